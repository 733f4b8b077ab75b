/** Shows that a filter left empty in an address is no filter, and that a job is named in forms as in addresses. */
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../shared/contract/openapi.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { routes } from '../../../shared/contract/routes.ts';
import { applicationInputSchema } from '../../../shared/domain/application.ts';
import { profileInputSchema } from '../../../shared/domain/profile-form.ts';

const NAMES_OF_LISTS = (Object.entries(routes) as [string, Route][]).flatMap(([id, { query }]) =>
  query && 'limit' in query.shape ? Object.keys(query.shape).map((name) => [id, name] as const) : [],
);
/** One of these lists needs a talent's id. */
const NEEDED: Record<string, Record<string, string>> = { listMatches: { jobId: 'job1' } };

describe('an empty filter', () => {
  it.each(NAMES_OF_LISTS)('of %s, %s, changes nothing', (id, name) => {
    const { query } = (routes as Record<string, Route>)[id] as Route;
    const { [name]: _own, ...needed } = NEEDED[id] ?? {};
    const others = name in (NEEDED[id] ?? {}) ? { talentId: 'talent1' } : needed;
    const without = query?.parse(others);
    for (const blank of ['', '  ']) {
      expect(withoutBlanks(query?.parse({ ...others, [name]: blank }) as Record<string, unknown>)).toEqual(without);
    }
  });

  it.each([
    ['openings', '25 ', '25+'],
    ['openings', '25+', '25+'],
    ['limit', '7', 7],
    ['salaryMin', '30000', 30_000],
    ['jobType', 'full-time', 'full-time'],
    ['shift', 'night', 'night'],
    ['noExperience', 'true', 'true'],
  ])('leaves a real %s as it is: %s', (name, sent, meant) => {
    expect(routes.listPublicJobs.query.parse({ [name]: sent })).toMatchObject({ [name]: meant });
  });

  it.each([
    ['limit', '0', 'TOO_SMALL'],
    ['limit', '101', 'TOO_LARGE'],
    ['salaryMin', '-1', 'TOO_SMALL'],
  ])('lets a wrong %s of %s be refused as %s', (name, sent, code) => {
    const parsed = routes.listPublicJobs.query.safeParse({ [name]: sent });
    expect(parsed.error?.issues).toMatchObject([{ path: [name], message: code }]);
  });

  it('hides nothing of what a filter takes from the description of the API', () => {
    const document = openapiDocument(routes, '1') as unknown as {
      paths: Record<string, Record<string, { parameters: { name: string; required: boolean; schema: object }[] }>>;
    };
    const described = document.paths['/api/jobs']?.get?.parameters ?? [];
    const of = (name: string) => described.find((parameter) => parameter.name === name);
    expect(of('jobType')?.schema).toMatchObject({ type: 'string', enum: expect.arrayContaining(['full-time']) });
    expect(of('limit')).toMatchObject({ required: false, schema: { type: 'integer', default: 25, maximum: 100 } });
    expect(described.filter(({ required }) => required)).toEqual([]);
  });
});

describe('the job that a form is for', () => {
  it.each([
    ['an application', applicationInputSchema.shape.jobId],
    ['a profile', profileInputSchema.shape.jobId],
    ['an address', routes.getPublicJob.params.shape.jobId],
  ])('is named in %s by up to 600 characters', (_where, schema) => {
    expect(schema.safeParse('x'.repeat(600)).success).toBe(true);
    expect(schema.safeParse('x'.repeat(601)).success).toBe(false);
  });
});

const withoutBlanks = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== undefined));
