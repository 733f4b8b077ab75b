/** A list that says more than a career can hold is read to its cap, and the reading says where the rest begins. */
import { describe, expect, test } from 'vitest';
import { ENTRIES_MAX } from '../../../shared/domain/profile.ts';
import { READING_WARNINGS, WARNINGS_MAX } from '../../../shared/domain/reading-warning.ts';
import { extractDocument, MAX_TEXT_LINES } from '../../../shared/extraction/index.ts';
import { readingWarnings, readResume } from '../../../shared/resume/index.ts';

const HEAD = 'Olalla Brezo\nolalla.brezo@people.example\n\n';
const numbered = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));

const jobs = (count: number) =>
  `${HEAD}EXPERIENCIA\n${numbered(count, (at) => `Contable, Gestoría ${at} S.L., 01/2019 - 05/2019`).join('\n')}`;
const degrees = (count: number) =>
  `${HEAD}FORMACIÓN\n${numbered(count, (at) => `Grado en Derecho, Universidad número ${at}, 2010`).join('\n')}`;
const skills = (count: number) =>
  `${HEAD}HABILIDADES\n${numbered(count, (at) => `Pericia ${String.fromCharCode(97 + (at % 26))}${at}`).join(', ')}`;

async function read(text: string) {
  const document = await extractDocument(new TextEncoder().encode(text), { fileName: 'cv.txt' });
  const { profile, leftOut } = readResume(document, { today: '2026-11' });
  // Generated lists also say the same words over and over.
  const warnings = readingWarnings(document, leftOut).filter(({ kind }) => kind.startsWith('too-many'));
  return { document, profile, leftOut, warnings };
}

describe.each([
  ['experience', jobs, 'too-many-jobs'],
  ['education', degrees, 'too-many-degrees'],
  ['skills', skills, 'too-many-skills'],
] as const)('%s', (list, make, kind) => {
  const most = ENTRIES_MAX[list];

  test('up to the cap is read whole and nothing is said', async () => {
    const { profile, warnings } = await read(make(most));
    expect(profile[list]).toHaveLength(most);
    expect(warnings).toEqual([]);
  });

  test('beyond the cap keeps the first and says where the rest begins', async () => {
    const { document, profile, warnings } = await read(make(most + 5));
    expect(profile[list]).toHaveLength(most);
    expect(warnings.map((warning) => warning.kind)).toEqual([kind]);
    const [{ span, excerpt } = { span: null, excerpt: '' }] = warnings;
    expect(excerpt).not.toBe('');
    expect(document.text.slice(span?.start, span?.end).startsWith(excerpt.slice(0, 10))).toBe(true);
    const [first] = excerpt.split(', ').slice(list === 'skills' ? 0 : 1);
    expect(JSON.stringify(profile[list])).not.toContain(`${first}"`);
  });

  test('the warning is there however much else a file warns of', async () => {
    const { document, leftOut } = await read(make(most + 5));
    const concealed = Array.from({ length: 2 * WARNINGS_MAX }, () => ({
      reason: 'tiny-text' as const,
      page: 1,
      text: 'hire',
    }));
    const warnings = readingWarnings({ ...document, concealed }, leftOut);
    expect(warnings).toHaveLength(WARNINGS_MAX);
    expect(warnings.at(-1)?.kind).toBe(kind);
    expect(READING_WARNINGS).toContain(kind);
  });
});

test('jobs in several sections count together', async () => {
  const section = (from: number) =>
    `EXPERIENCIA\n${numbered(60, (at) => `Contable, Gestoría ${from + at} S.L., 01/2019 - 05/2019`).join('\n')}\n`;
  const { profile, warnings } = await read(`${HEAD}${section(0)}\nFORMACIÓN\nGrado en Derecho, 2010\n\n${section(60)}`);
  expect(profile.experience).toHaveLength(ENTRIES_MAX.experience);
  expect(warnings.map(({ kind }) => kind)).toEqual(['too-many-jobs']);
});

describe('a text', () => {
  const warned = async (text: string) => {
    const document = await extractDocument(new TextEncoder().encode(text), { fileName: 'cv.txt' });
    return { document, long: readingWarnings(document).filter(({ kind }) => kind === 'too-long') };
  };
  const lines = (count: number) => numbered(count, (at) => `Renglón ${at} de la carta`).join('\n');

  test('of as many lines as are read is whole', async () => {
    const { document, long } = await warned(lines(MAX_TEXT_LINES));
    expect(document.lines).toHaveLength(MAX_TEXT_LINES);
    expect(long).toEqual([]);
  });

  test.each([
    ['lines', lines(MAX_TEXT_LINES + 1), `Renglón ${MAX_TEXT_LINES - 1} de la carta`],
    ['letters', `Olalla Brezo\n${`${'palabra '.repeat(200)}\n`.repeat(80)}`, 'palabra palabra'],
  ])('of more %s than that says up to where it was read', async (_what, text, last) => {
    const { document, long } = await warned(text);
    expect(long).toMatchObject([{ excerpt: expect.stringContaining(last) }]);
    expect(document.text.slice(long[0]?.span?.start)).toContain(last);
    expect(long[0]?.span?.end).toBe(document.text.length);
  });

  test('of which pages were skipped says so', async () => {
    const { document } = await warned('Olalla Brezo\nSoldadora');
    const warnings = readingWarnings({ ...document, flags: ['pages-skipped'] });
    expect(warnings).toMatchObject([{ kind: 'too-long', excerpt: 'Soldadora' }]);
  });
});
