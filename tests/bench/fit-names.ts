/**
 * `npm run fit:names`: fits how much words and ways of writing speak for titles, employers, degrees, schools and the rest, and
 * writes `shared/resume/name-words.ts`. It learns from the rounds of fictional resumes beside it and from the taxonomy's names of
 * occupations; equal data give equal bytes. `--leave ROUND` leaves a round out, `--out FILE` writes elsewhere; `--check` says for
 * each round how much a table that never saw it tells right.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractDocument, prepareExtraction } from '../../shared/extraction/index.ts';
import { findPeriods } from '../../shared/resume/dates.ts';
import { resumeLines } from '../../shared/resume/line.ts';
import { nameFeatures } from '../../shared/resume/name-features.ts';
import { companyRules, titleRules } from '../../shared/resume/name-scores.ts';
import { TAXONOMY_TEXTS } from '../../shared/taxonomy/data/all.ts';
import { fold, occupationByTitle } from '../../shared/taxonomy/index.ts';
import { aliasesOf, conceptOf, entriesOf } from '../../shared/taxonomy/parse.ts';

const ROUNDS = join(import.meta.dirname, 'rounds');
const TARGET = join(import.meta.dirname, '..', '..', 'shared', 'resume', 'name-words.ts');
const KINDS = ['title', 'company', 'degree', 'school', 'other'] as const;
type Kind = (typeof KINDS)[number];

interface Example {
  text: string;
  kind: Kind;
  weight: number;
  round: string;
  features: string[];
}

const isKnown = (text: string) => occupationByTitle(text) !== undefined;
const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Gold {
  format: string;
  experience?: { company?: string; title?: string }[];
  education?: { institution?: string; degree?: string }[];
}

function named(gold: Gold): [string, Kind][] {
  const names: [string | undefined, Kind][] = [
    ...(gold.experience ?? []).flatMap(({ company, title }): [string | undefined, Kind][] => [
      [title, 'title'],
      [company, 'company'],
    ]),
    ...(gold.education ?? []).flatMap(({ institution, degree }): [string | undefined, Kind][] => [
      [degree, 'degree'],
      [institution, 'school'],
    ]),
  ];
  const known = new Map(
    names.flatMap(([text, kind]) => (text ? [[`${kind} ${text}`, [text, kind] as [string, Kind]]] : [])),
  );
  return [...known.values()];
}

const PARTS = /\t| {3,}|\s*[|•·]\s*|\s[–—-]\s|,\s+|\s\(|\)\s*|:\s+|\s@\s/u;

/** The text of a line without its periods. */
function undated(text: string): string {
  return findPeriods(text)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}\t${rest.slice(end)}`, text);
}

/** What stands in a file and is no name: whole lines and their parts, without any that a name stands in. */
async function othersIn(file: string, names: readonly string[]): Promise<string[]> {
  const document = await extractDocument(readFileSync(file), { fileName: file });
  const found = new Set<string>();
  const isNamed = (text: string) => {
    const own = plain(text);
    return own === '' || names.some((name) => own.includes(name) || name.includes(own));
  };
  for (const line of resumeLines(document)) {
    const text = undated(line.cells.map((cell) => cell.text).join('\t'));
    for (const part of [text.replaceAll('\t', ' ').trim(), ...text.split(PARTS).map((one) => one.trim())])
      if (/\p{L}{2}/u.test(part) && !isNamed(part)) found.add(part);
  }
  return [...found];
}

async function examplesOf(round: string): Promise<Example[]> {
  const folder = join(ROUNDS, round);
  const all: Example[] = [];
  const add = (text: string, kind: Kind, weight: number) =>
    all.push({ text, kind, weight, round, features: nameFeatures(text, isKnown(text)) });
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()) {
    const gold = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Gold;
    const file = join(folder, name.replace('.json', `.${/^pdf/.test(gold.format) ? 'pdf' : gold.format}`));
    const names = named(gold);
    for (const [text, kind] of names) add(text, kind, 1);
    const others = await othersIn(
      file,
      names.map(([text]) => plain(text)),
    );
    for (const text of others) add(text, 'other', OTHER_WEIGHT);
  }
  return all;
}

const OTHER_WEIGHT = 0.15;
const OCCUPATION_WEIGHT = 0.1;

/** The taxonomy's names of occupations, as titles: without the feature that the taxonomy knows them. */
function occupations(): Example[] {
  const names = entriesOf(TAXONOMY_TEXTS)
    .filter(({ heading }) => heading.kind === 'occupation')
    .flatMap(({ heading, line }) => {
      const { es, en } = conceptOf(heading, line).names;
      return [es, en, ...aliasesOf(heading, line).map(({ text }) => text)];
    });
  return [...new Set(names)].map((text) => {
    const written = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
    return {
      text: written,
      kind: 'title',
      weight: OCCUPATION_WEIGHT,
      round: '',
      features: nameFeatures(written, false).filter((one) => !/^[#c]/.test(one)),
    };
  });
}

/** Features of fewer texts are chance. */
const MIN_COUNT = 3;
const EPOCHS = 30;
const RATE = 0.2;
const DECAY = 2e-5;

export type Table = Map<string, number[]>;

/** Softmax of the sums of weights. */
function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / total);
}

export function sumsOf(table: Table, features: readonly string[]): number[] {
  const sums = KINDS.map(() => 0);
  for (const feature of ['*', ...features])
    for (const [kind, weight] of (table.get(feature) ?? []).entries()) sums[kind] = (sums[kind] ?? 0) + weight;
  return sums;
}

/** Multinomial logistic regression, a pass at a time over all examples in an order that mixes their kinds. */
function fitted(examples: readonly Example[]): Table {
  const counts = new Map<string, number>();
  for (const { features, weight } of examples)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + (weight === OCCUPATION_WEIGHT ? 0.5 : 1));
  const table: Table = new Map([['*', KINDS.map(() => 0)]]);
  for (const [feature, count] of counts)
    if (count >= MIN_COUNT)
      table.set(
        feature,
        KINDS.map(() => 0),
      );
  const squares = new Map([...table.keys()].map((feature) => [feature, KINDS.map(() => 1e-3)]));
  const step = 7919;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let turn = 0; turn < examples.length; turn += 1) {
      const example = examples[(turn * step + epoch) % examples.length];
      if (!example) continue;
      const own = ['*', ...example.features].filter((feature) => table.has(feature));
      const told = shares(sumsOf(table, example.features));
      for (const [kind, name] of KINDS.entries()) {
        const slope = example.weight * ((told[kind] ?? 0) - Number(name === example.kind));
        for (const feature of own) {
          const weights = table.get(feature) as number[];
          const square = squares.get(feature) as number[];
          const full = slope + DECAY * 50 * (weights[kind] ?? 0);
          square[kind] = (square[kind] ?? 0) + full * full;
          weights[kind] = (weights[kind] ?? 0) - (RATE * full) / Math.sqrt(square[kind] ?? 1);
        }
      }
    }
  }
  return table;
}

const SCALE = 10;
/** Features of which no kind has more say too little to be shipped. */
const MIN_WEIGHT = 4;

/** The table as text: weights in tenths, only of features that say anything. */
function written(table: Table): string {
  const rows = [...table]
    .map(([feature, weights]) => [feature, weights.map((weight) => Math.round(weight * SCALE))] as const)
    .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= MIN_WEIGHT))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, weights]) => `${feature} ${weights.join(' ')}`);
  return [
    '/**',
    ' * How much words and ways of writing speak for a title, an employer, a degree, a school or none of them, in tenths of a',
    ' * natural logarithm, in this order. Written by `npm run fit:names` from the fictional resumes of tests/bench/rounds and from the',
    " * taxonomy's names of occupations; do not edit.",
    ' */',
    'export const NAME_WORDS = `',
    ...rows,
    '`;',
    '',
  ].join('\n');
}

