/** What the columns of a spreadsheet may be called, in Spanish and English, for each field that can be imported. */
import { EMPLOYER_COLUMNS } from './employer-fields.ts';
import { byColumn, type Field, type FieldTable } from './field-table.ts';
import { folded } from './folded.ts';
import { JOB_FIELDS } from './job-fields.ts';
import type { IMPORT_RECORDS } from './run.ts';

type ImportRecords = (typeof IMPORT_RECORDS)[number];

const namesOf = (table: FieldTable): Record<string, string> =>
  Object.fromEntries(
    byColumn(table).map((field) => {
      const { es, en } = (table[field] as Field).names;
      return [field, `${en}|${es}`];
    }),
  );

/** Field by field what else it is called; accents, case, blanks and signs do not matter. */
const NAMES: Record<ImportRecords, Record<string, string>> = {
  talents: {
    firstName: 'first name|given name|forename|nombre|nombre de pila|nombres',
    lastName: 'last name|surname|family name|apellido|apellidos|primer apellido',
    fullName: 'full name|name|candidate|nombre completo|nombre y apellidos|apellidos y nombre|candidato|candidata',
    email: 'e-mail|email address|e-mail address|mail|correo|correo electrónico|dirección de correo',
    phone: 'phone number|telephone|mobile|mobile phone|cell|tel|teléfono|móvil|celular|número de teléfono',
    location: 'city|town|place|address|ubicación|ciudad|localidad|población|lugar|residencia',
    headline: 'title|job title|current position|position|titular|puesto|puesto actual|cargo|profesión',
    summary: 'about|about me|profile|bio|resumen|sobre mí|acerca de|perfil|presentación',
    experience: 'work experience|work history|employment|experiencia|experiencia laboral|experiencia profesional',
    education: 'studies|training|formación|estudios|educación|formación académica',
    educationLevel: 'level of education|highest degree|nivel de estudios|nivel educativo|nivel formativo',
    skills: 'skill|competences|habilidades|competencias|aptitudes|conocimientos',
    languages: 'language skills|spoken languages|idiomas',
    certificates: 'certificate|certifications|certificados|certificaciones|cursos|cursos y certificados',
    link: 'links|url|website|linkedin|portfolio|enlace|enlaces|web|página web|perfil de linkedin',
    language: 'preferred language|language of contact|idioma|lengua|idioma de contacto|idioma preferido',
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
