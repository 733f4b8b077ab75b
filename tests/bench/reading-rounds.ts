/**
 * `npm run bench:rounds`: reads every round of resumes that were written without sight of the reader, compares the result with
 * what is printed in each file, and enters it in docs/measured.md beside the figures of the first contact, before anything
 * was mended for the round. `-v` lists the lost fields; a round's name as argument reads it alone and enters nothing;
 * `--first` notes a round's first contact, once.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { record } from './measured.ts';
import { parse } from './parser.ts';
import { ROUNDS, roundsOf } from './round-names.ts';
import { isSamePhone } from './same-phone.ts';

const FIRST = join(ROUNDS, 'first-contact.json');
/** Words in common from here on count as the same name: a legal form or a town may be on either side. */
const ALIKE = 0.8;

type Parsed = Awaited<ReturnType<typeof parse>>;
/** What a file prints, as `NN.json` beside it has it; what is not printed has no key. */
type Gold = Partial<Omit<Parsed, 'unsure'>> & { layout: string; format: string; language: string };

interface Dated {
  start?: string | null;
  end?: string | null;
}

const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();

/** F1 of the words of two names. */
function likeness(one: unknown, other: unknown): number {
  const [words, others] = [plain(one).split(' '), plain(other).split(' ')];
  const left = [...others];
  const common = words.filter(
    (word) => word !== '' && left.includes(word) && left.splice(left.indexOf(word), 1),
  ).length;
  return (2 * common) / (words.length + others.length);
}

/** Forms ask for the last name first; the reader knows which is which. */
const inAnyOrder = (name: string) => plain(name).split(' ').toSorted().join(' ');
export const isSame = (one: unknown, other: unknown) => Number(likeness(one, other) >= ALIKE);
const bareLink = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[/ ]+$/, '');

function f1(gold: readonly string[], found: readonly string[]): number {
  const [wanted, own] = [new Set(gold.map(plain)), new Set(found.map(plain))];
  return (2 * [...wanted].filter((name) => own.has(name)).length) / (wanted.size + own.size);
}

/** Entries that mean the same, by their names and beginning, each taken once. */
export function paired<T extends Dated>(
  gold: readonly T[],
  found: readonly T[],
  names: readonly (keyof T)[],
): [T, T][] {
  const left = [...found];
  return gold.flatMap((wanted): [T, T][] => {
    const closeness = (own: T) =>
      names.reduce((sum, name) => sum + likeness(wanted[name], own[name]), 0) +
      (wanted.start && wanted.start === own.start ? 0.3 : 0);
    const best = left.toSorted((one, other) => closeness(other) - closeness(one))[0];
    if (!best || closeness(best) < 0.5) return [];
    left.splice(left.indexOf(best), 1);
    return [[wanted, best]];
  });
}

interface Compared {
  scores: Record<string, number>;
  lost: string[];
  /** Fields that the reader does not ask to check, and how many of them are right. */
  certain: { said: number; right: number };
}

function compareEntries<T extends Dated>(
  section: string,
  gold: readonly T[],
  found: readonly T[],
  names: readonly (keyof T & string)[],
  unsure: ReadonlySet<string>,
  { scores, lost, certain }: Compared,
): void {
  const pairs = paired(gold, found, names);
  for (const name of names) {
    const good = pairs.filter(([wanted, own]) => isSame(wanted[name], own[name]));
    scores[`${section}.${name}`] = (2 * good.length) / (gold.length + found.length);
    for (const [wanted, own] of pairs)
      if (!isSame(wanted[name], own[name])) lost.push(`${section}.${name}: ${wanted[name]} <- ${own[name]}`);
  }
  for (const [index, own] of found.entries()) {
    const wanted = pairs.find(([, one]) => one === own)?.[0];
    for (const name of names.filter((one) => own[one] && !unsure.has(`${section}.${index}.${one}`))) {
      certain.said += 1;
      certain.right += wanted ? isSame(wanted[name], own[name]) : 0;
    }
  }
  const sides = pairs.flatMap(([wanted, own]) => [
    [wanted.start, own.start],
    [wanted.end, own.end],
  ]);
  const total = gold.flatMap(({ start, end }) => [start, end]).filter(Boolean).length;
  const kept = sides.filter(([wanted, own]) => wanted && wanted === own).length;
  scores[`${section}.dates`] = total === 0 ? 1 : kept / total;
  for (const [wanted, own] of sides) if (wanted && wanted !== own) lost.push(`${section}.dates: ${wanted} <- ${own}`);
  for (const one of gold)
    if (!pairs.some(([wanted]) => wanted === one)) lost.push(`${section} missing: ${JSON.stringify(one)}`);
  for (const one of found)
    if (!pairs.some(([, own]) => own === one)) lost.push(`${section} invented: ${JSON.stringify(one)}`);
}

