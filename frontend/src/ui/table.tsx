/** A table with a line below each row; on phones a row becomes a block, or a label above its two values. */
import type { ComponentPropsWithRef } from 'react';
import styles from './table.module.css';

const ON_PHONES = { rows: undefined, blocks: styles.blocks, pairs: styles.pairs };

interface TableProps extends ComponentPropsWithRef<'table'> {
  /** What a row becomes where there is no room. A cell's `data-label` then says which column it is. */
  phone?: keyof typeof ON_PHONES;
  /** All but the first column are numbers. */
  figures?: boolean;
  /** Columns are as wide as their share, whatever is in them. */
  even?: boolean;
}

export function Table({ phone = 'rows', figures = false, even = false, className, ...rest }: TableProps) {
  const names = [styles.table, ON_PHONES[phone], figures && styles.figures, even && styles.even, className];
  return <table className={names.filter(Boolean).join(' ')} {...rest} />;
}
