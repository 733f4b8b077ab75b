/** The check that personal facts move no score: it really exchanges them, finds nothing, and would find something. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as english from '../../../infra/local/demo-data/resume-texts-en.ts';
import * as spanish from '../../../infra/local/demo-data/resume-texts-es.ts';
import { SWAPS, type Swap } from '../../../shared/domain/match.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { genderedPairs } from '../../../shared/matching/gendered-words.ts';
import {
  counterfactualCheck,
  jobOfText,
  type MatchResume,
  type PreparedResume,
  prepareJob,
  prepareResume,
  scorePercent,
  swapCheck,
  swappedResume,
  wordsOf,
} from '../../../shared/matching/index.ts';
import { readResume } from '../../../shared/resume/index.ts';
import { findMentions } from '../../../shared/taxonomy/index.ts';
import { jobs, people } from './pairs.ts';
import { jobOf, type Person, resumeOf, TODAY } from './people.ts';

/** All of them take a minute on a busy machine. */
const PATIENT_MS = 240_000;

const ROUND = join(import.meta.dirname, '../../bench/rounds/2026-11-23-matching-1');
const textsIn = (folder: string) =>
  readdirSync(join(ROUND, folder))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(ROUND, folder, name), 'utf8'));
/** Every third ad: trades of both languages. */
const ADS = textsIn('ads')
  .filter((_, at) => at % 3 === 0)
  .map(jobOfText);
const DEMO = [...Object.values(english), ...Object.values(spanish)].filter((text) => typeof text === 'string');

async function readingOf(text: string): Promise<PreparedResume> {
  const document = await extractDocument(new TextEncoder().encode(text));
  const { profile, sources, sections } = readResume(document, { today: TODAY });
  return prepareResume({ text: document.text, profile, sources, sections, source: 'resume' }, TODAY);
}

const NURSE: Person = {
  name: ['Lucía', 'Soto Marín'],
  location: 'Madrid',
  personal: ['Calle Mayor 5, 28013', 'Fecha de nacimiento: 02/05/1990', 'Nacionalidad: española'],
  headline: 'Enfermera organizada. Asistencia técnica en domicilios. He trabajado en planta.',
  roles: [
    {
      title: 'Auxiliar administrativa',
      company: 'Clínica Tres Ríos',
      from: '2019-01',
      bullets: ['En Clínica Tres Ríos'],
    },
  ],
  degree: 'Graduada en Enfermería',
  school: 'Universidad de Valdeluz',
};
const swappedText = (person: Person, swap: Swap) => swappedResume(resumeOf(person), swap, 'es').resume.text;

