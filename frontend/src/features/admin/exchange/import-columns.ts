/** The columns of a file as the help and the templates show them: one name of each in both languages, and an invented example. */
import { columnAt, EMPLOYER_COLUMNS } from '../../../../../shared/domain/employer-fields.ts';
import { byColumn, type Field, type FieldTable, type InBoth } from '../../../../../shared/domain/field-table.ts';
import { JOB_FIELDS } from '../../../../../shared/domain/job-fields.ts';
import type { IMPORT_RECORDS } from '../../../../../shared/domain/run.ts';
import { TALENT_FIELDS } from '../../../../../shared/domain/talent-fields.ts';

export type ImportRecords = (typeof IMPORT_RECORDS)[number];

export interface ImportColumn {
  field: string;
  /** By which it is understood, whatever the language on screen. */
  names: InBoth;
  need?: 'needed' | 'orOne' | 'orFullName';
  /** The allowed values, where they are not free. */
  values?: InBoth;
  /** Clearly invented. */
  examples: InBoth;
}

const first = ({ es, en }: InBoth): InBoth => ({ es: es.split('|')[0] ?? '', en: en.split('|')[0] ?? '' });

/** What may stand in a field's column, in the words that the help names. */
function valuesOf({ kind, values, meanings }: Field): InBoth | undefined {
  if (kind === 'flag') return { es: 'sí, no', en: 'yes, no' };
  const words = values?.map((value) => first(meanings?.[value] ?? { es: value, en: value }));
  return words && { es: words.map(({ es }) => es).join(', '), en: words.map(({ en }) => en).join(', ') };
}

function columnsOf(table: FieldTable): ImportColumn[] {
  return byColumn(table).map(([name, field]) => {
    const { names, example, required, importDefault, need } = field;
    return {
      ...{ field: name, names: first(names), values: valuesOf(field) },
      need: need ?? (required && !importDefault ? 'needed' : undefined),
      examples: typeof example === 'string' ? { es: example, en: example } : example,
    };
  });
}

const COLUMNS: Record<ImportRecords, readonly ImportColumn[]> = {
  talents: columnsOf(TALENT_FIELDS),
  jobs: columnsOf(JOB_FIELDS),
  employers: columnsOf(EMPLOYER_COLUMNS),
};

/** In the order of a template. */
export function importColumns(records: ImportRecords): readonly ImportColumn[] {
  return COLUMNS[records];
}

/** The column that a refused value stood in, by its path in the record; `skills.3` stood in `skills`. */
export function columnOfPath(records: ImportRecords, path: string): ImportColumn | undefined {
  const column = columnAt(path);
  return COLUMNS[records].find(({ field }) => field === column);
}
