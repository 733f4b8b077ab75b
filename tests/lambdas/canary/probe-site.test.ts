/** Shows that each probe finds what it is for, where the site or Cognito answers wrongly. */
import { describe, expect, it } from 'vitest';
import { probeSite } from '../../../lambdas/canary/probe-site.ts';

const SITE = 'https://jobs.encaje.test';
const CONFIG = { stage: 'dev', auth: { userPoolId: 'pool', clientId: 'client', domain: 'login.encaje.test' } };

type Answers = Record<string, () => Response>;

const WELL: Answers = {
  '/': () => new Response('<h1>Empleo</h1><script src="/assets/index-1.js"></script>'),
  '/assets/index-1.js': () => new Response(''),
  '/api/applications': () => Response.json({ code: 'JOB_NOT_FOUND' }, { status: 404 }),
  '/config.json': () => Response.json(CONFIG),
  '/oauth2/authorize': () => new Response('', { status: 302, headers: { location: 'https://accounts.google.com/o' } }),
};

const redirect = (location: string) => () => new Response('', { status: 302, headers: { location } });

/** What is wrong by probe, of a site that is well but for `changes`; and what was asked. */
async function probed(changes: Answers = {}) {
  const asked: { url: URL; body?: string | undefined }[] = [];
  const answers = { ...WELL, ...changes };
  const ask = async (address: string, { body }: { body?: string } = {}) => {
    const url = new URL(address);
    asked.push({ url, body });
    return answers[url.pathname]?.() ?? new Response('', { status: 404 });
  };
  const found = await probeSite({ siteOrigin: SITE, ask });
  return { asked, wrong: Object.fromEntries(found.flatMap(({ probe, wrong }) => (wrong ? [[probe, wrong]] : []))) };
}

describe('the probes', () => {
  it('find nothing where all is well, and ask for the way back that the site uses', async () => {
    const { asked, wrong } = await probed();
    expect(wrong).toEqual({});
    const signIn = asked.find(({ url }) => url.host === CONFIG.auth.domain)?.url;
    expect(signIn?.searchParams.get('redirect_uri')).toBe(`${SITE}/auth/callback`);
    expect(signIn?.searchParams.get('identity_provider')).toBe('Google');
  });

  it('send an application of nobody, at an address that nobody can have', async () => {
    const { asked } = await probed();
    const sent = JSON.parse(asked.find(({ url }) => url.pathname === '/api/applications')?.body ?? '{}');
    expect(sent.email).toMatch(/\.invalid$/);
    // Ids of jobs have 16 characters: none can end like this.
    expect(sent.jobId.split('-').at(-1)).not.toHaveLength(16);
  });

  it.each([
    ['a page that fails', { '/': () => new Response('', { status: 502 }) }, { home: '/ answers 502' }],
    ['a page without its content', { '/': () => new Response('<p>') }, { home: '/ has no heading' }],
    [
      'a script that is gone',
      { '/assets/index-1.js': () => new Response('', { status: 403 }) },
      { home: 'a script of / answers 403' },
    ],
    [
      'an application that fails',
      { '/api/applications': () => Response.json({ code: 'INTERNAL' }, { status: 500 }) },
      { apply: '/api/applications answers 500 INTERNAL' },
    ],
    [
      'an application that is taken',
      { '/api/applications': () => Response.json({ applicationId: 'a' }, { status: 201 }) },
      { apply: '/api/applications answers 201' },
    ],
    [
      'a sign-in that ends at Cognito’s own page of errors',
      { '/oauth2/authorize': redirect('https://login.encaje.test/error?error=redirect_mismatch') },
      { 'sign-in': 'the sign-in answers 302 and leads to login.encaje.test' },
    ],
    [
      'a site that names no sign-in',
      { '/config.json': () => new Response('', { status: 404 }) },
      { 'sign-in': '/config.json answers 404' },
    ],
  ])('find %s', async (_what, changes, wrong) => {
    expect((await probed(changes as Answers)).wrong).toEqual(wrong);
  });

  it('find a site that does not answer, one by one, and quote nothing of the reason', async () => {
    const silent = () => {
      throw new TypeError('secret of amapola@people.example');
    };
    expect((await probed({ '/': silent })).wrong).toEqual({ home: 'no answer: TypeError' });
  });
});
