/** The pairs by which the engine's shares are fitted, each as the few numbers that its weighted sum is made of. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingsOf } from '../../shared/matching/findings.ts';
import { jobOfText, type PreparedJob, type PreparedResume, rankingResume } from '../../shared/matching/index.ts';
import { ORDERING, pairs } from './contrast-pairs.ts';
import { preparedText } from './matcher.ts';
import { filesIn, type Grades, type Person, publishedPeople, spanishPeople } from './matching-rounds.ts';
import { ROUNDS, roundsOf } from './round-names.ts';
import { FAMILIES, type Sums } from './share-fit.ts';

/** People for one ad. A higher grade has to come first; of contrast pairs and labels, 1 before 0. */
export interface Field {
  ad: string;
  kind: string;
  rows: Sums[];
  grades: number[];
}

interface Ad {
  id: string;
  kind: string;
  language: 'en' | 'es';
  text: string;
  grades: Record<string, number>;
  categories: readonly string[];
}

/** Scores, clear parts and presence of each family. */
export function sumsOf(job: PreparedJob, resume: PreparedResume): Sums {
  const sums: Sums = { score: FAMILIES.map(() => 0), clear: FAMILIES.map(() => 0), there: FAMILIES.map(() => 0) };
  const parts = FAMILIES.map(() => 0);
  for (const { family, part, score, verdict } of findingsOf(job, resume)) {
    const at = FAMILIES.indexOf(family);
    parts[at] = (parts[at] ?? 0) + part;
    if (verdict === 'unclear') continue;
    sums.score[at] = (sums.score[at] ?? 0) + part * score;
    sums.clear[at] = (sums.clear[at] ?? 0) + part;
  }
  for (const [at, part] of parts.entries()) {
    if (part === 0) continue;
    sums.there[at] = 1;
    sums.score[at] = (sums.score[at] ?? 0) / part;
    sums.clear[at] = (sums.clear[at] ?? 0) / part;
  }
  return sums;
}

function adsOfRounds(): Ad[] {
  return roundsOf('matching').flatMap((round) => {
    const grades = JSON.parse(readFileSync(join(ROUNDS, round, 'grades.json'), 'utf8')) as Grades;
    return filesIn(join(ROUNDS, round, 'ads')).map(({ id, text }) => {
      const language = id.startsWith('en') ? ('en' as const) : ('es' as const);
      return { id, kind: `rounds, ${language}`, language, text, grades: grades[id] ?? {}, categories: [] };
    });
  });
}

type Judged = Record<string, Record<string, { grade: number }>>;

/** Published ads, each in both languages: one ad as far as leaving it out goes. */
function publishedAds(folder: string): Ad[] {
  const file = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown;
  const judged = file('judged-dev.json') as Judged;
  const ads = file('ads.json') as { id: string; categories: string[]; en: string; es: string }[];
  return ads.flatMap(({ id, categories, ...texts }) => {
    const given = Object.entries(judged[id] ?? {}).map(([person, { grade }]) => [person, grade] as const);
    const both = ['en', 'es'] as const;
    return both.map((language) => {
      const kind = `published, ${language}`;
      return { id, kind, language, text: texts[language], grades: Object.fromEntries(given), categories };
    });
  });
}

/** Of people whom nobody graded for an ad, every so many tell categories apart. */
const LABELLED_EVERY = 8;

async function fieldsOfAd(ad: Ad, people: readonly Person[], prepare: Prepare): Promise<Field[]> {
  const job = jobOfText(ad.text);
  const languages = ad.kind === 'rounds, es' ? (['en', 'es'] as const) : (['en'] as const);
  const fieldOf = async (kind: string, some: readonly Person[], gradeOf: (person: Person) => number) => {
    const field: Field = { ad: ad.id, kind, rows: [], grades: [] };
    for (const person of some) {
      field.rows.push(sumsOf(job, await prepare(person)));
      field.grades.push(gradeOf(person));
    }
    return field;
  };
  const fields: Field[] = [];
  for (const language of languages) {
    const graded = people.filter((person) => person.language === language && ad.grades[person.id] !== undefined);
    fields.push(await fieldOf(`${ad.kind} to ${language}`, graded, ({ id }) => ad.grades[id] ?? 0));
  }
  if (ad.categories.length > 0) {
    const some = people.filter(({ language }, at) => language === 'en' && at % LABELLED_EVERY === 0);
    const fits = ({ category = '' }: Person) => Number(ad.categories.includes(category));
    fields.push(await fieldOf('category labels', some, fits));
  }
  return fields.filter(({ grades }) => Math.max(...grades) > Math.min(...grades));
}

type Prepare = (person: Person) => Promise<PreparedResume>;

/** Everybody is read once, and kept as a form would keep them. */
function preparing(): Prepare {
  const known = new Map<string, PreparedResume>();
  return async ({ id, text }) => {
    const found = known.get(id) ?? rankingResume(await preparedText(text)).numbers;
    known.set(id, found);
    return found;
  };
}

const CONTRAST_EACH = 10;
const CONTRAST_SEED = 20;

async function contrastFields(): Promise<Field[]> {
  const fields: Field[] = [];
  for (const { job, better, worse, kind } of pairs(ORDERING, CONTRAST_EACH, CONTRAST_SEED)) {
    const ready = jobOfText(job);
    const rows = [better, worse].map(async (text) => sumsOf(ready, await preparedText(text)));
    fields.push({ ad: `contrast ${kind}`, kind: 'contrast pairs', rows: await Promise.all(rows), grades: [1, 0] });
  }
  return fields;
}

/** All that the shares are fitted by; FOLDER holds the published ads, people and grades. */
export async function gradedFields(folder: string): Promise<Field[]> {
  const path = join(folder, 'livecareer-dev.jsonl.gz');
  if (!existsSync(path)) throw new Error(`No published people in ${folder}`);
  const people = [...publishedPeople(path), ...spanishPeople()];
  const prepare = preparing();
  const fields: Field[] = [];
  for (const ad of [...publishedAds(folder), ...adsOfRounds()]) fields.push(...(await fieldsOfAd(ad, people, prepare)));
  return [...fields, ...(await contrastFields())];
}
