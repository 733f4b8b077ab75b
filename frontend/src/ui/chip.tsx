/** Small labels: a plain one for a fact, a removable one for a choice that is on. */
import type { ReactNode } from 'react';
import styles from './controls.module.css';
import { Icon } from './icon.tsx';

export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className={styles.chip} data-part="chip">
      {children}
    </span>
  );
}

/** `removeLabel` says what pressing does, for those who cannot see the cross. */
export function RemovableChip(props: { children: ReactNode; removeLabel: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.chipRemovable}`}
      data-part="chip chip-removable"
      aria-label={props.removeLabel}
      onClick={props.onRemove}
    >
      {props.children}
      <Icon name="cross" size={16} />
    </button>
  );
}
