/**
 * The fields of a talent, each written once: what files may say of a person, what recruiters may correct, and what the record
 * shows come from here. What resumes say of people is read elsewhere and has no row.
 */
import * as z from 'zod';
import { cellReader } from './exchange-values.ts';
import {
  blankAsAbsent,
  blankAsDefault,
  DEFAULT_LANGUAGE,
  emailSchema,
  firstNameSchema,
  LANGUAGES,
  LONG_TEXT_MAX_CHARS,
  languageSchema,
  lastNameSchema,
  linkSchema,
  optionalLines,
  optionalText,
  phoneSchema,
  textList,
} from './field.ts';
import type { Field, InBoth } from './field-table.ts';
import { EDUCATION_LEVELS } from './levels.ts';
import { PROFILE_SHORT_TEXT_MAX_CHARS, PROFILE_SKILL_MAX_CHARS, PROFILE_SKILLS_MAX } from './profile-form.ts';

export interface TalentField extends Field {
  /** Its name in exports, where that is not its own; `null` of one that they do not have. */
  exportedAs?: string | null;
  /** What a recruiter may put in place of what was read; those that have it are in the form, in the order of the table. */
  edit?: z.ZodType;
  /** Whether the head of the record shows it, in the order of the table. The name and the latest title are above. */
  shown?: true;
}

const line = () => ({ kind: 'text', schema: blankAsAbsent(optionalText()) }) as const;

/** Text of any number of lines. */
export const textIn = (maxChars: number) =>
  ({ kind: 'lines', schema: blankAsAbsent(optionalLines(maxChars)) }) as const;

const readItems = cellReader({ kind: 'list' });

/** Blank items are what a file has between two separators. */
function itemsOf(cell: unknown): unknown {
  const items = readItems(cell ?? []);
  return Array.isArray(items) ? items.filter((item) => typeof item !== 'string' || item.trim() !== '') : items;
}

const items = (maxItems: number, maxChars: number) =>
  ({ kind: 'list', schema: z.preprocess(itemsOf, textList(maxItems, maxChars)) }) as const;

/** A choice by what people call its values. */
function called<V extends readonly string[], S extends z.ZodType>(
  values: V,
  meanings: Record<V[number], InBoth>,
  schema: S,
) {
  const choice = { kind: 'choice', values, meanings } as const;
  return { ...choice, schema: z.preprocess(cellReader(choice), schema) };
}

const absentUnlessText = (schema: z.ZodType<string>) => z.preprocess((value) => value ?? undefined, schema.optional());

/** What an empty text takes away again. */
const phoneOrBlank = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), phoneSchema]));

const LANGUAGES_MAX = 30;
const CERTIFICATES_MAX = 60;

