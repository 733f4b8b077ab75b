/** Lines of an ad as their writer meant them: without marks of a format, with one kind of bullet, and whole where a page broke them. */
import { BULLET } from './ad-headings.ts';

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
/** Lines that go on in small letters from which on a page has broken the text, and the share of all that could. */
const BROKEN_LEAST = 4;
const BROKEN_SHARE = 0.35;
/** A line of a broken text that is shorter than this share of the longest was ended by its writer. */
const FULL_SHARE = 0.6;
const FULL_LINE_MIN_CHARS = 40;

const goesOn = (next: string) => /^\p{Ll}/u.test(next);

/** How long a line is at the least that a page broke; so long as nothing shows that one did, a line that nobody would end. */
function brokenFrom(lines: readonly string[]): { chars: number; isBroken: boolean } {
  const followed = lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? '';
    return line !== '' && next !== '' && !BULLET.test(next) ? [{ line, next }] : [];
  });
  const going = followed.filter(({ line, next }) => !ENDED.test(line) && goesOn(next));
  const isBroken = going.length >= BROKEN_LEAST && going.length >= BROKEN_SHARE * followed.length;
  const longest = Math.max(0, ...lines.map((line) => line.length));
  return { chars: isBroken ? FULL_SHARE * longest : FULL_LINE_MIN_CHARS, isBroken };
}

/** Two pieces of a line as one; a hyphen that parted a word goes. */
function joined(line: string, next: string): string {
  return /\p{Ll}-$/u.test(line) && goesOn(next) ? line.slice(0, -1) + next : `${line} ${next}`;
}

/**
 * The trimmed lines of an ad's text. A line that a page broke is whole again: it is as long as lines are, nothing ends it,
 * and the next is no entry of a list and begins in small letters, or in any where the page broke many.
 */
export function adLines(text: string): string[] {
  const lines = text.split(/\r?\n/).map(tidied);
  const { chars, isBroken } = brokenFrom(lines);
  const whole: string[] = [];
  let last = '';
  for (const line of lines) {
    const isEntry = line === '' || BULLET.test(line);
    const isOpen = last.length >= chars && !ENDED.test(last);
    if (!isEntry && isOpen && (isBroken || goesOn(line))) whole[whole.length - 1] = joined(whole.at(-1) ?? '', line);
    else whole.push(line);
    last = line;
  }
  return whole;
}
