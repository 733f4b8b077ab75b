/** The one table of the panel: a sticky head that sorts, rows of 40 px to walk and select, and on phones each row a card. */
import { Table, TableBody } from '@aws-amplify/ui-react';
import { Fragment, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../ui/layout.tsx';
import styles from './list.module.css';
import { useRowKeys } from './row-keys.ts';
import { type RowWindow, useRowWindow } from './row-window.ts';
import type { Selection } from './selection.ts';
import { type Column, looksOf, widthsOf } from './table-column.ts';
import { CardTools, Head, type Sorted } from './table-head.tsx';
import { BodyRow } from './table-row.tsx';
import { useIsNarrow } from './use-narrow.ts';
import weakLine from './weak-line.module.css';

export type { Column } from './table-column.ts';

/** Browsers take it for all there are. */
const MOST_COLUMNS = 100;

interface DataTableProps<Row> {
  /** Says what the table lists, for screen readers. */
  caption: string;
  /** The first column names the row and holds its link. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Number of rows, including those not fetched yet; -1 if unknown. */
  total?: number;
  /** How the API sorts unless asked otherwise. */
  defaultSort?: Sorted;
  /** With both, each row has a checkbox; one without a name cannot be selected. */
  selection?: Selection;
  nameOf?: (row: Row) => string;
  /** What stands across the table before the first row that it is true of. */
  divider?: { isBelow: (row: Row) => boolean; line: ReactNode };
  /** The list that its screen is about: j, k, x and Escape work wherever the focus is. */
  isMain?: boolean;
}

/** Selects one row, or with Shift all between it and the one before; the function stays the same. */
function useSelect<Row>({ rows, keyOf, selection, nameOf }: DataTableProps<Row>) {
  const latest = useRef({ rows, keyOf, selection, nameOf });
  const anchor = useRef(0);
  useEffect(() => {
    latest.current = { rows, keyOf, selection, nameOf };
  });
  return useCallback((index: number, isRange: boolean) => {
    const now = latest.current;
    const row = now.rows[index];
    if (row === undefined || !now.selection) return;
    const canBe = (one: Row) => now.nameOf?.(one) !== '';
    const isOn = !now.selection.keys.has(now.keyOf(row));
    const [from, to] = isRange ? [Math.min(anchor.current, index), Math.max(anchor.current, index)] : [index, index];
    anchor.current = index;
    now.selection.set(
      now.rows
        .slice(from, to + 1)
        .filter(canBe)
        .map(now.keyOf),
      isOn,
    );
  }, []);
}

/** The checkbox for all rows, where rows can be selected; with no words where not all of them can be. */
function useAll<Row>({ rows, keyOf, selection, nameOf }: DataTableProps<Row>) {
  const { t } = useTranslation('admin');
  if (!selection || !nameOf) return undefined;
  const keys = rows.filter((row) => nameOf(row) !== '').map(keyOf);
  return {
    label: selection.most < Number.POSITIVE_INFINITY ? undefined : t('list.selectAll'),
    isAll: keys.length > 0 && keys.every((key) => selection.keys.has(key)),
    isSome: keys.some((key) => selection.keys.has(key)),
    onChange: (isOn: boolean) => selection.set(keys, isOn),
  };
}

/** A line across all columns, which is no row of the list. */
function Divider({ children }: { children: ReactNode }) {
  return (
    <tr className={weakLine.weakRow}>
      <td colSpan={MOST_COLUMNS}>{children}</td>
    </tr>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr className={styles.spacer} aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );
}

interface RowsProps<Row> {
  table: DataTableProps<Row>;
  rowWindow: RowWindow;
  isSelectable: boolean;
  onSelect: (index: number, isRange: boolean) => void;
}

/** The rows near the screen, with the divider before the first that is below it. */
function Rows<Row>({ table, rowWindow, isSelectable, onSelect }: RowsProps<Row>) {
  const { columns, rows, keyOf, selection, nameOf, divider } = table;
  const { t } = useTranslation('admin');
  const firstBelow = divider ? rows.findIndex(divider.isBelow) : -1;
  const selectLabel = (row: Row) =>
    isSelectable && nameOf ? nameOf(row) && t('list.select', { name: nameOf(row) }) : undefined;
  return rowWindow.indexes.map((index) => {
    const row = rows[index];
    if (row === undefined) return null;
    const key = keyOf(row);
    return (
      <Fragment key={key}>
        {divider && index === firstBelow && <Divider>{divider.line}</Divider>}
        <BodyRow
          {...{ row, index, columns, onSelect }}
          selectLabel={selectLabel(row)}
          isSelected={selection?.keys.has(key) ?? false}
          measure={rowWindow.measure}
        />
      </Fragment>
    );
  });
}

function ColumnWidths<Row>({ columns, hasChecks }: Pick<DataTableProps<Row>, 'columns'> & { hasChecks: boolean }) {
  const widths = widthsOf(columns);
  return (
    <colgroup>
      {hasChecks && <col className={styles.checkCol} />}
      {columns.map((column, index) => (
        <col key={column.key} {...looksOf(column)} style={{ width: `${widths[index]}%` }} />
      ))}
    </colgroup>
  );
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, total, defaultSort, selection, isMain = false } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const areCards = useIsNarrow();
  const rowWindow = useRowWindow(rows.length, body, areCards);
  const select = useSelect(props);
  const all = useAll(props);
  const clear = selection && selection.keys.size > 0 ? selection.clear : undefined;
  const keys = useRowKeys({
    ...{ body, count: rows.length, rowWindow, clear, isEnabled: isMain },
    select: all ? select : undefined,
  });
  const count = total ?? rows.length;
  const head = { columns, defaultSort, all };
  return (
    <Stack gap="2" className={styles.dataList} data-part="data-list">
      {areCards && <CardTools {...head} />}
      <Table
        className={styles.dataTable}
        data-part="data-table"
        aria-label={caption}
        aria-rowcount={count < 0 ? -1 : count + 1}
      >
        <ColumnWidths columns={columns} hasChecks={all !== undefined} />
        {!areCards && <Head {...head} />}
        <TableBody ref={body} onFocus={keys.onFocus} onKeyDown={keys.onKeyDown}>
          <Spacer height={rowWindow.before} />
          <Rows table={props} rowWindow={rowWindow} isSelectable={all !== undefined} onSelect={select} />
          <Spacer height={rowWindow.after} />
        </TableBody>
      </Table>
    </Stack>
  );
}