export const TALENT_FIELDS = {
  firstName: {
    ...{ kind: 'text', required: true, schema: firstNameSchema },
    ...{ need: 'orFullName', edit: z.optional(firstNameSchema) },
    column: 1,
    names: { es: 'Nombre|nombre de pila|nombres', en: 'First name|given name|forename' },
    example: { es: 'Fulanita', en: 'Jane' },
  },
  lastName: {
    ...{ kind: 'text', required: true, schema: lastNameSchema },
    ...{ need: 'orFullName', edit: z.optional(lastNameSchema) },
    column: 2,
    names: { es: 'Apellidos|apellido|primer apellido', en: 'Last name|surname|family name' },
    example: { es: 'De Ejemplo', en: 'Example' },
  },
  email: {
    ...{ kind: 'email', schema: blankAsAbsent(emailSchema) },
    ...{ need: 'orOne', shown: true },
    column: 3,
    names: {
      es: 'Correo electrónico|correo|dirección de correo',
      en: 'Email|e-mail|email address|e-mail address|mail',
    },
    example: { es: 'fulanita@ejemplo.example', en: 'jane@sample.example' },
  },
  phone: {
    ...{ kind: 'phone', schema: blankAsAbsent(phoneSchema) },
    ...{ need: 'orOne', shown: true, edit: absentUnlessText(phoneOrBlank) },
    column: 4,
    names: {
      es: 'Teléfono|móvil|celular|número de teléfono',
      en: 'Phone|phone number|telephone|mobile|mobile phone|cell|tel',
    },
    example: { es: '600 000 000', en: '07700 900000' },
  },
  location: {
    ...line(),
    ...{ shown: true, edit: absentUnlessText(optionalText()) },
    column: 5,
    names: { es: 'Ciudad|ubicación|localidad|población|lugar|residencia', en: 'City|town|place|address' },
    example: { es: 'Villa Ejemplo', en: 'Sampletown' },
  },
  headline: {
    ...line(),
    column: 6,
    names: {
      es: 'Puesto actual|titular|puesto|cargo|profesión',
      en: 'Current position|title|job title|position',
    },
    example: { es: 'Farolera', en: 'Lighthouse keeper' },
  },
  summary: {
    ...textIn(PROFILE_SHORT_TEXT_MAX_CHARS),
    column: 7,
    names: {
      es: 'Resumen|sobre mí|acerca de|perfil|presentación',
      en: 'Summary|about|about me|profile|bio',
    },
    example: { es: 'Diez años cuidando faros.', en: 'Ten years of looking after lighthouses.' },
  },
  experience: {
    ...textIn(LONG_TEXT_MAX_CHARS),
    column: 8,
    names: {
      es: 'Experiencia|experiencia laboral|experiencia profesional',
      en: 'Experience|work experience|work history|employment',
    },
    example: {
      es: 'Farolera en Faro Inventado, de 2016 a 2026',
      en: 'Keeper at Imaginary Lighthouse, 2016 to 2026',
    },
  },
  education: {
    ...textIn(LONG_TEXT_MAX_CHARS),
    column: 9,
    names: { es: 'Formación|estudios|educación|formación académica', en: 'Education|studies|training' },
    example: { es: 'Óptica, Escuela de Ejemplo', en: 'Optics, Sample College' },
  },
  educationLevel: {
    ...called(
      EDUCATION_LEVELS,
      {
        'high-school': {
          es: 'Bachillerato|secundaria|bachiller|eso|ciclo formativo|fp|formación profesional',
          en: 'High school|secondary',
        },
        bachelor: {
          es: 'Grado|grado universitario|licenciatura|diplomatura|universidad',
          en: "Bachelor|bachelor's|bachelors|bachelor's degree|degree",
        },
        master: { es: 'Máster|maestría|posgrado|postgrado', en: "Master|master's|masters|master's degree" },
        phd: { es: 'Doctorado|doctor|doctora', en: 'PhD|doctorate' },
        other: { es: 'Otra|otro|otra formación', en: 'Other|other education' },
      },
      blankAsAbsent(z.enum(EDUCATION_LEVELS)),
    ),
    exportedAs: null,
    column: 10,
    names: {
      es: 'Nivel de estudios|nivel educativo|nivel formativo',
      en: 'Education level|level of education|highest degree',
    },
    example: { es: 'Grado', en: 'Bachelor' },
  },
  skills: {
    ...items(PROFILE_SKILLS_MAX, PROFILE_SKILL_MAX_CHARS),
    column: 11,
    names: { es: 'Habilidades|competencias|aptitudes|conocimientos', en: 'Skills|skill|competences' },
    example: { es: 'Óptica; Electricidad', en: 'Optics; Electrical work' },
  },
  languages: {
    ...items(LANGUAGES_MAX, PROFILE_SKILL_MAX_CHARS),
    column: 12,
    names: { es: 'Idiomas', en: 'Languages|language skills|spoken languages' },
    example: { es: 'Español; Inglés', en: 'English; Spanish' },
  },
  certificates: {
    ...items(CERTIFICATES_MAX, 200),
    column: 13,
    names: {
      es: 'Certificados|certificaciones|cursos|cursos y certificados',
      en: 'Certificates|certificate|certifications',
    },
    example: { es: 'Primeros auxilios', en: 'First aid' },
  },
  link: {
    ...{ kind: 'text', schema: blankAsAbsent(linkSchema) },
    exportedAs: 'links',
    column: 14,
    names: {
      es: 'Enlace|enlaces|web|página web|perfil de linkedin',
      en: 'Link|links|url|website|linkedin|portfolio',
    },
    example: 'https://example.com',
  },
  language: {
    ...called(
      LANGUAGES,
      {
        es: { es: 'Español|castellano|es-es|es-mx|spa', en: 'Spanish' },
        en: { es: 'Inglés', en: 'English|en-gb|en-us|eng' },
      },
      blankAsDefault(languageSchema.default(DEFAULT_LANGUAGE)),
    ),
    exportedAs: null,
    column: 15,
    names: {
      es: 'Idioma de contacto|idioma|lengua|idioma preferido',
      en: 'Preferred language|language of contact',
    },
    example: { es: 'Español', en: 'English' },
  },
} as const satisfies Record<string, TalentField>;

type Table = typeof TALENT_FIELDS;
type Corrected = { [F in keyof Table as Table[F] extends { edit: z.ZodType } ? F : never]: Table[F] };
/** A field that recruiters may correct. */
export type CorrectedField = keyof Corrected;

const rows = Object.entries<TalentField>(TALENT_FIELDS);

/** The fields that recruiters may correct, in the order of the form. */
export const CORRECTED_FIELDS = rows.filter(([, { edit }]) => edit).map(([name]) => name) as CorrectedField[];

/** The fields that the head of the record shows, in its order. */
export const SHOWN_FIELDS = rows.filter(([, { shown }]) => shown).map(([name]) => name) as {
  [F in keyof Table]: Table[F] extends { shown: true } ? F : never;
}[keyof Table][];

/** The shape of a correction. */
export const CORRECTIONS = Object.fromEntries(CORRECTED_FIELDS.map((name) => [name, TALENT_FIELDS[name].edit])) as {
  [F in CorrectedField]: Corrected[F]['edit'];
};

/** The shape of what can be corrected in the record; `null` where nobody said it. */
export const CORRECTED_SHAPE = Object.fromEntries(
  CORRECTED_FIELDS.map((name) => [name, 'required' in TALENT_FIELDS[name] ? z.string() : z.string().nullable()]),
) as { [F in CorrectedField]: Corrected[F] extends { required: true } ? z.ZodString : z.ZodNullable<z.ZodString> };

/** The columns that an export has of the fields, with what numbers they have in files. */
export const TALENT_EXPORT = Object.fromEntries(
  rows.flatMap(([name, { exportedAs = name, column }]) => (exportedAs === null ? [] : [[exportedAs, column]])),
);
