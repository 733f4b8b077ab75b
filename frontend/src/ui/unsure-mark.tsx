/** Marks a field of a reading that a person should check: an icon and words, never colour alone. */
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import textStyles from './text.module.css';
import styles from './unsure-mark.module.css';

interface UnsureMarkProps {
  /** The field's name: shown where nothing was read, and else for screen readers only. */
  field?: string;
  isEmpty?: boolean;
  children: ReactNode;
}

export function UnsureMark({ field, isEmpty = false, children }: UnsureMarkProps) {
  return (
    <>
      {' '}
      <span className={styles.unsureMark} data-part="unsure-mark">
        <Icon name="question" size={14} />
        <span>
          {field && (
            <span className={isEmpty ? undefined : textStyles.visuallyHidden} data-hidden={!isEmpty || undefined}>
              {field}:{' '}
            </span>
          )}
          {children}
        </span>
      </span>
    </>
  );
}

/** How many fields a reading asks to check: first and last name are shown as one. */
export function unsureCount(unsure: readonly string[]): number {
  return new Set(unsure.map((key) => (key === 'lastName' ? 'firstName' : key))).size;
}
