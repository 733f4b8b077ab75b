/** The one table of the panel: sticky head, rows of 40 px, and on phones each row a card with its labels. */
import { Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  label: string;
  /** Aligned to the right, digits under digits. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Says what the table lists, for screen readers. */
  caption: string;
  /** The first column names the row and holds its link. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const classOf = (column: Column<Row>) => (column.numeric ? 'numeric' : undefined);
  return (
    <Table className="data-table" aria-label={caption}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.key} as="th" scope="col" className={classOf(column)}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map((column, index) => (
              <TableCell
                key={column.key}
                {...(index === 0 ? { as: 'th', scope: 'row' } : {})}
                className={classOf(column)}
                data-label={column.label}
              >
                {column.cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
