/** Walks the tables of fields: every field of a record stands in its form, in what it shows, and in the help of imports. */
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { inputOf, valuesOf } from '../../../frontend/src/features/admin/jobs/job-values.ts';
import { formatNumber, formatPay } from '../../../frontend/src/lib/format.ts';
import { changeLanguage, i18n } from '../../../frontend/src/lib/i18n.ts';
import { routes } from '../../../shared/contract/routes.ts';
import { EMPLOYER_COLUMNS } from '../../../shared/domain/employer-fields.ts';
import type { Field, FieldTable } from '../../../shared/domain/field-table.ts';
import { jobInputSchema, publicJobSchema } from '../../../shared/domain/job.ts';
import { JOB_FIELDS, type JobField } from '../../../shared/domain/job-fields.ts';
import { CORRECTED_FIELDS, SHOWN_FIELDS, TALENT_FIELDS } from '../../../shared/domain/talent-fields.ts';
import { columnIn, samplesOf } from '../../support/field-samples.ts';
import { JOB } from '../seeds.ts';
import { isolate, visit } from '../site.tsx';
import { userEvent } from '../user.ts';
import { talentDetail } from './people.ts';
import { staff } from './staff.ts';

isolate();

/** Imported before the clock of the first test starts. */
beforeAll(
  () =>
    Promise.all([
      import('../../../frontend/src/features/admin/admin-area.tsx'),
      import('../../../frontend/src/features/admin/jobs/job-page.tsx'),
      import('../../../frontend/src/features/admin/exchange/exchange-page.tsx'),
      import('../../../frontend/src/features/admin/employers/employers-page.tsx'),
      import('../../../frontend/src/features/admin/talents/talent-page.tsx'),
    ]),
  120_000,
);

const LANGUAGES = ['es', 'en'] as const;
const samples = samplesOf(JOB_FIELDS);
const stored = routes.getJob.response.parse({ ...JOB, criteria: null, version: 3, ...samples });
const fields = Object.entries<JobField>(JOB_FIELDS);

async function formIn(language: (typeof LANGUAGES)[number]) {
  staff('ana@encaje.test', true, { 'GET /api/admin/jobs/job-1': () => [200, stored] });
  await changeLanguage(language);
  await visit('/admin-panel/jobs/job-1');
  await screen.findByDisplayValue(stored.title, {}, { timeout: 20_000 });
}

const says = (key: string): string => i18n.t(key);
const labelOf = (name: string) => i18n.t([`admin:job.${name}`, `site:job.fields.${name}`]);

describe.each(LANGUAGES)('every field of a job, in %s,', (language) => {
  it('has a label and its value in the form', async () => {
    await formIn(language);
    const typed = valuesOf(stored);
    for (const [name, { kind, required }] of fields) {
      const control = screen.getByLabelText(`${labelOf(name)}${required ? ' *' : ''}`) as HTMLInputElement;
      expect([name, kind === 'flag' ? control.checked : control.value]).toEqual([
        name,
        typed[name as keyof typeof typed],
      ]);
    }
  });

  it('that is a fact is shown with its label, in its place, flags below the others', async () => {
    await formIn(language);
    const shown = (name: string, { kind, options }: JobField): string => {
      if (name === 'openings') return i18n.t('site:job.openings', { count: stored.openings });
      if (kind === 'choice') return says(`${options}.${samples[name]}`);
      return typeof samples[name] === 'number' ? formatNumber(samples[name], language) : String(samples[name]);
    };
    const isFlag = (field: JobField) => Number(field.kind === 'flag');
    const facts = fields
      .filter(([, { fact }]) => fact !== undefined)
      .sort(([, one], [, other]) => isFlag(one) - isFlag(other) || Number(one.fact) - Number(other.fact));
    const box = document.querySelector('[data-part="job-facts"]')?.parentElement as HTMLElement;
    const stated = [...box.querySelectorAll('dl > div, li')].map(({ textContent }) => textContent?.trim());
    const label = (name: string) => {
      expect([name, i18n.exists(`site:job.fields.${name}`)]).toEqual([name, true]);
      return says(`site:job.fields.${name}`);
    };
    expect(stated.filter((text) => !text?.startsWith(says('site:job.published')))).toEqual(
      facts.map(([name, field]) => (field.kind === 'flag' ? label(name) : label(name) + shown(name, field))),
    );
  });
});

describe('what visitors see of a job', () => {
  it('is every field that is not staff’s, but for what only searches and feeds need', async () => {
    await formIn('es');
    const page = screen.getByRole('region', { name: 'Vista previa' }).textContent ?? '';
    const isShown = (name: string, { fact }: JobField) =>
      fact !== undefined || [samples[name]].flat().every((text) => page.includes(String(text)));
    const pay = ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryPeriod'];
    expect(page).toContain(formatPay(stored, 'es'));
    const missing = fields.filter(([name, field]) => !field.staffOnly && !isShown(name, field)).map(([name]) => name);
    expect(missing.filter((name) => !pay.includes(name))).toEqual(['category', 'tags']);
  });

  it('is nothing of what is staff’s', () => {
    const staffs = fields.filter(([, { staffOnly }]) => staffOnly).map(([name]) => name);
    expect(staffs).toEqual(expect.arrayContaining(['status', 'public', 'contactEmail']));
    expect(Object.keys(publicJobSchema.parse(stored))).not.toEqual(expect.arrayContaining([expect.toBeOneOf(staffs)]));
  });
});