/** Of the names of a round that no table has seen, how many it tells right, and how many the rules alone do. */
function check(examples: readonly Example[], table: Table, round: string): void {
  const own = examples.filter((one) => one.round === round);
  const jobs = own.filter(({ kind }) => kind === 'title' || kind === 'company');
  const fit = jobs.filter(({ features, kind }) => {
    const sums = sumsOf(table, features);
    return Number(sums[0]) > Number(sums[1]) === (kind === 'title');
  }).length;
  const rules = jobs.filter(({ text, kind }) => titleRules(text) > companyRules(text) === (kind === 'title')).length;
  const studies = own.filter(({ kind }) => kind === 'degree' || kind === 'school');
  const learnt = studies.filter(({ features, kind }) => {
    const sums = sumsOf(table, features);
    return Number(sums[2]) > Number(sums[3]) === (kind === 'degree');
  }).length;
  const names = own.filter(({ kind }) => kind !== 'other');
  const others = own.filter(({ kind }) => kind === 'other');
  const asOther = (one: Example) => Number(shares(sumsOf(table, one.features))[4]) > 0.5;
  const share = (part: number, whole: number) => (part / whole).toFixed(3);
  console.log(
    `${round}: title or employer ${share(fit, jobs.length)} (rules ${share(rules, jobs.length)}) of ${jobs.length}; degree or school ${share(learnt, studies.length)} of ${studies.length}; names taken for others ${share(names.filter(asOther).length, names.length)}, others for names ${share(others.filter((one) => !asOther(one)).length, others.length)} of ${others.length}`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { leave: { type: 'string', multiple: true }, out: { type: 'string' }, check: { type: 'boolean' } },
  });
  await prepareExtraction();
  const rounds = readdirSync(ROUNDS)
    .filter((name) => name.includes('reading'))
    .toSorted();
  const examples = [...(await Promise.all(rounds.map(examplesOf))).flat(), ...occupations()];
  const without = (left: readonly string[]) =>
    examples.filter(({ round }) => !left.some((one) => round.endsWith(one) && one !== ''));
  if (values.check) for (const round of rounds) check(examples, fitted(without([round])), round);
  else writeFileSync(values.out ?? TARGET, written(fitted(without(values.leave ?? []))));
}

if (process.argv[1] === import.meta.filename) await main();
