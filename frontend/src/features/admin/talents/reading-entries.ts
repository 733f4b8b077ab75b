/** The entries of a reading as fields of a form: which there are, what stands in them, and what they say when they are sent. */
import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from '../../../../../shared/domain/levels.ts';
import type { Profile } from '../../../../../shared/domain/profile.ts';
import type { EditedPart, ReadingEdit } from '../../../../../shared/domain/reading-edit.ts';

export type EntryPart = Exclude<EditedPart, 'facts'>;
/** A text in each field; a box is `yes` or empty. */
export type EntryValues = Record<string, string>;

export interface EntryField {
  name: string;
  kind: 'text' | 'lines' | 'month' | 'box' | 'level';
  isRequired?: boolean;
  levels?: readonly string[];
}

const text = (name: string): EntryField => ({ name, kind: 'text' });
const required = (name: string): EntryField => ({ name, kind: 'text', isRequired: true });
const PERIOD: readonly EntryField[] = [
  { name: 'startDate', kind: 'month' },
  { name: 'endDate', kind: 'month' },
];

export const ENTRY_FIELDS: Record<EditedPart, readonly EntryField[]> = {
  facts: [
    ...[required('firstName'), required('lastName'), text('phone'), text('location')],
    { name: 'summary', kind: 'lines' },
  ],
  experience: [
    ...[required('title'), text('company'), text('location'), ...PERIOD],
    { name: 'current', kind: 'box' },
    { name: 'bullets', kind: 'lines' },
  ],
  education: [
    ...[required('degree'), { name: 'level', kind: 'level' as const, levels: EDUCATION_LEVELS }],
    ...[text('institution'), ...PERIOD],
  ],
  skills: [required('name')],
  languages: [required('name'), { name: 'level', kind: 'level', levels: LANGUAGE_LEVELS }],
  certificates: [required('name')],
  links: [required('name')],
};

/** Parts whose entries are one line each. */
const LINES: ReadonlySet<EntryPart> = new Set(['skills', 'certificates', 'links']);

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** What stands in the form of an entry, or of a new one. */
export function valuesOf(profile: Profile, part: EditedPart, index?: number): EntryValues {
  const entry = part === 'facts' ? profile : index === undefined ? undefined : profile[part][index];
  const source = typeof entry === 'string' ? { name: entry } : ((entry ?? {}) as Record<string, unknown>);
  return Object.fromEntries(ENTRY_FIELDS[part].map(({ name }) => [name, shown(source[name])]));
}

function said({ kind, name }: EntryField, values: EntryValues): unknown {
  const value = (values[name] ?? '').trim();
  if (kind === 'box') return value !== '';
  if (name === 'bullets') return value.split('\n').filter((line) => line.trim() !== '');
  return value;
}

/** The edit that a filled form asks for. */
export function editOf(part: EditedPart, values: EntryValues, index?: number): ReadingEdit {
  const fields = Object.fromEntries(ENTRY_FIELDS[part].map((field) => [field.name, said(field, values)]));
  // Who has the job still has no end of it.
  const stated = fields.current === true ? { ...fields, endDate: '' } : fields;
  if (part === 'facts') return { part, ...stated } as ReadingEdit;
  const entry = LINES.has(part) ? fields.name : stated;
  return { part, ...(index !== undefined && { index }), entry } as ReadingEdit;
}

/** The field that a refusal of the only edit is about. */
export function fieldAt(path: string, part: EditedPart): string | undefined {
  const [, , ...rest] = path.split('.');
  const name = rest[0] === 'entry' ? (rest[1] ?? 'name') : rest[0];
  return ENTRY_FIELDS[part].some((field) => field.name === name) ? name : undefined;
}

/** The path before the names of an entry's fields; the person's own facts have none. */
const pathOf = (part: EditedPart, index?: number) => (part === 'facts' ? '' : `${part}.${index}.`);

/** The fields of a form that the reading asks to check. */
export function unsureIn(unsure: readonly string[], part: EditedPart, index?: number): string[] {
  const path = pathOf(part, index);
  return ENTRY_FIELDS[part].flatMap(({ name }) => (unsure.includes(`${path}${name}`) ? name : []));
}

/** The entry that a field to check belongs to. */
export function entryAt(key: string): { part: EditedPart; index?: number } {
  const [part = '', index] = key.split('.');
  return index === undefined ? { part: 'facts' } : { part: part as EntryPart, index: Number(index) };
}
