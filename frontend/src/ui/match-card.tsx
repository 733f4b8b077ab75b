/** A match as a person can check it: each criterion with its verdict and the words of the resume that prove it. */
import { useTranslation } from 'react-i18next';
import type { Criterion, Knockout, Match } from '../../../shared/domain/match.ts';
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
}

function Quotes({ evidence }: Pick<Criterion, 'evidence'>) {
  if (evidence.length === 0) return null;
  return (
    <ul className="quotes">
      {evidence.map(({ quote, start }) => (
        <li key={start}>
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
      <p className="criterion-facts">
        {t(`match.${criterion.importance}`)} · {t('match.weight', { percent: weight })}
      </p>
      <Quotes evidence={criterion.evidence} />
      <p className="criterion-note">{criterion.note[language]}</p>
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

export function MatchCard({ match, title }: MatchCardProps) {
  const { t } = useTranslation('site');
  const confidence = Math.round(match.confidence * 100);
  return (
    <article className="card match-card">
      <header className="match-head">
        <div>
          <h3>{title ?? match.jobTitle}</h3>
          <p className="quiet">{match.company}</p>
        </div>
        <MatchFigure percent={match.percent} grade={match.grade} />
      </header>
      <p>{match.summary[currentLanguage()]}</p>
      <Knockouts knockouts={match.knockouts} />
      <ul className="criteria">
        {match.criteria.map((criterion) => (
          <CriterionRow key={criterion.id} criterion={criterion} />
        ))}
      </ul>
      <p className="quiet match-confidence">{t('match.confidence', { percent: confidence })}</p>
    </article>
  );
}
