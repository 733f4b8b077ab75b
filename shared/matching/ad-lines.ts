/** Lines of an ad as their writer meant them: without marks of a format, with one kind of bullet, and whole where a page broke them. */
import { BULLET } from './ad-headings.ts';
import { askedBy, headingOf } from './ad-voice.ts';

/** Marks of Markdown for what is bold, which say nothing: `**Schedule**`. */
const BOLD = /\*\*|__/g;
/** Pictures that open a line, with what colours and joins them: `👉 HORARIO`, `🔸 Rondas cada dos horas`. */
const PICTURE = /^(?:[\p{Extended_Pictographic}\u2795-\u2797](?:\p{M}|\u200d|\ufe0f|\p{Emoji_Modifier})*\s*)+/u;
const LETTERS_OF_A_HEADING = 4;

/** A picture opens an entry of a list, unless a heading in capitals or with a colon follows it. */
function withoutPicture(line: string): string {
  const rest = line.replace(PICTURE, '');
  if (rest === line) return line;
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  const isHeading = (rest === rest.toUpperCase() && letters >= LETTERS_OF_A_HEADING) || /[:?]$/.test(rest);
  return isHeading || letters === 0 ? rest : `• ${rest}`;
}

/** Runs of blanks say nothing, and would be looked through again at every one of them. */
function tidied(raw: string): string {
  return withoutPicture(
    raw
      .replace(BOLD, '')
      .replace(/[^\S\n]{2,}/g, ' ')
      .trim(),
  );
}

/** A line that something ends. */
const ENDED = /[.:;!?\u2026]$/;
/** A line that nobody would end so: with a comma, half a word, or a word that needs another one behind it. */
const OPEN =
  /(?:,|\p{Ll}-|(?<!\p{L})(?:a|al|an|and|as|at|by|con|de|del|e|el|en|for|from|in|la|las|los|o|of|on|or|para|por|que|se|sin|su|that|the|to|u|un|una|which|who|with|y|your|our|its|their))$/iu;
/** Lines that go on in small letters from which on a page has broken the text, and the share of all that could. */
const BROKEN_LEAST = 4;
const BROKEN_SHARE = 0.35;
/** Share of them that end open; entries of a list in small letters hardly ever do. */
const OPEN_SHARE = 0.2;
/** A line of a broken text that is shorter than this share of the longest was ended by its writer. */
const FULL_SHARE = 0.6;

const goesOn = (next: string) => /^\p{Ll}/u.test(next);

/** How long a line is at the least that a page broke; none where nothing shows that one did. */
function brokenFrom(lines: readonly string[]): number {
  const followed = lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? '';
    return line !== '' && next !== '' && !BULLET.test(next) ? [{ line, next }] : [];
  });
  const going = followed.filter(({ line, next }) => !ENDED.test(line) && goesOn(next));
  const open = going.filter(({ line }) => OPEN.test(line)).length;
  const isBroken =
    going.length >= BROKEN_LEAST && going.length >= BROKEN_SHARE * followed.length && open >= OPEN_SHARE * going.length;
  return isBroken
    ? FULL_SHARE * lines.reduce((most, line) => Math.max(most, line.length), 0)
    : Number.POSITIVE_INFINITY;
}

/** Two pieces of a line as one; a hyphen that parted a word goes. */
function joined(line: string, next: string): string {
  return /\p{Ll}-$/u.test(line) && goesOn(next) ? line.slice(0, -1) + next : `${line} ${next}`;
}

/** Where a table of Markdown draws its head, and its cells: `| Idiomas | Inglés B2 |` is `Idiomas: Inglés B2`. */
const TABLE_RULE = /^\|?[\s|:-]*-{3,}[\s|:-]*$/;
const inCells = (line: string) =>
  /^\|.*\|$/.test(line)
    ? line
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join(': ')
    : line;

/** A row of a table without a frame: `PLANOS | Lectura de planos` has a label before what it asks. */
const ROW = /^([^|.\u2026]{2,60}) \| ([^|]+)$/;
/** One whose dots lead to what is said of its label: `Linux ........ bonus`. */
const LEADER = /^([^|.\u2026]{2,60}?) ?(?:\.{4,}|\u2026{2,}) ?([^|.]+)$/;
/** Rows from which on they are a table. */
const ROWS_LEAST = 3;

/** The rows of such a table as one line of text each. */
function withRows(lines: readonly string[]): string[] {
  const rows = lines.filter((line) => ROW.test(line) || LEADER.test(line)).length;
  if (rows < ROWS_LEAST) return [...lines];
  return lines.map((line) =>
    line.replace(ROW, '$1: $2').replace(LEADER, (_, label: string, value: string) => {
      // `Linux: bonus` speaks of pay, and `bonus: Linux` of Linux.
      const asked = askedBy(value, 'told');
      return asked === 'must' || asked === 'nice' || headingOf(value) ? `${value}: ${label}` : `${label}: ${value}`;
    }),
  );
}

/**
 * The trimmed lines of an ad's text. A line that a page broke is whole again: nothing ends it, the next one goes on in small
 * letters behind a word that needs another, or, in a text that a page broke throughout, it is as long as lines are there.
 * Entries of a list and headings stay apart.
 */
export function adLines(text: string): string[] {
  const lines = withRows(
    text
      .split(/\r?\n/)
      .map(tidied)
      .filter((line) => !TABLE_RULE.test(line) || line === '')
      .map(inCells),
  );
  const fullFrom = brokenFrom(lines);
  const whole: string[] = [];
  let last = '';
  for (const line of lines) {
    const isApart =
      line === '' || last === '' || BULLET.test(line) || ENDED.test(last) || headingOf(line) !== undefined;
    const isBroken = last.length >= fullFrom || (goesOn(line) && OPEN.test(last) && last.length >= OPEN_LINE_MIN_CHARS);
    if (!isApart && isBroken) whole[whole.length - 1] = joined(whole.at(-1) ?? '', line);
    else whole.push(line);
    last = line;
  }
  return whole;
}

/** Shorter lines are broken by their writers, whatever they end with. */
const OPEN_LINE_MIN_CHARS = 40;
