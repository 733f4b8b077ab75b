/** The accepted column names of import files in Spanish and English, for each field that can be imported. */
import { EMPLOYER_COLUMNS } from './employer-fields.ts';
import type { FieldTable } from './field-table.ts';
import { folded } from './folded.ts';
import { JOB_FIELDS } from './job-fields.ts';
import type { IMPORT_RECORDS } from './run.ts';
import { TALENT_FIELDS } from './talent-fields.ts';

type ImportRecords = (typeof IMPORT_RECORDS)[number];

const namesOf = (table: FieldTable): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([field, { names }]) => [field, `${names.en}|${names.es}`]));

/** Field by field what else it is called; accents, case, blanks and signs do not matter. */
const NAMES: Record<ImportRecords, Record<string, string>> = {
  talents: {
    ...namesOf(TALENT_FIELDS),
    // No field: it is split into the two names.
    fullName: 'full name|name|candidate|nombre completo|nombre y apellidos|apellidos y nombre|candidato|candidata',
  },
  jobs: namesOf(JOB_FIELDS),
  employers: namesOf(EMPLOYER_COLUMNS),
};

const plain = (name: string) => folded(name).replace(/[^\p{L}\p{N}]+/gu, '');

const FIELD_OF = Object.fromEntries(
  Object.entries(NAMES).map(([records, fields]) => {
    const names = Object.entries(fields).flatMap(([field, others]) =>
      [field, ...others.split('|')].map((name) => [plain(name), field] as const),
    );
    // A field's own name wins over another field's by-name.
    const own = Object.keys(fields).map((field) => [plain(field), field] as const);
    return [records, new Map([...names, ...own])];
  }),
);

const IGNORED_MAX = 50;
const IGNORED_MAX_CHARS = 60;

/** What each column of a file means. */
export interface Columns {
  /** By position; `undefined` for a column that nothing is made of. */
  fields: (string | undefined)[];
  /** What the others are called, shortened, the first 50. */
  ignored: string[];
}

/** Reads the head of a file; of two columns that mean the same field, the first counts. */
export function columnsOf(head: readonly string[], records: ImportRecords): Columns {
  const taken = new Set<string>();
  const ignored: string[] = [];
  const fields = head.map((name) => {
    const field = FIELD_OF[records]?.get(plain(name));
    if (field !== undefined && !taken.has(field)) {
      taken.add(field);
      return field;
    }
    if (name.trim() !== '' && ignored.length < IGNORED_MAX) ignored.push(name.trim().slice(0, IGNORED_MAX_CHARS));
    return undefined;
  });
  return { fields, ignored };
}
