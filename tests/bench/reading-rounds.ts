/**
 * `npm run bench:rounds`: reads every round of resumes that people wrote without sight of the reader, and compares the
 * result with what is printed in each file. `-v` lists the lost fields; a folder's name as argument reads that round alone.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from './parser.ts';

const ROUNDS = join(import.meta.dirname, 'rounds');
/** Words in common from here on count as the same name: a legal form or a town may be on either side. */
const ALIKE = 0.8;

type Parsed = Awaited<ReturnType<typeof parse>>;
/** What a file prints, as `NN.json` beside it has it; what is not printed has no key. */
type Gold = Partial<Parsed> & { layout: string; format: string; language: string };

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

const isSame = (one: unknown, other: unknown) => Number(likeness(one, other) >= ALIKE);
const digits = (text: unknown) =>
  String(text ?? '')
    .replace(/\D/g, '')
    .slice(-8);
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
function paired<T extends Dated>(gold: readonly T[], found: readonly T[], names: readonly (keyof T)[]): [T, T][] {
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
}

function compareEntries<T extends Dated>(
  section: string,
  gold: readonly T[],
  found: readonly T[],
  names: readonly (keyof T & string)[],
  { scores, lost }: Compared,
): void {
  const pairs = paired(gold, found, names);
  for (const name of names) {
    const good = pairs.filter(([wanted, own]) => isSame(wanted[name], own[name]));
    scores[`${section}.${name}`] = (2 * good.length) / (gold.length + found.length);
    for (const [wanted, own] of pairs)
      if (!isSame(wanted[name], own[name])) lost.push(`${section}.${name}: ${wanted[name]} <- ${own[name]}`);
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
  const result: Compared = { scores: {}, lost: [] };
  const note = (field: string, score: number, wanted: unknown, found: unknown) => {
    result.scores[field] = score;
    if (score < 1) result.lost.push(`${field}: ${JSON.stringify(wanted)} <- ${JSON.stringify(found)}`);
  };
  if (gold.name) note('name', Number(plain(gold.name) === plain(own.name)), gold.name, own.name);
  if (gold.email) note('email', Number(plain(gold.email) === plain(own.email)), gold.email, own.email);
  if (gold.phone) note('phone', Number(digits(gold.phone) === digits(own.phone)), gold.phone, own.phone);
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
    compareEntries('experience', gold.experience, own.experience, ['company', 'title'], result);
  if (gold.education?.length)
    compareEntries('education', gold.education, own.education, ['institution', 'degree'], result);
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
  macro: number;
  fields: Map<string, number>;
  /** Macro over the files of each language and format. */
  groups: Map<string, number>;
}

/** Reads the files of one round; `onFile` hears of each with its lost fields. */
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
  const grouped = new Map([...groups].map(([group, files]) => [group, macro(files)]));
  return { name, macro: macro(all), fields: byField(all), groups: grouped };
}

async function main(): Promise<void> {
  const isVerbose = process.argv.includes('-v');
  const named = process.argv.slice(2).filter((argument) => argument !== '-v');
  const rounds = (await readdir(ROUNDS)).filter((name) => name.includes('-reading-')).toSorted();
  for (const name of named.length > 0 ? named : rounds) {
    const score = await scoreRound(name, (file, { layout }, { scores, lost }) => {
      console.log(`  ${file} ${shown(mean(Object.values(scores)))} ${layout}`);
      if (isVerbose) for (const line of lost) console.log(`      ${line.slice(0, 400)}`);
    });
    console.log(`${name}: macro ${shown(score.macro)}`);
    console.log(`  ${[...score.fields].map(([field, share]) => `${field} ${shown(share)}`).join(', ')}`);
    console.log(`  ${[...score.groups].map(([group, share]) => `${group} ${shown(share)}`).join(', ')}`);
  }
}

if (process.argv[1] === import.meta.filename) await main();
