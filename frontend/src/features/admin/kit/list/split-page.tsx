/** A list with the open record beside it, or in its place on narrow screens. */
import type { ReactNode } from 'react';
import { Box, Stack, Toolbar } from '../../../../ui/layout.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import textStyles from '../../../../ui/text.module.css';
import styles from './split.module.css';
import { useFocusOnReturn, useIsSplit } from './use-split.ts';

interface SplitPageProps {
  title: string;
  /** Of the record that is open. */
  id: string | undefined;
  /** Beside the title of the list. */
  action?: ReactNode;
  list: ReactNode;
  record: (id: string) => ReactNode;
}

export function SplitPage({ title, id, action, list, record }: SplitPageProps) {
  const isSplit = useIsSplit();
  const isOpen = id !== undefined;
  useFocusOnReturn(id);
  return (
    <div className={styles.split} data-part="split" data-open={isOpen || undefined}>
      {(!isOpen || isSplit) && (
        <Stack gap="4" className={styles.splitList}>
          <Toolbar as="header" gap="4 6" align="end" data-part="screen-head">
            {isOpen ? <h2 className={textStyles.figureHuge}>{title}</h2> : <PageHeading>{title}</PageHeading>}
            {action}
          </Toolbar>
          {list}
        </Stack>
      )}
      {isOpen && (
        <Box place="shrink" className={styles.splitRecord} data-part="split-record">
          {record(id)}
        </Box>
      )}
    </div>
  );
}
