/** What fitted figures say a short text is: a title, an employer, a degree, a school or none of these. */
import { occupationByTitle } from '../taxonomy/index.ts';
import { nameFeatures } from './name-features.ts';
import { NAME_WORDS } from './name-words.ts';

/** By how much each kind of name is likelier than what else may stand in its section, as natural logarithms within `LIMIT`. */
export interface Learnt {
  title: number;
  company: number;
  degree: number;
  school: number;
}

/** No text is surer than this. */
const LIMIT = 5;
/** Weights are written in tenths. */
const SCALE = 10;

type Weights = readonly [title: number, company: number, degree: number, school: number, other: number];

let table: ReadonlyMap<string, Weights> | undefined;

/** The table, read at the first question. */
function weightsOf(): ReadonlyMap<string, Weights> {
  table ??= new Map(
    NAME_WORDS.trim()
      .split('\n')
      .map((row): [string, Weights] => {
        const [feature = '', ...weights] = row.split(' ');
        const [title = 0, company = 0, degree = 0, school = 0, other = 0] = weights.map(
          (weight) => Number(weight) / SCALE,
        );
        return [feature, [title, company, degree, school, other]];
      }),
  );
  return table;
}

function asked(text: string): Learnt {
  const known = weightsOf();
  const sums = [0, 0, 0, 0, 0];
  for (const feature of ['*', ...nameFeatures(text, occupationByTitle(text) !== undefined)])
    for (const [kind, weight] of (known.get(feature) ?? []).entries()) sums[kind] = (sums[kind] ?? 0) + weight;
  const [title = 0, company = 0, degree = 0, school = 0, other = 0] = sums;
  const over = (own: number, others: readonly number[]) => Math.max(-LIMIT, Math.min(LIMIT, own - total(others)));
  return {
    title: over(title, [company, other]),
    company: over(company, [title, other]),
    degree: over(degree, [school, other]),
    school: over(school, [degree, other]),
  };
}

/** The logarithm of what the powers of logarithms come to. */
function total(all: readonly number[]): number {
  const most = Math.max(...all);
  return most + Math.log(all.reduce((sum, one) => sum + Math.exp(one - most), 0));
}

/** Answers are kept for so many texts: the readings of one section ask about the same ones. */
const KEPT_MAX = 4000;
const kept = new Map<string, Learnt>();

/** By how much a text is likelier each kind of name than none. */
export function learntOf(text: string): Learnt {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const answer = asked(text);
  kept.set(text, answer);
  return answer;
}
