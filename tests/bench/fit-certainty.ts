/**
 * `npm run fit:certainty`: fits how likely a name that was read is right, and from where on it is said certain, and writes
 * `shared/resume/certainty-words.ts`. It learns from the rounds of fictional resumes beside it; equal data give equal bytes. The limits
 * are those at which tables that never saw a round are right in `AIM` of what they say certain, groups of rounds left out in turn; it prints what they say then, by kind of name.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractDocument, prepareExtraction } from '../../shared/extraction/index.ts';
import { namesRead } from '../../shared/resume/certainty.ts';
import { certaintyFeatures, type NameField } from '../../shared/resume/certainty-features.ts';
import { readResume } from '../../shared/resume/index.ts';
import { type Example, fitted, rowsOf, sumsOf, type Table } from './logistic.ts';
import { isSame, paired } from './reading-rounds.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

const TARGET = join(import.meta.dirname, '..', '..', 'shared', 'resume', 'certainty-words.ts');
/** Above the aim of .98: writers of new rounds bring what none of these has. */
const AIM = 0.985;
const FIELDS: readonly NameField[] = ['title', 'company', 'degree', 'institution'];
const [WRONG, RIGHT] = [0, 1];
/** So many groups of rounds are left out in turn. */
const GROUPS = 6;

interface Read extends Example {
  round: string;
  field: NameField;
  /** Whether rules alone say that it is certain. */
  isByRules: boolean;
}

type Names = Partial<Record<NameField, string>> & { start?: string | null; end?: string | null };
interface Gold {
  format: string;
  experience?: Names[];
  education?: Names[];
}

const PLAIN_RULES = ['undated', 'cut', 'joined', 'inherited'];

async function namesOf(round: string): Promise<Read[]> {
  const folder = join(ROUNDS, round);
  const all: Read[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()) {
    const gold = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Gold;
    const file = name.replace('.json', `.${/^pdf/.test(gold.format) ? 'pdf' : gold.format}`);
    const { text, ...document } = await extractDocument(readFileSync(join(folder, file)), { fileName: file });
    const { profile, sources } = readResume({ ...document, text });
    const pairsOf = (list: 'experience' | 'education', names: readonly NameField[]) => {
      const found = profile[list].map((entry): Names => ({ ...entry, start: entry.startDate, end: entry.endDate }));
      const pairs = paired(gold[list] ?? [], found, names);
      return found.map((own) => pairs.find(([, one]) => one === own)?.[0]);
    };
    const wanted = {
      experience: pairsOf('experience', ['company', 'title']),
      education: pairsOf('education', ['institution', 'degree']),
    };
    for (const [key, read] of namesRead(text, profile, sources)) {
      const [list = '', index = ''] = key.split('.');
      // A file whose writer gave no such entries says nothing of them.
      if (list !== 'experience' && list !== 'education') continue;
      if (!gold[list]?.length) continue;
      const own = wanted[list][Number(index)]?.[read.field];
      const isRight = own !== undefined && isSame(own, read.value) === 1;
      const isByRules = read.said.includes('sure') && !read.said.some((one) => PLAIN_RULES.includes(one));
      const features = certaintyFeatures(text, read);
      all.push({ round, field: read.field, features, kind: isRight ? RIGHT : WRONG, weight: 1, count: 1, isByRules });
    }
  }
  return all;
}

const oddsIn = (table: Table, features: readonly string[]) => {
  const [wrong = 0, right = 0] = sumsOf(table, features, 2);
  return right - wrong;
};

interface Judged extends Read {
  odds: number;
}

/** The least odds from which on `AIM` of the names are right. */
function limitOf(names: readonly Judged[]): number {
  let right = 0;
  let limit = Number.POSITIVE_INFINITY;
  for (const [index, { odds, kind }] of names.toSorted((one, other) => other.odds - one.odds).entries()) {
    right += kind;
    if (right / (index + 1) >= AIM) limit = odds;
  }
  return Math.ceil(limit * 100) / 100;
}

const shareOf = <T>(all: readonly T[], test: (one: T) => boolean) =>
  (all.filter(test).length / Math.max(1, all.length)).toFixed(3);
const rightIn = (said: readonly Read[]) => shareOf(said, ({ kind }) => kind === RIGHT);

function calibration(field: NameField, names: readonly Judged[], limit: number): string {
  const said = names.filter(({ odds }) => odds >= limit);
  const byRules = names.filter(({ isByRules }) => isByRules);
  const steps = [0, 1, 2, 3, 4, 5].map((from) => {
    const own = names.filter(({ odds }) => odds >= from && (odds < from + 1 || from === 5));
    return `${from}: ${rightIn(own)} of ${own.length}`;
  });
  return [
    `${field}: ${names.length} read, ${rightIn(names)} right; from ${limit} certain ${shareOf(names, ({ odds }) => odds >= limit)}, of these right ${rightIn(said)}`,
    `  (rules alone ${shareOf(names, ({ isByRules }) => isByRules)}, right ${rightIn(byRules)}); right by odds: ${steps.join(', ')}`,
  ].join('\n');
}

function written(table: Table, limits: ReadonlyMap<NameField, number>): string {
  return [
    '/**',
    ' * How much what is known of a name that was read speaks for its being wrong and right, in this order: a letter each, as',
    ' * `fitted-table.ts` reads them, and the odds from which on it is said certain. Written by `npm run fit:certainty` from the fictional',
    ' * resumes of tests/bench/rounds; do not edit.',
    ' */',
    'export const CERTAIN_FROM = {',
    ...FIELDS.map((field) => `  ${field}: ${limits.get(field)},`),
    '};',
    '',
    'export const CERTAINTY_WORDS = `',
    ...rowsOf(table),
    '`;',
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  await prepareExtraction();
  const rounds = roundsOf('reading');
  const all: Read[] = [];
  for (const round of rounds) all.push(...(await namesOf(round)));
  const groupOf = ({ round }: Read) => rounds.indexOf(round) % GROUPS;
  const judged = Array.from({ length: GROUPS }, (_, group) => group).flatMap((group): Judged[] => {
    const table = fitted(
      all.filter((one) => groupOf(one) !== group),
      2,
    );
    return all.filter((one) => groupOf(one) === group).map((one) => ({ ...one, odds: oddsIn(table, one.features) }));
  });
  const limits = new Map(FIELDS.map((field) => [field, limitOf(judged.filter((one) => one.field === field))]));
  for (const [field, limit] of limits)
    console.log(
      calibration(
        field,
        judged.filter((one) => one.field === field),
        limit,
      ),
    );
  for (const round of rounds) {
    const said = judged.filter((one) => one.round === round && one.odds >= (limits.get(one.field) ?? 0));
    console.log(`${round}: ${rightIn(said)} of ${said.length}`);
  }
  writeFileSync(values.out ?? TARGET, written(fitted(all, 2), limits));
}

if (process.argv[1] === import.meta.filename) await main();
