/** A match as a person can check it: each criterion with its verdict and the words of the resume that prove it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Criterion, Knockout, Match, Verdict } from '../../../shared/domain/match.ts';
import { formatNumber } from '../lib/format.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { FactCheck } from './fact-check.tsx';
import fieldStyles from './fields.module.css';
import { Icon, type IconName } from './icons.tsx';
import styles from './importance.module.css';
import { Box, Cluster, Stack, Toolbar } from './layout.tsx';
import matchStyles from './match.module.css';
import { MatchFigure } from './match-figure.tsx';
import matchGroups from './match-groups.module.css';
import { type Share, sharesOf } from './match-shares.ts';
import { ShareBar } from './share-bar.tsx';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';
import { VerdictBadge } from './verdict-badge.tsx';
import { isOfWholeTexts, VerdictText } from './verdict-text.tsx';

/** The parts of a match that the card shows; stored matches have them all. */
export type ShownMatch = Pick<
  Match,
  'jobTitle' | 'company' | 'grade' | 'percent' | 'confidence' | 'criteria' | 'knockouts' | 'summary' | 'counterfactual'
>;

interface MatchCardProps {
  match: ShownMatch;
  /** Says who the match is of; by default the job. */
  title?: string;
  /** Where the heading leads, if anywhere. */
  to?: string;
  /** How many criteria are open at once, the proven first; by default all. */
  shownCriteria?: number;
}

function Quotes({ criterion: { evidence, verdict } }: { criterion: Criterion }) {
  if (evidence.length === 0) return null;
  // One place may prove two sides of a criterion; it is read once.
  const places = new Map(evidence.map(({ quote, start, end }) => [`${start} ${end}`, quote]));
  return (
    <Stack as="ul" gap="2" pad="block1">
      {[...places].map(([place, quote]) => (
        <li key={place}>
          <q className={styles.criterionQuote} data-verdict={verdict} data-part="criterion-quote">
            {quote.trim()}
          </q>
        </li>
      ))}
    </Stack>
  );
}

/** Points as whole numbers; below one, with a tenth. */
function shortNumber(points: number): string {
  return formatNumber(points < 1 ? Math.round(points * 10) / 10 : Math.round(points), currentLanguage());
}

function CriterionRow({ criterion, share }: { criterion: Criterion; share: Share | undefined }) {
  const { t } = useTranslation('match');
  const language = currentLanguage();
  const { gained = 0, lacking = 0 } = share ?? {};
  const points = { points: shortNumber(gained), of: shortNumber(gained + lacking) };
  return (
    <Stack as="li" gap="1" pad="block3" rule="above" data-part="criterion">
      <Toolbar gap="3" align="baseline" wrap={false}>
        <strong className={typeStyles.breaking}>{criterion.label[language]}</strong>
        <Box as="span" place="rigid" className={`${textStyles.note} ${typeStyles.figures}`}>
          {t('points', points)}
        </Box>
      </Toolbar>
      <Cluster as="p" gap="1 4" className={textStyles.small}>
        <span className={styles.importance} data-importance={criterion.importance}>
          {t(`importance.${criterion.importance}`)}
        </span>
        <VerdictText criterion={criterion} />
      </Cluster>
      <Quotes criterion={criterion} />
      <p className={`${textStyles.note} ${typeStyles.breaking}`}>{criterion.note[language]}</p>
    </Stack>
  );
}

const KNOCKOUT_ICON: Record<Knockout['status'], IconName> = { passed: 'check', failed: 'cross', unclear: 'question' };

function Knockouts({ knockouts }: { knockouts: Knockout[] }) {
  const { t } = useTranslation('site');
  const language = currentLanguage();
  if (knockouts.length === 0) return null;
  return (
    <Stack gap="2" pad="l" surface="paper-2" radius="m" className={textStyles.small}>
      <h4 className={textStyles.small}>{t('match.knockouts')}</h4>
      <Stack as="ul" gap="2">
        {knockouts.map(({ id, status, note }) => (
          <Cluster
            as="li"
            gap="2"
            align="stretch"
            wrap={false}
            key={id}
            className={matchStyles.knockout}
            data-status={status}
          >
            <Icon name={KNOCKOUT_ICON[status]} size={18} />
            <span>
              <strong>{t(`match.knockout.${status}`)}.</strong> {note[language]}
            </span>
          </Cluster>
        ))}
      </Stack>
    </Stack>
  );
}

/** Good news first, then what could be said more clearly, then what is missing; the heaviest first in each. Whole texts come last. */
const ORDER: readonly Verdict[] = ['met', 'claimed', 'unclear', 'missing'];

