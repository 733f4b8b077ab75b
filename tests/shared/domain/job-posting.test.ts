/**
 * What search engines get of a job: complete, honest, and harmless inside a page.
 *
 * @vitest-environment jsdom
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublicJob } from '../../../shared/domain/job.ts';
import { JOB_TYPES } from '../../../shared/domain/job-choices.ts';
import { jobPosting, jsonForScript, type PostingOptions } from '../../../shared/domain/job-posting.ts';
import { aJob } from '../../lambdas/records.ts';

const ADDRESS = 'https://encaje.example/jobs/soldador-zaragoza-espana-job1';
const ZARAGOZA = { locality: 'Zaragoza', region: 'Aragón', country: 'ES' };

/** As a reader of the page gets it: without what has no value. */
const read = (job: PublicJob, options?: PostingOptions) => JSON.parse(jsonForScript(jobPosting(job, ADDRESS, options)));
const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('a posting', () => {
  test('has every property that Google for Jobs requires or recommends and that a job has', () => {
    expect(read(aJob({ tags: ['TIG'], benefits: ['Comedor'], openings: 3 }), { place: ZARAGOZA })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Soldador',
      description:
        '<p>Soldadura TIG de depósitos de acero inoxidable.</p>' +
        '<p>Qué te pedimos</p><ul><li>Soldadura TIG</li></ul><p>Qué te ofrecemos</p><ul><li>Comedor</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Talleres Yunque', value: 'job1' },
      url: ADDRESS,
      datePosted: '2026-11-21T09:00:00.000Z',
      hiringOrganization: { '@type': 'Organization', name: 'Talleres Yunque' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Zaragoza',
          addressRegion: 'Aragón',
          addressCountry: 'ES',
        },
      },
      employmentType: 'FULL_TIME',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 24_000, maxValue: 30_000, unitText: 'YEAR' },
      },
      directApply: true,
      industry: 'Metal',
      occupationalCategory: 'Taller',
      qualifications: ['Soldadura TIG'],
      skills: ['TIG'],
      jobBenefits: ['Comedor'],
      totalJobOpenings: 3,
    });
  });

  test('claims nothing that is not known', () => {
    const posting = read(aJob({ requirements: [], salaryMin: null, salaryMax: null }));
    const unknown = ['validThrough', 'baseSalary', 'qualifications', 'skills', 'jobBenefits', 'inLanguage'];
    for (const name of [...unknown, 'experienceRequirements', 'educationRequirements', 'jobLocationType'])
      expect(posting).not.toHaveProperty(name);
  });

  test('keeps the contact address and the bookkeeping of a job to itself', () => {
    const job = aJob({ contactEmail: 'secret@people.example' });
    expect(jsonForScript(jobPosting(job, ADDRESS))).not.toContain('secret@people.example');
    expect(read(job)).not.toHaveProperty('status');
  });

  test('dates a job that was never published before by its creation', () => {
    const job = aJob({ publishedAt: null, createdAt: '2026-10-01T00:00:00.000Z' });
    expect(read(job).datePosted).toBe('2026-10-01T00:00:00.000Z');
  });

  test('says where the job is as far as it is known, in the country of the site where none is named', () => {
    const addressOf = (place: PostingOptions['place']) => read(aJob(), { place }).jobLocation.address;
    expect(addressOf({ locality: 'Villarriba' })).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Villarriba',
      addressCountry: 'ES',
    });
    expect(addressOf({ country: 'PT' })).toEqual({ '@type': 'PostalAddress', addressCountry: 'PT' });
  });

  test('names the employment type of every type of job', () => {
    const types = JOB_TYPES.map((jobType) => read(aJob({ jobType })).employmentType);
    expect(types).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN', 'FULL_TIME']);
  });

  test('gives the pay per its period, and only the end that is known', () => {
    const job = aJob({ salaryMin: 12.5, salaryMax: null, salaryPeriod: 'hour', salaryCurrency: 'GBP' });
    expect(read(job).baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 12.5, unitText: 'HOUR' },
    });
  });
});

