/**
 * `npm run fit:names`: fits how much words and ways of writing speak for titles, employers, degrees, schools and the rest, and
 * writes `shared/resume/name-words.ts`. It learns from the rounds of fictional resumes beside it and from the taxonomy's names of
 * occupations; equal data give equal bytes. `--leave ROUND` leaves a round out, `--out FILE` writes elsewhere; `--check` says for
 * each round how much a table that never saw it tells right.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { softmax } from '../../shared/domain/softmax.ts';
import { extractDocument, prepareExtraction } from '../../shared/extraction/index.ts';
import { resumeLines } from '../../shared/resume/line.ts';
import { FITTED_NAMES, nameFeatures } from '../../shared/resume/name-features.ts';
import { partsOfLine, withoutPeriods } from '../../shared/resume/name-parts.ts';
import { companyRules, titleRules } from '../../shared/resume/name-scores.ts';
import { TAXONOMY_TEXTS } from '../../shared/taxonomy/data/all.ts';
import { fold, occupationByTitle } from '../../shared/taxonomy/index.ts';
import { aliasesOf, conceptOf, entriesOf } from '../../shared/taxonomy/parse.ts';
import { type Example, fitted, rowsOf, sumsOf, type Table } from './logistic.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

const TARGET = join(import.meta.dirname, '..', '..', 'shared', 'resume', 'name-words.ts');
const KINDS = FITTED_NAMES;
type Kind = (typeof KINDS)[number];

interface Named extends Example {
  text: string;
  round: string;
}

const at = (kind: Kind) => KINDS.indexOf(kind);
const [TITLE, COMPANY, DEGREE, SCHOOL, OTHER] = [at('title'), at('company'), at('degree'), at('school'), at('other')];

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

/** What stands in a file and is no name: whole lines and their parts, without any that a name stands in. */
async function othersIn(file: string, names: readonly string[]): Promise<string[]> {
  const document = await extractDocument(readFileSync(file), { fileName: file });
  const found = new Set<string>();
  const isNamed = (text: string) => {
    const own = plain(text);
    return own === '' || names.some((name) => own.includes(name) || name.includes(own));
  };
  for (const line of resumeLines(document)) {
    const text = withoutPeriods(line.cells.map((cell) => cell.text).join('\t'));
    for (const part of [text.replaceAll('\t', ' ').trim(), ...partsOfLine(text)])
      if (/\p{L}{2}/u.test(part) && !isNamed(part)) found.add(part);
  }
  return [...found];
}

async function examplesOf(round: string): Promise<Named[]> {
  const folder = join(ROUNDS, round);
  const all: Named[] = [];
  const add = (text: string, kind: Kind, weight: number) =>
    all.push({ text, kind: at(kind), weight, count: 1, round, features: nameFeatures(text, isKnown(text)) });
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
function occupations(): Named[] {
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
      kind: TITLE,
      weight: OCCUPATION_WEIGHT,
      count: 0.5,
      round: '',
      features: nameFeatures(written, false).filter((one) => !/^[#c]/.test(one)),
    };
  });
}

/** The table as a file of code. */
function written(table: Table): string {
  return [
    '/**',
    ' * How much words and ways of writing speak for a title, an employer, a degree, a school or none of them, in this order: a',
    ' * letter each, as `fitted-table.ts` reads them. Written by `npm run fit:names` from the fictional resumes of tests/bench/rounds and from the',
    " * taxonomy's names of occupations; do not edit.",
    ' */',
    'export const NAME_WORDS = `',
    ...rowsOf(table),
    '`;',
    '',
  ].join('\n');
}

/** Of the names of a round that no table has seen, how many it tells right, and how many the rules alone do. */
function check(examples: readonly Named[], table: Table, round: string): string {
  const own = examples.filter((one) => one.round === round);
  const of = (...kinds: number[]) => own.filter(({ kind }) => kinds.includes(kind));
  const sums = (one: Named) => sumsOf(table, one.features, KINDS.length);
  const share = (list: readonly Named[], isRight: (one: Named) => boolean) =>
    `${(list.filter(isRight).length / list.length).toFixed(3)} of ${list.length}`;
  const isRightKind = (one: Named, first: number, second: number) =>
    Number(sums(one)[first]) > Number(sums(one)[second]) === (one.kind === first);
  const byRules = ({ text, kind }: Named) => titleRules(text) > companyRules(text) === (kind === TITLE);
  const isOther = (one: Named) => Number(softmax(sums(one))[OTHER]) > 0.5;
  const jobs = of(TITLE, COMPANY);
  return [
    `${round}: title or employer ${share(jobs, (one) => isRightKind(one, TITLE, COMPANY))} (rules ${share(jobs, byRules)})`,
    `degree or school ${share(of(DEGREE, SCHOOL), (one) => isRightKind(one, DEGREE, SCHOOL))}`,
    `names known as such ${share(of(TITLE, COMPANY, DEGREE, SCHOOL), (one) => !isOther(one))}`,
    `others ${share(of(OTHER), isOther)}`,
  ].join('; ');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { leave: { type: 'string', multiple: true }, out: { type: 'string' }, check: { type: 'boolean' } },
  });
  await prepareExtraction();
  const rounds = roundsOf('reading');
  const examples = [...(await Promise.all(rounds.map(examplesOf))).flat(), ...occupations()];
  const without = (left: readonly string[]) =>
    examples.filter(({ round }) => !left.some((one) => round.endsWith(one) && one !== ''));
  const tableWithout = (left: readonly string[]) => fitted(without(left), KINDS.length);
  if (values.check) for (const round of rounds) console.log(check(examples, tableWithout([round]), round));
  else writeFileSync(values.out ?? TARGET, written(tableWithout(values.leave ?? [])));
}

if (process.argv[1] === import.meta.filename) await main();
