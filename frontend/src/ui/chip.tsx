/** Small labels: a plain one for a fact, a removable one for a choice that is on. */
import type { ReactNode } from 'react';
import fieldStyles from './fields.module.css';
import { Icon } from './icons.tsx';

export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className={fieldStyles.chip} data-part="chip">
      {children}
    </span>
  );
}

/** `removeLabel` says what pressing does, for those who cannot see the cross. */
export function RemovableChip(props: { children: ReactNode; removeLabel: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={`${fieldStyles.chip} ${fieldStyles.chipRemovable}`}
      data-part="chip chip-removable"
      aria-label={props.removeLabel}
      onClick={props.onRemove}
    >
      {props.children}
      <Icon name="cross" size={16} />
    </button>
  );
}