export function compared(gold: Gold, own: Parsed): Compared {
  const result: Compared = { scores: {}, lost: [], certain: { said: 0, right: 0 } };
  const unsure = new Set(own.unsure);
  const note = (field: string, score: number, wanted: unknown, found: unknown) => {
    result.scores[field] = score;
    if (score < 1) result.lost.push(`${field}: ${JSON.stringify(wanted)} <- ${JSON.stringify(found)}`);
  };
  if (gold.name) {
    note('name', Number(inAnyOrder(gold.name) === inAnyOrder(own.name)), gold.name, own.name);
    if (own.name && !unsure.has('firstName')) {
      result.certain.said += 1;
      result.certain.right += result.scores.name ?? 0;
    }
  }
  if (gold.email) note('email', Number(plain(gold.email) === plain(own.email)), gold.email, own.email);
  if (gold.phone) note('phone', Number(isSamePhone(gold.phone, own.phone)), gold.phone, own.phone);
  if (gold.location) note('location', isSame(gold.location, own.location), gold.location, own.location);
  if (gold.links?.length) {
    const found = new Set(own.links.map(bareLink));
    note(
      'links',
      gold.links.filter((link) => found.has(bareLink(link))).length / gold.links.length,
      gold.links,
      own.links,
    );
  }
  if (gold.experience?.length)
    compareEntries('experience', gold.experience, own.experience, ['company', 'title'], unsure, result);
  if (gold.education?.length)
    compareEntries('education', gold.education, own.education, ['institution', 'degree'], unsure, result);
  if (gold.skills?.length) note('skills', f1(gold.skills, own.skills), gold.skills, own.skills);
  if (gold.languages?.length) note('languages', f1(gold.languages, own.languages), gold.languages, own.languages);
  return result;
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The mean of each field over the files that print it. */
function byField(files: readonly Compared[]): Map<string, number> {
  const fields = [...new Set(files.flatMap(({ scores }) => Object.keys(scores)))];
  const valuesOf = (field: string) => files.flatMap(({ scores }) => scores[field] ?? []);
  return new Map(fields.map((field) => [field, mean(valuesOf(field))]));
}

const shown = (share: number) => share.toFixed(3);

export interface RoundScore {
  name: string;
  files: number;
  macro: number;
  fields: Record<string, number>;
  /** Macro over the files of each language and format. */
  groups: Record<string, number>;
  /** Of the names that the reader does not ask to check, the share that is right; null where nobody was told yet. */
  certain: number | null;
}

/** Reads the files of one round; `onFile` is called for each with its lost fields. */
export async function scoreRound(
  name: string,
  onFile: (file: string, gold: Gold, result: Compared) => void = () => {},
): Promise<RoundScore> {
  const folder = join(ROUNDS, name);
  const groups = new Map<string, Compared[]>();
  const all: Compared[] = [];
  for (const goldFile of (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted()) {
    const gold = JSON.parse(await readFile(join(folder, goldFile), 'utf8')) as Gold;
    const file = goldFile.replace('.json', `.${/^pdf/.test(gold.format) ? 'pdf' : gold.format}`);
    const result = compared(gold, await parse(join(folder, file)));
    all.push(result);
    for (const group of [gold.language, gold.format]) groups.set(group, [...(groups.get(group) ?? []), result]);
    onFile(file, gold, result);
  }
  const macro = (files: readonly Compared[]) => mean([...byField(files).values()]);
  const said = all.reduce((sum, { certain }) => sum + certain.said, 0);
  const right = all.reduce((sum, { certain }) => sum + certain.right, 0);
  return {
    name,
    files: all.length,
    macro: macro(all),
    fields: Object.fromEntries(byField(all)),
    groups: Object.fromEntries([...groups].map(([group, files]) => [group, macro(files)])),
    certain: said === 0 ? null : right / said,
  };
}

/** What the reader made of a round before anything was mended for it, in the order of the rounds. */
export async function firstContacts(): Promise<RoundScore[]> {
  return JSON.parse(await readFile(FIRST, 'utf8')) as RoundScore[];
}

async function noteFirst(score: RoundScore): Promise<void> {
  const known = await firstContacts();
  if (known.some(({ name }) => name === score.name)) throw new Error(`${score.name} has met the reader before`);
  await writeFile(FIRST, `${JSON.stringify([...known, score], null, 2)}\n`);
}

const listed = (shares: Record<string, number>) =>
  Object.entries(shares)
    .map(([name, share]) => `${name} ${shown(share)}`)
    .join(', ');

async function enter(now: readonly RoundScore[]): Promise<void> {
  const first = await firstContacts();
  const cell = (score: RoundScore | undefined, pick: (score: RoundScore) => number | null | undefined) => {
    const share = score && pick(score);
    return share === null || share === undefined ? '-' : shown(share);
  };
  const met = (round: RoundScore) => first.find(({ name }) => name === round.name);
  const rows: [string, (score: RoundScore) => number | null | undefined][] = [
    ['all fields', ({ macro }) => macro],
    ...[...new Set(now.flatMap(({ fields }) => Object.keys(fields)))].map(
      (field): [string, (score: RoundScore) => number | undefined] => [field, ({ fields }) => fields[field]],
    ),
    ['said certain and right', ({ certain }) => certain],
  ];
  await record({
    name: 'rounds',
    title: 'Reading at first contact',
    method: [
      'Rounds of fictional resumes in Spanish and English, written in new layouts and with other tools (HTML in a browser, LaTeX, word processors, text)',
      'by writers who knew neither the reader nor earlier rounds, with what each file prints; they lie in tests/bench/rounds. First: what was read before anything was',
      'mended for the round. Now: after it served development, which says little. Names count by words in common (F1 of 0.8), lists by twice what both have over what each has.',
      'First figures are as they were scored then: Argentine mobile numbers printed with a 15 and years printed with two figures counted as lost.',
    ].join(' '),
    table: [
      ['field', ...now.flatMap(({ name, files }) => [`${name} (${files}), first`, 'now'])],
      ...rows.map(([label, pick]) => [label, ...now.flatMap((round) => [cell(met(round), pick), cell(round, pick)])]),
    ],
  });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean', short: 'v' }, first: { type: 'boolean' } },
  });
  const scores: RoundScore[] = [];
  for (const name of positionals.length > 0 ? positionals : roundsOf('reading')) {
    const score = await scoreRound(name, (file, { layout }, result) => {
      console.log(`  ${file} ${shown(mean(Object.values(result.scores)))} ${layout}`);
      if (values.verbose) for (const line of result.lost) console.log(`      ${line.slice(0, 400)}`);
    });
    console.log(`${name}: ${shown(score.macro)}, certain ${shown(score.certain ?? 0)}`);
    console.log(`  ${listed(score.fields)}\n  ${listed(score.groups)}`);
    if (values.first) await noteFirst(score);
    scores.push(score);
  }
  if (positionals.length === 0) await enter(scores);
}

if (process.argv[1] === import.meta.filename) await main();
