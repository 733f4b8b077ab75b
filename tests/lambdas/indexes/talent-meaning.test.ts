/** Shows that the index finds by meaning whom a look at everybody finds, says that it understood the same, and keeps doing so as people come and go. */
import { describe, expect, it } from 'vitest';
import { vocabularyIn } from '../../../lambdas/indexes/index-vocabulary.ts';
import { openTalentFile, putTalents, removeTalents, replaceAll } from '../../../lambdas/indexes/talent-file.ts';
import { talentPage, talentsNamed } from '../../../lambdas/indexes/talent-queries.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { calledWordsOf } from '../../../shared/search/vocabulary.ts';
import { talentsByScan } from '../../support/talents-by-scan.ts';
import { AGREED, aTalent, START } from '../records.ts';
import { generatedWords, generator, SKILLS, WORK } from './generated-words.ts';

const PEOPLE = 300;
const QUERIES = 400;
const PLACES = [
  'Zaragoza, España',
  'Madrid, Spain',
  'Barcelona',
  'Chicago, IL, USA',
  'Lima, Perú',
  'Nueva York',
  'Ñuñoa',
];
const NAMES = ['Amapola', 'Tarik', 'Baker', 'Óscar', 'Nieves', 'Soldadura', '李', 'Madrid', "O'Hara", 'Jo'];
const CONDITIONS = ['de noche', 'remote', 'sin experiencia', 'media jornada', '30k', '25.000 €', 'junior'];

function person(at: number, seed = at): TalentRecord {
  const { roll, pick, nameOf } = generator(seed + 1);
  const applied = {
    firstName: pick(NAMES),
    lastName: roll(9) ? `${pick(NAMES)}ez` : '',
    phone: null,
    location: roll(5) ? pick(PLACES) : null,
    headline: roll(4) ? `${nameOf(pick(WORK))}${roll(3) ? '' : ` & ${nameOf(pick(SKILLS))} c++`}` : null,
  };
  const skillIds = Array.from({ length: roll(12) }, () => pick(roll(3) ? SKILLS : WORK).id);
  const updatedAt = new Date(Date.parse(START) + seed * 1000).toISOString();
  return aTalent({
    talentId: `t${at}`,
    email: roll(9) ? `p${at}@people.example` : null,
    applied,
    skillIds: roll(5) ? skillIds : undefined,
    updatedAt,
    basis: AGREED,
  });
}

/** What recruiters may type, places, names and conditions among it. */
const query = (seed: number): string =>
  generatedWords(seed, ({ roll, pick }) => [
    () => pick(PLACES),
    () => pick(NAMES).slice(0, 2 + roll(6)),
    () => pick(CONDITIONS),
    () => `p${roll(PEOPLE)}@people`,
    () => pick(['', ' ', '"', '*', 'a OR b', 'x NOT y', '\ud800', '\0', 'a\0b', '\u0085', '((', "';--", '@', '%']),
  ]);

const EVERYBODY = { limit: 100, sort: 'updatedAt', now: START } as const;

function asked(file: ReturnType<typeof openTalentFile>) {
  const all = (filter: { search?: string; location?: string }) => {
    const found: string[] = [];
    let cursor: string | null | undefined;
    let page: ReturnType<typeof talentPage>;
    do {
      page = talentPage(file, { ...EVERYBODY, ...filter, cursor: cursor ?? undefined });
      found.push(...page.items.map(({ talentId }) => talentId));
      cursor = page.nextCursor;
    } while (cursor);
    return { found: found.sort(), understood: page.understood, suggestion: page.suggestion };
  };
  return { search: (search: string) => all({ search }), livingIn: (location: string) => all({ location }).found };
}

function expectAlike(file: ReturnType<typeof openTalentFile>, people: readonly TalentRecord[], seed: number): void {
  const [index, scan] = [asked(file), talentsByScan(people)];
  let narrowed = 0;
  for (let at = 0; at < QUERIES; at += 1) {
    const text = query(seed + at);
    const expected = scan.search(text);
    expect([text, index.search(text)]).toEqual([text, expected]);
    if (expected.found.length > 0 && expected.found.length < people.length) narrowed += 1;
  }
  // Queries that find nobody or everybody would agree with much.
  expect(narrowed).toBeGreaterThan(QUERIES / 5);
  for (const place of [...PLACES, 'Spain', 'españa', 'USA', 'Lim', 'nowhere', ' ', 'Aragón'])
    expect([place, index.livingIn(place)]).toEqual([place, scan.livingIn(place)]);
}

describe('words of names', () => {
  it('are found whatever else is typed, also what no text can hold', () => {
    const file = openTalentFile(':memory:');
    replaceAll(
      file,
      [person(1), person(2)].map((one) => ({ ...one, applied: { ...one.applied, firstName: 'Amapola' } })),
    );
    const found = (words: string[]) => talentsNamed(file, { words, limit: 5, now: START }).length;
    expect([found(['amapola']), found(['ama\0pola']), found(['\0']), found(['ama', '\0\ud800'])]).toEqual([2, 2, 0, 0]);
  });
});

describe('the search of the index of talents', () => {
  const everyone = Array.from({ length: PEOPLE }, (_, at) => person(at));

  it('answers as a look at everybody does, whatever is typed', () => {
    const file = openTalentFile(':memory:');
    replaceAll(file, everyone);
    expectAlike(file, everyone, 10_000);
  });

  it('still does after people came one by one, changed and went', () => {
    const file = openTalentFile(':memory:');
    replaceAll(file, everyone.slice(0, 100));
    putTalents(file, everyone.slice(100));
    const changed = everyone.filter((_, at) => at % 3 === 0).map((_, at) => person(at * 3, 5000 + at));
    putTalents(file, changed);
    const gone = everyone.filter((_, at) => at % 7 === 0).map(({ talentId }) => talentId);
    removeTalents(
      file,
      gone.map((goneId) => ({ goneId, updatedAt: '2027-01-01T00:00:00.000Z' })),
    );
    const latest = new Map([...everyone, ...changed].map((one) => [one.talentId, one]));
    for (const id of gone) latest.delete(id);
    const left = [...latest.values()];
    expectAlike(file, left, 50_000);
    const { vocabulary } = talentsByScan(left);
    const { records, words, ids, called } = vocabularyIn(file, 'people');
    expect([records, new Map([...ids].sort())]).toEqual([left.length, new Map([...vocabulary.ids].sort())]);
    const stems = [...words.startingWith('')];
    expect(stems.toSorted()).toEqual([...vocabulary.words.startingWith('')].toSorted());
    for (const stem of stems) expect([stem, words.get(stem)]).toEqual([stem, vocabulary.words.get(stem)]);
    const inMemory = calledWordsOf(vocabulary);
    const names = [...called.startingWith('')];
    expect(names.length).toBeGreaterThan(100);
    expect(names.toSorted()).toEqual([...inMemory.startingWith('')].toSorted());
    for (const name of names) expect([name, called.get(name)]).toEqual([name, inMemory.get(name)]);
    for (const name of ['soldadr', 'carpintro', 'nurze', 'ab'])
      expect([...called.oneEditFrom(name)].toSorted(), name).toEqual([...inMemory.oneEditFrom(name)].toSorted());
  });
});
