/**
 * `npm run bench:suggestions -- FILE`: from which percent on a match is worth suggesting to somebody who did not ask for it, by the
 * pairs that blind readers graded (`matching-rounds.ts`), entered in docs/measured.md. FILE holds the English people.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUGGESTED_PERCENT_MIN } from '../../shared/domain/match.ts';
import { score } from './matcher.ts';
import { DEPTH, filesIn, type Grades, type Person, publishedPeople, spanishPeople } from './matching-rounds.ts';
import { record } from './measured.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

const BOUNDS = [25, 30, SUGGESTED_PERCENT_MIN, 40, 45, 50];
/** Graded so, somebody is worth a call. */
const WORTH = 2;
const INVITED = 3;

interface Pair {
  percent: number;
  grade: number | undefined;
}

/** The people of one language for one ad, the best first. */
type Ranking = readonly Pair[];

async function rankingFor(ad: string, people: readonly Person[], grades: Record<string, number>): Promise<Ranking> {
  const pairs: Pair[] = [];
  for (const { id, text } of people) pairs.push({ percent: await score(text, ad), grade: grades[id] });
  return pairs.toSorted((a, b) => b.percent - a.percent);
}

async function rankings(people: readonly Person[]): Promise<Ranking[]> {
  const found: Ranking[] = [];
  for (const round of roundsOf('matching')) {
    const grades = JSON.parse(readFileSync(join(ROUNDS, round, 'grades.json'), 'utf8')) as Grades;
    for (const { id, text } of filesIn(join(ROUNDS, round, 'ads'))) {
      for (const language of ['en', 'es'] as const) {
        if (id.startsWith('en') && language === 'es') continue;
        const some = people.filter((person) => person.language === language);
        found.push(await rankingFor(text, some, grades[id] ?? {}));
      }
    }
  }
  return found;
}

const share = (some: number, all: number) => (all === 0 ? '-' : (some / all).toFixed(3));

function row(bound: number, all: readonly Ranking[]): string[] {
  const graded = all.flat().flatMap(({ percent, grade }) => (grade === undefined ? [] : [{ percent, grade }]));
  const [above, below] = [graded.filter((one) => one.percent >= bound), graded.filter((one) => one.percent < bound)];
  const worth = (pairs: typeof graded) => pairs.filter(({ grade }) => grade >= WORTH).length;
  const invited = (pairs: typeof graded) => pairs.filter(({ grade }) => grade >= INVITED).length;
  const shownOf = (ranking: Ranking) => ranking.slice(0, DEPTH).filter(({ percent }) => percent >= bound);
  const unrelated = (some: readonly Ranking[]) => {
    const shown = some.flatMap(shownOf).filter(({ grade }) => grade !== undefined);
    return share(shown.filter(({ grade }) => grade === 0).length, shown.length);
  };
  const full = all.filter((ranking) => shownOf(ranking).length === DEPTH);
  return [
    bound === SUGGESTED_PERCENT_MIN ? `**${bound}**` : String(bound),
    share(worth(above), above.length),
    share(worth(below), below.length),
    unrelated(all),
    `${unrelated(full)} (${full.length})`,
    share(worth(below), worth(graded)),
    share(invited(below), invited(graded)),
    `${all.filter((ranking) => shownOf(ranking).length === 0).length} of ${all.length}`,
  ];
}

async function main(): Promise<void> {
  const people = [...publishedPeople(process.argv[2]), ...spanishPeople()];
  const all = await rankings(people);
  await record({
    name: 'suggestions',
    title: 'From which percent on a match is suggested',
    method:
      'The ads, people and blind grades of the rounds below (0 unrelated, 1 related, 2 worth a call, 3 invite), by the percent that the engine gives each pair. The bound in use is set in bold.',
    table: [
      [
        'from percent',
        'worth a call at or above',
        'worth a call below',
        'unrelated among the ten best shown',
        'the same where ten reach it (lists)',
        'worth a call, not shown',
        'invite, not shown',
        'lists without anybody',
      ],
      ...BOUNDS.map((bound) => row(bound, all)),
    ],
  });
}

if (process.argv[1] === import.meta.filename) await main();
