/** Both languages say the same things, and every code that the product can answer has words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import adminTexts from '../../../frontend/src/locales/admin.es.json' with { type: 'json' };
import jobTexts from '../../../frontend/src/locales/admin-jobs.es.json' with { type: 'json' };
import aiTexts from '../../../frontend/src/locales/ai.es.json' with { type: 'json' };
import en from '../../../frontend/src/locales/en.json' with { type: 'json' };
import es from '../../../frontend/src/locales/es.json' with { type: 'json' };
import { CRITERION_FAMILIES } from '../../../shared/domain/job-criteria.ts';
import { isMatchingFailure } from '../../../shared/domain/matching-failure.ts';
import { READING_FAILURES } from '../../../shared/domain/reading-failure.ts';

const API_CODES = [
  ...['JOB_NOT_FOUND', 'APPLICATION_NOT_FOUND', 'TALENT_NOT_FOUND', 'JOB_NOT_OPEN', 'STALE_VERSION'],
  ...['STATUS_CHANGE_REFUSED', 'UNAUTHENTICATED', 'FORBIDDEN', 'BODY_TOO_LARGE', 'BODY_NOT_JSON', 'RATE_LIMITED'],
  ...['SERVICE_UNAVAILABLE', 'ROUTE_NOT_FOUND', 'INVALID_INPUT', 'IDEMPOTENCY_KEY_REUSED', 'INTERNAL', 'NETWORK'],
  ...['REQUIRED', 'INVALID', 'TOO_LONG', 'TOO_SHORT', 'TOO_SMALL', 'TOO_LARGE', 'TOO_MANY', 'UNKNOWN_FIELD'],
];

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
  );
}

/** Quoted upper-case words with an underscore, or after which a schema refuses: the codes in the shared sources. */
function codesIn(folder: string): string[] {
  const root = join(import.meta.dirname, '../../../shared', folder);
  const sources = readdirSync(root).map((name) => readFileSync(join(root, name), 'utf8'));
  return sources.flatMap((source) =>
    // Names of environment variables are upper-case too; they follow `environmentName:` or stand in `ENVIRONMENT`.
    [
      ...source
        .replace(/environmentName: '[A-Z_]+'/g, '')
        .matchAll(/(?<!: )'([A-Z]{2,}(?:_[A-Z]+)+)'|error: '([A-Z_]+)'/g),
    ].map((match) => match[1] ?? match[2] ?? ''),
  );
}

const LOCALES = join(import.meta.dirname, '../../../frontend/src/locales');
const textsIn = (file: string): object => JSON.parse(readFileSync(join(LOCALES, file), 'utf8'));
/** Every file of Spanish texts beside its English one. */
const PAIRS = readdirSync(LOCALES)
  .filter((file) => /(^|\.)es\.json$/.test(file))
  .map((file) => ({ file, es: textsIn(file), en: textsIn(file.replace('es.json', 'en.json')) }));

function emptyIn(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? emptyIn(value) : value.trim() === '' ? [key] : [],
  );
}

describe('the locales', () => {
  it.each(PAIRS)('have the same keys in Spanish and English: $file', (pair) => {
    expect(keysOf(pair.en).sort()).toEqual(keysOf(pair.es).sort());
  });

  it.each(PAIRS)('leave no text empty: $file', (pair) => {
    expect([...emptyIn(pair.es), ...emptyIn(pair.en)]).toEqual([]);
  });

  it('have words for every code of the domain, the contract and the API', () => {
    const found = [...codesIn('domain'), ...codesIn('contract')];
    expect(found).toContain('RESUME_TYPE_UNSUPPORTED');
    const codes = new Set([...found, ...API_CODES, ...READING_FAILURES]);
    const hasWords = (code: string) => code in es.errors || code in adminTexts.errors || isMatchingFailure(code);
    expect([...codes].filter((code) => !hasWords(code))).toEqual([]);
  });

  it('name every family of criteria, in the ranking and on the page about AI', () => {
    expect(Object.keys(jobTexts.ranking.family).sort()).toEqual([...CRITERION_FAMILIES].sort());
    expect(CRITERION_FAMILIES.filter((family) => !(family in aiTexts.weights))).toEqual([]);
  });

  it('use the words of the specification where it gives them', () => {
    expect(en.errors.FIRST_NAME_REQUIRED).toBe('Please enter your first name');
    expect(en.errors.LAST_NAME_REQUIRED).toBe('Please enter your last name');
    expect(en.errors.EMAIL_INVALID).toBe('Please enter a valid email address');
    expect(en.errors.RESUME_REQUIRED).toBe('Please upload your resume');
    expect(es.errors.EMAIL_INVALID).toBe('Por favor ingresa una dirección de correo válida');
    expect(es.apply.failed).toBe('Error al enviar la aplicación. Por favor, inténtalo de nuevo.');
  });
});
