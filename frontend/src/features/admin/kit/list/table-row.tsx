/** One row of a list; drawn again only when its record or its selection changes, so that scrolling stays smooth. */
import { memo } from 'react';
import styles from './list.module.css';
import { type Column, looksOf } from './table-column.ts';

export interface RowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** What its checkbox is called; empty for a row without one among others, absent where no row has one. */
  selectLabel: string | undefined;
  isSelected: boolean;
  onSelect: (index: number, isRange: boolean) => void;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

interface CheckCellProps {
  label: string;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
}

/** With Shift the checkbox selects all rows since the last one. */
function CheckCell({ label, isSelected, onSelect }: CheckCellProps) {
  return (
    <td className={`amplify-table__td ${styles.checkCell}`}>
      {label !== '' && (
        <label>
          <input
            type="checkbox"
            aria-label={label}
            checked={isSelected}
            onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </label>
      )}
    </td>
  );
}

/** The first cell names the row. */
function DataCell<Row>({ column, row, isFirst }: { column: Column<Row>; row: Row; isFirst: boolean }) {
  const Cell = isFirst ? 'th' : 'td';
  const content = column.cell(row);
  return (
    <Cell
      {...(isFirst && { scope: 'row' })}
      className={`amplify-table__${Cell}`}
      {...looksOf(column)}
      data-label={column.label}
    >
      {typeof content === 'string' ? (
        <span className={styles.cellText} title={content}>
          {content}
        </span>
      ) : (
        content
      )}
    </Cell>
  );
}

function PlainRow<Row>({ row, index, columns, selectLabel, isSelected, onSelect, measure }: RowProps<Row>) {
  return (
    <tr
      ref={measure}
      className={'amplify-table__row'}
      data-index={index}
      data-selected={isSelected || undefined}
      aria-rowindex={index + 2}
    >
      {selectLabel !== undefined && (
        <CheckCell label={selectLabel} isSelected={isSelected} onSelect={(isRange) => onSelect(index, isRange)} />
      )}
      {columns.map((column, place) => (
        <DataCell key={column.key} column={column} row={row} isFirst={place === 0} />
      ))}
    </tr>
  );
}

export const BodyRow = memo(PlainRow) as typeof PlainRow;
