/**
 * Reads whether an ad wants a tool at a level, and whether a sentence of a resume shows one: `prepared an Excel spreadsheet` shows
 * nothing of `Excel nivel medio-alto (tablas dinámicas, BUSCARV)`. Two of fifteen skills that did not prove were such.
 */
import { conceptById, fold } from '../taxonomy/index.ts';
import type { JobLine } from './job-lines.ts';
import { namedIn } from './named-in-lines.ts';

/** Groups of the taxonomy whose skills are products that are known more or less well. */
const TOOLS: ReadonlySet<string> = new Set(['office', 'software', 'design']);
/** What stands beside a tool in its clause, where it says how well: `Intermediate to advanced Excel`, `Excel nivel medio-alto`. */
const LEVEL = /\b(?:advanced|expert|intermediate|avanzad[oa]s?|experto|intermedio|medio|alto|nivel alto|high level)\b/;
/** What only somebody knows who knows it well. */
const FUNCTIONS =
  /\b(?:tablas? dinamicas?|pivot|[vhx]?-?look-?ups?|buscarv|macros?|vba|formulas?|power ?(?:query|pivot)|modell?ing|(?:financial|excel|data) models?|modelos? (?:financieros?|en excel)|dashboards?|segmentadores)\b/;
/** How a resume says that somebody knows a tool well: by the level, what was done with it, or that they teach it. */
const WELL =
  /\b(?:advanced|expert|avanzad[oa]s?|expert[oa]|complex|complej[oa]s?|automat\w+|taught|teach\w*|train(?:ed|er|ing) (?:staff|users|others)|ensen\w+|imparti?\w*|manual(?:es)?|migre|programm?\w+)\b/;
const BEFORE_CHARS = 40;
const AFTER_CHARS = 60;
const END = /[.;\n\u2022]/;

/** Whether a line of the ad asks for a tool at a level. */
export function isAskedAtLevel(id: string, lines: readonly JobLine[]): boolean {
  const concept = conceptById(id);
  if (concept?.kind !== 'skill' || !TOOLS.has(concept.group)) return false;
  return lines.some(({ text, asked }) => {
    if (asked === 'aside') return false;
    const named = namedIn(text, 'skill').find((mention) => mention.id === id);
    if (named === undefined) return false;
    const before =
      fold(text.slice(Math.max(0, named.start - BEFORE_CHARS), named.start))
        .split(END)
        .at(-1) ?? '';
    const after = fold(text.slice(named.end, named.end + AFTER_CHARS)).split(END)[0] ?? '';
    const own = fold(text.slice(named.start, named.end));
    return [before, own, after].some((beside) => LEVEL.test(beside) || FUNCTIONS.test(beside));
  });
}

/** Whether a sentence of a resume says that a tool is known well. */
export function saysLevel(sentence: string): boolean {
  const folded = fold(sentence);
  return FUNCTIONS.test(folded) || WELL.test(folded);
}
