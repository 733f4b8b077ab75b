/** What the row of a field says in the table of its record, and what is made of all rows alike. */
import * as z from 'zod';
import type { Language } from './field.ts';
import type { FieldKind } from './field-kinds.ts';

/** The same thing in both languages. */
export type InBoth = Record<Language, string>;

/** A row. The field's own name is the key of its label; a row begins with one of `field-kinds.ts`. */
export interface Field {
  kind: FieldKind;
  schema: z.ZodType;
  /** Of a value sent alone, where `schema` has one for what is not said. */
  change?: z.ZodType;
  /** Whether a record has to say it. */
  required?: true;
  /** What a form begins with. */
  preset?: string;
  /** Of a choice. */
  values?: readonly string[];
  /** Of a choice: the group of texts that has a word for each value; absent where the values are words. */
  options?: string;
  /** Of a choice: what people write into cells for each value, between bars. The help names the first. */
  meanings?: Readonly<Record<string, InBoth>>;
  /**
   * Its column in files, from 1. Files only grow: a new field takes the next number, after those that exports have besides
   * (`lambdas/exchange/export-rows.ts`).
   */
  column: number;
  /** What its column may be called, between bars. Help and templates have the first, exports the field's own name. */
  names: InBoth;
  /** What a template shows in it: clearly invented. */
  example: string | InBoth;
  /** What an import takes where a file leaves out a field that a record has to say. */
  importDefault?: string;
  /** What a file needs where no field alone is needed: this or another one. */
  need?: 'orOne' | 'orFullName';
}

/** The rows of a record by field, in the order of its form. */
export type FieldTable = Readonly<Record<string, Field>>;

type SchemasOf<T extends FieldTable> = { -readonly [F in keyof T]: T[F]['schema'] };

/** The shape of the record's schema. */
export function schemasOf<T extends FieldTable>(table: T): SchemasOf<T> {
  return Object.fromEntries(Object.entries(table).map(([name, { schema }]) => [name, schema])) as SchemasOf<T>;
}

type ChangeOf<F extends Field> = F extends { change: infer C extends z.ZodType } ? C : F['schema'];
type ChangesOf<T extends FieldTable> = { -readonly [F in keyof T]: z.ZodOptional<ChangeOf<T[F]>> };

/** The shape of a change's schema: what is not said stays as it is. */
export function changesOf<T extends FieldTable>(table: T): ChangesOf<T> {
  const changes = Object.entries(table).map(([name, { schema, change = schema }]) => [name, z.optional(change)]);
  return Object.fromEntries(changes) as ChangesOf<T>;
}

/** The names of the fields, in the order of the form. */
export function fieldsOf<T extends FieldTable>(table: T): (keyof T & string)[] {
  return Object.keys(table);
}

/** The names of the fields of some kinds. */
export function fieldsOfKind<T extends FieldTable, K extends FieldKind>(table: T, ...kinds: K[]): FieldsOfKind<T, K>[] {
  const isOf = (name: string) => (kinds as FieldKind[]).includes((table[name] as Field).kind);
  return fieldsOf(table).filter(isOf) as FieldsOfKind<T, K>[];
}
export type FieldsOfKind<T extends FieldTable, K extends FieldKind> = {
  [F in keyof T & string]: T[F]['kind'] extends K ? F : never;
}[keyof T & string];

/** The fields that are staff's alone, as `omit` of a schema takes them. */
export type StaffOnly<T extends FieldTable> = {
  [F in keyof T as T[F] extends { staffOnly: true } ? F : never]: true;
};

/** The rows with their fields' names, in the order of their columns. */
export function byColumn(table: FieldTable): [name: string, field: Field][] {
  return Object.entries(table).sort(([, one], [, other]) => one.column - other.column);
}

/** The names of columns in the order of their numbers. */
export function inOrder(columns: Readonly<Record<string, number>>): string[] {
  return Object.entries(columns)
    .sort(([, one], [, other]) => one - other)
    .map(([name]) => name);
}

/** The columns of a table's file, the fields among `others`, which have numbers too but no row. */
export function columnsWith(table: FieldTable, others: Readonly<Record<string, number>>): string[] {
  const own = Object.entries(table).map(([name, { column }]) => [name, column] as const);
  return inOrder({ ...Object.fromEntries(own), ...others });
}

/** The fields that may be left out, with the values that they have then. */
type DefaultsOf<T extends FieldTable> = {
  [F in keyof T as T[F] extends { required: true } ? never : F]: z.output<T[F]['schema']>;
};

/** What a record has in fields that were left out, as in those that came after it was stored. */
export function defaultsOf<T extends FieldTable>(table: T): DefaultsOf<T> {
  const optional = Object.entries(table).filter(([, { required }]) => !required);
  return Object.fromEntries(optional.map(([name, { schema }]) => [name, schema.parse(undefined)])) as DefaultsOf<T>;
}
