/** One result of an evaluation opened to its evidence, with the way to its neighbours. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Decision } from '../../../../../shared/domain/evaluation.ts';
import type { Match } from '../../../../../shared/domain/match.ts';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { talentQuery } from '../kit/records/talent-record.ts';
import styles from './evaluate.module.css';
import { MatchView } from './match-view.tsx';

/** Takes the focus when it was opened from a list, so that screen readers continue here. */
function ResultHeading({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.resultHeading} data-part="result-heading">
      {children}
    </h2>
  );
}

interface ResultDetailProps {
  match: Match;
  takesFocus?: boolean;
  onDecided: (decision: Decision) => void;
}

export function ResultDetail({ match, takesFocus = false, onDecided }: ResultDetailProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(talentQuery(match.talentId));
  const view = (talent: TalentDetail | undefined) => (
    <MatchView
      key={match.matchId}
      level={3}
      match={match}
      text={talent?.resumes.find(({ resumeId }) => resumeId === match.resumeId)?.text}
      heading={
        <ResultHeading takesFocus={takesFocus}>
          <Link to={`/admin-panel/talents/${match.talentId}`}>{match.talentName || t('application.nameless')}</Link>
          <UnconfirmedWord emailConfirmed={match.emailConfirmed !== false} />
        </ResultHeading>
      }
      onDecided={onDecided}
    />
  );
  // A person who was erased meanwhile has no text any more; what is on screen of the result stays readable.
  const gone = (error: unknown) => (isAppError(error) && error.kind === 'not-found' ? view(undefined) : undefined);
  return (
    <AsyncView query={query} skeleton={<Skeleton lines={12} />} refusal={gone}>
      {view}
    </AsyncView>
  );
}
