/** One address, two pages: recruiters see the review, everyone else their own application. */
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '../lib/session.ts';

export function OwnOrReview({ children }: { children: ReactNode }) {
  const { id = '' } = useParams();
  const session = useSession();
  return session?.admin ? <Navigate to={`/admin-panel/applications/${encodeURIComponent(id)}`} replace /> : children;
}
