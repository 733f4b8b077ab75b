/** An empty table to fill in: the columns that are understood, and one row that is obviously an example. */
import Papa from 'papaparse';
import type { Language } from '../../../lib/language.ts';
import { type ImportRecords, importColumns } from './import-columns.ts';

/** The template of a kind of record in a language, as CSV with a byte order mark, so that spreadsheets read it as UTF-8. */
export function templateOf(records: ImportRecords, language: Language): string {
  const columns = importColumns(records);
  const head = columns.map(({ names }) => names[language]);
  const example = columns.map(({ examples }) => examples[language]);
  return `\ufeff${Papa.unparse([head, example], { escapeFormulae: true })}\r\n`;
}
