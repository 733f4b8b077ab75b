/**
 * `npm run bench:matching`: ranks people for ads that were written without sight of the engine, compares the order with how
 * blind readers graded them, and enters it in docs/measured.md beside the figures of the first contact.
 *
 * A round (`rounds/*-matching-N`) holds its ads, what each asks, Spanish resumes of its own, and grades by reading: 0 unrelated,
 * 1 related field, 2 worth a call, 3 invite. English people are published resumes without a licence to lie here: the path
 * of their file (`livecareer-dev.jsonl.gz`) as argument adds them; without it only Spanish people are ranked. `-v` shows
 * each ad. `first-contact-matching.json` keeps what was measured before anything was mended for the round.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { score } from './matcher.ts';
import { record } from './measured.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

const FIRST = join(ROUNDS, 'first-contact-matching.json');
/** Places of a ranking that a recruiter looks at. */
export const DEPTH = 10;

type Language = 'en' | 'es';
export type Grades = Record<string, Record<string, number>>;

export interface Person {
  id: string;
  text: string;
  language: Language;
  /** What a published resume was filed under. */
  category?: string;
}

export interface FirstContact {
  round: string;
  /** How many were looked at. */
  cases: { ads: number; asked: number; proofs: number };
  /** By what was measured, in words. */
  figures: Record<string, number>;
}

/** Discounted cumulative gain of grades in order (Jarvelin and Kekalainen 2002), gain 2^grade - 1. */
export function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

interface RankScore {
  /** nDCG@10 over the people whom somebody graded. */
  graded: number;
  /** The same with 0 for everybody whom nobody graded: a lower bound. */
  least: number;
  /** Share of the ten best that is worth a call. */
  worth: number;
}

export function rankScore(ranked: readonly string[], grades: Record<string, number>): RankScore | undefined {
  const known = ranked.flatMap((id) => grades[id] ?? []);
  const ideal = gain(known.toSorted((a, b) => b - a).slice(0, DEPTH));
  if (ideal === 0) return undefined;
  const best = ranked.slice(0, DEPTH).map((id) => grades[id] ?? 0);
  const worth = best.filter((grade) => grade >= 2).length / DEPTH;
  return { graded: gain(known.slice(0, DEPTH)) / ideal, least: gain(best) / ideal, worth };
}

export async function ranking(ad: string, people: readonly Person[]): Promise<string[]> {
  const scored: [string, number][] = [];
  for (const { id, text } of people) scored.push([id, await score(text, ad)]);
  return scored.toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([id]) => id);
}

export function filesIn(folder: string): { id: string; text: string }[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.toSorted().map((name) => ({ id: name.slice(0, -4), text: readFileSync(join(folder, name), 'utf8') }));
}

export function publishedPeople(path: string | undefined): Person[] {
  if (path === undefined) return [];
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => ({ ...JSON.parse(line), language: 'en' }));
}

/** The Spanish people of all rounds: later rounds grade them for new ads. */
export function spanishPeople(): Person[] {
  const folders = roundsOf('matching').map((round) => join(ROUNDS, round, 'resumes'));
  return folders.flatMap(filesIn).map((person) => ({ ...person, language: 'es' }));
}

/** What was measured of each round before anything was mended for it, in the order of the rounds. */
export function firstContactsOfMatching(): FirstContact[] {
  return JSON.parse(readFileSync(FIRST, 'utf8')) as FirstContact[];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const countOf = (people: readonly Person[], wanted: Language) =>
  people.filter(({ language }) => language === wanted).length;
const shown = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(3));

/** The scores of a round by the language of its ads and of the people. */
async function scoreRound(
  round: string,
  people: readonly Person[],
  isVerbose: boolean,
): Promise<Map<string, RankScore[]>> {
  const grades = JSON.parse(readFileSync(join(ROUNDS, round, 'grades.json'), 'utf8')) as Grades;
  const groups = new Map<string, RankScore[]>();
  for (const { id, text } of filesIn(join(ROUNDS, round, 'ads'))) {
    for (const language of ['en', 'es'] as const) {
      const group = `${id.startsWith('en') ? 'English' : 'Spanish'} ads, ${language === 'en' ? 'English' : 'Spanish'} people`;
      // Nobody graded Spanish people for English ads.
      if (id.startsWith('en') && language === 'es') continue;
      const some = people.filter((person) => person.language === language);
      const found = rankScore(await ranking(text, some), grades[id] ?? {});
      if (found === undefined) continue;
      groups.set(group, [...(groups.get(group) ?? []), found]);
      if (isVerbose) console.log(`  ${round} ${id}, ${group}: ${shown(found.graded)} (at least ${shown(found.least)})`);
    }
  }
  return groups;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean', short: 'v' } },
  });
  const people = [...publishedPeople(positionals[0]), ...spanishPeople()];
  const first = firstContactsOfMatching();
  const rows: string[][] = [];
  for (const round of [...roundsOf('matching'), ...roundsOf('untouched')]) {
    const met = first.find((one) => one.round === round)?.figures ?? {};
    const ranked = await scoreRound(round, people, values.verbose === true);
    for (const [group, scores] of ranked) {
      rows.push([`${round}: nDCG@10, ${group}`, shown(met[group]), shown(mean(scores.map(({ graded }) => graded)))]);
    }
    const others = Object.entries(met).filter(([name]) => !ranked.has(name));
    for (const [name, value] of others) rows.push([`${round}: ${name}`, shown(value), '-']);
  }
  await record({
    name: 'matching-rounds',
    title: 'Ranking, criteria and proofs at first contact',
    method: [
      `Ads in English and Spanish and ${countOf(people, 'es')} Spanish resumes, fictional and of real lengths, written by people who knew neither the engine nor earlier rounds; what each ad`,
      'asks was listed by its writer. For each ad the ten best of several systems (the engine before and after, TF-IDF, latent semantic analysis) were shuffled and graded by reading, blind; English people are',
      `${countOf(people, 'en')} published resumes. nDCG@10 is over graded people. Criteria: the share of what an ad asks that some criterion checks (a half for a part), the share of criteria that the ad`,
      'asks for, and of these the share with the right importance. Proofs: sampled verdicts *met*, judged blind. First: before anything was mended for the round. Now: after it served development; an *untouched* round serves neither fitting nor mending.',
    ].join(' '),
    table: [['what', 'first contact', 'now'], ...rows],
  });
}

if (process.argv[1] === import.meta.filename) await main();
