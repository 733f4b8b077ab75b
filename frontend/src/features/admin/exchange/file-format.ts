/** Detects a dropped file's format from its extension and first bytes. */
import type { ImportFormat } from '../../../../../shared/domain/run.ts';

const HEAD_BYTES = 64 * 1024;
const WORKBOOK_ENDING = /\.(xlsx?|xlsm|ods|numbers)$/i;
/** Workbooks are ZIP archives. */
const ZIP_START = 'PK\u0003\u0004';
/** The one part that every JSON Resume has. */
const RESUME_BASICS = /"basics"\s*:\s*\{/;

/** The format of a file; `undefined` of a spreadsheet's own workbook, which has to be saved as CSV first. */
export async function formatOf(file: File): Promise<ImportFormat | undefined> {
  const head = new TextDecoder().decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (WORKBOOK_ENDING.test(file.name) || head.startsWith(ZIP_START)) return undefined;
  const isJson = /^\s*[[{]/.test(head) && !/\.csv$/i.test(file.name);
  if (!isJson) return /\.json$/i.test(file.name) ? 'json' : 'csv';
  return RESUME_BASICS.test(head) ? 'json-resume' : 'json';
}
