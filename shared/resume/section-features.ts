/** What a line says of the section it stands in, and whether it could be the heading of one. Fitting and reading take the same features. */
import { fold } from '../taxonomy/index.ts';
import { findPeriods, hasRange } from './dates.ts';
import type { ResumeLine } from './line.ts';
import { learntOf } from './name-learnt.ts';
import { partsOfLine, withoutPeriods } from './name-parts.ts';

/** The kinds of sections in the order of the fitted tables; headings have one more, for lines that head nothing. */
export const FITTED_SECTIONS = ['experience', 'education', 'skills', 'languages', 'certificates', 'other'] as const;

/** Of a line so many words tell enough. */
const WORDS_MAX = 14;
const CHARS_MAX = 160;

const wordsOf = (text: string) => (fold(text.slice(0, CHARS_MAX)).match(/\p{L}+/gu) ?? []).slice(0, WORDS_MAX);

/** What kinds of names stand in a line, by the best of its parts. */
function namesIn(text: string): string[] {
  const parts = partsOfLine(text.slice(0, CHARS_MAX)).slice(0, 5);
  const all = parts.map(learntOf);
  const names: string[] = [];
  for (const kind of ['title', 'company', 'degree', 'school'] as const) {
    const most = Math.max(-9, ...all.map((one) => one[kind]));
    if (most > 3) names.push(`=${kind}2`);
    else if (most > 0.5) names.push(`=${kind}1`);
  }
  return names;
}

/** The features of a line as a part of a section. */
export function lineFeatures({ text, bullet, cells }: ResumeLine): string[] {
  const words = wordsOf(text);
  const periods = findPeriods(text.slice(0, CHARS_MAX));
  const features = new Set(words);
  for (const word of words) if (word.length > 5) features.add(`${word.slice(0, 5)}~`);
  for (const name of namesIn(withoutPeriods(text.slice(0, CHARS_MAX)))) features.add(name);
  features.add(`#${words.length < 4 ? words.length : words.length < 7 ? 6 : words.length < 11 ? 10 : 14}`);
  if (periods.some(({ single }) => !single)) features.add('range');
  else if (periods.length > 0) features.add('single');
  if (bullet) features.add('bullet');
  if (cells.length > 1) features.add('cells');
  if (/@|https?:|www\./.test(text)) features.add('address');
  if (/\d{3}[\s.-]?\d{3}/.test(text)) features.add('number');
  if ((text.match(/[,;·•|/]/g)?.length ?? 0) >= 3) features.add('list');
  return [...features];
}

/** What is usual on the pages of a resume. */
export interface Usual {
  fontSize: number;
  bold: boolean;
}

/** How most of the letters are set. */
export function usualOf(lines: readonly ResumeLine[]): Usual {
  const sizes = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const line of lines) {
    sizes.set(line.fontSize, (sizes.get(line.fontSize) ?? 0) + line.text.length);
    all += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const [most] = [...sizes].sort((one, other) => other[1] - one[1]);
  return { fontSize: most?.[0] ?? 11, bold: bold > 0.5 * all };
}

/** Longer lines are no headings. */
const HEADING_CHARS = 60;

/** Whether a line could be a heading at all. */
export function couldHead({ text, bullet, cells }: ResumeLine): boolean {
  return (
    !bullet &&
    cells.length === 1 &&
    text.length <= HEADING_CHARS &&
    /\p{L}{2}/u.test(text) &&
    !/@|\d{2}|\d\(/.test(text)
  );
}

/** What the words of a heading say, whatever its look. */
export function headingWords(text: string): string[] {
  const words = wordsOf(text);
  return [...new Set(words.flatMap((word) => (word.length > 5 ? [word, `${word.slice(0, 5)}~`] : [word])))];
}

/** The features of a line as the heading of what stands below it. */
export function headingFeatures(line: ResumeLine, below: ResumeLine | undefined, usual: Usual): string[] {
  const features = new Set<string>(headingWords(line.text));
  features.add(`#${Math.min(7, wordsOf(line.text).length)}`);
  if (line.gap) features.add('gap');
  if (below?.gap) features.add('gapped');
  if (line.fontSize > usual.fontSize * 1.07) features.add('large');
  if (line.fontSize < usual.fontSize * 0.94) features.add('small');
  if (line.bold && !usual.bold) features.add('bold');
  if (/\p{Lu}{3}/u.test(line.text) && line.text === line.text.toUpperCase()) features.add('upper');
  if (line.ruled) features.add('ruled');
  if (/:$/.test(line.text)) features.add('colon');
  if (/[.,;]$/.test(line.text)) features.add('stop');
  if (/\?$/.test(line.text)) features.add('asks');
  if (/^\p{Ll}/u.test(line.text)) features.add('low');
  if (below && below.fontSize < line.fontSize) features.add('over');
  for (const name of namesIn(line.text)) features.add(name);
  if (below && hasRange(below.text.slice(0, CHARS_MAX))) features.add('>range');
  return [...features];
}
