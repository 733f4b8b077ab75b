/** Jobs and employers in an import file: the fields of the panel's forms, as cells. */
import * as z from 'zod';
import { employerInputSchema } from './employer.ts';
import { EMPLOYER_COLUMNS } from './employer-fields.ts';
import { cellReader } from './exchange-values.ts';
import type { FieldTable } from './field-table.ts';
import { folded } from './folded.ts';
import { jobInputSchema } from './job.ts';
import { JOB_FIELDS } from './job-fields.ts';

type Cells = Record<string, unknown>;

const isEmpty = (cell: unknown) => cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Reads the filled cells of a row, each as its field's kind is written, over the defaults of an import. */
function rowReader(table: FieldTable): (row: object) => Cells {
  const fields = Object.entries(table);
  const readers = Object.fromEntries(fields.map(([name, field]) => [name, cellReader(field)]));
  const defaults = fields.flatMap(([name, { importDefault }]) => (importDefault ? [[name, importDefault]] : []));
  return (row) => {
    const filled = Object.entries(row).filter(([, cell]) => !isEmpty(cell));
    const read = filled.map(([field, cell]) => [field, readers[field]?.(cell) ?? cell]);
    return Object.fromEntries([...defaults, ...read]);
  };
}

/** What is no row stays as it is, for the schema to refuse. */
const onRows = (read: (row: object) => Cells) => (row: unknown) =>
  typeof row === 'object' && row !== null && !Array.isArray(row) ? read(row) : row;

const readEmployer = rowReader(EMPLOYER_COLUMNS);

/** Whom to talk to, from the contact's own cells or as the product exports it. */
function asEmployer(row: object): Cells {
  const { contactName, contactEmail, contactPhone, ...employer } = readEmployer(row);
  if (contactName === undefined && contactEmail === undefined && contactPhone === undefined) return employer;
  const primaryContact = {
    name: contactName ?? contactEmail ?? contactPhone,
    email: contactEmail,
    phone: contactPhone,
  };
  return { primaryContact, ...employer };
}

/** As a draft unless it says otherwise; then it has to fulfil what such a job has to. */
export const importedJobSchema = z.preprocess(onRows(rowReader(JOB_FIELDS)), jobInputSchema);
export const importedEmployerSchema = z.preprocess(onRows(asEmployer), employerInputSchema);

const same = (text: string) => folded(text).replace(/\s+/g, ' ').trim();

/** Two jobs with the same key are one: the same title of the same company in the same place. */
export function importedJobKey(job: { company: string; title: string; location: string }): string {
  return [job.company, job.title, job.location].map(same).join('\u0000');
}

/** Two employers with the same key are one company. */
export const importedEmployerKey = ({ company }: { company: string }): string => same(company);
