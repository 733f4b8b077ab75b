/** Sets the names of a row apart when a copy has dropped the commas between them: `git jira confluence`, `adobe photoshop illustrator`. */
import { findMentions, skillByName } from '../taxonomy/index.ts';

/** Makers whose name stands once before a row of their products. */
const MAKERS = new Set(['adobe', 'microsoft', 'google', 'amazon', 'autodesk', 'oracle', 'apple', 'sap']);
/** Share of the words of an entry that names have to cover so that it is a row of them. */
const ROW_SHARE = 0.6;
const ROW_LEAST = 2;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words with the maker before each product: `adobe photoshop illustrator` is `adobe photoshop adobe illustrator`. */
function withMakers(words: readonly string[]): string[] {
  let maker: string | undefined;
  return words.flatMap((word, at) => {
    if (MAKERS.has(word)) maker = word;
    else if (maker !== undefined && words[at - 1] !== maker && skillByName(word) === undefined) {
      if (skillByName(`${maker} ${word}`) !== undefined) return [maker, word];
    }
    return [word];
  });
}

/** Two words that are one name: `bit bucket`. */
function joined(words: readonly string[]): string[] {
  const [first = '', second = ''] = words;
  const isOne = words.length === 2 && skillByName(`${first} ${second}`) === undefined;
  return isOne && skillByName(first + second) !== undefined ? [first + second] : [...words];
}

/** An entry with commas between the names of a row; any other as it is. */
export function namesApart(text: string): string {
  if (text.includes(',')) return text;
  const words = joined(withMakers(text.split(' ')));
  // Some names are known by their capital alone: `Excel`.
  const written = words.map(capital).join(' ');
  const found = findMentions(written, ['skill']).toSorted((one, other) => one.start - other.start);
  const rows = found.filter(({ start }, at) => start >= (found[at - 1]?.end ?? 0));
  const covered = rows.reduce((sum, { start, end }) => sum + written.slice(start, end).split(' ').length, 0);
  if (rows.length < ROW_LEAST || covered < ROW_SHARE * words.length) return words.join(' ');
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of rows) {
    parts.push(written.slice(from, start), written.slice(start, end));
    from = end;
  }
  const between = /^(?:(?:and|or|with|in|of|for|the|on|to) ?)+$/i;
  return [...parts, written.slice(from)]
    .map((part) => part.trim())
    .filter((part) => part !== '' && !between.test(part))
    .join(', ');
}
