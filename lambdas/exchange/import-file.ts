/** Reads an uploaded import file into checked rows, whatever the file really contains. */
import { columnsOf } from '../../shared/domain/exchange-columns.ts';
import {
  importedEmployerKey,
  importedEmployerSchema,
  importedJobKey,
  importedJobSchema,
} from '../../shared/domain/exchange-records.ts';
import { importedTalentKey, importedTalentSchema } from '../../shared/domain/exchange-talents.ts';
import { fieldErrors } from '../../shared/domain/field-errors.ts';
import { IMPORT_ROWS_MAX, type ImportFormat, type RowError, type Run } from '../../shared/domain/run.ts';
import { nameParts } from '../../shared/resume/index.ts';
import { parseCsv } from './csv-file.ts';
import { decodedText } from './decoded-text.ts';
import type { ImportedRecord, ImportedRecords } from './imported-record.ts';
import { talentFromJsonResume } from './json-resume.ts';
import { talentFromJson } from './json-talent.ts';
import { isRecord, type RawRecord, textOf } from './raw-record.ts';

/** One row with its number and what is wrong with it, or with the record that it becomes. */
export interface ImportRow {
  row: number;
  errors: RowError[];
  /** Two rows with the same key are the same record. */
  key?: string;
  record?: ImportedRecord;
}

export interface ImportFile {
  rows: ImportRow[];
  ignoredColumns: string[];
}

export type Unreadable = { failure: NonNullable<Run['failure']> };

/** A row before anything of it was checked; `null` for one that is no record at all. */
interface RawRow {
  row: number;
  fields: RawRecord | null;
}

interface RawFile {
  rows: RawRow[];
  ignoredColumns: string[];
}

const failed = (failure: Unreadable['failure']): Unreadable => ({ failure });

/** The rows of a file. The same bytes are always read the same way, so that a stretch can begin in the middle. */
export function readImportFile(
  bytes: Uint8Array,
  { records, format }: { records: ImportedRecords; format: ImportFormat },
): ImportFile | Unreadable {
  const text = decodedText(bytes);
  if (text === undefined) return failed('FILE_NOT_READABLE');
  const raw = rawRows(text, { records, format });
  if ('failure' in raw) return raw;
  if (raw.rows.length === 0) return failed('FILE_HAS_NO_ROWS');
  if (raw.rows.length > IMPORT_ROWS_MAX) return failed('FILE_HAS_TOO_MANY_ROWS');
  return {
    rows: withoutDuplicates(raw.rows.map((row) => checkedRow(row, records))),
    ignoredColumns: raw.ignoredColumns,
  };
}

/** The rows of a file as they stand there, before anything of them was checked. */
export function rawRows(
  text: string,
  { records, format }: { records: ImportedRecords; format: ImportFormat },
): RawFile | Unreadable {
  return format === 'csv' ? rowsOfCsv(text, records) : rowsOfJson(text, records, format);
}

function rowsOfCsv(text: string, records: ImportedRecords): RawFile | Unreadable {
  const [head, ...body] = parseCsv(text);
  if (!head) return failed('FILE_HAS_NO_ROWS');
  const { fields, ignored } = columnsOf(head.cells, records);
  if (fields.every((field) => field === undefined)) return failed('COLUMNS_UNKNOWN');
  const rows = body.map(({ row, cells, isBroken }) => {
    // A cell beyond the last column shows that those before it are not where they belong.
    const isShifted = cells.slice(fields.length).some((cell) => cell.trim() !== '');
    const named = cells.flatMap((cell, index) => (fields[index] === undefined ? [] : [[fields[index], cell] as const]));
    return { row, fields: isBroken || isShifted ? null : Object.fromEntries(named) };
  });
  return { rows, ignoredColumns: ignored };
}

