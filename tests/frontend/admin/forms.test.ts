/** The pure parts of the admin area: lists typed as text, quotes cut out of a text, addresses of the local identity. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jobResolver, NEW_JOB } from '../../../frontend/src/features/admin/jobs/job-values.ts';
import { listFrom, listText } from '../../../frontend/src/features/admin/kit/record/typed-values.ts';
import { realAddress } from '../../../frontend/src/lib/auth-local.ts';
import { segmentsOf } from '../../../frontend/src/lib/evidence.ts';
import en from '../../../frontend/src/locales/admin.en.json' with { type: 'json' };
import es from '../../../frontend/src/locales/admin.es.json' with { type: 'json' };

it('reads back every list as it was, entries with commas included', () => {
  const entry = fc.stringMatching(/^[a-z][a-z, ]*[a-z]$/);
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      expect(listFrom(listText(entries))).toEqual(entries);
    }),
  );
});

it('cuts a text at overlapping quotes without losing or adding a character', () => {
  const quote = fc.record({ of: fc.constantFrom('a', 'b'), start: fc.nat(30), end: fc.nat(40) });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(quote), (text, quotes) => {
      expect(segmentsOf(text, quotes).reduce((sum, segment) => sum + segment.text, '')).toBe(text);
    }),
  );
  expect(
    segmentsOf('abcdef', [
      { of: 'x', start: 1, end: 4 },
      { of: 'y', start: 3, end: 5 },
    ]),
  ).toEqual([
    { start: 0, text: 'a', of: [] },
    { start: 1, text: 'bc', of: ['x'] },
    { start: 3, text: 'd', of: ['x', 'y'] },
    { start: 4, text: 'e', of: ['y'] },
    { start: 5, text: 'f', of: [] },
  ]);
});

it('refuses a published job without its pay range, beside the fields', async () => {
  const words = { title: 'A', company: 'B', location: 'C', industry: 'D', category: 'E', description: 'F' };
  const options = { fields: {}, shouldUseNativeValidation: false };
  const published = await jobResolver({ ...NEW_JOB, ...words, status: 'active', public: true }, undefined, options);
  expect(published.errors).toMatchObject({ salaryMin: { message: 'PAY_RANGE_REQUIRED' } });
  const draft = await jobResolver({ ...NEW_JOB, ...words, salaryMin: '30000' }, undefined, options);
  expect(draft.values).toMatchObject({ salaryMin: 30000, salaryMax: null, openings: 1 });
});

it('sends only the identity to the laptop, and nothing on AWS', () => {
  const auth = { userPoolId: 'p', clientId: 'c', domain: 'id.example' };
  const local = { ...auth, localEndpoint: 'http://localhost:4001/' };
  expect(realAddress('https://id.example/oauth2/token', local)).toBe('http://localhost:4001/oauth2/token');
  expect(realAddress('https://id.example.evil/x', local)).toBe('https://id.example.evil/x');
  expect(realAddress('https://id.example/oauth2/token', auth)).toBe('https://id.example/oauth2/token');
});

it('says the same things in both languages', () => {
  const keys = (texts: object, prefix = ''): string[] =>
    Object.entries(texts).flatMap(([k, v]) => (typeof v === 'object' ? keys(v, `${prefix}${k}.`) : [prefix + k]));
  expect(keys(en)).toEqual(keys(es));
});
