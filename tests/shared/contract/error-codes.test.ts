/** Collects every error code that shared and lambdas spell out, and holds each to one meaning. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { READING_FAILURE_MESSAGES, READING_FAILURES } from '../../../shared/domain/reading-failure.ts';
import { AppError, isAppError } from '../../../shared/errors.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const THROWN = /new AppError\(\s*'([\w-]+)',\s*'([^']*)'/g;
/** Texts handed to a check of the schema library are codes. */
const OF_SCHEMAS = /(?:error: |message: |required(?:Text|Lines)\(|\.(?:int|min|max|regex)\([^()]*?,? ?)'([^']*)'/g;

const sources = globSync('{shared,lambdas}/**/*.ts', { cwd: ROOT }).map((file) =>
  readFileSync(`${ROOT}${file}`, 'utf8'),
);
const thrown = sources.flatMap((text) =>
  [...text.matchAll(THROWN)].map(([, kind = '', code = '']) => ({ kind, code })),
);
const schemaTexts = globSync('shared/{domain,contract}/*.ts', { cwd: ROOT })
  .map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))
  .flatMap((text) => [...text.matchAll(OF_SCHEMAS)].map(([, code = '']) => code));

describe('error codes', () => {
  it('are upper case with underscores wherever an error is thrown', () => {
    expect(thrown.length).toBeGreaterThan(10);
    for (const { code } of thrown) expect(code).toMatch(CODE);
  });

  it('are upper case with underscores wherever a schema refuses', () => {
    expect(schemaTexts).toEqual(expect.arrayContaining(['TITLE_REQUIRED', 'PAY_RANGE_REQUIRED', 'TOO_LONG']));
    for (const code of schemaTexts) expect(code).toMatch(CODE);
  });

  it('mean one thing: each code is always of the same kind', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { kind, code } of thrown) kinds.set(code, (kinds.get(code) ?? new Set()).add(kind));
    const torn = [...kinds].filter(
      ([code, of]) => of.size > 1 && !(READING_FAILURES as readonly string[]).includes(code),
    );
    expect(torn).toEqual([]);
  });

  it('of unreadable files are distinct, and each has advice in both languages', () => {
    expect(new Set(READING_FAILURES).size).toBe(READING_FAILURES.length);
    for (const failure of READING_FAILURES) expect(failure).toMatch(CODE);
    const sentences = Object.values(READING_FAILURE_MESSAGES).flatMap(({ es, en }) => [es, en]);
    expect(new Set(sentences).size).toBe(READING_FAILURES.length * 2);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].{30,}\.$/);
  });
});

describe('AppError', () => {
  it('carries kind, code, details and cause, and says so without quoting anyone', () => {
    const cause = new Error('secret');
    const error = new AppError('conflict', 'STALE_VERSION', { retryAfterSeconds: 3 }, { cause });
    expect(error).toMatchObject({ kind: 'conflict', code: 'STALE_VERSION', details: { retryAfterSeconds: 3 }, cause });
    expect(error.message).toBe('conflict: STALE_VERSION');
  });

  it('is recognised as one, also from another copy of the module', () => {
    const copy = Object.assign(new Error('x'), { name: 'AppError', kind: 'gone', code: 'X' });
    expect([isAppError(new AppError('gone', 'X')), isAppError(copy)]).toEqual([true, true]);
    expect([isAppError(new Error('x')), isAppError({ name: 'AppError', kind: 'gone', code: 'X' })]).toEqual([
      false,
      false,
    ]);
  });
});
