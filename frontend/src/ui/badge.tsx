/** A small word on a tint beside a name or a value, such as “edited”: a state to notice, not an action. */
import type { ReactNode } from 'react';
import { Box } from './layout.tsx';
import typeStyles from './type.module.css';

export function Badge({ children }: { children: ReactNode }) {
  return (
    <Box
      as="span"
      pad="badge"
      surface="claimed-tint"
      radius="xs"
      place="start"
      className={typeStyles.micro}
      data-part="edited"
    >
      {children}
    </Box>
  );
}
