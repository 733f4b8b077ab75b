/** The criteria of a match as a list of buttons: looking at one lights up its quotes, pressing keeps them lit. */
import { useTranslation } from 'react-i18next';
import type { Criterion, Knockout } from '../../../../../shared/domain/match.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { KnockoutWord, VerdictWord } from '../state-words.tsx';
import { type Attention, AttentionButton } from './attention-button.tsx';
import { usePointWords } from './points.ts';

function CriterionRow({ criterion, attention }: { criterion: Criterion; attention: Attention }) {
  const { t } = useTranslation('admin');
  const language = currentLanguage();
  const points = usePointWords();
  return (
    <AttentionButton id={criterion.id} attention={attention} className="criterion">
      <span className="criterion-head">
        <strong>{criterion.label[language]}</strong>
        <VerdictWord verdict={criterion.verdict} />
      </span>
      <span className="criterion-note">{criterion.note[language]}</span>
      <span className="criterion-weight">
        {t(`importance.${criterion.importance}`)} · {points(criterion)}
        {criterion.evidence.length > 0 && ` · ${t('match.quotes', { count: criterion.evidence.length })}`}
      </span>
    </AttentionButton>
  );
}

export function CriterionList({ criteria, attention }: { criteria: readonly Criterion[]; attention: Attention }) {
  return (
    <ul className="criteria">
      {criteria.map((criterion) => (
        <li key={criterion.id}>
          <CriterionRow criterion={criterion} attention={attention} />
        </li>
      ))}
    </ul>
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
