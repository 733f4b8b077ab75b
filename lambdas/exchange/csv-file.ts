/** Reads and writes CSV so that exports import unchanged and no cell is a formula. */
import Papa from 'papaparse';

/** As many records are read at most; empty ones among them count here, and nowhere else. */
const READ_MAX = 20_100;

/** What a spreadsheet would calculate, and what such a cell becomes when it is written here: `'` goes before it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NEUTRALISED = /^'+[=+\-@\t\r]/;

const BYTE_ORDER_MARK = '\ufeff';
const DELIMITERS = [';', ',', '\t'];

/** One record with its number as a spreadsheet counts. */
export interface CsvRecord {
  row: number;
  cells: string[];
  /** Quotation marks that do not match. */
  isBroken: boolean;
}

/** What stands most often in the first line, outside of quotation marks. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 100_000).replace(/"[^"]*"/g, '');
  const line = head.split(/[\r\n]/, 1)[0] ?? '';
  const counts = DELIMITERS.map((sign) => line.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The records of a file that are not empty, each cell without the `'` that kept it from being a formula. */
export function parseCsv(text: string): CsvRecord[] {
  const bare = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const { data, errors } = Papa.parse<string[]>(bare, { delimiter: delimiterOf(bare), preview: READ_MAX });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return data.flatMap((cells, index) => {
    const plain = cells.map((cell) => (NEUTRALISED.test(cell) ? cell.slice(1) : cell));
    if (plain.every((cell) => cell.trim() === '')) return [];
    return { row: index + 1, cells: plain, isBroken: broken.has(index) };
  });
}

/** The text with empty lines in place of these records, which are numbered as a spreadsheet counts; the others stay as they are. */
export function blankCsvRecords(text: string, rows: ReadonlySet<number>): string {
  const bare = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const delimiter = delimiterOf(bare);
  const { data } = Papa.parse<string[]>(bare, { delimiter });
  const left = data.map((cells, index) => (rows.has(index + 1) ? [''] : cells));
  return `${BYTE_ORDER_MARK}${Papa.unparse(left, { delimiter, newline: '\r\n' })}`;
}

/** A file that spreadsheet programs open as it is: with a byte order mark, and no cell that they would calculate. */
export function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const data = rows.map((cells) => [...cells]);
  const text = Papa.unparse({ fields: [...head], data }, { escapeFormulae: FORMULA, newline: '\r\n' });
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}
