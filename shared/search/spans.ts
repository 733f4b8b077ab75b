/** Finds the spans of a search that name work, skills, fields, conditions, pay or places. */
import { type ConceptKind, conceptById, fold } from '../taxonomy/index.ts';
import { conditionMentions } from './conditions.ts';
import { fieldNamed } from './fields.ts';
import { placeNamed } from './places.ts';
import { namedInSearch, type TradeMention } from './trade-names.ts';
import { isAsking, isFiller, type Word, wordsIn } from './words.ts';

export type SpanKind = 'concept' | 'condition' | 'pay' | 'place' | 'word';

/** The words `[from, to)` of a search with the ids that they name. */
export interface Span {
  kind: SpanKind;
  from: number;
  to: number;
  ids: string[];
  yearlyPay?: number;
  /** Words for what a task is done to; see `TaskMention`. */
  about?: readonly (readonly (readonly string[])[])[];
  isByVerb?: boolean;
}

const KINDS: readonly ConceptKind[] = ['occupation', 'skill', 'language', 'licence', 'education'];
/** Longer names of places and fields are rare, and each length is looked up at each word. */
const NAME_MAX_WORDS = 4;
const BEFORE_PLACES = new Set(['en', 'in', 'near', 'from', 'desde', 'at']);

/** `30k`, `25.000 €`, `$18/h`: a number is pay with a sign, a `k` or words of pay about it. */
const PAY =
  /(?:(?:mas|minimo|desde|from|over|above|at least|sueldo|salario|salary|pay|paying)\s+(?:de\s+|of\s+)?)?[€$£]?\s?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:\s?(k|mil)(?![\p{L}]))?\s*(?:€|\$|£|euros?|eur|usd|dollars?|dolares)?\s*(?:\/\s*|al |a la |por |per |an? )?(hora|hour|hr|h|mes|month|ano|year)?(?![\p{L}\p{N}])/gu;
const PERIODS: Readonly<Record<string, number>> = { h: 2080, hr: 2080, hora: 2080, hour: 2080, mes: 12, month: 12 };

function payIn(low: string): { start: number; end: number; yearlyPay: number }[] {
  return [...low.matchAll(PAY)].flatMap((match) => {
    const [all, digits = '', thousand, period] = match;
    if (!/[€$£]|euro|eur|usd|dol|salar|sueldo|pay/.test(all) && !thousand && !period && digits.length < 5) return [];
    const amount = Number(digits.replace(/[.,]/g, '')) * (thousand ? 1000 : 1);
    return [{ start: match.index, end: match.index + all.length, yearlyPay: amount * (PERIODS[period ?? ''] ?? 1) }];
  });
}

/** A search cut into words, with what was found about them. */
export interface Reading {
  words: readonly Word[];
  spans: Span[];
}

function wordsBetween(words: readonly Word[], start: number, end: number): { from: number; to: number } | undefined {
  const from = words.findIndex((word) => word.end > start && word.start < end);
  const to = words.findLastIndex((word) => word.end > start && word.start < end) + 1;
  return from < 0 ? undefined : { from, to };
}

/** Concepts and fields; overlapping ones become one span with all their ids, the longest name first. */
function conceptSpans(query: string, low: string, words: readonly Word[]): Span[] {
  const found: Span[] = [];
  const { mentions, trades } = namedInSearch(query, KINDS);
  // `soldadura TIG` is a special case of welding, and no task done to something.
  const isSkill = (task: TradeMention) =>
    task.about !== undefined &&
    mentions.some(({ id, start, end }) => start <= task.start && task.end <= end && isSpecialCase(id, low));
  const named: TradeMention[] = [
    ...trades.filter((trade) => !isSkill(trade)),
    ...mentions.map(({ id, start, end }) => ({ ids: [id], start, end })),
  ];
  for (const { ids, start, end, about, isByVerb } of named) {
    const place = wordsBetween(words, start, end);
    if (place) found.push({ kind: 'concept', ...place, ids: [...ids], ...(about && { about, isByVerb }) });
  }
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + NAME_MAX_WORDS); to > from; to--) {
      const field = fieldNamed(low.slice(words[from]?.start, words[to - 1]?.end));
      const isRole = to - from === 1 && ROLE.test(textOf(low, words[from])) && isContent(low, words[from - 1]);
      if (!field || isRole || isFiller(textOf(low, words[from])) || isFiller(textOf(low, words[to - 1]))) continue;
      found.push({ kind: 'concept', from, to, ids: [field.id] });
      break;
    }
  return merged(found);
}

