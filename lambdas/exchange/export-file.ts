/** Builds the file of an export from its rows. */
import { DEFAULT_LANGUAGE } from '../../shared/domain/field.ts';
import type { ExportRecords } from '../../shared/domain/run.ts';
import { writeCsv } from './csv-file.ts';
import { EXPORT_COLUMNS, type ExportRow } from './export-rows.ts';
import { talentFromJson } from './json-talent.ts';
import { isRecord } from './raw-record.ts';

const JOINED_BY = '; ';

/** Texts of a list in one cell; what has a structure that no cell has is written as JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.some(isRecord) ? JSON.stringify(value) : value.map(cellOf).join(JOINED_BY);
  return isRecord(value) ? JSON.stringify(value) : String(value);
}

/** A career is written in lines, languages with their level in brackets: the way an import reads them. */
const inCells = (records: ExportRecords, fields: ExportRow['fields']) =>
  records === 'talents' ? talentFromJson({ ...fields, language: DEFAULT_LANGUAGE }) : fields;

/** The text of the file. `json`: an array with one record a line. `csv`: with a head, for spreadsheets. */
export function exportFile(rows: readonly ExportRow[], records: ExportRecords, format: string | null): string {
  if (format === 'json') return `[\n${rows.map(({ fields }) => JSON.stringify(fields)).join(',\n')}\n]\n`;
  const columns = EXPORT_COLUMNS[records];
  const cells = rows.map(({ fields }) => {
    const byColumn = inCells(records, fields);
    return columns.map((column) => cellOf(byColumn[column]));
  });
  return writeCsv(columns, cells);
}
