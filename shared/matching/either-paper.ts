/**
 * Joins papers of which an ad takes either: `CCNA or Fortinet NSE 4` asks for one of two certificates, `a paralegal certificate or a
 * bachelor's degree` for a certificate or a degree, and one of them is enough.
 */
import type { Verdict } from '../domain/match.ts';
import type { Span } from '../domain/profile.ts';
import { findMentions, fold } from '../taxonomy/index.ts';
import { educationIn } from './education-level.ts';
import type { EducationRequirement } from './education-requirement.ts';
import type { Finding } from './finding.ts';
import type { JobLine } from './job-lines.ts';
import { plainLabel } from './papers.ts';
import type { LicenceRequirement } from './requirements.ts';
import { say } from './sentences.ts';

/** What stands between two papers of a row: `, `, ` or a valid `, `/`; an `and` asks for both. */
const BETWEEN = /^\s?(?:[,/]|\(|(?:or|o|u)\s)[^.;:]{0,50}$/;
const ASKS_BOTH = /(?:^|\s)(?:and|y|e|plus|mas)\s/;
const OR = /(?:^|\s|\/)(?:or|o|u)\s|\//;
/** A longer row is called by its papers alone. */
const LABEL_MAX_CHARS = 130;
/** A longer line is no requirement. */
const LINE_MAX_CHARS = 600;

/** A row of papers of which one will do, with the words of the ad for it. */
interface Row {
  ids: readonly string[];
  words: string;
}

/** The rows of papers in a line that an "or" or a stroke joins: of `A, B or C and D` the first three. */
function rowsIn(text: string): Row[] {
  if (text.length > LINE_MAX_CHARS) return [];
  const folded = fold(text);
  const mentions = findMentions(text, ['licence']).toSorted((one, other) => one.start - other.start);
  const rows: (typeof mentions)[] = [];
  for (const mention of mentions) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    const between = before ? folded.slice(before.end, mention.start) : '';
    if (row && BETWEEN.test(between) && !ASKS_BOTH.test(between)) row.push(mention);
    else rows.push([mention]);
  }
  return rows.flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    const ids = [...new Set(row.map(({ id }) => id))];
    if (first === undefined || last === undefined || ids.length < 2) return [];
    const beforeLast = row.at(-2)?.end ?? 0;
    if (!OR.test(folded.slice(beforeLast, last.start))) return [];
    return [{ ids, words: wordsAround(text, first, last) }];
  });
}

/** What parts a row from what else the line asks: `Curso de alambre y RCP/BLS al d\u00eda`. */
const PARTS = /[,;]\s|\s(?:and|y|e|plus)\s/g;

/** A row in the ad's words, with what it says of it: `RCP/BLS al d\u00eda`. */
function wordsAround(text: string, first: Span, last: Span): string {
  const from = [...text.slice(0, first.start).matchAll(PARTS)].at(-1);
  const to = text.slice(last.end).search(PARTS);
  const start = from === undefined ? 0 : from.index + from[0].length;
  const words = text.slice(start, to < 0 ? text.length : last.end + to).trim();
  const bare = words.replace(/[.;,]+$/, '');
  return bare.length <= LABEL_MAX_CHARS ? bare : text.slice(first.start, last.end);
}

/** The papers that an ad asks for, those of a row of which one will do as one. A paper that another line asks for too is asked for itself. */
export function eitherPaper(
  licences: readonly LicenceRequirement[],
  lines: readonly JobLine[],
): readonly LicenceRequirement[] {
  const byId = new Map(licences.map((requirement) => [requirement.id, requirement]));
  for (const row of lines.filter(({ asked }) => asked !== 'aside').flatMap(({ text }) => rowsIn(text))) {
    const [first, ...others] = row.ids.flatMap((id) => byId.get(id) ?? []);
    const isWhole = others.length === row.ids.length - 1 && [first, ...others].every((one) => one?.isAskedOnce);
    if (first === undefined || !isWhole) continue;
    for (const { id } of others) byId.delete(id);
    byId.set(first.id, { ...first, label: say('quoted', { words: row.words }), instead: others });
  }
  return [...byId.values()];
}

const RANK: Record<Verdict, number> = { met: 3, claimed: 2, unclear: 1, missing: 0 };

/** The better of two answers to one ask. */
export function betterOf(one: Finding, other: Finding): Finding {
  const difference = RANK[one.verdict] - RANK[other.verdict] || one.score - other.score;
  return difference >= 0 ? one : other;
}

/** Whether a line takes a paper or a degree: nothing but an "or" joins the two. */
function takesEither(text: string, id: string): boolean {
  if (text.length > LINE_MAX_CHARS) return false;
  const papers = findMentions(text, ['licence']).filter((one) => one.id === id);
  return papers.some((paper) =>
    educationIn(text).some((degree) => {
      const between = fold(text).slice(Math.min(paper.end, degree.end), Math.max(paper.start, degree.start));
      return OR.test(between) && !ASKS_BOTH.test(between);
    }),
  );
}

/** The findings, a paper and the degree that one line of the ad asks for as one: whichever is shown better answers. */
export function asOnePaper(
  findings: readonly Finding[],
  { education, licences }: { education: EducationRequirement | null; licences: readonly LicenceRequirement[] },
): Finding[] {
  const degree = findings.find(({ id }) => id === 'education');
  const words = education?.label === undefined ? '' : plainLabel(education.label);
  const isSame = ({ id, label, isAskedOnce, written }: LicenceRequirement) =>
    words !== '' &&
    (plainLabel(label) === words ||
      (isAskedOnce && plainLabel({ es: written, en: written }).includes(words) && takesEither(written, id)));
  const same = new Set(licences.filter(isSame).map(({ id }) => id));
  if (degree === undefined || same.size === 0) return [...findings];
  const best = findings.filter(({ id }) => same.has(id)).reduce(betterOf, degree);
  const { id, family, part, importance, label } = degree;
  const one: Finding = { ...best, id, family, part, importance, label };
  return findings.flatMap((finding) => (finding === degree ? [one] : same.has(finding.id) ? [] : [finding]));
}
