/** What is known of a name that was read, as features that a fitted table weighs: how much it says what it is, how it is written, what stands beside it and what the other name of its entry says. */
import type { Span } from '../domain/profile.ts';
import { wordsIn } from './line.ts';
import { companyEvidence, titleEvidence } from './name-scores.ts';
import { degreeEvidence, schoolEvidence } from './study-words.ts';

export type NameField = 'title' | 'company' | 'degree' | 'institution';

const EVIDENCE: Record<NameField, readonly [(text: string) => number, (text: string) => number]> = {
  title: [titleEvidence, companyEvidence],
  company: [companyEvidence, titleEvidence],
  degree: [degreeEvidence, schoolEvidence],
  institution: [schoolEvidence, degreeEvidence],
};

/** A name as it was read, with the other one of its entry. */
export interface ReadName {
  field: NameField;
  value: string;
  /** The other name of the entry, or empty. */
  other: string;
  otherField: NameField;
  /** Where it stands, if that is known. */
  span: Span | undefined;
  /** What rules say of it: `sure` where its own words say what it is, and what speaks against it. */
  said: readonly string[];
}

const WORDS_MAX = 9;
const OPEN_END = /(?:\s|^)(?:de|del|la|el|los|las|y|e|en|of|the|and|for|in|at|&|-|–)$/i;

/** How a name is written. */
function writing(text: string): string[] {
  const words = wordsIn(text);
  const isProper = words.filter((word) => word.length > 3).every((word) => /^["“«(]?\p{Lu}/u.test(word));
  const isOpen = text.split('(').length !== text.split(')').length;
  return [
    `words${Math.min(WORDS_MAX, words.length)}`,
    /[,(]/.test(text) ? 'remark' : '',
    /\d/.test(text) ? 'digit' : '',
    /^\p{Ll}/u.test(text) ? 'low' : '',
    isProper ? 'proper' : '',
    OPEN_END.test(text) || isOpen ? 'open' : '',
    text === text.toUpperCase() ? 'capitals' : '',
    /[.;:]\s/.test(text) ? 'stop' : '',
  ].filter((one) => one !== '');
}

const LEAST = -3;
const MOST = 5;

/** Evidence in steps of one, or of a half. */
const step = (evidence: number, steps: number) => Math.round(Math.max(LEAST, Math.min(MOST, evidence)) * steps) / steps;

const MARKS = 'tn,|·(–—-)';

/** The mark between a name and what stands before or behind it: `t` for a tab, `n` for the end of a line, `x` for words. */
function markIn(gap: string): string {
  const mark = gap.trim() === '' ? (/\n/.test(gap) ? 'n' : /\t/.test(gap) ? 't' : 'x') : gap.trim().charAt(0);
  return MARKS.includes(mark) ? mark : 'x';
}

const BESIDE_CHARS = 6;

/** What stands right before and behind a name. */
function beside(text: string, { start, end }: Span): string[] {
  const before = /[^\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, start - BESIDE_CHARS), start))?.[0] ?? '';
  const behind = /^[^\p{L}\p{N}]*/u.exec(text.slice(end, end + BESIDE_CHARS))?.[0] ?? '';
  return [`before${start === 0 ? 'n' : markIn(before)}`, `behind${end >= text.length ? 'n' : markIn(behind)}`];
}

const REMARK_CHARS = 64;
/** A remark in brackets right behind a name, and no date: `Driver (nights)`. */
const REMARKED = /^ ?\([^()\d\t\n]{3,60}\)/;

/** Whether a title has a remark behind it: as often as not, writers count it in. */
export const isRemarked = (text: string, { field, span }: ReadName) =>
  field === 'title' && span !== undefined && REMARKED.test(text.slice(span.end, span.end + REMARK_CHARS));

/** The features of a name, each with its field. */
export function certaintyFeatures(text: string, name: ReadName): string[] {
  const [own, against] = EVIDENCE[name.field];
  const [otherOwn, otherAgainst] = EVIDENCE[name.otherField];
  const other =
    name.other === ''
      ? ['alone']
      : [
          `other${step(otherOwn(name.other), 1)}`,
          `otherless${step(otherAgainst(name.other), 1)}`,
          ...writing(name.other).map((one) => `other-${one}`),
        ];
  const all = [
    `own${step(own(name.value), 2)}`,
    `less${step(against(name.value), 2)}`,
    ...writing(name.value),
    ...(name.span ? beside(text, name.span) : ['nowhere']),
    ...other,
    ...name.said,
  ];
  return all.map((feature) => `${name.field}:${feature}`);
}
