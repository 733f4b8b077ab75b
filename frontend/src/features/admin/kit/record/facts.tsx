/** Names and values of a record, one pair per line; values that are absent are left out. */
import type { ReactNode } from 'react';
import { Stack } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import styles from '../admin-area.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack as="dl" gap="2" place="full" className={styles.facts} data-part="facts">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt className={textStyles.quiet}>{label}</dt>
            <dd className={typeStyles.breaking}>{value}</dd>
          </div>
        ))}
    </Stack>
  );
}
