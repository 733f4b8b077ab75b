/** Shows that each thing that breaks with a deployment is found. */
import { describe, expect, it } from 'vitest';
import { smoke } from '../../../infra/ops/smoke.ts';

const headers = { 'content-security-policy': 'x', 'strict-transport-security': 'x' };
const WELL: Record<string, () => Response> = {
  '/api/health': () => Response.json({ status: 'ok', version: '1.2.3' }),
  '/api/jobs?limit=1': () => Response.json({ items: [] }),
  '/jobs': () => new Response('<h1>Jobs</h1><script src="/assets/a-1.js"></script>', { headers }),
  '/assets/a-1.js': () => new Response(''),
};

const found = (broken: Record<string, () => Response> = {}) => {
  const answers = { ...WELL, ...broken };
  const ask = async (url: string) =>
    answers[url.slice('https://site.test'.length)]?.() ?? new Response('', { status: 404 });
  return smoke('https://site.test', '1.2.3', ask);
};

const failing = () => new Response('', { status: 503 });

describe('a site', () => {
  it('that is well leaves nothing to say', async () => expect(await found()).toEqual([]));

  it.each<[string, Record<string, () => Response>, string]>([
    ['that is down', { '/api/health': failing }, '/api/health answers 503'],
    ['of another version', { '/api/health': () => Response.json({ status: 'ok', version: '1' }) }, 'not 1.2.3'],
    ['without jobs', { '/api/jobs?limit=1': failing }, '/api/jobs answers 503'],
    ['whose pages are not rendered', { '/jobs': () => new Response('<div></div>', { headers }) }, 'no heading'],
    ['whose page names a script that is not there', { '/assets/a-1.js': failing }, 'a-1.js answers 503'],
    ['without its headers', { '/jobs': () => new Response('<h1>') }, 'no content-security-policy'],
    [
      'that cannot be reached',
      {
        '/jobs': () => {
          throw new Error('fetch failed');
        },
      },
      'fetch failed',
    ],
  ])('%s is found', async (_what, broken, sentence) => {
    expect((await found(broken)).join('\n')).toContain(sentence);
  });
});