it('what the form of a job holds is sent as it is', () => {
  expect(jobInputSchema.parse(inputOf(valuesOf(stored)))).toEqual(samples);
});

const { contactName, contactEmail, contactPhone, ...ofEmployer } = samplesOf(EMPLOYER_COLUMNS);
const employer = routes.getEmployer.response.parse({
  ...{ ...ofEmployer, primaryContact: { name: contactName, email: contactEmail, phone: contactPhone } },
  ...{ employerId: 'employer-1', version: 1, request: null, lastTouchAt: null, replyBy: null, answeredAt: null },
  ...{ createdAt: '2026-05-04T09:00:00.000Z', updatedAt: '2026-05-04T09:00:00.000Z', jobs: [] },
  stats: { activeJobs: 0, openings: 0, applications: 0, inProcess: 0, hired: 0, answeredAfterHours: null },
});

async function employersAt(address: string, language: (typeof LANGUAGES)[number]) {
  const page = { items: [employer], nextCursor: null, total: 1, byStatus: {} };
  staff('ana@encaje.test', true, {
    'GET /api/admin/employers': () => [200, page],
    'GET /api/admin/employers/employer-1': () => [200, employer],
    'GET /api/admin/employers/employer-1/activities': () => [200, { items: [], nextCursor: null }],
  });
  await changeLanguage(language);
  await visit(`/admin-panel/employers${address}`);
}

describe.each(LANGUAGES)('every field of an employer, in %s,', (language) => {
  it('stands in the form of a new one', async () => {
    await employersAt('?new=yes', language);
    const form = within(await screen.findByRole('dialog'));
    for (const [name, field] of Object.entries<Field>(EMPLOYER_COLUMNS)) {
      const label = says(`admin:employer.${name}`);
      expect([name, label]).not.toEqual([name, `employer.${name}`]);
      const control = form.getByLabelText(`${label}${field.required ? ' *' : ''}`) as HTMLInputElement;
      expect([name, control.value]).toEqual([name, field.preset ?? '']);
    }
  });

  it('is shown in the record', async () => {
    await employersAt('/employer-1', language);
    const record = (await screen.findByRole('article')) as HTMLElement;
    const chosen = [...record.querySelectorAll('select')].map(({ value }) => value);
    for (const [name, { options }] of Object.entries<Field>(EMPLOYER_COLUMNS)) {
      const sample = String(samplesOf(EMPLOYER_COLUMNS)[name]);
      if (options) expect([name, chosen]).toEqual([name, expect.arrayContaining([sample])]);
      else expect([name, record.textContent]).toEqual([name, expect.stringContaining(sample)]);
    }
  });
});

describe.each(LANGUAGES)('every field of a talent, in %s,', (language) => {
  const ofTalent = samplesOf(TALENT_FIELDS);
  const given = Object.fromEntries([...SHOWN_FIELDS, ...CORRECTED_FIELDS].map((name) => [name, ofTalent[name]]));
  const open = async () => {
    staff('ana@encaje.test', true, { 'GET /api/admin/talents/talent-1': () => [200, talentDetail(given)] });
    await changeLanguage(language);
    await visit('/admin-panel/talents/talent-1');
    await screen.findByRole('heading', { level: 1, name: `${given.firstName} ${given.lastName}` }, { timeout: 20_000 });
  };

  it('that its head shows stands there with its label', async () => {
    await open();
    for (const name of SHOWN_FIELDS) {
      const [label] = screen.getAllByText(says(`admin:talent.${name}`), { selector: 'dt' });
      expect([name, label?.nextSibling?.textContent]).toEqual([name, expect.stringContaining(String(given[name]))]);
    }
  });

  it('that recruiters may correct is in the form with its value', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: says('admin:talent.edit') }));
    for (const name of CORRECTED_FIELDS) {
      const control = screen.getByLabelText(says(`admin:talent.${name}`)) as HTMLInputElement;
      expect([name, control.value]).toEqual([name, given[name]]);
    }
  });
});

const TABLES: Record<string, FieldTable> = { talents: TALENT_FIELDS, jobs: JOB_FIELDS, employers: EMPLOYER_COLUMNS };

describe.each(Object.keys(TABLES))('the help of an import of %s', (records) => {
  it.each(LANGUAGES)('names every field and what may stand in it: %s', async (language) => {
    staff('ana@encaje.test', true, { 'GET /api/admin/sync/runs': () => [200, { items: [], nextCursor: null }] });
    await changeLanguage(language);
    await visit(`/admin-panel/database-sync?records=${records}`);
    const help = within(await screen.findByRole('complementary'));
    for (const field of Object.values<Field>(TABLES[records] ?? {})) {
      const { name, cell } = columnIn(language, field);
      const [column] = help.getAllByText(name, { selector: 'dt' }).map((term) => term.parentElement);
      if (field.kind === 'choice') expect(column?.textContent).toContain(cell);
    }
  });
});
