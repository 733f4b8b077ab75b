/** The criteria of a match as a list of buttons: looking at one lights up its quotes, pressing keeps them lit. */
import { useTranslation } from 'react-i18next';
import { type Criterion, type Knockout, type Match, VERDICTS } from '../../../../../shared/domain/match.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import '../../../ui/importance.css';
import './verdict-meanings.css';
import { CriterionWord, KnockoutWord } from '../state-words.tsx';
import { type Attention, AttentionButton } from './attention-button.tsx';
import { usePointWords } from './points.ts';

interface RowProps {
  criterion: Criterion;
  points: string;
  attention: Attention;
}

function CriterionRow({ criterion, points, attention }: RowProps) {
  const { t } = useTranslation(['admin', 'match']);
  const language = currentLanguage();
  const [first] = criterion.evidence;
  return (
    <AttentionButton id={criterion.id} attention={attention} className="criterion">
      <span className="criterion-head">
        <strong>{criterion.label[language]}</strong>
        <CriterionWord criterion={criterion} />
      </span>
      {first && <q className={`criterion-quote criterion-quote-${criterion.verdict}`}>{first.quote.trim()}</q>}
      <span className="criterion-note">
        {criterion.note[language]}
        {criterion.verdict === 'unclear' && ` ${t('match:noHarm')}`}
      </span>
      <span className="criterion-weight">
        <span className={`importance importance-${criterion.importance}`}>
          {t(`importance.${criterion.importance}`)}
        </span>{' '}
        {points}
        {criterion.evidence.length > 0 && ` · ${t('match.quotes', { count: criterion.evidence.length })}`}
      </span>
    </AttentionButton>
  );
}

interface ListProps {
  match: Pick<Match, 'percent' | 'criteria'>;
  attention: Attention;
}

export function CriterionList({ match, attention }: ListProps) {
  const { ofMost } = usePointWords(match);
  return (
    <ul className="criteria">
      {match.criteria.map((criterion) => (
        <li key={criterion.id}>
          <CriterionRow criterion={criterion} points={ofMost(criterion)} attention={attention} />
        </li>
      ))}
    </ul>
  );
}

/** What each verdict means, for whoever asks. */
export function VerdictMeanings() {
  const { t } = useTranslation('match');
  return (
    <details className="verdict-meanings">
      <summary>{t('meaning.title')}</summary>
      <dl>
        {VERDICTS.map((verdict) => (
          <div key={verdict}>
            <dt>
              <CriterionWord criterion={{ id: '', verdict, score: 0 }} />
            </dt>
            <dd>{t(`meaning.${verdict}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function KnockoutList({ knockouts, attention }: { knockouts: readonly Knockout[]; attention: Attention }) {
  const language = currentLanguage();
  return (
    <ul className="criteria">
      {knockouts.map((knockout) => (
        <li key={knockout.id}>
          <AttentionButton id={knockout.id} attention={attention} className="criterion">
            <span className="criterion-head">
              <span>{knockout.note[language]}</span>
              <KnockoutWord status={knockout.status} />
            </span>
          </AttentionButton>
        </li>
      ))}
    </ul>
  );
}
