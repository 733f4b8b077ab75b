/** The one way in which applications change their stage on a screen: rejecting asks first, everything else can be undone. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../shared/domain/application.ts';
import { useMove } from '../use-move.ts';
import {
  APPLICATIONS_KEY,
  applicantName,
  applicationQuery,
  refreshApplications,
  type Stage,
  updateApplication,
} from './application-queries.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useBulkMove } from './use-bulk-move.ts';

export type MoveStage = (applications: readonly Application[], stage: Stage) => void;

interface StageMovesState {
  move: MoveStage;
  /** Where an application is on its way to. */
  pendingOf: (applicationId: string) => Stage | undefined;
  isBulkMoving: boolean;
}

const StageMovesContext = createContext<StageMovesState | null>(null);

export function useStageMoves(): StageMovesState {
  const moves = use(StageMovesContext);
  if (!moves) throw new Error('A stage is changed outside of StageMoves');
  return moves;
}

function useMoveOne() {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useMove<Application>({
    key: APPLICATIONS_KEY,
    field: 'stage',
    keyOf: ({ applicationId }) => applicationId,
    order: (a, b) => b.submittedAt.localeCompare(a.submittedAt),
    nameOf: applicantName,
    save: ({ applicationId, version }, to, reason) =>
      updateApplication(applicationId, { version, stage: to as Stage, ...(reason && { reason }) }),
    fetchFresh: ({ applicationId }) => client.fetchQuery({ ...applicationQuery(applicationId), staleTime: 0 }),
    refresh: () => refreshApplications(client),
    words: 'admin:stage',
    labelOf: (stage) => t(`stages.${stage}`),
  });
}

export function StageMoves({ children }: { children: ReactNode }) {
  const one = useMoveOne();
  const many = useBulkMove();
  const [asked, setAsked] = useState<readonly Application[] | null>(null);
  const go = (applications: readonly Application[], stage: Stage, reason?: string) => {
    const [only, ...others] = applications;
    if (others.length > 0) many.mutate({ applications, stage, reason });
    else if (only) one.mutate({ row: only, to: stage, reason });
  };
  const move: MoveStage = (applications, stage) => {
    const concerned = applications.filter((application) => application.stage !== stage);
    if (stage === 'rejected' && concerned.length > 0) setAsked(concerned);
    else go(concerned, stage);
  };
  const pendingOf = (applicationId: string) =>
    one.isPending && one.variables.row.applicationId === applicationId ? (one.variables.to as Stage) : undefined;
  const reject = (reason: string) => {
    if (asked) go(asked, 'rejected', reason);
    setAsked(null);
  };
  return (
    <StageMovesContext value={{ move, pendingOf, isBulkMoving: many.isPending }}>
      {children}
      <RejectDialog applications={asked} onReject={reject} onClose={() => setAsked(null)} />
    </StageMovesContext>
  );
}
