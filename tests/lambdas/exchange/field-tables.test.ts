/** Walks the tables of fields: every field of a record can be brought in, is taken out, and has a place in files that nobody moves. */
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../../lambdas/exchange/csv-file.ts';
import { exportFile } from '../../../lambdas/exchange/export-file.ts';
import {
  EXPORT_COLUMNS,
  type ExportRow,
  employerRow,
  jobRow,
  talentRow,
} from '../../../lambdas/exchange/export-rows.ts';
import { readImportFile } from '../../../lambdas/exchange/import-file.ts';
import type { ImportedRecords } from '../../../lambdas/exchange/imported-record.ts';
import { importedText } from '../../../lambdas/exchange/talent-target.ts';
import { employerInputSchema, employerUpdateSchema } from '../../../shared/domain/employer.ts';
import { CONTACT_FIELDS, EMPLOYER_COLUMNS, EMPLOYER_FIELDS } from '../../../shared/domain/employer-fields.ts';
import { importedTalentSchema } from '../../../shared/domain/exchange-talents.ts';
import { cellReader } from '../../../shared/domain/exchange-values.ts';
import { defaultsOf, type Field, type FieldTable } from '../../../shared/domain/field-table.ts';
import { jobInputSchema } from '../../../shared/domain/job.ts';
import { JOB_FIELDS } from '../../../shared/domain/job-fields.ts';
import { CORRECTED_FIELDS, TALENT_FIELDS, type TalentField } from '../../../shared/domain/talent-fields.ts';
import { columnIn, samplesOf } from '../../support/field-samples.ts';
import { aJob, anEmployer, aProfile, aTalent } from '../records.ts';

interface Case {
  records: ImportedRecords;
  table: FieldTable;
  /** What an import makes of the samples. */
  value: object;
  /** A record of samples as an export has it. */
  row: ExportRow;
  /** Fields that files say and exports have otherwise, or not. */
  notTaken: string[];
  /** The columns of its files. What is here never moves; a new column stands behind them. */
  columns: string;
}

const ofEmployer = samplesOf(EMPLOYER_FIELDS);
const {
  contactName: name,
  contactEmail: email,
  contactPhone: phone,
} = samplesOf(CONTACT_FIELDS) as Record<string, string>;
const employer = { ...ofEmployer, primaryContact: { name: name ?? '', email: email ?? '', phone: phone ?? '' } };

const ofTalent = samplesOf(TALENT_FIELDS) as Record<string, string>;
const said = (field: string) => ofTalent[field] ?? '';
const talent = aTalent({
  email: said('email'),
  applied: { ...aTalent().applied, headline: said('headline') },
  edits: Object.fromEntries(CORRECTED_FIELDS.map((field) => [field, said(field)])),
});
/** A reading that says what a file would. */
const profile = aProfile({
  summary: said('summary'),
  skills: [...(ofTalent.skills ?? [])].map((name) => ({ id: null, name })),
  languages: [...(ofTalent.languages ?? [])].map((name) => ({ id: null, name, level: null })),
  certificates: [...(ofTalent.certificates ?? [])],
  links: [said('link')],
});

const CASES: Case[] = [
  {
    records: 'talents',
    table: TALENT_FIELDS,
    value: samplesOf(TALENT_FIELDS),
    row: talentRow(talent, profile),
    // A reading has careers in parts, more than one link, and neither a level of its own nor a wish for a language.
    notTaken: ['experience', 'education', 'educationLevel', 'language'],
    columns:
      'talentId firstName lastName email phone location headline summary experience education skills languages certificates links status source createdAt updatedAt emailConfirmed',
  },
  {
    records: 'employers',
    table: EMPLOYER_COLUMNS,
    value: employer,
    row: employerRow(anEmployer(employer)),
    notTaken: [],
    columns:
      'employerId company status priority openRoles contactName contactEmail contactPhone notes lastTouchAt replyBy answeredAt createdAt updatedAt',
  },
  {
    records: 'jobs',
    table: JOB_FIELDS,
    value: samplesOf(JOB_FIELDS),
    row: jobRow(aJob(samplesOf(JOB_FIELDS))),
    notTaken: [],
    columns:
      'jobId title company location industry category jobType experienceLevel status public openings description requirements benefits tags contactEmail companyDescription benefitsDescription remotePolicy salaryCurrency salaryMin salaryMax salaryPeriod relocationAssistance visaSponsorship createdAt updatedAt publishedAt',
  },
];

/** Moments that have not come. */
const EMPTY_COLUMNS: Record<ImportedRecords, number> = { talents: 0, jobs: 0, employers: 3 };