function inOrder(criteria: Criterion[]): Criterion[] {
  return criteria.toSorted(
    (one, other) =>
      Number(isOfWholeTexts(one)) - Number(isOfWholeTexts(other)) ||
      ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict) ||
      other.weight - one.weight,
  );
}

function Tally({ criteria }: Pick<ShownMatch, 'criteria'>) {
  const { t } = useTranslation('site');
  const counted = ORDER.map((verdict) => ({
    verdict,
    count: criteria.filter((one) => one.verdict === verdict && !isOfWholeTexts(one)).length,
  }));
  return (
    <Cluster
      as="ul"
      gap="1 4"
      align="stretch"
      className={`${matchStyles.tally} ${textStyles.small} ${textStyles.strong}`}
      data-part="tally"
    >
      {counted
        .filter(({ count }) => count > 0)
        .map(({ verdict, count }) => (
          <li key={verdict} data-verdict={verdict}>
            {t(`match.count.${verdict}`, { count })}
          </li>
        ))}
    </Cluster>
  );
}

interface CriteriaListProps {
  criteria: readonly Criterion[];
  shares: ReadonlyMap<string, Share>;
}

interface GroupProps extends CriteriaListProps {
  title: ReactNode;
  meaning: string;
}

function Group({ title, meaning, criteria, shares }: GroupProps) {
  if (criteria.length === 0) return null;
  return (
    <section className={matchGroups.criteriaGroup}>
      <h4>{title}</h4>
      <p className={textStyles.quiet} data-part="quiet">
        {meaning}
      </p>
      <ul data-part="criteria">
        {criteria.map((criterion) => (
          <CriterionRow key={criterion.id} criterion={criterion} share={shares.get(criterion.id)} />
        ))}
      </ul>
    </section>
  );
}

/** Criteria of one verdict under what it means; those on the texts as wholes are of a kind of their own. */
function CriteriaList({ criteria, shares }: CriteriaListProps) {
  const { t } = useTranslation('match');
  return (
    <>
      {ORDER.map((verdict) => (
        <Group
          key={verdict}
          title={<VerdictBadge verdict={verdict} />}
          meaning={t(`meaning.${verdict}`, { context: 'own' })}
          criteria={criteria.filter((one) => one.verdict === verdict && !isOfWholeTexts(one))}
          shares={shares}
        />
      ))}
      <Group
        title={t('whole.title')}
        meaning={t('whole.meaning', { context: 'own' })}
        criteria={criteria.filter(isOfWholeTexts)}
        shares={shares}
      />
    </>
  );
}

function Criteria({ match, shown }: { match: ShownMatch; shown: number }) {
  const { t } = useTranslation('site');
  const shares = new Map(sharesOf(match).map((share) => [share.criterion.id, share]));
  const ordered = inOrder(match.criteria);
  const rest = ordered.slice(shown);
  return (
    <div>
      <CriteriaList criteria={ordered.slice(0, shown)} shares={shares} />
      {rest.length > 0 && (
        <details data-part="more-criteria">
          <Box as="summary" pad="block3" rule="above" className={`${typeStyles.accent} ${textStyles.strong}`}>
            {t(shown === 0 ? 'match.allCriteria' : 'match.moreCriteria', { count: rest.length })}
          </Box>
          <CriteriaList criteria={rest} shares={shares} />
        </details>
      )}
    </div>
  );
}

export function MatchCard({ match, title, to, shownCriteria = Number.POSITIVE_INFINITY }: MatchCardProps) {
  const { t } = useTranslation('site');
  const heading = title ?? match.jobTitle;
  const confidence = Math.round(match.confidence * 100);
  return (
    <Stack as="article" gap="5" pad="card" className={fieldStyles.card} data-part="match-card">
      <Toolbar as="header" gap="4 6" align="start" className={matchStyles.matchHead}>
        <div>
          <h3>{to ? <Link to={to}>{heading}</Link> : heading}</h3>
          <p className={textStyles.quiet} data-part="quiet">
            {match.company}
          </p>
        </div>
        <MatchFigure percent={match.percent} grade={match.grade} hasBar={false} />
      </Toolbar>
      <Stack gap="3">
        <ShareBar match={match} isBrief={shownCriteria === 0} />
        <Tally criteria={match.criteria} />
        <p>{match.summary[currentLanguage()]}</p>
      </Stack>
      <Knockouts knockouts={match.knockouts} />
      <Criteria match={match} shown={shownCriteria} />
      <FactCheck counterfactual={match.counterfactual} isOwn />
      <p className={`${textStyles.quiet} ${textStyles.small}`} data-part="quiet">
        {t('match.confidence', { percent: confidence })}
      </p>
    </Stack>
  );
}
