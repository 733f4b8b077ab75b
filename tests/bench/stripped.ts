/**
 * `npm run bench:stripped`: reads well-formed ads of the rounds whole and as a scraper leaves them, and compares what is read.
 *
 * Of each English ad of `rounds/*-matching-N`: which criteria of the whole ad the stripped one still has, which of its own the
 * whole one has, with the same importance or another. Beside it the six invented ads of `stripped/`, with what each asks. With
 * published resumes (`livecareer-dev.jsonl.gz`) as argument also how people are ranked. `--rounds even` or `odd` takes half of
 * the rounds and records nothing; `-v` shows what was lost and what came.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReadCriterion } from '../../shared/domain/job-criteria.ts';
import { criteriaOfJob } from '../../shared/matching/index.ts';
import { wordsOf } from '../../shared/matching/words.ts';
import { findMentions } from '../../shared/taxonomy/index.ts';
import { filesIn, type Grades, type Person, publishedPeople, ranking, rankScore } from './matching-rounds.ts';
import { record } from './measured.ts';
import { ROUNDS, roundsOf } from './round-names.ts';
import { glued, stripped } from './stripping.ts';

const INVENTED = join(import.meta.dirname, 'stripped');
/** Share of the words of an ask that one criterion has to hold. */
const SAID = 2 / 3;
/** Criteria on the ad as a whole. */
const OF_THE_WHOLE = new Set<string>(['text', 'field', 'occupation', 'seniority', 'location']);

/** The criteria of single asks that are read from an ad whose first line is its title. */
function criteriaOf(ad: string): ReadCriterion[] {
  const [title = '', ...rest] = ad.trimStart().split('\n');
  const description = rest.join('\n');
  const blank = { jobId: '', company: '', location: '', industry: '', category: '', jobType: 'full-time' } as const;
  const open = { experienceLevel: null, remotePolicy: 'on-site' } as const;
  const read = criteriaOfJob({ ...blank, ...open, requirements: [], tags: [], title: title.trim(), description });
  return read.filter(({ family }) => !OF_THE_WHOLE.has(family));
}

const termsOf = (text: string) => new Set(wordsOf(text).map(({ term }) => term));

