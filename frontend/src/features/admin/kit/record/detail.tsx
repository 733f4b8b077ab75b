/** One label and its value in the head of a record. */
import type { ReactNode } from 'react';
import { Stack } from '../../../../ui/layout.tsx';
import typeStyles from '../../../../ui/type.module.css';

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <dt className={typeStyles.fine}>{label}</dt>
      <dd className={typeStyles.breaking}>{children}</dd>
    </Stack>
  );
}
