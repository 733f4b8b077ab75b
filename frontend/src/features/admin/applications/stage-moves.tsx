/**
 * The one way in which applications change their stage on a screen: rejecting asks first, and so does every move while
 * people are written to; everything else can be undone.
 */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../shared/domain/application.ts';
import { type MoveWords, useMove } from '../kit/board/use-move.ts';
import { APPLICATIONS_KEY, refreshApplications, updateApplication } from '../kit/records/application-record.ts';
import { applicantName, applicationQuery, type Stage } from './application-queries.ts';
import { type AskedMove, MoveDialog } from './move-dialog.tsx';
import { canBeEmailed } from './notify-fields.tsx';
import { useBulkMove } from './use-bulk-move.ts';

export type MoveStage = (applications: readonly Application[], stage: Stage) => void;

interface StageMovesState {
  move: MoveStage;
  /** The stage that an application is being moved to. */
  pendingOf: (applicationId: string) => Stage | undefined;
  isBulkMoving: boolean;
  /** Whether moves ask for the e-mail to the person; kept on this device. */
  notifies: boolean;
  setNotifies: (notifies: boolean) => void;
}

const NOTIFIES_KEY = 'encaje.tell-applicants';

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
    save: ({ applicationId, version }, to, words) =>
      updateApplication(applicationId, { version, stage: to as Stage, ...words }),
    fetchFresh: ({ applicationId }) => client.fetchQuery({ ...applicationQuery(applicationId), staleTime: 0 }),
    refresh: () => refreshApplications(client),
    words: 'admin:stage',
    labelOf: (stage) => t(`stages.${stage}`),
  });
}

export function StageMoves({ children }: { children: ReactNode }) {
  const one = useMoveOne();
  const many = useBulkMove();
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [notifies, setNotifiesHere] = useState(() => localStorage.getItem(NOTIFIES_KEY) === 'yes');
  const setNotifies = (next: boolean) => {
    setNotifiesHere(next);
    localStorage.setItem(NOTIFIES_KEY, next ? 'yes' : 'no');
  };
  const go = ({ applications, stage }: AskedMove, words?: MoveWords) => {
    const [only, ...others] = applications;
    if (others.length > 0) many.mutate({ applications, stage, words });
    else if (only) one.mutate({ row: only, to: stage, words });
  };
  const move: MoveStage = (applications, stage) => {
    const concerned = { applications: applications.filter((application) => application.stage !== stage), stage };
    const isAsked = stage === 'rejected' || (notifies && concerned.applications.some(canBeEmailed));
    if (isAsked && concerned.applications.length > 0) setAsked(concerned);
    else go(concerned);
  };
  const pendingOf = (applicationId: string) =>
    one.isPending && one.variables.row.applicationId === applicationId ? (one.variables.to as Stage) : undefined;
  const answer = (words: MoveWords) => {
    if (asked) go(asked, words);
    setAsked(null);
  };
  return (
    <StageMovesContext value={{ move, pendingOf, isBulkMoving: many.isPending, notifies, setNotifies }}>
      {children}
      <MoveDialog asked={asked} notifies={notifies} onMove={answer} onClose={() => setAsked(null)} />
    </StageMovesContext>
  );
}
