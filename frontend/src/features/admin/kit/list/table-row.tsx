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
        <td className={`amplify-table__td ${styles.checkCell}`}>
          {selectLabel !== '' && (
            <label>
              <input
                type="checkbox"
                aria-label={selectLabel}
                checked={isSelected}
                onChange={({ nativeEvent }) =>
                  onSelect(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
            </label>
          )}
        </td>
      )}
      {columns.map((column, place) => {
        const Cell = place === 0 ? 'th' : 'td';
        const content = column.cell(row);
        return (
          <Cell
            key={column.key}
            {...(place === 0 && { scope: 'row' })}
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
      })}
    </tr>
  );
}

export const BodyRow = memo(PlainRow) as typeof PlainRow;