/** The value of a JSON file; `undefined` for what is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    // Whatever is wrong with it, it is not JSON.
    return undefined;
  }
}

function rowsOfJson(text: string, records: ImportedRecords, format: ImportFormat): RawFile | Unreadable {
  const parsed = parsedJson(text);
  const items: unknown[] = Array.isArray(parsed) ? parsed : isRecord(parsed) ? [parsed] : [];
  if (items.length === 0) return failed(Array.isArray(parsed) ? 'FILE_HAS_NO_ROWS' : 'FILE_NOT_READABLE');
  if (items.length > IMPORT_ROWS_MAX) return failed('FILE_HAS_TOO_MANY_ROWS');
  if (items.every(isBlank)) return failed('FILE_HAS_NO_ROWS');
  const raw = format === 'json-resume' ? resumesOf(items) : objectsOf(items, records);
  return 'failure' in raw ? raw : { ...raw, rows: raw.rows.filter(({ row }) => !isBlank(items[row - 1])) };
}

/** What stands in place of a row that was taken out, as an empty line does in a table. */
const isBlank = (item: unknown): boolean => Array.isArray(item) && item.length === 0;

function resumesOf(items: readonly unknown[]): RawFile | Unreadable {
  if (!items.some((item) => isRecord(item) && isRecord(item.basics))) return failed('COLUMNS_UNKNOWN');
  const rows = items.map((item, index) => ({
    row: index + 1,
    fields: isRecord(item) ? talentFromJsonResume(item) : null,
  }));
  return { rows, ignoredColumns: [] };
}

const NAMES_MAX = 10_000;

function objectsOf(items: readonly unknown[], records: ImportedRecords): RawFile | Unreadable {
  const names = new Set<string>();
  for (const item of items) {
    for (const name of isRecord(item) && names.size < NAMES_MAX ? Object.keys(item) : []) names.add(name);
  }
  const head = [...names];
  const { fields, ignored } = columnsOf(head, records);
  const fieldOf = new Map(head.map((name, index) => [name, fields[index]]));
  if (fields.every((field) => field === undefined)) return failed('COLUMNS_UNKNOWN');
  const rows = items.map((item, index) => {
    if (!isRecord(item)) return { row: index + 1, fields: null };
    const named = Object.entries(item).flatMap(([name, value]) => {
      const field = fieldOf.get(name);
      return field === undefined ? [] : [[field, value] as const];
    });
    const stated = Object.fromEntries(named);
    return { row: index + 1, fields: records === 'talents' ? talentFromJson(stated) : stated };
  });
  return { rows, ignoredColumns: ignored };
}

/** People addressed in Spanish usually have two surnames. */
function withName({ fullName, ...fields }: RawRecord): RawRecord {
  const name = textOf(fullName);
  if (name === '' || textOf(fields.firstName) !== '' || textOf(fields.lastName) !== '') return fields;
  return { ...fields, ...nameParts(name, textOf(fields.language).toLowerCase() !== 'en') };
}

function parsedRecord(fields: RawRecord, records: ImportedRecords) {
  const options = { reportInput: true };
  if (records === 'talents') {
    const result = importedTalentSchema.safeParse(withName(fields), options);
    return result.success
      ? { key: importedTalentKey(result.data), record: { kind: 'talent', value: result.data } as const }
      : result;
  }
  if (records === 'jobs') {
    const result = importedJobSchema.safeParse(fields, options);
    return result.success
      ? { key: importedJobKey(result.data), record: { kind: 'job', value: result.data } as const }
      : result;
  }
  const result = importedEmployerSchema.safeParse(fields, options);
  return result.success
    ? { key: importedEmployerKey(result.data), record: { kind: 'employer', value: result.data } as const }
    : result;
}

function checkedRow({ row, fields }: RawRow, records: ImportedRecords): ImportRow {
  if (fields === null) return { row, errors: [{ row, path: '', code: 'ROW_NOT_READABLE' }] };
  const parsed = parsedRecord(fields, records);
  if ('record' in parsed) return { row, errors: [], ...parsed };
  return { row, errors: fieldErrors(parsed.error).map(({ path, code }) => ({ row, path, code })) };
}

const KEY_FIELD: Record<ImportedRecord['kind'], string> = { talent: 'email', job: 'title', employer: 'company' };

/** Of several rows that are the same record, the first counts. */
function withoutDuplicates(rows: readonly ImportRow[]): ImportRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (row.key === undefined || !row.record) return row;
    if (!seen.has(row.key)) {
      seen.add(row.key);
      return row;
    }
    const path = row.key.startsWith('phone#') ? 'phone' : KEY_FIELD[row.record.kind];
    return { row: row.row, errors: [{ row: row.row, path, code: 'DUPLICATE_IN_FILE' }] };
  });
}
