/**
 * Finds sections that begin within others: headings nobody knew and no look gave away. All ways to cut the lines of a section are
 * weighed at once, by what fitted figures say of each line and of each line that could be a heading; the likeliest holds.
 */
import { findPeriods } from './dates.ts';
import { fittedSums, logTotal } from './fitted-table.ts';
import { isSchool } from './heading-pieces.ts';
import type { ResumeLine } from './line.ts';
import type { Section } from './section.ts';
import {
  couldHead,
  FITTED_SECTIONS,
  headingFeatures,
  headingWords,
  lineFeatures,
  type Usual,
  usualOf,
} from './section-features.ts';
import type { SectionKind } from './section-names.ts';
import { repeatedFields } from './section-outline.ts';
import { SECTION_HEADINGS, SECTION_LINES } from './section-words.ts';

const KINDS: readonly SectionKind[] = FITTED_SECTIONS;
const lineSums = fittedSums(SECTION_LINES, KINDS.length);
const headingSums = fittedSums(SECTION_HEADINGS, KINDS.length + 1);

/** The words of a line are many and say the same: they count for so much. */
const LINE_WEIGHT = 0.5;
/** No line says more against a kind than this. */
const LEAST = 6;
/** What it takes to begin a section where the rules see none. */
const COST = 2;
/** What is neither work nor study nor a list is harder to tell. */
const COST_OF_OTHER = 1;

/** What the words of a heading have to say for its kind at least. */
const SAID = 1;

const stateOf = (kind: SectionKind) => Math.max(0, KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.indexOf('other'));

/** How likely a line is in each kind of section, as logarithms. */
function inKinds(line: ResumeLine): number[] {
  const sums = lineSums(lineFeatures(line));
  const all = logTotal(sums);
  return sums.map((sum) => LINE_WEIGHT * Math.max(-LEAST, sum - all));
}

/** Whether the sentence of a line goes on in the next one, set alike: `decor for weddings; sold` above `the stock in 2019`. */
const goesOn = (line: ResumeLine, below: ResumeLine) =>
  !below.gap &&
  /^\p{Ll}/u.test(below.text) &&
  /\s/.test(line.text) &&
  below.fontSize === line.fontSize &&
  below.bold === line.bold;

/** `awards.` alone below a sentence whose last word it is. */
export const isRestOfSentence = ({ text, gap }: ResumeLine) => !gap && /^\p{Ll}[^.]*\.$/u.test(text.trim());

/** How much a line speaks for being the heading of each kind rather than none; undefined where it could be none. */
function asHeading(line: ResumeLine, below: ResumeLine | undefined, usual: Usual): number[] | undefined {
  // The name of a school is one of an entry, however much it says of learning.
  if (!below || !couldHead(line) || isSchool(line.text)) return undefined;
  if (goesOn(line, below) || isRestOfSentence(line)) return undefined;
  const sums = headingSums(headingFeatures(line, below, usual));
  const [byWords, silent] = [headingSums(headingWords(line.text)), headingSums([])];
  const overNone = (all: readonly number[], kind: number) => (all[kind] ?? 0) - (all[KINDS.length] ?? 0);
  return KINDS.map((name, kind) => {
    // A look alone makes no section: something in the words has to say of what.
    if (overNone(byWords, kind) - overNone(silent, kind) <= SAID) return Number.NEGATIVE_INFINITY;
    return overNone(sums, kind) - COST - (name === 'other' ? COST_OF_OTHER : 0);
  });
}

interface Step {
  /** The best sum with the line in each kind. */
  sums: number[];
  /** The kind of the line before, and whether the line opens the kind. */
  from: { kind: number; opens: boolean }[];
}

function stepOf(before: readonly number[], line: ResumeLine, opens: readonly number[] | undefined): Step {
  const own = inKinds(line);
  const step: Step = { sums: [], from: [] };
  const best = before.indexOf(Math.max(...before));
  for (let kind = 0; kind < KINDS.length; kind += 1) {
    const stays = (before[kind] ?? 0) + (own[kind] ?? 0);
    // No kind follows itself: the second best of another kind is never needed, as opening again costs.
    const opened = opens && best !== kind ? (before[best] ?? 0) + (opens[kind] ?? 0) : Number.NEGATIVE_INFINITY;
    step.sums.push(Math.max(stays, opened));
    step.from.push(opened > stays ? { kind: best, opens: true } : { kind, opens: false });
  }
  return step;
}

/** Where sections begin within one, as the likeliest cut has it. */
function openings(section: Section, usual: Usual): Map<number, SectionKind> {
  const first = KINDS.map((_, kind) => (kind === stateOf(section.kind) ? 0 : Number.NEGATIVE_INFINITY));
  const found = new Map<number, SectionKind>();
  const fields = repeatedFields(section.lines);
  const all = section.lines.map((line, index) =>
    fields.has(line) ? undefined : asHeading(line, section.lines[index + 1], usual),
  );
  // Up to the first line that may begin anything there is one way alone, whatever its lines are like.
  const start = all.findIndex((opens) => opens?.some((sum) => sum > Number.NEGATIVE_INFINITY));
  if (start < 0) return found;
  const steps: Step[] = [];
  for (const [index, line] of section.lines.slice(start).entries())
    steps.push(stepOf(steps.at(-1)?.sums ?? first, line, all[start + index]));
  const last = steps.at(-1)?.sums ?? first;
  let kind = last.indexOf(Math.max(...last));
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const from = steps[index]?.from[kind];
    if (!from) break;
    if (from.opens) found.set(start + index, KINDS[kind] ?? 'other');
    kind = from.kind;
  }
  return found;
}

/** Whether lines have what a section of a kind cannot be without: work has its times. */
function holds(kind: SectionKind, lines: readonly ResumeLine[]): boolean {
  if (kind !== 'experience') return lines.length > 0;
  return lines.some(({ text }) => findPeriods(text).length > 0);
}

/** The openings without those of sections that lack what they need. */
function tenable(found: ReadonlyMap<number, SectionKind>, lines: readonly ResumeLine[]): Map<number, SectionKind> {
  const starts = [...found.keys()].toSorted((one, other) => one - other);
  const kept = starts.filter((start, order) => {
    const own = lines.slice(start + 1, starts[order + 1] ?? lines.length);
    return holds(found.get(start) ?? 'other', own);
  });
  return new Map(kept.map((start) => [start, found.get(start) ?? 'other']));
}

/** The sections with those apart that begin within them. */
export function withSectionsWithin(sections: readonly Section[]): Section[] {
  const usual = usualOf(sections.flatMap(({ lines }) => lines));
  return sections.flatMap((section) => {
    const found = tenable(openings(section, usual), section.lines);
    if (found.size === 0) return section;
    let current: Section = { ...section, lines: [] };
    const parts = [current];
    for (const [index, line] of section.lines.entries()) {
      const kind = found.get(index);
      if (kind === undefined) current.lines.push(line);
      else {
        current = { kind, heading: line.cells[0] ?? null, lines: [] };
        parts.push(current);
      }
    }
    return parts;
  });
}
