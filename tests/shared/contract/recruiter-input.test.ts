/** Shows which input of recruiters is refused at its field before anything is stored, and what is put right quietly. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { activityInputSchema } from '../../../shared/domain/activity.ts';
import { applicationUpdateSchema } from '../../../shared/domain/application.ts';
import { employerInputSchema } from '../../../shared/domain/employer.ts';
import { fieldErrors } from '../../../shared/domain/field-errors.ts';
import { jobInputSchema } from '../../../shared/domain/job.ts';
import { jobCriteriaSchema } from '../../../shared/domain/job-criteria.ts';
import { contactMessageSchema } from '../../../shared/domain/message.ts';
import { talentUpdateSchema } from '../../../shared/domain/talent.ts';
import { aJob } from '../../lambdas/records.ts';

function errorsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input, { reportInput: true });
  return Object.fromEntries((error ? fieldErrors(error) : []).map(({ path, code }) => [path, code]));
}

describe('the criteria of a job', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', '', 'Skill:x', 'nothing'])('have none named %j', (id) => {
    expect(errorsOf(jobCriteriaSchema, { importance: { [id]: 'must' } })).toEqual({ [`importance.${id}`]: 'INVALID' });
    expect(errorsOf(jobCriteriaSchema, { knockouts: { [id]: true } })).toEqual({ [`knockouts.${id}`]: 'INVALID' });
  });

  it('have those that ads are read into', () => {
    const ids = ['occupation', 'location', 'language:de', 'licence:c-e', 'skill:tig-welding', 'skill:'];
    const importance = Object.fromEntries(ids.map((id) => [id, 'nice']));
    expect(errorsOf(jobCriteriaSchema, { importance })).toEqual({});
  });

  it('are emphasised by amounts that a table can keep', () => {
    const errors = { 'emphasis.skills': 'TOO_SMALL' };
    for (const skills of [1e-300, 5e-131, 0.001])
      expect(errorsOf(jobCriteriaSchema, { emphasis: { skills } })).toEqual(errors);
    for (const skills of [0, 0.01, 1.25, 3]) expect(errorsOf(jobCriteriaSchema, { emphasis: { skills } })).toEqual({});
  });
});

describe('the pay of a job', () => {
  const errors = (pay: object) => errorsOf(jobInputSchema, { ...aJob(), ...pay });

  it('is an amount that a table can keep', () => {
    expect(errors({ salaryMin: 1e-200 })).toEqual({ salaryMin: 'TOO_SMALL' });
    expect(errors({ salaryMin: 0.01, salaryMax: 15.5, salaryPeriod: 'hour' })).toEqual({});
  });

  it('is more than nothing where the job is published, and may be left at nothing where it is not', () => {
    const required = 'PAY_RANGE_REQUIRED';
    expect(errors({ salaryMin: 0, salaryMax: 0 })).toEqual({ salaryMin: required, salaryMax: required });
    expect(errors({ salaryMin: 0 })).toEqual({ salaryMin: required });
    expect(errors({ salaryMin: 0, salaryMax: 0, public: false })).toEqual({});
    expect(errors({ salaryMin: 0, salaryMax: 0, status: 'draft' })).toEqual({});
  });
});

describe('the phone of a talent', () => {
  it('is a number, or nothing', () => {
    const errors = (phone: unknown) => errorsOf(talentUpdateSchema, { version: 1, phone });
    expect(errors('not a phone <script>')).toEqual({ phone: 'PHONE_INVALID' });
    for (const phone of ['+34 600 100 200', '', '  ', null, undefined]) expect(errors(phone)).toEqual({});
    expect(talentUpdateSchema.parse({ version: 1, phone: ' ' })).toEqual({ version: 1, phone: '' });
  });
});

describe('text of one line', () => {
  const note = { kind: 'email', text: 'Hola' };

  it('holds no line breaks or control characters, wherever they were pasted from', () => {
    const email = activityInputSchema.parse({
      ...note,
      subject: 'Tus vacantes\r\nBcc: otra@people.example\u0000\u2028',
    });
    expect(email).toMatchObject({ subject: 'Tus vacantes Bcc: otra@people.example' });
    const job = jobInputSchema.parse({ ...aJob(), title: 'Soldador\tTIG', company: 'Yunque\u202e', tags: ['a\nb'] });
    expect(job).toMatchObject({ title: 'Soldador TIG', company: 'Yunque', tags: ['a b'] });
    const document = { kind: 'document', fileName: 'C\u0007V\n.pdf', contentType: 'application/pdf', sizeBytes: 1 };
    expect(activityInputSchema.parse(document)).toMatchObject({ fileName: 'C V .pdf' });
    expect(employerInputSchema.parse({ company: 'Yunque\r\nSL' }).company).toBe('Yunque SL');
  });

  it('that nobody can see is missing', () => {
    expect(errorsOf(activityInputSchema, { ...note, subject: '\u200b\u2060' })).toEqual({
      subject: 'SUBJECT_LINE_REQUIRED',
    });
    expect(errorsOf(jobInputSchema, { ...aJob(), company: '\n\u0000' })).toEqual({ company: 'COMPANY_REQUIRED' });
  });

  it('keeps the joiners that names and emoji are written with', () => {
    expect(employerInputSchema.parse({ company: '👩\u200d🔧 می\u200cخواهم' }).company).toBe('👩\u200d🔧 می\u200cخواهم');
  });
});

describe('text of several lines', () => {
  const lines = 'Primera línea\r\n\n\t• Segunda';

  it('keeps them everywhere', () => {
    expect(jobInputSchema.parse({ ...aJob(), description: lines, benefitsDescription: lines })).toMatchObject({
      description: lines,
      benefitsDescription: lines,
    });
    for (const input of [
      { kind: 'note' },
      { kind: 'email', subject: 's' },
      { kind: 'interview', title: 't', startsAt: '2026-11-24T10:00:00.000Z' },
    ])
      expect(activityInputSchema.parse({ ...input, text: lines })).toMatchObject({ text: lines });
    expect(employerInputSchema.parse({ company: 'Yunque', notes: lines }).notes).toBe(lines);
    expect(applicationUpdateSchema.parse({ version: 1, reason: lines }).reason).toBe(lines);
    expect(contactMessageSchema.shape.message.parse(lines)).toBe(lines);
  });

  it('loses what is no text, and counts as missing where nothing is left', () => {
    expect(employerInputSchema.parse({ company: 'Yunque', notes: 'a\u0000\u0007\nb' }).notes).toBe('a\nb');
    expect(errorsOf(activityInputSchema, { kind: 'note', text: ' \u200b\n' })).toEqual({ text: 'TEXT_REQUIRED' });
  });
});
