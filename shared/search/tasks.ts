/** Finds what is done at work in searches and titles that name no trade: a doing and its object, in any order and form. */
import { fold, stem } from '../taxonomy/index.ts';
import { DOERS, DOINGS, TASKS } from './data/tasks.ts';
import { isFiller, type Word, wordsIn } from './words.ts';

/** A stretch `[start, end)` that says a doing and its object, with the occupations that it stands for, the likeliest first. */
export interface TaskMention {
  ids: readonly string[];
  start: number;
  end: number;
  /** Words for each object, a list of stems each: an ad with one for every object is nearer to the task than others of the work. */
  about: readonly (readonly (readonly string[])[])[];
  /** Whether what is done is said by a verb, and not by the name of who does it. */
  isByVerb: boolean;
}

interface Task {
  ids: readonly string[];
  doings: ReadonlySet<string>;
  /** The stems of one of its objects. */
  object: readonly string[];
  about: readonly (readonly string[])[];
}

/** As many words apart may doing and object stand: `levantar y asear a nuestros mayores`. */
const APART_MAX = 4;
const ROOT_MIN_CHARS = 3;
const ENDINGS =
  /(?:amientos?|imientos?|aciones|acion|iciones|icion|ador(?:as?|es)?|edor(?:as?|es)?|idor(?:as?|es)?|uras?|a?ndo|iendo|yendo|[ai]d[oa]s?|antes?|[ei]?entes?|ajes?|a[mn]os?|emos?|imos?|aba[ns]?|ar[ae]?s?|er|ir|as|an|es|en|[aeoy]|os|ings?|ed|ers?|ies|s|ments?|ation)$/;

/** What all forms of a verb and the nouns made of it begin with: `arregl` of `arreglar`, `fix` of `fixing`. */
export function rootOf(word: string): string {
  const single = word.replace(/(?<=[^s])s$/, '');
  const rest = single.replace(ENDINGS, '');
  if (rest.length < ROOT_MIN_CHARS) return single;
  return rest.replace(/([bdfgklmnpt])\1$/, '$1');
}

const linesOf = (data: string) => data.split('\n').filter(Boolean);
const list = (cell: string, mark: string) =>
  fold(cell)
    .split(mark)
    .map((part) => part.trim());
const textOf = (text: string, { start, end }: Word) => text.slice(start, end);

/** The last word counts as well: `pintar unas` is about nails. */
function contentOf(low: string): Word[] {
  return wordsIn(low).filter((word, at, all) => !isFiller(textOf(low, word)) || at === all.length - 1);
}

interface Tables {
  /** Doings by the root of each of their words, and by all words of those of several. */
  doings: ReadonlyMap<string, ReadonlySet<string>>;
  longestDoing: number;
  /** The stems of those that name a person. */
  doers: ReadonlySet<string>;
  /** Tasks by the first stem of an object. */
  tasks: ReadonlyMap<string, readonly Task[]>;
}

function readDoings() {
  const doings = new Map<string, Set<string>>();
  let longestDoing = 1;
  for (const line of linesOf(DOINGS)) {
    const [name = '', written = ''] = list(line, '|');
    for (const phrase of list(written, ',')) {
      const words = wordsIn(phrase)
        .map((word) => textOf(phrase, word))
        .filter((word) => !isFiller(word));
      longestDoing = Math.max(longestDoing, words.length);
      const key = words.map(rootOf).join(' ');
      doings.set(key, (doings.get(key) ?? new Set()).add(name));
    }
  }
  return { doings, longestDoing };
}

function readTasks(): Map<string, Task[]> {
  const tasks = new Map<string, Task[]>();
  for (const line of linesOf(TASKS)) {
    const [work = '', done = '', objects = ''] = list(line, '|');
    const ids = list(work, ',').map((slug) => `occupation:${slug}`);
    const doings = new Set(done.split(' '));
    for (const thing of list(objects, ',')) {
      const about = list(thing, '/').map((name) => contentOf(name).map((word) => word.stem));
      for (const object of about) {
        const [first = ''] = object;
        tasks.set(first, [...(tasks.get(first) ?? []), { ids, doings, object, about }]);
      }
    }
  }
  return tasks;
}

let tables: Tables | undefined;

function known(): Tables {
  tables ??= { ...readDoings(), doers: new Set(list(DOERS, ',').map(stem)), tasks: readTasks() };
  return tables;
}

/** A doing that words `[from, to)` say. */
interface Doing {
  names: ReadonlySet<string>;
  from: number;
  to: number;
}

function doingsIn(low: string, words: readonly Word[]): Doing[] {
  const { doings, longestDoing } = known();
  const roots = words.map((word) => rootOf(textOf(low, word)));
  return words.flatMap((_, from) => {
    const lengths = Array.from({ length: longestDoing }, (__, at) => from + at + 1).filter((to) => to <= words.length);
    return lengths.flatMap((to) => {
      const names = doings.get(roots.slice(from, to).join(' '));
      return names ? [{ names, from, to }] : [];
    });
  });
}

interface Found {
  task: Task;
  doing: Doing;
  from: number;
  to: number;
}

function found(low: string, words: readonly Word[]): Found[] {
  const { tasks } = known();
  const doings = doingsIn(low, words);
  if (doings.length === 0) return [];
  return words.flatMap((word, at) =>
    (tasks.get(word.stem) ?? []).flatMap((task): Found[] => {
      const end = at + task.object.length;
      if (!task.object.every((part, index) => words[at + index]?.stem === part)) return [];
      const doing = doings.find(
        ({ names, from, to }) =>
          (to <= at ? at - to : from - end) <= APART_MAX &&
          (to <= at || from >= end) &&
          [...task.doings].some((name) => names.has(name)),
      );
      return doing ? [{ task, doing, from: Math.min(at, doing.from), to: Math.max(end, doing.to) }] : [];
    }),
  );
}

/** The task that a text names, of several those with the longest object; a folded text. */
export function taskMention(low: string): TaskMention | undefined {
  const words = contentOf(low);
  const all = found(low, words);
  const longest = Math.max(...all.map(({ task }) => task.object.length));
  const best = all.filter(({ task }) => task.object.length === longest);
  const [first, last] = [Math.min(...best.map(({ from }) => from)), Math.max(...best.map(({ to }) => to))];
  const [start, end] = [words[first]?.start, words[last - 1]?.end];
  if (start === undefined || end === undefined) return undefined;
  const ids = inTurn(best.map(({ task }) => task.ids));
  const { doers } = known();
  const isByVerb = best.some(({ doing }) => !doers.has(words[doing.from]?.stem ?? ''));
  return { ids, start, end, about: [...new Set(best.map(({ task }) => task.about))], isByVerb };
}

/** The first of each list, then the second of each, each once. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((ids) => ids[at] ?? []));
  return [...new Set(all.flat())];
}

/** Whether a word says only that something is done: `reparar`. */
export function isVerb(word: string): boolean {
  const { doings, doers } = known();
  return doings.has(rootOf(word)) && !doers.has(stem(word));
}

/** Whether a word begins the name of something to which a task is done. */
export function isObject(word: string): boolean {
  return known().tasks.has(stem(word));
}

/** Whether a word says that something is done, or who does it. */
export function isDoing(word: string): boolean {
  return known().doings.has(rootOf(word));
}
