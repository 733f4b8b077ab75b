/**
 * `npm run bench:criteria`: compares the criteria of the engine with what the writers of the rounds' ads listed that each asks, by
 * their words, and enters it in docs/measured.md. `-v` shows what is missed, what asks nothing and what is said twice.
 *
 * Rounds from the fifth on list whole asks; those before mark spans. The ads have served development: a first contact is judged.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { criteriaOfJob } from '../../shared/matching/index.ts';
import { plainJob } from '../../shared/matching/plain-job.ts';
import { type Ask, type Compared, compared, REPEATS } from './criteria-measure.ts';
import { filesIn } from './matching-rounds.ts';
import { record } from './measured.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

/** The first round whose asks are listed whole. */
const FIRST_ROUND = 5;

const numberOf = (round: string) => Number(round.split('-').at(-1));

/** What a reader of the criteria is shown of them: texts and fields as a whole ask nothing by themselves. */
function shownFor(text: string, language: 'en' | 'es') {
  const own = criteriaOfJob(plainJob(text.trim())).filter(({ family }) => family !== 'text' && family !== 'field');
  return own.map(({ id, label, importance }) => ({ id, label: label[language], importance }));
}

function show(round: string, id: string, { asks, criteria }: Compared): void {
  console.log(`== ${round} ${id}`);
  for (const { ask, covered } of asks)
    if (covered < 1) console.log(`  missed ${1 - covered}: ${ask.ask ?? ask.quote} (${ask.importance})`);
  for (const { criterion, isRight, why } of criteria)
    if (isRight !== true)
      console.log(`  ${isRight === null ? why : 'importance'}: ${criterion.label} (${criterion.importance})`);
}

function comparedIn(round: string, isVerbose: boolean): Compared[] {
  const folder = join(ROUNDS, round, 'ads');
  return filesIn(folder).map(({ id, text }) => {
    const asks = JSON.parse(readFileSync(join(folder, `${id}.asks.json`), 'utf8')) as Ask[];
    const found = compared(text, asks, shownFor(text, id.startsWith('en') ? 'en' : 'es'));
    if (isVerbose) show(round, id, found);
    return found;
  });
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));

function rowOf(name: string, all: readonly Compared[]): string[] {
  const asks = all.flatMap((one) => one.asks);
  const criteria = all.flatMap((one) => one.criteria);
  const covered = asks.reduce((sum, one) => sum + one.covered, 0);
  const asked = criteria.filter(({ isAsked }) => isAsked);
  const repeats = criteria.filter(({ why, isAsked }) => !isAsked && why === REPEATS);
  return [
    name,
    `${asks.length}`,
    share(covered, asks.length),
    `${criteria.length}`,
    share(asked.length, criteria.length),
    share(repeats.length, criteria.length),
    share(asked.filter(({ isRight }) => isRight).length, asked.length),
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { verbose: { type: 'boolean', short: 'v' } } });
  const rounds = roundsOf('matching').filter((round) => numberOf(round) >= FIRST_ROUND);
  const all = rounds.map((round) => [round, comparedIn(round, values.verbose === true)] as const);
  await record({
    name: 'criteria',
    title: 'Criteria beside what the writers of ads listed',
    method:
      'Ads of the rounds, which have served development. An ask is covered where criteria hold .55 of its words, by rarity, and by half from .3 on; a criterion is asked for where it says a fifth of some ask that those before it do not. Of the verdicts of blind readers in the fourteenth and fifteenth rounds this gives .92 and .94 of those on asks, .90 and .93 of those on criteria, and .97 and .99 of those on importance.',
    table: [
      ['round', 'asks', 'covered', 'criteria', 'asked for', 'said before', 'importance right'],
      ...all.map(([round, found]) => rowOf(round, found)),
      rowOf(
        'all',
        all.flatMap(([, found]) => found),
      ),
    ],
  });
}

await main();