/** Whether a skill is called by that of which it is a special case, and a word on it. */
function isSpecialCase(id: string, low: string): boolean {
  const skill = conceptById(id);
  if (skill?.kind !== 'skill') return false;
  const names = skill.broader.flatMap((other) => Object.values(conceptById(other)?.names ?? {}));
  return names.some((name) => low.startsWith(`${fold(name)} `) || low.endsWith(` ${fold(name)}`));
}

/** Behind another word a `tech` is somebody: `lab tech`. */
const ROLE = /^techs?$/;

const isContent = (low: string, word: Word | undefined) =>
  word !== undefined && !isFiller(textOf(low, word)) && !isAsking(word.stem);

const textOf = (low: string, word: Word | undefined) => (word ? low.slice(word.start, word.end) : '');

function merged(spans: readonly Span[]): Span[] {
  const groups: Span[][] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = groups.at(-1);
    if (last && span.from < Math.max(...last.map(({ to }) => to))) last.push(span);
    else groups.push([span]);
  }
  return groups.map((group) => ({
    kind: 'concept' as const,
    from: Math.min(...group.map(({ from }) => from)),
    to: Math.max(...group.map(({ to }) => to)),
    ids: [...new Set(group.toSorted((a, b) => b.to - b.from - (a.to - a.from)).flatMap(({ ids }) => ids))],
    ...(group.some(({ about }) => about) && {
      about: group.flatMap(({ about = [] }) => about),
      isByVerb: group.some(({ isByVerb }) => isByVerb),
    }),
  }));
}

/** Places in the words that nothing else claims, or behind a preposition of place. */
function placeSpans(query: string, low: string, words: readonly Word[], owned: ReadonlySet<number>): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    const isLed = BEFORE_PLACES.has(textOf(low, words[from - 1]));
    for (let to = Math.min(words.length, from + NAME_MAX_WORDS); to > from; to--) {
      const all = Array.from({ length: to - from }, (_, at) => from + at);
      if (!isLed && all.some((at) => owned.has(at))) continue;
      if (isUnnamed(low, words[from]) || isUnnamed(low, words[to - 1])) continue;
      const place = placeNamed(query.slice(words[from]?.start, words[to - 1]?.end));
      if (!place) continue;
      spans.push({ kind: 'place', from, to, ids: [place.id, ...place.others] });
      from = to - 1;
      break;
    }
  }
  return spans;
}

/** Articles begin names of places (`La Paz`); prepositions and single letters do not. */
function isUnnamed(low: string, word: Word | undefined): boolean {
  const text = textOf(low, word);
  return text.length < 2 || (isFiller(text) && !/^(?:la|el|los|las|san|us)$/.test(text));
}

const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
const covers = (one: Span, other: Span) =>
  one.from <= other.from && one.to >= other.to && one.to - one.from > other.to - other.from;

/** What a search names, in the order typed, with the words left over that say something. */
export function readSpans(query: string, low: string): Reading {
  const words = wordsIn(query);
  const at = (start: number, end: number) => wordsBetween(words, start, end);
  const pay = payIn(low).flatMap(({ start, end, yearlyPay }): Span[] => {
    const place = at(start, end);
    return place ? [{ kind: 'pay', ...place, ids: [], yearlyPay }] : [];
  });
  const concepts = conceptSpans(query, low, words).filter((span) => !pay.some((other) => overlaps(span, other)));
  const conditions = conditionMentions(query).flatMap(({ id, start, end }): Span[] => {
    const place = at(start, end);
    return place ? [{ kind: 'condition', ...place, ids: [id] }] : [];
  });
  const outer = conditions.filter(
    (span) => !concepts.some((other) => covers(other, span)) && !conditions.some((other) => covers(other, span)),
  );
  const stated = [...pay, ...outer];
  const kept = [...stated, ...concepts.filter((span) => !stated.some((other) => overlaps(span, other)))];
  const isLanguage = ({ kind, ids }: Span) => kind === 'concept' && ids.every((id) => id.startsWith('language:'));
  // `China` and `Irlanda` may be read as languages; as places they are meant.
  const firm = kept.filter((span) => !isLanguage(span));
  const owned = new Set(firm.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)));
  const places = placeSpans(query, low, words, owned);
  const spans = [...kept.filter((span) => !places.some((other) => overlaps(span, other))), ...places];
  const left = words.flatMap((word, from): Span[] => {
    const span: Span = { kind: 'word', from, to: from + 1, ids: [] };
    const text = textOf(low, word);
    const isLeft = !spans.some((other) => overlaps(span, other)) && !isFiller(text) && !isAsking(word.stem);
    return isLeft ? [span] : [];
  });
  return { words, spans: [...spans, ...left].sort((a, b) => a.from - b.from) };
}
