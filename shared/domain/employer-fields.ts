/**
 * The fields of an employer as recruiters keep it, each written once: schema, form, record, imports, exports and their help
 * come from here. The primary contact is one value with three fields; files have a column for each.
 */
import { blankAsNull, emailSchema, phoneSchema, requiredText } from './field.ts';
import { choiceOr, count, linesOrNothing, text } from './field-kinds.ts';
import type { Field } from './field-table.ts';
import { OPENINGS_MAX } from './job-choices.ts';

export const EMPLOYER_PRIORITIES = ['low', 'normal', 'high'] as const;
/** A `lead` asked through the form and nobody has taken it on yet. */
export const EMPLOYER_STATUSES = ['lead', 'active', 'inactive'] as const;

const NOTES_MAX_CHARS = 10_000;

export interface EmployerField extends Field {
  /** Where the form of a new employer has it: above or below all others, or among the short ones in a row. */
  form: 'first' | 'row' | 'last';
  /** Where the record shows it and lets it be edited: in its head, beside its jobs, or in a part of its own. */
  record: 'head' | 'roles' | 'part';
}

export const EMPLOYER_FIELDS = {
  company: {
    ...text('COMPANY_REQUIRED'),
    ...{ form: 'first', record: 'head' },
    column: 1,
    names: { es: 'Empresa|compañía|cliente|nombre', en: 'Company|employer|name|client' },
    example: { es: 'Faros Inventados', en: 'Imaginary Lighthouses' },
  },
  status: {
    ...choiceOr(EMPLOYER_STATUSES, 'active'),
    ...{ form: 'row', record: 'head', options: 'admin-employers:status' },
    column: 2,
    names: { es: 'Estado', en: 'Status|state' },
    meanings: {
      lead: { es: 'Interesada|interesado|posible cliente', en: 'Lead' },
      active: { es: 'Activa|activo|cliente', en: 'Active' },
      inactive: { es: 'Inactiva|inactivo', en: 'Inactive' },
    },
    example: { es: 'Activa', en: 'Active' },
  },
  priority: {
    ...choiceOr(EMPLOYER_PRIORITIES, 'normal'),
    ...{ form: 'row', record: 'head', options: 'admin:employer.priorities' },
    column: 3,
    names: { es: 'Prioridad', en: 'Priority' },
    meanings: {
      low: { es: 'Baja', en: 'Low' },
      normal: { es: 'Normal|media', en: 'Normal|medium' },
      high: { es: 'Alta|urgente', en: 'High' },
    },
    example: 'Normal',
  },
  openRoles: {
    ...count(0, OPENINGS_MAX, 0),
    ...{ form: 'row', record: 'roles' },
    column: 4,
    names: { es: 'Puestos abiertos|vacantes|plazas', en: 'Open roles|open positions|vacancies' },
    example: '1',
  },
  notes: {
    ...linesOrNothing(NOTES_MAX_CHARS),
    ...{ form: 'last', record: 'part' },
    column: 8,
    names: { es: 'Notas|comentarios|observaciones', en: 'Notes|note|comments' },
    example: { es: 'Fila de ejemplo: bórrala.', en: 'Example row: delete it.' },
  },
} as const satisfies Record<string, EmployerField>;

/** The fields of the primary contact, by their columns; `employer.ts` makes one value of them. */
export const CONTACT_FIELDS = {
  contactName: {
    ...{ kind: 'text', schema: requiredText('NAME_REQUIRED') },
    column: 5,
    names: {
      es: 'Persona de contacto|contacto|nombre de contacto',
      en: 'Contact person|contact|primary contact',
    },
    example: { es: 'Mengano de Ejemplo', en: 'John Example' },
  },
  contactEmail: {
    ...{ kind: 'email', schema: blankAsNull(emailSchema) },
    column: 6,
    names: { es: 'Correo de contacto|correo|correo electrónico', en: 'Contact email|e-mail|email|mail|contact e-mail' },
    example: { es: 'mengano@ejemplo.example', en: 'john@sample.example' },
  },
  contactPhone: {
    ...{ kind: 'phone', schema: blankAsNull(phoneSchema) },
    column: 7,
    names: { es: 'Teléfono de contacto|teléfono|móvil', en: 'Contact phone|phone|telephone' },
    example: { es: '600 000 000', en: '07700 900000' },
  },
} as const satisfies Record<string, Field>;

/** Every field that has a column in files of employers. */
export const EMPLOYER_COLUMNS = { ...EMPLOYER_FIELDS, ...CONTACT_FIELDS } as const;

/** The column of each field of the primary contact. */
export const CONTACT_COLUMNS = { name: 'contactName', email: 'contactEmail', phone: 'contactPhone' } as const;

/** The column of a value by its path in a record, which may lead to an item of it: `primaryContact.name`, `tags.3`. */
export function columnAt(path: string): string {
  const [field = path, part] = path.split('.');
  return field === 'primaryContact' ? (CONTACT_COLUMNS[part as keyof typeof CONTACT_COLUMNS] ?? field) : field;
}
