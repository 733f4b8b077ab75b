/**
 * Gives an ad that a copy has stripped its form again: sentences, headings, entries of lists and words that were glued.
 *
 * Recruiters paste from portals and feeds that keep letters and blanks only. What asks is told apart by capitals, full stops and
 * bullets, so these are put back where words and white space show that they stood. Any other ad stays as it is.
 */
import { findMentions } from '../taxonomy/index.ts';
import { adLines } from './ad-lines.ts';
import { askedBy, headingOf } from './ad-voice.ts';
import { type Label, withLabel } from './stripped-labels.ts';
import { namesApart } from './stripped-names.ts';
import { beginsWithVerb, sentencesIn } from './stripped-sentences.ts';
import { gluedWords } from './stripped-words.ts';

/** Shorter texts are notes, which may do without capitals and marks. */
const LETTERS_LEAST = 200;
/** Signs that a copy drops, by letters: a stray one is no sign of the writer's hand. */
const SIGNS_MOST = 1 / 300;

/** Whether a copy has dropped capitals, figures and marks of a text. */
export function isStripped(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const signs = text.match(/[\p{Lu}\p{N}.,;:!?()'"\u2019\u2022*-]/gu)?.length ?? 0;
  return letters >= LETTERS_LEAST && signs <= SIGNS_MOST * letters;
}

/** A blank before a line stands for the bullet that it had, unless all lines have one. */
const INDENTED_MOST = 0.9;

function withBullets(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const told = lines.filter((line) => line.trim() !== '');
  const indented = told.filter((line) => /^[^\S\n]/.test(line));
  const areBullets = indented.length <= INDENTED_MOST * told.length;
  return lines.map((line) => (areBullets && /^[^\S\n]+\S/.test(line) ? `\u2022 ${line.trim()}` : line.trim()));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Paragraphs of so many words that stand twice are of the house, whatever they say. */
const REPEATED_WORDS = 15;

/** The lines without paragraphs that stand twice; a text that stands twice as a whole is left once. */
function withoutRepeats(lines: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  const isLong = (line: string) => !line.startsWith('\u2022') && line.split(/\s+/).length >= REPEATED_WORDS;
  const repeated = new Set([...times].flatMap(([line, count]) => (count > 1 && isLong(line) ? [line] : [])));
  const isWholeTwice = repeated.size > 1 && [...times.keys()].filter(isLong).every((line) => repeated.has(line));
  const seen = new Set<string>();
  return lines.filter((line) => {
    const isAgain = seen.has(line);
    seen.add(line);
    return !repeated.has(line) || (isWholeTwice && !isAgain);
  });
}

const HEADING_MOST_WORDS = 6;
/** A line that what stands below it goes on with: `as a member of our staff you will`. */
const GOES_ON_BELOW = /\b(?:you(?:'ll| will| must| should| have| are)|will be able to|the following|include|includes)$/;
const GOES_ON_MOST_WORDS = 14;

/** A short line over a list, or alone over something longer; one that is known to head something. */
function isHeading(lines: readonly string[], at: number): boolean {
  const [above = '', line = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  const words = line.split(/\s+/).length;
  if (isEntry(line) || words > GOES_ON_MOST_WORDS) return false;
  if (GOES_ON_BELOW.test(line)) return true;
  if (words > HEADING_MOST_WORDS) return false;
  if (below.startsWith('\u2022')) return true;
  return above === '' && headsWhatFollows(lines, at);
}

/** Whether a short line between blank ones heads what comes next, and asks and names nothing itself. */
function headsWhatFollows(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (headingOf(line) !== undefined) return true;
  const next = lines.slice(at + 1, at + 1 + BLANK_MOST).find((one) => one !== '') ?? '';
  const isOfAsks = askedBy(line, 'told') !== 'told' || findMentions(line, ASKABLE).length > 0;
  return !isOfAsks && (isEntry(next) || next.length > 2 * line.length);
}

/** Lines that are looked past for what stands above or below. */
const BLANK_MOST = 4;
const ASKABLE = ['skill', 'language', 'licence', 'education'] as const;

const isEntry = (line: string) => line.startsWith('\u2022');
const DUTIES_LEAST = 3;
/** Share of the sentences of a paragraph that begin with a verb from which on it is a list of duties. */
const DUTIES_SHARE = 0.6;

/** Whether sentences are the entries of a list of duties that a copy has put in one line. */
function areDuties(sentences: readonly string[]): boolean {
  const doing = sentences.filter(beginsWithVerb).length;
  return sentences.length >= DUTIES_LEAST && doing >= DUTIES_SHARE * sentences.length;
}

/** Names of so few letters in an entry of their own are acronyms or names of one letter: `cad`, `ada`, `c`. */
const ACRONYM_CHARS = 3;

function entry(text: string): string[] {
  if (text.length <= ACRONYM_CHARS) return [`\u2022 ${text.toUpperCase()}`];
  return sentencesIn(text).map((sentence) => `\u2022 ${capital(namesApart(sentence))}`);
}

/** What follows a label: a list below a heading, or one line. */
function labelledLines({ text, kind }: Label, sentences: readonly string[]): string[] {
  const asSentences = sentences.map((sentence) => `${capital(sentence)}.`);
  if (kind === 'fact') return ['', `${capital(text)}: ${asSentences.join(' ')}`, ''];
  const isList = kind === 'list' || areDuties(sentences);
  const told = isList ? sentences.flatMap(entry) : [asSentences.join(' ')];
  return ['', `${capital(text)}:`, ...told, ''];
}

function restoredLine(lines: readonly string[], at: number): string[] {
  const line = lines[at] ?? '';
  if (line === '') return [''];
  if (isEntry(line)) return entry(line.slice(2));
  if (isHeading(lines, at)) return ['', `${capital(line)}:`];
  const { label, text } = withLabel(line);
  const sentences = sentencesIn(text);
  if (label) return labelledLines(label, sentences);
  if (!areDuties(sentences)) return [sentences.map((sentence) => `${capital(sentence)}.`).join(' ')];
  const from = Math.max(0, at - BLANK_MOST);
  const above = lines.slice(from, at).findLastIndex((one) => one !== '');
  const isHeaded = above >= 0 && isHeading(lines, from + above);
  return [...(isHeaded ? [] : ['', DUTIES]), ...sentences.flatMap(entry), ''];
}

/** What heads a list of duties that has no heading. */
const DUTIES = 'Duties:';

/** The description of an ad as its writer may have written it; the same text where no copy has stripped it. */
export function restoredAd(description: string): string {
  if (!isStripped(description)) return description;
  const told = withoutRepeats(adLines(withBullets(description).join('\n')));
  const lines = gluedWords(told.join('\n')).split('\n');
  const restored = lines.flatMap((_, at) => restoredLine(lines, at)).join('\n');
  // Nothing stands between a heading and what it heads.
  return restored.replace(/:\n{2,}/g, ':\n');
}
