/** The way from a record back to its list. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="back-link">
      <Icon name="back" size={16} />
      {children}
    </Link>
  );
}
