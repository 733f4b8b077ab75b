/** Jobs and employers as a file to import has them: what the forms of the panel ask for, in cells. */
import * as z from 'zod';
import { employerInputSchema } from './employer.ts';
import { EMPLOYER_COLUMNS } from './employer-fields.ts';
import { cellReader } from './exchange-values.ts';
import type { FieldTable } from './field-table.ts';
import { folded } from './folded.ts';
import { jobInputSchema } from './job.ts';
import { JOB_FIELDS } from './job-fields.ts';

type Cells = Record<string, unknown>;
type Read = (cell: unknown) => unknown;

/** How each field's cell is read, and what a file means that leaves it out. */
function cellsOf(table: FieldTable) {
  const fields = Object.entries(table);
  const readers = Object.fromEntries(fields.map(([name, field]) => [name, cellReader(field)]));
  const unsaid = Object.fromEntries(fields.flatMap(([name, { unsaid }]) => (unsaid ? [[name, unsaid]] : [])));
  return { readers, unsaid };
}

const JOB_CELLS = cellsOf(JOB_FIELDS);
const EMPLOYER_CELLS = cellsOf(EMPLOYER_COLUMNS);

const isEmpty = (cell: unknown) => cell === null || (typeof cell === 'string' && cell.trim() === '');

/** The filled cells of a row, each read as its field wants it. */
function readCells(row: unknown, readers: Record<string, Read>): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  const filled = Object.entries(row).filter(([, cell]) => !isEmpty(cell));
  return Object.fromEntries(filled.map(([field, cell]) => [field, readers[field]?.(cell) ?? cell]));
}

const asJob = (row: unknown): unknown => {
  const cells = readCells(row, JOB_CELLS.readers);
  return typeof cells === 'object' && cells !== null ? { ...JOB_CELLS.unsaid, ...cells } : cells;
};

/** Who to talk to, from cells of its own or as the product exports it. */
const asEmployer = (row: unknown): unknown => {
  const cells = readCells(row, EMPLOYER_CELLS.readers);
  if (typeof cells !== 'object' || cells === null) return cells;
  const { contactName, contactEmail, contactPhone, ...employer } = cells as Cells;
  if (contactName === undefined && contactEmail === undefined && contactPhone === undefined) return employer;
  const primaryContact = {
    name: contactName ?? contactEmail ?? contactPhone,
    email: contactEmail,
    phone: contactPhone,
  };
  return { primaryContact, ...employer };
};

/** As a draft unless it says otherwise; then it has to fulfil what such a job has to. */
export const importedJobSchema = z.preprocess(asJob, jobInputSchema);
export const importedEmployerSchema = z.preprocess(asEmployer, employerInputSchema);

const same = (text: string) => folded(text).replace(/\s+/g, ' ').trim();

/** Two jobs with the same key are one: the same title of the same company in the same place. */
export function importedJobKey(job: { company: string; title: string; location: string }): string {
  return [job.company, job.title, job.location].map(same).join('\u0000');
}

/** Two employers with the same key are one company. */
export const importedEmployerKey = ({ company }: { company: string }): string => same(company);
