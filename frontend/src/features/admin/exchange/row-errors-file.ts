/** The refused values of an import as a table to take along; no spreadsheet takes a cell of it for a formula. */
import Papa from 'papaparse';
import type { RowError } from '../../../../../shared/domain/run.ts';

export interface ErrorTable {
  head: readonly [row: string, column: string, problem: string];
  words: { column: (path: string) => string; problem: (error: RowError) => string };
}

function linesOf(errors: readonly RowError[], { head, words }: ErrorTable): string[][] {
  return [[...head], ...errors.map((error) => [String(error.row), words.column(error.path), words.problem(error)])];
}

/** As CSV with a byte order mark, so that spreadsheets read it as UTF-8. */
export function errorsAsCsv(errors: readonly RowError[], table: ErrorTable): string {
  return `\ufeff${Papa.unparse(linesOf(errors, table), { escapeFormulae: true })}\r\n`;
}

/** As what spreadsheets take from the clipboard. */
export function errorsAsTabs(errors: readonly RowError[], table: ErrorTable): string {
  return Papa.unparse(linesOf(errors, table), { escapeFormulae: true, delimiter: '\t' });
}