/** The words of a text, with what hyphens join as one word and as several. */
function readings(text: string): Set<string>[] {
  const plain = text.toLowerCase().replace(/[’']/g, '');
  return [termsOf(plain.replace(/[^a-z\s]/g, '')), termsOf(plain.replace(/[^a-z\s]/g, ' '))];
}

/** Whether `other` holds so much of the words of `one`, however each is read. */
function isSaidBy(one: string, other: string): boolean {
  const held = new Set(readings(other).flatMap((terms) => [...terms]));
  return readings(one).some(
    (terms) => terms.size > 0 && [...terms].filter((term) => held.has(term)).length >= SAID * terms.size,
  );
}

/** The criterion of `others` that asks the same. */
function sameIn(one: ReadCriterion, others: readonly ReadCriterion[]): ReadCriterion | undefined {
  const alike = others.filter(({ id, label }) => id === one.id || isSaidBy(one.label.en, label.en));
  return alike.find(({ importance }) => importance === one.importance) ?? alike[0];
}

interface Compared {
  kept: number;
  of: number;
  right: number;
  read: number;
  important: number;
}

const NONE: Compared = { kept: 0, of: 0, right: 0, read: 0, important: 0 };

function compare(whole: readonly ReadCriterion[], left: readonly ReadCriterion[], isVerbose: boolean): Compared {
  const kept = whole.flatMap((one) => {
    const other = sameIn(one, left);
    if (isVerbose && other === undefined)
      console.log(`    lost ${one.importance} ${one.id.slice(0, 30)} ${one.label.en}`);
    return other === undefined ? [] : [one.importance === other.importance];
  });
  const right = left.filter((one) => {
    const other = sameIn(one, whole);
    if (isVerbose && other === undefined)
      console.log(`    came ${one.importance} ${one.id.slice(0, 30)} ${one.label.en}`);
    return other !== undefined;
  });
  return {
    kept: kept.length,
    of: whole.length,
    right: right.length,
    read: left.length,
    important: kept.filter(Boolean).length,
  };
}

function sum(some: readonly Compared[]): Compared {
  return some.reduce(
    (all, one) => ({
      kept: all.kept + one.kept,
      of: all.of + one.of,
      right: all.right + one.right,
      read: all.read + one.read,
      important: all.important + one.important,
    }),
    NONE,
  );
}

interface Ad {
  round: string;
  id: string;
  text: string;
}

function englishAds(rounds: readonly string[]): Ad[] {
  const adsOf = (round: string) => filesIn(join(ROUNDS, round, 'ads')).map((ad) => ({ ...ad, round }));
  return rounds.flatMap(adsOf).filter(({ id }) => id.startsWith('en'));
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));

function rowOf(what: string, { kept, of, right, read, important }: Compared): string[] {
  return [what, share(kept, of), share(right, read), important === 0 ? '-' : share(important, kept)];
}

/** The concepts that an ask names, whose criterion says it; years are asked for by their number. */
function conceptsOf(ask: string): Set<string> {
  const named = findMentions(ask, ['skill', 'licence', 'language', 'education']).flatMap(({ id, kind }) =>
    kind === 'education' ? ['education'] : [id],
  );
  return new Set([...named, ...(/\byears\b/.test(ask) ? ['experience'] : [])]);
}

/** The invented ads: which asks some criterion says, and which criteria say something of an ask. */
function invented(isVerbose: boolean): Compared {
  const asks = JSON.parse(readFileSync(join(INVENTED, 'asks.json'), 'utf8')) as Record<string, string[]>;
  const each = filesIn(INVENTED).map(({ id, text }) => {
    const read = criteriaOf(text);
    const asked = asks[id] ?? [];
    const answers = (ask: string, { id: read, label }: ReadCriterion) =>
      isSaidBy(ask, label.en) || conceptsOf(ask).has(read);
    const lost = asked.filter((ask) => !read.some((one) => answers(ask, one)));
    const came = read.filter((one) => !asked.some((ask) => answers(ask, one) || isSaidBy(one.label.en, ask)));
    if (isVerbose) {
      console.log(
        `  ${id}: ${asked.length - lost.length} of ${asked.length} asks, ${came.length} of ${read.length} criteria of none`,
      );
      for (const ask of lost) console.log(`    lost ${ask}`);
      for (const one of came) console.log(`    came ${one.importance} ${one.label.en}`);
    }
    return {
      ...NONE,
      kept: asked.length - lost.length,
      of: asked.length,
      right: read.length - came.length,
      read: read.length,
    };
  });
  return sum(each);
}

async function ndcg(ads: readonly Ad[], people: readonly Person[], as: (text: string) => string): Promise<string> {
  const found: number[] = [];
  for (const { round, id, text } of ads) {
    const grades = (JSON.parse(readFileSync(join(ROUNDS, round, 'grades.json'), 'utf8')) as Grades)[id] ?? {};
    const score = rankScore(await ranking(as(text), people), grades);
    if (score) found.push(score.graded);
  }
  return (found.reduce((all, one) => all + one, 0) / found.length).toFixed(3);
}

const FORMS = [
  ['stripped', stripped],
  ['stripped, lists glued to a line', glued],
] as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean', short: 'v' }, rounds: { type: 'string' } },
  });
  const isVerbose = values.verbose === true;
  const isWanted = (round: string) =>
    values.rounds === undefined || (Number(/\d+$/.exec(round)?.[0]) % 2 === 0) === (values.rounds === 'even');
  const ads = englishAds(roundsOf('matching').filter(isWanted));
  const people = publishedPeople(positionals[0]);
  const ranked = async (as: (text: string) => string) => (people.length > 0 ? await ndcg(ads, people, as) : '-');
  const rows: string[][] = [['whole', '1', '1', '1', await ranked((text) => text)]];
  for (const [what, as] of FORMS) {
    const each = ads.map(({ round, id, text }) => {
      if (isVerbose) console.log(`  ${round} ${id}, ${what}`);
      return compare(criteriaOf(text), criteriaOf(as(text)), isVerbose);
    });
    rows.push([...rowOf(what, sum(each)), await ranked(as)]);
  }
  rows.push([...rowOf('six invented ads, stripped, against what they ask', invented(isVerbose)), '-']);
  const table = [['ads', 'criteria kept', 'of the ad', 'importance kept', 'nDCG@10'], ...rows];
  if (values.rounds !== undefined) {
    for (const row of table) console.log(row.join(' | '));
    return;
  }
  await record({
    name: 'stripped',
    title: 'Ads that a copy has stripped',
    method: [
      `The ${ads.length} English ads of the rounds, whole and as a scraper leaves them: all but the first line in small letters without figures or marks, then also the`,
      'entries of a list glued to one line. Criteria kept: the share of those of the whole ad that the stripped one has (the same concept, or one that holds two thirds of its words);',
      'of the ad: the share of its criteria that the whole one has; nDCG@10 over the graded published resumes. The ads of even rounds served development. Of six invented ads that were written',
      'and whose asks were listed before anything was mended: the share of asks that some criterion says, and of criteria that say something of an ask.',
    ].join(' '),
    table,
  });
}

await main();