describe('remote work', () => {
  test.each([{ remotePolicy: 'remote' as const }, { jobType: 'remote' as const }])(
    'is telecommuting from the country of the job, by %o, and still has a place',
    (over) => {
      const posting = read(aJob(over), { place: ZARAGOZA, language: 'en' });
      expect(posting.jobLocationType).toBe('TELECOMMUTE');
      expect(posting.applicantLocationRequirements).toEqual({ '@type': 'Country', name: 'Spain' });
      expect(posting.jobLocation.address.addressCountry).toBe('ES');
    },
  );

  test('without a known country is for people in the country of the site, and calls no words a town', () => {
    const posting = read(aJob({ remotePolicy: 'remote', location: 'En remoto' }), { place: {}, language: 'en' });
    expect(posting.jobLocationType).toBe('TELECOMMUTE');
    expect(posting.applicantLocationRequirements).toEqual({ '@type': 'Country', name: 'Spain' });
    expect(posting.jobLocation.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'ES' });
  });

  test('in part is not telecommuting', () => {
    expect(read(aJob({ remotePolicy: 'hybrid' }), { place: ZARAGOZA })).not.toHaveProperty('jobLocationType');
  });
});

describe('the description', () => {
  const html = (over: Partial<PublicJob>, language: 'es' | 'en' = 'es'): string =>
    read(aJob({ requirements: [], ...over }), { language }).description;

  test('makes lines paragraphs and bulleted lines lists', () => {
    expect(html({ description: 'Uno\n\n  Dos\r\nTareas:\n- soldar\n • pulir\nFin' })).toBe(
      '<p>Uno</p><p>Dos</p><p>Tareas:</p><ul><li>soldar</li><li>pulir</li></ul><p>Fin</p>',
    );
  });

  test('has all parts of the advertisement, with leads in the language of the page', () => {
    const parts = { requirements: ['TIG'], benefitsDescription: 'Comida.', companyDescription: 'Un taller.' };
    expect(html({ description: 'Hola', ...parts }, 'en')).toBe(
      '<p>Hola</p><p>What we ask for</p><ul><li>TIG</li></ul><p>What we offer</p><p>Comida.</p>' +
        '<p>About Talleres Yunque</p><p>Un taller.</p>',
    );
  });

  test('shows whatever people type as text: no markup of theirs survives', () => {
    const hostile = fc.constantFrom('<script>', '</p>', '<b', '&lt;', '&amp', '&#60;', '<!--', ']]>', 'R&D', ' & ');
    const typed = fc.array(fc.oneof(hostile, fc.string()), { minLength: 1 }).map((parts) => parts.join('').trim());
    const line = typed.filter((text) => /^[^\s\0\-–•*·]/.test(text) && !/[\n\r\0]/.test(text));
    fc.assert(
      fc.property(line, fc.array(line), (description, requirements) => {
        const { body } = parseHtml(html({ description, requirements }));
        const foreign = [...body.querySelectorAll('*')].filter((element) => !/^(p|ul|li)$/.test(element.localName));
        const points = [...body.querySelectorAll('li')].map((element) => element.textContent);
        expect(foreign).toEqual([]);
        expect(body.querySelector('p')?.textContent).toBe(description);
        expect(points).toEqual(requirements);
      }),
    );
  });
});

describe('JSON inside a script element', () => {
  const inPage = (value: object) =>
    parseHtml(`<script type="application/ld+json">${jsonForScript(value)}</script><p>after</p>`);

  test('neither ends the element nor opens a comment, whatever it says', () => {
    const value = { title: '</script><script>alert(1)</script><!-- <script>' };
    expect(jsonForScript(value)).not.toContain('<');
    expect(inPage(value).querySelectorAll('script')).toHaveLength(1);
    expect(inPage(value).querySelector('p')?.textContent).toBe('after');
  });

  test('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom('</script', '<!--', '<script'), fc.string())), (texts) => {
        expect(JSON.parse(inPage({ texts }).querySelector('script')?.textContent ?? '')).toEqual({ texts });
      }),
    );
  });
});
