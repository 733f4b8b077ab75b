/** The columns of a file as the help and the templates show them: one name of each in both languages, and an invented example. */
import { EMPLOYER_COLUMNS } from '../../../../../shared/domain/employer-fields.ts';
import { byColumn, type Field, type FieldTable, type InBoth } from '../../../../../shared/domain/field-table.ts';
import { JOB_FIELDS } from '../../../../../shared/domain/job-fields.ts';
import type { IMPORT_RECORDS } from '../../../../../shared/domain/run.ts';
import type { Language } from '../../../lib/language.ts';

export type ImportRecords = (typeof IMPORT_RECORDS)[number];

export interface ImportColumn {
  field: string;
  /** By which it is understood, whatever the language on screen. */
  names: Record<Language, string>;
  need?: 'needed' | 'orOne' | 'orFullName';
  /** What may stand in it, where that is not up to whoever writes. */
  values?: Record<Language, string>;
  /** Clearly nobody's. */
  examples: Record<Language, string>;
}

type Words = readonly [es: string, en: string];

type Rest = Pick<ImportColumn, 'need'> & { values?: Words };

const inBoth = ([es, en]: Words): Record<Language, string> => ({ es, en });

function column(field: string, names: Words, examples: string | Words, { need, values }: Rest = {}): ImportColumn {
  const both: Words = typeof examples === 'string' ? [examples, examples] : examples;
  return { field, names: inBoth(names), examples: inBoth(both), need, values: values && inBoth(values) };
}

const TALENTS = [
  column('firstName', ['Nombre', 'First name'], ['Fulanita', 'Jane'], { need: 'orFullName' }),
  column('lastName', ['Apellidos', 'Last name'], ['De Ejemplo', 'Example'], { need: 'orFullName' }),
  column('email', ['Correo electrónico', 'Email'], ['fulanita@ejemplo.example', 'jane@sample.example'], {
    need: 'orOne',
  }),
  column('phone', ['Teléfono', 'Phone'], ['600 000 000', '07700 900000'], { need: 'orOne' }),
  column('location', ['Ciudad', 'City'], ['Villa Ejemplo', 'Sampletown']),
  column('headline', ['Puesto actual', 'Current position'], ['Farolera', 'Lighthouse keeper']),
  column('summary', ['Resumen', 'Summary'], ['Diez años cuidando faros.', 'Ten years of looking after lighthouses.']),
  column(
    'experience',
    ['Experiencia', 'Experience'],
    ['Farolera en Faro Inventado, de 2016 a 2026', 'Keeper at Imaginary Lighthouse, 2016 to 2026'],
  ),
  column('education', ['Formación', 'Education'], ['Óptica, Escuela de Ejemplo', 'Optics, Sample College']),
  column('educationLevel', ['Nivel de estudios', 'Education level'], ['Grado', 'Bachelor'], {
    values: ['Bachillerato, Grado, Máster, Doctorado, Otra', 'High school, Bachelor, Master, PhD, Other'],
  }),
  column('skills', ['Habilidades', 'Skills'], ['Óptica; Electricidad', 'Optics; Electrical work']),
  column('languages', ['Idiomas', 'Languages'], ['Español; Inglés', 'English; Spanish']),
  column('certificates', ['Certificados', 'Certificates'], ['Primeros auxilios', 'First aid']),
  column('link', ['Enlace', 'Link'], 'https://example.com'),
  column('language', ['Idioma de contacto', 'Preferred language'], ['Español', 'English'], {
    values: ['Español, Inglés', 'Spanish, English'],
  }),
];

const first = ({ es, en }: InBoth): InBoth => ({ es: es.split('|')[0] ?? '', en: en.split('|')[0] ?? '' });

/** What may stand in a field's column, in the words that the help names. */
function valuesOf({ kind, values, meanings }: Field): InBoth | undefined {
  if (kind === 'flag') return { es: 'sí, no', en: 'yes, no' };
  const words = values?.map((value) => first(meanings?.[value] ?? { es: value, en: value }));
  return words && { es: words.map(({ es }) => es).join(', '), en: words.map(({ en }) => en).join(', ') };
}

function columnsOf(table: FieldTable): ImportColumn[] {
  return byColumn(table).map((name) => {
    const field = table[name] as Field;
    const { names, example, required, unsaid } = field;
    return {
      ...{ field: name, names: first(names), values: valuesOf(field) },
      need: required && !unsaid ? 'needed' : undefined,
      examples: typeof example === 'string' ? { es: example, en: example } : example,
    };
  });
}

const COLUMNS: Record<ImportRecords, readonly ImportColumn[]> = {
  talents: TALENTS,
  jobs: columnsOf(JOB_FIELDS),
  employers: columnsOf(EMPLOYER_COLUMNS),
};

/** In the order of a template. */
export function importColumns(records: ImportRecords): readonly ImportColumn[] {
  return COLUMNS[records];
}

/** Fields of a record that a table has under names of their own. */
const FLAT: Record<string, string> = {
  'primaryContact.name': 'contactName',
  'primaryContact.email': 'contactEmail',
  'primaryContact.phone': 'contactPhone',
};

/** The column that a refused value stood in, by its path in the record; `skills.3` stood in `skills`. */
export function columnOfPath(records: ImportRecords, path: string): ImportColumn | undefined {
  const wanted = FLAT[path] ?? path.split('.')[0];
  return COLUMNS[records].find(({ field }) => field === wanted);
}
