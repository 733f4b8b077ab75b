/** The people in their order, which follows every adjustment at once: percent, grade, and how far each has moved. */
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobCriteria, ReadCriterion } from '../../../../../shared/domain/job-criteria.ts';
import { isSuggested } from '../../../../../shared/domain/match.ts';
import { formatList } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { WeakLine } from '../kit/list/weak-line.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { useDelayed } from '../kit/use-delayed.ts';
import { DecisionWord, GradeFigure } from '../kit/words/state-words.tsx';
import styles from './ranking.module.css';
import { failedKnockouts, type Ranked } from './ranking.ts';
import { useSliding } from './use-sliding.ts';

/** Places gained or lost: an arrow, a number, and the words for those who see neither. */
function Move({ moved }: { moved: number }) {
  const { t } = useTranslation('admin-jobs');
  const direction = moved > 0 ? 'up' : 'down';
  return (
    <Cluster
      as="span"
      gap="1"
      inline
      wrap={false}
      className={`${styles.move} ${typeStyles.figures} ${textStyles.strong}`}
      data-direction={moved === 0 ? undefined : direction}
    >
      {moved !== 0 && (
        <>
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
            <path d={moved > 0 ? 'M5 1.5L9 8H1z' : 'M5 8.5L1 2h8z'} fill="currentColor" />
          </svg>
          <span aria-hidden="true">{Math.abs(moved)}</span>
          <span className={textStyles.visuallyHidden}>
            {t(`ranking.moved.${direction}`, { count: Math.abs(moved) })}
          </span>
        </>
      )}
    </Cluster>
  );
}

function Gained({ gained }: { gained: number }) {
  const { t, i18n } = useTranslation('admin-jobs');
  // Its place stays, so that percents stand under each other.
  if (gained === 0) return <span className={`${typeStyles.atRight} ${typeStyles.figures}`} />;
  const figure = new Intl.NumberFormat(i18n.language, { signDisplay: 'always' }).format(gained);
  return (
    <span className={`${textStyles.quiet} ${typeStyles.atRight} ${typeStyles.figures}`}>
      <span aria-hidden="true">{figure}</span>
      <span className={textStyles.visuallyHidden}>{t('ranking.points', { count: gained, figure })}</span>
    </span>
  );
}

interface PersonProps {
  person: Ranked;
  /** The knockouts that they fail, by name. */
  failed: string;
  /** From here on little fits. */
  isFirstWeak: boolean;
}

const Person = memo(({ person, failed, isFirstWeak }: PersonProps) => {
  const { t } = useTranslation(['admin-jobs', 'match']);
  const { match, rank, moved, gained, percent, grade } = person;
  return (
    <li className={styles.person} data-part="person" data-key={match.matchId}>
      {isFirstWeak && <WeakLine />}
      <span className={`${textStyles.quiet} ${typeStyles.figures} ${typeStyles.atRight}`}>{rank}</span>
      <Move moved={moved} />
      <Stack gap="1" className={styles.personName}>
        <RecordLink to={`/admin-panel/talents/${match.talentId}/matches/${match.matchId}`}>
          {match.talentName}
        </RecordLink>
        <UnconfirmedWord emailConfirmed={match.emailConfirmed !== false} />
        {failed && (
          <span
            className={`${adminArea.state} ${textStyles.alarm} ${typeStyles.tiny} ${typeStyles.wrapping}`}
            data-part="state"
          >
            <Icon name="cross" size={16} />
            {t('ranking.fails', { names: failed })}
          </span>
        )}
        {match.decision && (
          <span className={typeStyles.tiny}>
            <span className={textStyles.quiet}>{t('ranking.decided')}</span>{' '}
            <DecisionWord verdict={match.decision.verdict} />
          </span>
        )}
      </Stack>
      <Gained gained={gained} />
      <GradeFigure percent={percent} grade={grade} />
    </li>
  );
});

/** Said once the hand has come to rest, not with every step of a slider. */
function Summary({ ranking }: { ranking: readonly Ranked[] }) {
  const { t } = useTranslation('admin-jobs');
  const moving = useDelayed(ranking.filter(({ moved }) => moved !== 0).length);
  return (
    <p className={textStyles.quiet} role="status">
      {moving === 0 ? t('ranking.nobodyMoves', { count: ranking.length }) : t('ranking.someMove', { count: moving })}
    </p>
  );
}

interface RankingPeopleProps {
  ranking: readonly Ranked[];
  read: readonly ReadCriterion[];
  criteria: JobCriteria;
}

export function RankingPeople({ ranking, read, criteria }: RankingPeopleProps) {
  const list = useRef<HTMLOListElement>(null);
  const language = currentLanguage();
  useSliding(list, ranking);
  return (
    <>
      <Summary ranking={ranking} />
      <ol ref={list} className={styles.people}>
        {ranking.map((person, index) => {
          const failed = failedKnockouts(person.match, read, criteria).map(({ label }) => label[language]);
          const isFirstWeak = !isSuggested(person) && (index === 0 || isSuggested(ranking[index - 1] ?? person));
          return (
            <Person
              isFirstWeak={isFirstWeak}
              key={person.match.matchId}
              person={person}
              failed={formatList(failed, language)}
            />
          );
        })}
      </ol>
    </>
  );
}
