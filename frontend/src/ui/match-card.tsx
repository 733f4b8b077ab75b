/** A match as a person can check it: each criterion with its verdict and the words of the resume that prove it. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Criterion, Knockout, Match, Verdict } from '../../../shared/domain/match.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { Icon, type IconName } from './icon.tsx';
import { MatchFigure } from './match-figure.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import './match.css';

/** The parts of a match that the card shows; stored matches have them all. */
export type ShownMatch = Pick<
  Match,
  'jobTitle' | 'company' | 'grade' | 'percent' | 'confidence' | 'criteria' | 'knockouts' | 'summary'
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

function Quotes({ evidence }: Pick<Criterion, 'evidence'>) {
  if (evidence.length === 0) return null;
  // One place may prove two sides of a criterion; it is read once.
  const places = new Map(evidence.map(({ quote, start, end }) => [`${start} ${end}`, quote]));
  return (
    <ul className="quotes">
      {[...places].map(([place, quote]) => (
        <li key={place}>
          <q className="quote">{quote.trim()}</q>
        </li>
      ))}
    </ul>
  );
}

function CriterionRow({ criterion }: { criterion: Criterion }) {
  const { t } = useTranslation('site');
  const language = currentLanguage();
  const weight = Math.round(criterion.weight * 100);
  return (
    <li className="criterion">
      <div className="criterion-head">
        <strong>{criterion.label[language]}</strong>
        <VerdictBadge verdict={criterion.verdict} />
      </div>
      <Quotes evidence={criterion.evidence} />
      <p className="criterion-facts">
        {criterion.note[language]}{' '}
        <span className="criterion-weight">
          {t(`match.${criterion.importance}`)} · {t('match.weight', { percent: weight })}
        </span>
      </p>
    </li>
  );
}

const KNOCKOUT_ICON: Record<Knockout['status'], IconName> = { passed: 'check', failed: 'cross', unclear: 'question' };

function Knockouts({ knockouts }: { knockouts: Knockout[] }) {
  const { t } = useTranslation('site');
  const language = currentLanguage();
  if (knockouts.length === 0) return null;
  return (
    <div className="knockouts">
      <h4>{t('match.knockouts')}</h4>
      <ul>
        {knockouts.map(({ id, status, note }) => (
          <li key={id} className={`knockout knockout-${status}`}>
            <Icon name={KNOCKOUT_ICON[status]} size={18} />
            <span>
              <strong>{t(`match.knockout.${status}`)}.</strong> {note[language]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Good news first, then what could be said more clearly, then what is missing; the heaviest first in each. */
const ORDER: readonly Verdict[] = ['met', 'claimed', 'unclear', 'missing'];

function inOrder(criteria: Criterion[]): Criterion[] {
  return criteria.toSorted(
    (one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict) || other.weight - one.weight,
  );
}

function Tally({ criteria }: Pick<ShownMatch, 'criteria'>) {
  const { t } = useTranslation('site');
  const counted = ORDER.map((verdict) => ({
    verdict,
    count: criteria.filter((one) => one.verdict === verdict).length,
  }));
  return (
    <ul className="tally">
      {counted
        .filter(({ count }) => count > 0)
        .map(({ verdict, count }) => (
          <li key={verdict} className={`tally-${verdict}`}>
            {t(`match.count.${verdict}`, { count })}
          </li>
        ))}
    </ul>
  );
}

function CriteriaList({ criteria }: Pick<ShownMatch, 'criteria'>) {
  if (criteria.length === 0) return null;
  return (
    <ul className="criteria">
      {criteria.map((criterion) => (
        <CriterionRow key={criterion.id} criterion={criterion} />
      ))}
    </ul>
  );
}

function Criteria({ criteria, shown }: Pick<ShownMatch, 'criteria'> & { shown: number }) {
  const { t } = useTranslation('site');
  const ordered = inOrder(criteria);
  const rest = ordered.slice(shown);
  return (
    <div>
      <CriteriaList criteria={ordered.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="more-criteria">
          <summary>{t(shown === 0 ? 'match.allCriteria' : 'match.moreCriteria', { count: rest.length })}</summary>
          <CriteriaList criteria={rest} />
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
    <article className="card match-card">
      <header className="match-head">
        <div>
          <h3>{to ? <Link to={to}>{heading}</Link> : heading}</h3>
          <p className="quiet">{match.company}</p>
        </div>
        <MatchFigure percent={match.percent} grade={match.grade} />
      </header>
      <div className="match-summary">
        <Tally criteria={match.criteria} />
        <p>{match.summary[currentLanguage()]}</p>
      </div>
      <Knockouts knockouts={match.knockouts} />
      <Criteria criteria={match.criteria} shown={shownCriteria} />
      <p className="quiet match-confidence">{t('match.confidence', { percent: confidence })}</p>
    </article>
  );
}
