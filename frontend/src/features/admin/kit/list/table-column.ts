/** What a list says about each of its columns. */
import type { ReactNode } from 'react';
import type { Order } from './list-address.ts';

export interface Column<Row> {
  key: string;
  label: string;
  /** Aligned to the right, digits under digits. */
  numeric?: boolean;
  /** The API's name for sorting by it; with it the head is a button. */
  sort?: string;
  /** The direction that comes first; ascending unless said. */
  firstOrder?: Order;
  /** Tables on screens below 900 px (`medium`) or 1280 px (`wide`) leave it out; cards on phones show everything. */
  hideBelow?: 'medium' | 'wide';
  /** Its share of the width beside the others; 1 unless said, 1.6 for the first column. */
  share?: number;
  cell: (row: Row) => ReactNode;
}

type Looks = Pick<Column<never>, 'numeric' | 'hideBelow'>;

/** What the styles of every cell of a column go by. */
export function looksOf({ numeric, hideBelow }: Looks): { 'data-numeric'?: true; 'data-from'?: Looks['hideBelow'] } {
  return { 'data-numeric': numeric || undefined, 'data-from': hideBelow };
}

const FIRST_SHARE = 1.6;

/** The widths of the columns in percent of all, in their order. */
export function widthsOf(columns: readonly Pick<Column<never>, 'share'>[]): number[] {
  const shares = columns.map(({ share }, index) => share ?? (index === 0 ? FIRST_SHARE : 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (100 * share) / whole);
}
