/** The refused values of an import as a table to take along; no spreadsheet takes a cell of it for a formula. */
import Papa from 'papaparse';
import type { RowError } from '../../../../../shared/domain/run.ts';

export interface ErrorTable {
  head: readonly [row: string, column: string, problem: string];
  fieldWords: (path: string) => string;
  codeWords: (code: string) => string;
}

function linesOf(errors: readonly RowError[], { head, fieldWords, codeWords }: ErrorTable): string[][] {
  return [[...head], ...errors.map(({ row, path, code }) => [String(row), fieldWords(path), codeWords(code)])];
}

/** As CSV, with the mark by which spreadsheets know UTF-8. */
export function errorsAsCsv(errors: readonly RowError[], table: ErrorTable): string {
  return `\ufeff${Papa.unparse(linesOf(errors, table), { escapeFormulae: true })}\r\n`;
}

/** As what spreadsheets take from the clipboard. */
export function errorsAsTabs(errors: readonly RowError[], table: ErrorTable): string {
  return Papa.unparse(linesOf(errors, table), { escapeFormulae: true, delimiter: '\t' });
}
