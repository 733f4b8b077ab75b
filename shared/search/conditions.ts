/** Finds conditions of work (nights, part-time, no experience) in searches and in texts, in either language. */
import type { BilingualText } from '../domain/field.ts';
import { fold } from '../taxonomy/index.ts';
import { CONDITIONS } from './data/conditions.ts';

interface Condition {
  id: string;
  label: BilingualText;
  said: RegExp;
  /** Whether only the fields of a record say it, since texts use its words for other things. */
  ofFields: boolean;
}

/** A place `[start, end)` of a search that names a condition. */
export interface ConditionMention {
  id: string;
  start: number;
  end: number;
}

let conditions: readonly Condition[] | undefined;

function read(line: string): Condition {
  const [id = '', es = '', en = '', ...patterns] = line.split('|').map((cell) => cell.trim());
  const source = patterns.join('|');
  const ofFields = source.startsWith('~');
  const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source.replace(/^~\s*/, '')})(?![\\p{L}\\p{N}])`, 'gu');
  return { id, label: { es, en }, said, ofFields };
}

function known(): readonly Condition[] {
  conditions ??= CONDITIONS.split('\n').filter(Boolean).map(read);
  return conditions;
}

/** `no nights`, `sin fines de semana`: what stands before or behind takes the condition back. */
const DENIED_BEFORE = /(?:(?<![\p{L}])(?:no|sin|without|never|nunca|ni|not)(?: \p{L}+)?) $/u;
const DENIED_AFTER = /^ (?:off|libres?|free|non|no)(?![\p{L}])/u;

/** What a text says of conditions: those that it offers, not those that it excludes. */
export function conditionsIn(text: string): string[] {
  const low = fold(text).replace(/\s+/g, ' ');
  const isSaid = ({ said }: Condition) =>
    [...low.matchAll(said)].some(
      ({ 0: words, index }) =>
        !DENIED_BEFORE.test(low.slice(Math.max(0, index - 24), index)) &&
        !DENIED_AFTER.test(low.slice(index + words.length, index + words.length + 12)),
    );
  return known()
    .filter((condition) => !condition.ofFields && isSaid(condition))
    .map(({ id }) => id);
}

/** The conditions that a search names, with their places. */
export function conditionMentions(query: string): ConditionMention[] {
  const low = fold(query);
  return known().flatMap(({ id, said }) =>
    [...low.matchAll(said)].map(({ 0: words, index }) => ({ id, start: index, end: index + words.length })),
  );
}

/** What a condition is called, or undefined. */
export function conditionLabel(id: string): BilingualText | undefined {
  return known().find((condition) => condition.id === id)?.label;
}
