/** A text with its evidence marked; the quotes of the criterion that is looked at stand out. */
import type { Criterion, Verdict } from '../../../../shared/domain/match.ts';
import { quotesOf, segmentsOf } from '../../lib/evidence.ts';
import styles from './proofs.module.css';

interface MarkedTextProps {
  text: string;
  criteria: Criterion[];
  /** The criterion being looked at. */
  activeId: string | undefined;
}

export function MarkedText({ text, criteria, activeId }: MarkedTextProps) {
  const verdictOf = new Map<string, Verdict>(criteria.map(({ id, verdict }) => [id, verdict]));
  return segmentsOf(text, quotesOf({ criteria, knockouts: [] })).map(({ start, text: part, of }) => {
    if (of.length === 0) return part;
    const isActive = activeId !== undefined && of.includes(activeId);
    const verdict = verdictOf.get(isActive ? activeId : (of[0] ?? ''));
    return (
      <mark key={start} className={styles.proof} data-verdict={verdict} data-active={isActive || undefined}>
        {part}
      </mark>
    );
  });
}
