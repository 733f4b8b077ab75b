/**
 * What comes into the house: licences of installed packages against a list, secrets in tracked files by their shapes, and
 * known vulnerabilities where the registry lists them. Prints what it found and, as a note, what it could not find out.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Licences under which code may be used and passed on without more than naming it; MPL and OFL bind their own files only. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0', 'MPL-2.0', 'OFL-1.1', 'CC-BY-4.0'],
]);

/** Whether a licence expression (SPDX) can be met: one side of an `OR`, all sides of an `AND`. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '').trim();
  if (/\sOR\s/.test(plain)) return plain.split(/\s+OR\s+/).some(isAllowed);
  return plain.split(/\s+AND\s+/).every((licence) => ALLOWED.has(licence));
}

interface Manifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? (licenses ?? []).map(({ type }) => type).join(' OR ');
}

/** Installed packages with a licence that is not on the list; packages for other systems are not installed, so not read. */
function refusedLicences(): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  return Object.keys(lock.packages).flatMap((path) => {
    const file = join(ROOT, path, 'package.json');
    if (path === '' || !existsSync(file)) return [];
    const licence = licenceOf(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
    return isAllowed(licence) ? [] : [`${path}: ${licence || 'no licence'}`];
  });
}

const SECRETS: Record<string, RegExp> = {
  'AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'AWS secret key': /aws_?secret_?access_?key["'\s]*[:=]\s*["'][A-Za-z0-9/+]{40}["']/i,
  'private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*\n?[A-Za-z0-9+/=]{20}/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})/,
  'Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'Slack token': /\bxox[abprs]-[0-9A-Za-z-]{20,}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Stripe key': /\b[rs]k_live_[0-9A-Za-z]{20,}/,
  'signed token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
  'key of a model': /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/,
};

/** The names of secrets whose shape stands in a text. */
export const secretsIn = (text: string): string[] =>
  Object.entries(SECRETS).flatMap(([name, shape]) => (shape.test(text) ? name : []));

const TEXT =
  /\.(?:ts|tsx|js|cjs|mjs|json|md|css|html|yml|yaml|sh|txt|env|toml|xml|csv)$|^[^.]*$|\/[^./]*$|(?:^|\/)\.[\w-]+$/;

async function secretsInFiles(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 });
  const files = stdout.split('\0').filter((file) => file !== '' && TEXT.test(file) && existsSync(join(ROOT, file)));
  return files.flatMap((file) => secretsIn(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`));
}

interface Audit {
  vulnerabilities?: Record<string, { severity: string }>;
}

const AUDIT_MS = 15_000;

/** Packages that the product runs with and that have a serious known vulnerability; `undefined` where the registry gave no answer. */
async function vulnerable(): Promise<string[] | undefined> {
  const asked = run('npm', ['audit', '--json', '--omit=dev'], {
    cwd: ROOT,
    timeout: AUDIT_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  // With findings npm ends with 1 and prints them all the same.
  const answer = await asked.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  return seriousIn(answer.stdout);
}

/** The serious vulnerabilities in the output of `npm audit`; `undefined` where it lists nothing, which is not the same as none. */
export function seriousIn(output: string): string[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(output) as Audit;
    if (!vulnerabilities) return undefined;
    const serious = Object.entries(vulnerabilities).filter(([, { severity }]) => /^(high|critical)$/.test(severity));
    return serious.map(([name, { severity }]) => `${name}: ${severity}`);
  } catch {
    return undefined;
  }
}

interface Looked {
  secrets: readonly string[] | undefined;
  known: readonly string[] | undefined;
}

/** What could not be found out, so that nobody takes it for good. */
export function notesOn({ secrets, known }: Looked): string[] {
  return [
    ...(secrets ? [] : ['secrets were not looked for: this is no clone of the repository']),
    ...(known ? [] : ['known vulnerabilities were not looked up: the registry gave no advisories (npm audit)']),
  ];
}

async function main(): Promise<void> {
  const [secrets, known] = await Promise.all([secretsInFiles().catch(() => undefined), vulnerable()]);
  const found = [
    ...refusedLicences().map((line) => `licence not on the list: ${line}`),
    ...(secrets ?? []).map((line) => `looks like a secret: ${line}`),
    ...(known ?? []).map((line) => `known vulnerability: ${line}`),
  ];
  for (const note of notesOn({ secrets, known })) console.log(`note: ${note}`);
  for (const line of found) console.log(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
