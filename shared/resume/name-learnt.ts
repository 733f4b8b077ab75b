/** What fitted figures say a short text is: a title, an employer, a degree, a school or none of these. */
import { withinOneRun } from '../domain/within-one-run.ts';
import { occupationByTitle } from '../taxonomy/index.ts';
import { fittedSums, logTotal } from './fitted-table.ts';
import { FITTED_NAMES, nameFeatures } from './name-features.ts';
import { NAME_WORDS } from './name-words.ts';

/** By how much each kind of name is likelier than what else may stand in its section, as natural logarithms from `LEAST` to `MOST`. */
export interface Learnt {
  title: number;
  company: number;
  degree: number;
  school: number;
}

/** No text is surer than this, and least of all that it is no name: nobody can list every `Google`, `Tesco` and `Boots`. */
const MOST = 5;
const LEAST = -1;
const sumsOf = fittedSums(NAME_WORDS, FITTED_NAMES.length);

type Kind = (typeof FITTED_NAMES)[number];

function asked(text: string): Learnt {
  const sums = sumsOf(nameFeatures(text, occupationByTitle(text) !== undefined));
  const sumOf = (kind: Kind) => sums[FITTED_NAMES.indexOf(kind)] ?? 0;
  const over = (own: Kind, ...others: Kind[]) =>
    Math.max(LEAST, Math.min(MOST, sumOf(own) - logTotal(others.map(sumOf))));
  return {
    title: over('title', 'company', 'other'),
    company: over('company', 'title', 'other'),
    degree: over('degree', 'school', 'other'),
    school: over('school', 'degree', 'other'),
  };
}

/** By how much a text is likelier each kind of name than none; the readings of one section ask about the same ones. */
export const learntOf: (text: string) => Readonly<Learnt> = withinOneRun(asked);
