/** Holds the lists and limits of the code to those that the specification gives. */
import { describe, expect, it } from 'vitest';
import { MAX_RECEIVE_COUNT } from '../../../shared/contract/resources.ts';
import { REPLY_PROMISE_HOURS, replyDeadline } from '../../../shared/domain/employer-request.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../shared/domain/field.ts';
import { FILE_PAGE_SIZE, FILE_TYPES, RESUME_MAX_BYTES } from '../../../shared/domain/file.ts';
import { canChangeStatus, jobIdOf, jobSlug, POSITION_BUCKETS, positionBucket } from '../../../shared/domain/job.ts';
import { CURRENCIES, EXPERIENCE_LEVELS, JOB_STATUSES, JOB_TYPES } from '../../../shared/domain/job-choices.ts';
import { jobFiltersSchema } from '../../../shared/domain/job-filters.ts';
import { EDUCATION_LEVELS } from '../../../shared/domain/levels.ts';
import { CONTACT_SUBJECTS } from '../../../shared/domain/message.ts';
import { slugify } from '../../../shared/domain/slug.ts';

/** The specification writes lists as words: `full time, part time`. */
const listed = (words: string) => words.split(', ').map((word) => word.toLowerCase().replaceAll(' ', '-'));

describe('lists of the specification', () => {
  it.each([
    ['job types', JOB_TYPES, 'full time, part time, contract, internship, remote'],
    ['experience levels', EXPERIENCE_LEVELS, 'entry, mid, senior, lead, executive'],
    ['job statuses', JOB_STATUSES, 'draft, active, paused, closed'],
    ['education levels', EDUCATION_LEVELS, 'high school, bachelor, master, PhD, other'],
    ['contact subjects', CONTACT_SUBJECTS, 'general, support, billing, partnership, feedback, other'],
    [
      'file types',
      FILE_TYPES,
      'resume, document, image, video, audio, archive, code, spreadsheet, presentation, other',
    ],
  ])('%s are the very same', (_name, values, words) => {
    expect(values).toEqual(listed(words));
  });

  it('currencies, languages and buckets keep their spelling', () => {
    expect(CURRENCIES).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD']);
    expect(LANGUAGES.toSorted()).toEqual(['en', 'es']);
    expect(DEFAULT_LANGUAGE).toBe('es');
    expect(POSITION_BUCKETS).toEqual(['1-5', '6-10', '11-25', '25+']);
  });

  it('limits are the given ones', () => {
    expect(RESUME_MAX_BYTES).toBe(15 * 1024 * 1024);
    expect(FILE_PAGE_SIZE).toEqual({ min: 1, max: 1000 });
    expect(REPLY_PROMISE_HOURS).toBe(24);
    expect(replyDeadline('2026-11-21T09:00:00.000Z')).toBe('2026-11-22T09:00:00.000Z');
    expect(MAX_RECEIVE_COUNT).toBe(5);
  });

  it('the public list has every filter that the specification names', () => {
    const filters = ['search', 'location', 'position', 'industry', 'salaryMin', 'openings'];
    expect(Object.keys(jobFiltersSchema.shape)).toEqual(expect.arrayContaining(filters));
  });
});

describe('position buckets', () => {
  it.each([
    [1, '1-5'],
    [5, '1-5'],
    [6, '6-10'],
    [10, '6-10'],
    [11, '11-25'],
    [25, '11-25'],
    [26, '25+'],
    [10_000, '25+'],
  ])('%i openings are in %s', (openings, bucket) => {
    expect(positionBucket(openings)).toBe(bucket);
  });
});

describe('the slug helper', () => {
  it.each([
    ['strips accents and lowercases', 'ÁRBOL Pingüino Ñandú', 'arbol-pinguino-nandu'],
    ['removes anything but letters, digits, spaces and hyphens', 'C++ & C#: 100%_listo!', 'c-c-100listo'],
    ['trims before it joins', '   Jefa de obra  ', 'jefa-de-obra'],
    ['turns runs of white space into one hyphen', 'uno \t dos\n\ntres', 'uno-dos-tres'],
    ['collapses repeated hyphens', 'a -- b---c', 'a-b-c'],
    ['keeps hyphens at the ends, which trimming does not touch', '-a-', '-a-'],
    ['leaves nothing of a text without letters', '¡¿?!', ''],
  ])('%s', (_rule, text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('changes nothing when it is used twice', () => {
    for (const text of ['Técnico/a – Málaga', 'a -- b', ' x ']) expect(slugify(slugify(text))).toBe(slugify(text));
  });

  it('gives jobs addresses from which their id can be read back, also after a rename', () => {
    const job = { jobId: 'k3v9x', title: 'Enfermera de UCI', location: 'Madrid, España' };
    expect(jobSlug(job)).toBe('enfermera-de-uci-madrid-espana-k3v9x');
    expect(jobIdOf(jobSlug(job))).toBe('k3v9x');
    expect(jobIdOf(jobSlug({ ...job, title: '¡!' }))).toBe('k3v9x');
    expect(jobIdOf('k3v9x')).toBe('k3v9x');
  });
});

describe('job statuses', () => {
  it('may always stay as they are', () => {
    for (const status of JOB_STATUSES) expect(canChangeStatus(status, status)).toBe(true);
  });

  it('never go from draft to paused, nor from closed to paused', () => {
    expect(canChangeStatus('draft', 'paused')).toBe(false);
    expect(canChangeStatus('closed', 'paused')).toBe(false);
    expect(canChangeStatus('draft', 'active')).toBe(true);
    expect(canChangeStatus('closed', 'active')).toBe(true);
  });
});
