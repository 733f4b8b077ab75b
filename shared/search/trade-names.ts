/** Finds names of trades that vary by country, in searches and titles, beyond the taxonomy's. */
import { findMentions, type Mention, occupationByTitle } from '../taxonomy/index.ts';
import { TRADES } from './data/trades.ts';
import { isFiller, type Word, wordsIn } from './words.ts';

/** A stretch `[start, end)` of a text that names work, with all occupations that it may mean, the likeliest first. */
export interface TradeMention {
  ids: readonly string[];
  start: number;
  end: number;
}

const cells = (line: string) => line.split(/[,|]/).map((cell) => cell.trim());
const linesOf = (data: string) => data.split('\n').filter(Boolean);
const contentOf = (text: string) =>
  wordsIn(text).filter((word) => !isFiller(text.slice(word.start, word.end).toLowerCase()));
const keyOf = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ');

/** Marks a name that counts only as the whole of a text. */
const ALONE = '*';

let named: { names: ReadonlyMap<string, readonly string[]>; longest: number } | undefined;

function known() {
  if (named) return named;
  const names = new Map<string, readonly string[]>();
  let longest = 0;
  for (const line of linesOf(TRADES)) {
    const [meant = '', called = ''] = line.split('|');
    const ids = cells(meant).map((slug) => `occupation:${slug}`);
    for (const name of cells(called)) {
      const words = contentOf(name);
      longest = Math.max(longest, words.length);
      const key = name.endsWith(ALONE) ? `${keyOf(words)}${ALONE}` : keyOf(words);
      if (!names.has(key)) names.set(key, ids);
    }
  }
  named = { names, longest };
  return named;
}

/** The names of trades in a text, the longest at each place, from the left. */
export function tradeMentions(text: string): TradeMention[] {
  const { names, longest } = known();
  const words = contentOf(text);
  const found: TradeMention[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const key = keyOf(words.slice(from, to));
      const ids = names.get(key) ?? (to - from === words.length ? names.get(`${key}${ALONE}`) : undefined);
      const [first, last] = [words[from], words[to - 1]];
      if (!ids || !first || !last) continue;
      found.push({ ids, start: first.start, end: last.end });
      from = to - 1;
      break;
    }
  return found;
}

/** What a text names, by the taxonomy and by the names above, which stand for the occupations that the taxonomy reads in them. */
export interface Named {
  mentions: readonly Mention[];
  trades: readonly TradeMention[];
  /** The occupation that the text names as a title. */
  head: string | undefined;
}

/** Reads a search or a title for what it names, of the kinds given. */
export function namedIn(text: string, kinds: readonly Mention['kind'][]): Named {
  const mentions = findMentions(text, kinds);
  const covers = (mention: Mention, { start, end }: TradeMention) =>
    mention.start <= start && mention.end >= end && mention.end - mention.start > end - start;
  const trades = tradeMentions(text).filter((trade) => !mentions.some((mention) => covers(mention, trade)));
  const within = ({ start, end }: Mention) => trades.some((trade) => start >= trade.start && end <= trade.end);
  const head = occupationByTitle(text)?.id;
  const replaced = new Set(
    mentions.filter((mention) => mention.kind === 'occupation' && within(mention)).map(({ id }) => id),
  );
  const left = mentions.filter((mention) => mention.kind !== 'occupation' || !within(mention));
  const isLeft = head !== undefined && !(replaced.has(head) && left.every(({ id }) => id !== head));
  return { mentions: left, trades, head: isLeft ? head : trades[0]?.ids[0] };
}