function imported(text: string, records: ImportedRecords) {
  const file = readImportFile(new TextEncoder().encode(text), { records, format: 'csv' });
  if ('failure' in file) throw new Error(file.failure);
  return { ignored: file.ignoredColumns, errors: file.rows[0]?.errors, value: file.rows[0]?.record?.value };
}

describe.each(CASES)('the fields of $records', ({ records, table, row, columns, value, notTaken }) => {
  const fields = Object.values(table);

  it.each(['es', 'en'] as const)('are all read from a file with the names and the words of %s', (language) => {
    const written = fields.map((field) => columnIn(language, field));
    const text = writeCsv(
      written.map(({ name }) => name),
      [written.map(({ cell }) => cell)],
    );
    expect(imported(text, records)).toEqual({ ignored: [], errors: [], value });
  });

  it('are all taken out, and brought in again as they were', () => {
    const { errors, value: read } = imported(exportFile([row], records, 'csv'), records);
    const taken = (record: object = {}) =>
      Object.fromEntries(Object.entries(record).filter(([field]) => !notTaken.includes(field)));
    expect({ errors, read: taken(read) }).toEqual({ errors: [], read: taken(value) });
    expect(Object.values(row.fields).filter((field) => field === null || field === '')).toHaveLength(
      EMPTY_COLUMNS[records],
    );
  });

  it('stay in their columns: new ones come last', () => {
    const before = columns.split(' ');
    expect(EXPORT_COLUMNS[records].slice(0, before.length)).toEqual(before);
    const named = Object.entries<TalentField>(table).map(([name, { exportedAs = name }]) => exportedAs);
    const all = new Set([...before, ...named.filter((name) => name !== null)]);
    expect([...EXPORT_COLUMNS[records]].sort()).toEqual([...all].sort());
    const numbers = fields.map(({ column }) => column);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are each meant by names of their own', () => {
    const named = Object.entries(table).flatMap(([name, { names }]) =>
      `${name}|${names.es}|${names.en}`.split('|').map((one) => [one.toLowerCase(), name] as const),
    );
    const meant = Map.groupBy(named, ([name]) => name);
    const shared = [...meant].filter(([, all]) => new Set(all.map(([, field]) => field)).size > 1);
    expect(shared.map(([name]) => name)).toEqual([]);
  });

  it('have words of cells for no value but their own', () => {
    const choices = fields.filter(({ meanings }) => meanings);
    for (const field of choices) {
      expect(Object.keys(field.meanings ?? {}).sort()).toEqual([...(field.values ?? [])].sort());
      for (const [value, { es, en }] of Object.entries(field.meanings ?? {}))
        for (const word of `${es}|${en}`.split('|')) expect([word, cellReader(field)(word)]).toEqual([word, value]);
    }
  });
});

it.each(['csv', 'json'] as const)('an import leaves aside whether an address was confirmed: %s', (format) => {
  const text = exportFile([talentRow(talent, profile)], 'talents', format);
  expect(text).toContain('emailConfirmed');
  const file = readImportFile(new TextEncoder().encode(text), { records: 'talents', format });
  if ('failure' in file) throw new Error(file.failure);
  expect(file.ignoredColumns).toContain('emailConfirmed');
  expect(file.rows[0]?.errors).toEqual([]);
  expect(file.rows[0]?.record?.value).not.toHaveProperty('emailConfirmed');
});

it('what a file says of a talent stands in the text that is read of them', () => {
  const value = importedTalentSchema.parse(samplesOf(TALENT_FIELDS));
  const read = importedText(value);
  // A level is read by its name, and the language is the one that the text is in.
  const named = Object.entries(samplesOf(TALENT_FIELDS)).filter(([name]) => !/^(educationLevel|language)$/.test(name));
  const missing = named.filter(([, sample]) => ![sample].flat().every((part) => read.includes(String(part))));
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(read).toContain('Other');
});

it.each([
  { record: 'a job', table: JOB_FIELDS, schema: jobInputSchema },
  { record: 'an employer', table: EMPLOYER_FIELDS, schema: employerInputSchema },
])('$record that says only what it has to has every other field too', ({ table, schema }) => {
  const required = Object.entries<Field>(table).filter(([, field]) => field.required);
  const said = Object.fromEntries(required.map(([name]) => [name, samplesOf(table)[name]]));
  expect(schema.parse(said)).toMatchObject({ ...defaultsOf<FieldTable>(table), ...said });
});

it('a change of an employer leaves alone what it does not say', () => {
  expect(employerUpdateSchema.parse({ version: 1 })).toEqual({ version: 1 });
  const { primaryContact: _contact, ...own } = employer;
  expect(employerUpdateSchema.parse({ version: 1, ...own })).toEqual({ version: 1, ...own });
});
