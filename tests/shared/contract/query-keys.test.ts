/** Shows that only parameters that change the answer reach the edge's cache key. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { VIEWER_REQUEST_CODE } from '../../../infra/constructs/edge-code.ts';

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

function passedOn(uri: string, querystring: Query): Query {
  const request = { uri, querystring, headers: { host: { value: 'jobs.example' } } };
  const event = { viewer: { ip: '203.0.113.17' }, request };
  return (runInNewContext(`${VIEWER_REQUEST_CODE}; handler(event)`, { event }) as { querystring: Query }).querystring;
}

const asked = (query: Record<string, string>): Query =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));

describe('the edge', () => {
  test.each(['/jobs', '/en/jobs', '/', '/api/jobs'])('keeps one answer of %s whatever is appended to it', (uri) => {
    const plain = passedOn(uri, asked({ search: 'nurse', location: 'Vigo' }));
    const padded = { location: 'Vigo', nonce: '1', utm_source: 'x', token: 's', search: 'nurse', '': '', __proto: '1' };
    expect(JSON.stringify(passedOn(uri, asked(padded)))).toBe(JSON.stringify(plain));
    expect(plain).toEqual(asked({ location: 'Vigo', search: 'nurse' }));
  });

  test('takes a key that comes twice once', () => {
    const twice = { search: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] } };
    expect(passedOn('/api/jobs', twice)).toEqual(asked({ search: 'a' }));
  });

  test.each(['/api/applications/app1', '/api/admin/files', '/api/jobs-alerts'])(
    'leaves the query of %s alone',
    (uri) => {
      expect(passedOn(uri, asked({ token: 'secret', path: 'a/b' }))).toEqual(asked({ token: 'secret', path: 'a/b' }));
    },
  );
});
