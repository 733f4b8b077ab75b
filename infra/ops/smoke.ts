/** `npm run ops -- smoke <stage>`: checks a deployed site as a visitor would. */

/** What of `fetch` is used. */
export type Fetch = (url: string, init?: { redirect: 'manual' }) => Promise<Response>;

/** Puts every question; answers what is wrong, in sentences, and nothing where all is well. */
export async function smoke(siteUrl: string, version: string, ask: Fetch = fetch): Promise<string[]> {
  const checks = [healthOf, jobsOf, pageOf];
  const found = await Promise.all(checks.map((check) => check(siteUrl, version, ask).catch(asSentence)));
  return found.flat();
}

const asSentence = (error: unknown): string[] => [error instanceof Error ? error.message : String(error)];

async function healthOf(siteUrl: string, version: string, ask: Fetch): Promise<string[]> {
  const answer = await ask(`${siteUrl}/api/health`);
  if (!answer.ok) return [`/api/health answers ${answer.status}`];
  const health = (await answer.json()) as { status?: string; version?: string };
  if (health.status !== 'ok') return [`/api/health says ${health.status}`];
  return health.version === version ? [] : [`/api/health is of version ${health.version}, not ${version}`];
}

async function jobsOf(siteUrl: string, _version: string, ask: Fetch): Promise<string[]> {
  const answer = await ask(`${siteUrl}/api/jobs?limit=1`);
  if (!answer.ok) return [`/api/jobs answers ${answer.status}`];
  const { items } = (await answer.json()) as { items?: unknown };
  return Array.isArray(items) ? [] : ['/api/jobs has no list'];
}

/** A page with its heading, its headers, and every script and style it names. */
async function pageOf(siteUrl: string, _version: string, ask: Fetch): Promise<string[]> {
  const answer = await ask(`${siteUrl}/jobs`);
  if (!answer.ok) return [`/jobs answers ${answer.status}`];
  const html = await answer.text();
  const found = html.includes('<h1') ? [] : ['/jobs has no heading: the renderer is missing'];
  for (const name of ['content-security-policy', 'strict-transport-security'])
    if (!answer.headers.has(name)) found.push(`/jobs has no ${name}`);
  const assets = [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? ''))];
  if (assets.length === 0) found.push('/jobs names no scripts or styles');
  const missing = await Promise.all(assets.map((path) => missingAsset(siteUrl + path, ask)));
  return [...found, ...missing.flat()];
}

async function missingAsset(url: string, ask: Fetch): Promise<string[]> {
  const { ok, status } = await ask(url);
  return ok ? [] : [`${url} answers ${status}`];
}
