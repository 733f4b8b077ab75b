/** Shows that a count of the agency's own people takes over as the base grows, names nobody, and leaves stored forms as they are. */
import { expect, test } from 'vitest';
import { fingerprint } from '../../../shared/domain/fingerprint.ts';
import { tellingOf } from '../../../shared/matching/genre.ts';
import {
  baseCounter,
  encodeRankingForm,
  genreOfBase,
  prepareJob,
  prepareResume,
  rankingFormPercent,
  rankingResume,
  SHIPPED_GENRE,
  scoreMatch,
  scorePercent,
  wordsOf,
} from '../../../shared/matching/index.ts';
import { jobOf, type Person, resumeOf, TODAY } from './people.ts';

const person = (...bullets: string[]): Person => ({ roles: [{ title: 'Welder', from: '2020-01', bullets }] });
const prepared = (one: Person) => prepareResume(resumeOf(one), TODAY);
const formOf = (one: Person) => encodeRankingForm(rankingResume(prepared(one)));
const termOf = (word: string) => wordsOf(word)[0]?.term ?? '';

function countOf(people: readonly Person[], times: number) {
  const counter = baseCounter();
  for (const form of people.map(formOf)) for (let turn = 0; turn < times; turn += 1) counter.add(form);
  return counter.counted('night');
}

const COMMON = person('Scaffold inspections every morning');
const AD = jobOf({ title: 'Welder', requirements: ['TIG welding', 'Scaffold inspections', 'Cathodic protection'] });

test('what everybody in the base writes tells little there, the more people were counted', () => {
  const telling = [5, 50, 500].map((times) => tellingOf(termOf('scaffold'), genreOfBase(countOf([COMMON], times))));
  const shipped = tellingOf(termOf('scaffold'), SHIPPED_GENRE);
  expect([shipped, ...telling]).toEqual([shipped, ...telling].toSorted((a, b) => b - a));
  expect(telling[2]).toBeLessThan(shipped / 2);
});

test('what fewer than three people write is not kept', () => {
  const counts = countOf([COMMON], 2);
  expect(counts.people).toBe(2);
  expect(counts.pairs).toHaveLength(0);
  const kept = new Uint32Array(countOf([COMMON], 3).pairs.buffer);
  expect([...kept]).toContain(fingerprint(termOf('scaffold')));
});

test('a form that was stored before the count ranks by it as the resume does', () => {
  const genre = genreOfBase(countOf([COMMON], 300));
  const [before, after] = [prepareJob(AD), prepareJob(AD, genre)];
  const one = person('TIG welding of pipes', 'Scaffold inspections every morning');
  const form = formOf(one);
  expect(rankingFormPercent(after, form)).toBe(scorePercent(after, prepared(one)));
  expect(rankingFormPercent(after, form)).not.toBe(rankingFormPercent(before, form));
});

test('a result names its count, and the count gives it again', () => {
  const counts = countOf([COMMON], 300);
  const score = scoreMatch(prepareJob(AD, genreOfBase(counts)), prepared(COMMON));
  expect(score.engine.genre).toBe('night');
  const kept = { ...counts, pairs: Uint8Array.from(counts.pairs) };
  expect(scoreMatch(prepareJob(AD, genreOfBase(kept)), prepared(COMMON))).toEqual(score);
  expect(scoreMatch(prepareJob(AD), prepared(COMMON)).engine.genre).toBe('shipped');
});
