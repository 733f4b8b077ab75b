/** The canary's requests, made as a visitor, an applicant and a recruiter would; they leave no data. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { ProbeName } from '../../shared/contract/probes.ts';
import { type SiteConfig, siteConfigSchema } from '../../shared/contract/site-config.ts';

/** What of `fetch` is used. */
export type Ask = (
  url: string,
  init?: { method?: string; redirect?: 'manual'; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

/** Asks the site at an origin; answers what is wrong, in a few words for a log, or nothing. */
export type Probe = (siteOrigin: string, ask: Ask) => Promise<string | undefined>;

const GOOGLE = 'accounts.google.com';
/** As long as an id of a job, and none: those have no hyphen. */
const NO_SUCH_JOB = 'canary-nosuchjob';
const JSON_TYPE = 'application/json';

/** The first page, rendered, and the first script that it names. */
async function home(siteOrigin: string, ask: Ask): Promise<string | undefined> {
  const answer = await ask(`${siteOrigin}/`);
  if (answer.status !== 200) return `/ answers ${answer.status}`;
  const html = await answer.text();
  if (!html.includes('<h1')) return '/ has no heading';
  const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1];
  if (!script) return '/ names no script';
  const { status } = await ask(`${siteOrigin}${script}`);
  return status === 200 ? undefined : `a script of / answers ${status}`;
}

/**
 * A whole application, of nobody, for a job that there cannot be: it passes the edge, the firewall, the gateway, the limits, the schema,
 * gets its permission to upload, asks the tables, and is refused before anything is written.
 */
async function apply(siteOrigin: string, ask: Ask): Promise<string | undefined> {
  const headers = { 'content-type': JSON_TYPE, 'idempotency-key': randomUUID() };
  const body = JSON.stringify(applicationOfNobody());
  const answer = await ask(`${siteOrigin}/api/applications`, { method: 'POST', headers, body });
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  if (answer.status === 404 && code === 'JOB_NOT_FOUND') return undefined;
  return `/api/applications answers ${answer.status} ${code ?? ''}`.trim();
}

/** `.invalid` is a name that nobody can have (RFC 2606). */
const applicationOfNobody = () => ({
  jobId: NO_SUCH_JOB,
  firstName: 'Canary',
  lastName: 'Probe',
  email: 'canary@probe.invalid',
  language: 'en',
  privacyNoticeAccepted: true,
  resume: { fileName: 'canary.pdf', contentType: 'application/pdf', sizeBytes: 1 },
});

/** The way to the sign-in, up to where Google takes over; on a laptop, up to the choice of an account. */
async function signIn(siteOrigin: string, ask: Ask): Promise<string | undefined> {
  const config = await ask(`${siteOrigin}/config.json`);
  if (config.status !== 200) return `/config.json answers ${config.status}`;
  const { auth } = siteConfigSchema.parse(await config.json());
  const answer = await ask(authorizeUrl(siteOrigin, auth), { redirect: 'manual' });
  if (auth.localEndpoint) return answer.status === 200 ? undefined : `the sign-in answers ${answer.status}`;
  const to = URL.parse(answer.headers.get('location') ?? '')?.host ?? 'nowhere';
  return answer.status === 302 && to === GOOGLE ? undefined : `the sign-in answers ${answer.status} and leads to ${to}`;
}

function authorizeUrl(siteOrigin: string, { clientId, domain, localEndpoint }: SiteConfig['auth']): string {
  const query = new URLSearchParams({
    identity_provider: 'Google',
    client_id: clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${siteOrigin}/auth/callback`,
    state: 'canary',
    code_challenge_method: 'S256',
    code_challenge: randomBytes(32).toString('base64url'),
  });
  return `${localEndpoint ?? `https://${domain}`}/oauth2/authorize?${query}`;
}

/** By the name that metrics and alarms have. */
export const PROBES: Readonly<Record<ProbeName, Probe>> = { home, apply, 'sign-in': signIn };
