/** Finds names of trades that vary by country, in searches and titles, beyond the taxonomy's. */
import { findMentions, fold, type Mention, occupationByTitle } from '../taxonomy/index.ts';
import { EVERYDAY_NAMES } from './data/everyday-names.ts';
import { TRADES } from './data/trades.ts';
import { taskMention } from './tasks.ts';
import { isFiller, type Word, wordsIn } from './words.ts';

/** A stretch `[start, end)` of a text that names work, with all occupations that it may mean, the likeliest first. */
export interface TradeMention {
  ids: readonly string[];
  start: number;
  end: number;
  /** Of a task, words for what it is done to; see `TaskMention`. */
  about?: readonly (readonly (readonly string[])[])[];
  isByVerb?: boolean;
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
  for (const line of [...linesOf(TRADES), ...linesOf(EVERYDAY_NAMES)]) {
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

interface Stretch {
  start: number;
  end: number;
}

const lies = (inner: Stretch, outer: Stretch) => inner.start >= outer.start && inner.end <= outer.end;
const isWork = ({ kind }: Mention) => kind === 'occupation';

function byNames(text: string, kinds: readonly Mention['kind'][]): Named {
  const mentions = findMentions(text, kinds);
  const covers = (mention: Mention, trade: TradeMention) =>
    lies(trade, mention) && mention.end - mention.start > trade.end - trade.start;
  const trades = tradeMentions(text).filter((trade) => !mentions.some((mention) => covers(mention, trade)));
  const within = (mention: Mention) => trades.some((trade) => lies(mention, trade));
  const head = occupationByTitle(text)?.id;
  const replaced = new Set(mentions.filter((mention) => isWork(mention) && within(mention)).map(({ id }) => id));
  const left = mentions.filter((mention) => !isWork(mention) || !within(mention));
  const isLeft = head !== undefined && !(replaced.has(head) && left.every(({ id }) => id !== head));
  return { mentions: left, trades, head: isLeft ? head : trades[0]?.ids[0] };
}

/**
 * With the work that a task stands for, where the text names no other: the `mate` of `profe de mates` is a part of the task,
 * and `elevator mechanic` is a name already. A skill that is the whole task stays where more is asked than that.
 */
function withTask(text: string, named: Named): Named {
  const task = taskMention(fold(text));
  if (!task) return named;
  const { mentions, trades, head } = named;
  const works = [...trades, ...mentions.filter(isWork)];
  if (works.some((work) => lies(task, work))) return named;
  const isInside = works.some((work) => lies(work, task) && ('id' in work ? work.id : work.ids[0]) === head);
  if (head !== undefined && !isInside) return named;
  const isSkill = mentions.some((mention) => lies(task, mention));
  if (isSkill && mentions.some((mention) => !lies(mention, task))) return named;
  const left = mentions.filter((mention) => !isWork(mention) || !lies(mention, task));
  const others = trades.filter((trade) => !lies(trade, task));
  const isNamed = head !== undefined && task.ids.includes(head);
  const work = isNamed ? { ...task, ids: [head], isByVerb: false } : task;
  return { mentions: left, trades: [...others, work], head: work.ids[0] };
}

/** Reads a search for what it names, of the kinds given, and for the work of the task that it says. */
export function namedInSearch(text: string, kinds: readonly Mention['kind'][]): Named {
  return withTask(text, byNames(text, kinds));
}

/** What of a title stands together: `Supervisor de sanidad vegetal – Arándano de exportación` has two parts. */
const PART = /[^,;:|()\u2013\u2014\u2022\u00b7]+/gu;

/** The other gender of a word: `coordinador(a)`. */
const GENDER = /[(/]-?(?:[ae]s?|os?|[ei]?ras?)\)?(?!\p{L})/giu;

/** Reads a title for what it names, of the kinds given; what the first of its parts says to do counts where it names no work. */
export function namedIn(text: string, kinds: readonly Mention['kind'][]): Named {
  const named = byNames(text, kinds);
  if (named.head !== undefined || named.trades.length > 0) return named;
  const tasks = [...text.replace(GENDER, '').matchAll(PART)].flatMap(([part]) => taskMention(fold(part)) ?? []);
  const [work] = tasks[0]?.ids ?? [];
  return work === undefined ? named : { ...named, head: work };
}
