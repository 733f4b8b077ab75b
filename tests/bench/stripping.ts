/**
 * What a scraper leaves of an ad: its first line, and of the rest small letters and white space, so that figures, bullets and full
 * stops are lost; in the worse kind the entries of a list stand in one line without a blank between (`timelinesreview contracts`).
 */

const BULLET = /^\s*[-•*·–—▪+>]\s*\S/;

const inSmallLetters = (line: string) =>
  line
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z\s]/g, '')
    .trimEnd()
    .replace(/^\s+/, ' ');

/** An ad as a scraper leaves it. A bullet leaves a blank. */
export function stripped(text: string): string {
  const [title = '', ...lines] = text.split('\n');
  return [title, ...lines.map(inSmallLetters)].join('\n');
}

/** The same with the entries of each list glued to one line. */
export function glued(text: string): string {
  const [title = '', ...lines] = text.split('\n');
  const whole: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const isEntry = BULLET.test(line);
    const left = isEntry ? inSmallLetters(line).trim() : inSmallLetters(line);
    if (isEntry && isOpen) whole[whole.length - 1] += left;
    else whole.push(left);
    isOpen = isEntry;
  }
  return [title, ...whole].join('\n');
}
