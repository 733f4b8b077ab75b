/** The criteria of a match as a list of buttons: looking at one lights up its quotes, pressing keeps them lit. */
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criterion, Knockout } from '../../../../../shared/domain/match.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { KnockoutWord, VerdictWord } from '../state-words.tsx';
import { usePointWords } from './points.ts';

/** What is looked at now, and what stays lit when nothing is. */
export interface Attention {
  look: (id: string | null) => void;
  pin: (id: string | null) => void;
  pinned: string | null;
}

interface RowProps {
  id: string;
  attention: Attention;
  children: React.ReactNode;
}

function AttentionButton({ id, attention: { look, pin, pinned }, children }: RowProps) {
  const unpinOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') pin(null);
  };
  return (
    <button
      type="button"
      className="criterion"
      aria-pressed={pinned === id}
      onMouseEnter={() => look(id)}
      onMouseLeave={() => look(null)}
      onFocus={() => look(id)}
      onBlur={() => look(null)}
      onClick={() => pin(pinned === id ? null : id)}
      onKeyDown={unpinOnEscape}
    >
      {children}
    </button>
  );
}

function CriterionRow({ criterion, attention }: { criterion: Criterion; attention: Attention }) {
  const { t } = useTranslation('admin');
  const language = currentLanguage();
  const points = usePointWords();
  return (
    <AttentionButton id={criterion.id} attention={attention}>
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
          <AttentionButton id={knockout.id} attention={attention}>
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