describe('exchanging a fact', () => {
  test.each<[Swap, string[], string[]]>([
    ['name', ['Soto'], ['Marín']],
    [
      'gender',
      ['Enfermero organizado', 'Auxiliar administrativo', 'Graduado', 'Asistencia técnica', 'He trabajado'],
      [],
    ],
    ['age', ['/1964'], ['1990']],
    ['nationality', ['Nacionalidad: marroquí'], ['española']],
    ['address', ['28037', 'Madrid', 'Calle del Olmo'], ['28013', 'Mayor']],
    ['prestige', ['Lucía'], ['Tres Ríos', 'Valdeluz']],
  ])('of %s changes it wherever it stands, and nothing else', (swap, there, gone) => {
    const text = swappedText({ ...NURSE, ...(swap === 'name' && { extra: 'Soto' }) }, swap);
    for (const words of there) expect(text).toContain(words);
    for (const words of gone) expect(text).not.toContain(words);
    expect(swappedResume(resumeOf(NURSE), swap, 'es').how).toBe('replaced');
  });

  test('writes a fact in where the resume does not say it, and says so', () => {
    const silent: Person = { name: ['Alba', 'Roble'], roles: [] };
    const how = SWAPS.map((swap) => [swap, swappedResume(resumeOf(silent), swap, 'en').how]);
    expect(Object.fromEntries(how)).toEqual({
      name: 'replaced',
      gender: 'added',
      age: 'added',
      nationality: 'added',
      address: 'added',
      prestige: 'none',
    });
    expect(swappedResume(resumeOf(silent), 'age', 'en').resume.text).toMatch(/^Alba Roble\nDate of birth: /);
  });

  test('leaves every field that it does not touch on the same words', () => {
    fc.assert(
      fc.property(people, fc.constantFrom(...SWAPS), fc.constantFrom('es', 'en'), (person, swap, language) => {
        const before = resumeOf(person);
        const { resume: after } = swappedResume(before, swap, language as 'es' | 'en');
        const wordsAt = ({ text, sources }: MatchResume, key: string) =>
          text.slice(sources[key]?.start, sources[key]?.end);
        for (const key of Object.keys(before.sources)) {
          const isTouched = /name|Name|company|institution|location/.test(key) || swap === 'gender';
          if (!isTouched) expect(wordsAt(after, key), key).toBe(wordsAt(before, key));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the check of a match', () => {
  test('finds no change in any demo resume, nor in every third of the bench, whatever the ad', {
    timeout: PATIENT_MS,
  }, async () => {
    const drawn = textsIn('resumes').filter((_, index) => index % 3 === 0);
    for (const text of [...DEMO, ...drawn]) {
      const prepared = await readingOf(text);
      const check = counterfactualCheck(prepared);
      for (const ad of ADS) {
        const moved = check(ad).filter(({ change }) => change !== 0);
        expect(moved, text.slice(0, 80)).toEqual([]);
      }
    }
  });

  test('finds none in drawn pairs either, each fact exchanged alone', () => {
    const facts: fc.Arbitrary<Person> = fc.record({
      name: fc.constantFrom<[string, string]>(['María', 'Fernández Soto'], ['Wei', 'Zhang'], ['Aurora', 'Marketing']),
      personal: fc.constantFrom<string[]>(
        [],
        ['Sexo: mujer', 'Edad: 52', 'Av. de la Paz 12, 3.º B'],
        ['Nationality: Ghanaian', '14 Garden Road, flat 2', 'Born 12 March 1999'],
      ),
      headline: fc.constantFrom('', 'Jefa de sala y camarera.', 'Married woman, 31 years old. Salesman of the year.'),
      school: fc.constantFrom('Universidad de Valdeluz', 'Harvard University'),
    });
    fc.assert(
      fc.property(jobs, people, facts, (job, person, who) => {
        const prepared = prepareResume(resumeOf({ ...person, ...who, location: 'Madrid' }), TODAY);
        const ready = prepareJob(jobOf(job));
        const alone = SWAPS.map((swap) => swapCheck(swap, prepared)(ready));
        expect(alone.map(({ swap, change }) => [swap, change])).toEqual(SWAPS.map((swap) => [swap, 0]));
        expect(counterfactualCheck(prepared)(ready)).toEqual(alone);
      }),
      { numRuns: 60 },
    );
  });

  test.each<[Swap, (resume: MatchResume) => boolean]>([
    ['name', ({ profile }) => profile.lastName.startsWith('Soto')],
    ['gender', ({ text }) => /Enfermera\b/.test(text)],
    ['age', ({ text }) => text.includes('1990')],
    ['nationality', ({ text }) => text.includes('española')],
    ['address', ({ text }) => text.includes('28013')],
    ['prestige', ({ profile }) => profile.experience[0]?.company === 'Clínica Tres Ríos'],
  ])('would show an engine that counts the %s, and no other fact', (counted, favours) => {
    const biased: typeof scorePercent = (job, prepared) =>
      scorePercent(job, prepared) + (favours(prepared.resume) ? 2.5 : 0);
    const prepared = prepareResume(resumeOf(NURSE), TODAY);
    const job = prepareJob(jobOf({ title: 'Enfermera' }));
    const moved = SWAPS.map((swap) => swapCheck(swap, prepared, biased)(job)).filter(({ change }) => change !== 0);
    expect(moved).toEqual([{ swap: counted, change: -2.5, how: 'replaced' }]);
  });
});

test('no word says more in one gender than in the other, in either language', () => {
  const terms = (word: string) => wordsOf(word).map(({ term }) => term);
  const concepts = (word: string) => findMentions(word, ['skill', 'occupation']).map(({ id }) => id);
  for (const [one, other] of genderedPairs()) {
    expect(terms(one), `${one}, ${other}`).toEqual(terms(other));
    expect(concepts(one), `${one}, ${other}`).toEqual(concepts(other));
  }
});
