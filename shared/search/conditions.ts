/** Finds conditions of work (nights, part-time, no experience) in searches and in texts, in either language. */
import type { BilingualText } from '../domain/field.ts';
import { fold } from '../taxonomy/index.ts';
import { CONDITIONS } from './data/conditions.ts';

interface Condition {
  id: string;
  label: BilingualText;
  /** Alternatives in searches and titles. */
  searched: readonly string[];
  /** In texts; none where only the fields of a record say it. */
  said: readonly string[];
}

/** A place `[start, end)` of a search that names a condition. */
export interface ConditionMention {
  id: string;
  start: number;
  end: number;
}

let conditions: readonly Condition[] | undefined;

const expressions = new Map<readonly string[], RegExp>();

/** Made when first asked for: a cold search needs few of them, and each takes a while. */
function expressionOf(alternatives: readonly string[], flags = 'gu'): RegExp {
  const known = expressions.get(alternatives);
  if (known) return known;
  const source = alternatives.length === 0 ? '(?!)' : `(?:${alternatives.join('|')})`;
  const made = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, flags);
  expressions.set(alternatives, made);
  return made;
}

function read(line: string): Condition {
  const [id = '', es = '', en = '', ...patterns] = line.split('|');
  // Spaces beside a bar belong to the expression, `(?:de |por la )noches`; those beside `~` do not.
  const [said = '', searched = ''] = patterns
    .join('|')
    .split('~')
    .map((source) => source.replace(/^[ |]+|[ |]+$/g, ''));
  const [inText, inSearch] = [said, searched].map((source) => (source === '' ? [] : [source]));
  return {
    id: id.trim(),
    label: { es: es.trim(), en: en.trim() },
    searched: [...(inText ?? []), ...(inSearch ?? [])],
    said: inText ?? [],
  };
}

function known(): readonly Condition[] {
  conditions ??= CONDITIONS.split('\n').filter(Boolean).map(read);
  return conditions;
}

/** `no nights`, `sin fines de semana`: what stands before or behind takes the condition back. */
const DENIED_BEFORE = /(?:(?<![\p{L}])(?:no|sin|without|never|nunca|ni|not)(?: \p{L}+)?) $/u;
const DENIED_AFTER = /^ (?:off|libres?|free|non|no)(?![\p{L}])/u;

function idsSaid(text: string, alternativesOf: (condition: Condition) => readonly string[]): string[] {
  // What the next line denies is not what this one says: there each line stays one.
  const lines = fold(text).replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '));
  const low = lines.replaceAll('\n', ' ');
  const isOffered = (words: string, index: number) =>
    !DENIED_BEFORE.test(lines.slice(Math.max(0, index - 24), index)) &&
    !DENIED_AFTER.test(lines.slice(index + words.length, index + words.length + 12));
  return known()
    .filter((condition) =>
      [...low.matchAll(expressionOf(alternativesOf(condition)))].some(({ 0: words, index }) => isOffered(words, index)),
    )
    .map(({ id }) => id);
}

/** What a record says of conditions in its title and text: those that it offers, not those that it excludes. */
export function conditionsIn(title: string, text: string): string[] {
  const isOfFields = (id: string) => known().some((condition) => condition.id === id && condition.said.length === 0);
  const titled = idsSaid(title, ({ searched }) => searched).filter((id) => !isOfFields(id));
  return [...new Set([...titled, ...idsSaid(text, ({ said }) => said)])];
}

let ofAll: readonly string[] | undefined;

/** Whether a search names any condition: one expression for all, since most searches name none. */
function namesAny(low: string): boolean {
  ofAll ??= known().flatMap(({ searched }) => searched);
  return expressionOf(ofAll, 'u').test(low);
}

/** The conditions that a search names, with their places. */
export function conditionMentions(query: string): ConditionMention[] {
  const low = fold(query);
  if (!namesAny(low)) return [];
  return known().flatMap(({ id, searched }) =>
    [...low.matchAll(expressionOf(searched))].map(({ 0: words, index }) => ({
      id,
      start: index,
      end: index + words.length,
    })),
  );
}

/** What a condition is called, or undefined. */
export function conditionLabel(id: string): BilingualText | undefined {
  return known().find((condition) => condition.id === id)?.label;
}
