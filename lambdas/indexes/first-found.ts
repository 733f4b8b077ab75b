/** Finds records for the global search: names before meanings, the last changed first. */
import { folded } from '../../shared/domain/folded.ts';

/** Folded words by record: an index answers the same records again and again. */
const memory = new WeakMap<object, string>();

function foldedWords<T extends object>(record: T, wordsOf: (record: T) => readonly string[]): string {
  const known = memory.get(record) ?? folded(wordsOf(record).join('\n'));
  memory.set(record, known);
  return known;
}

/** The first `limit` records whose words hold all of these (folded), what begins with the first of them before the rest. */
export function firstNamed<T extends { updatedAt: string }>(
  records: readonly T[],
  wordsOf: (record: T) => readonly string[],
  words: readonly string[],
  limit: number,
): T[] {
  const first = words[0] ?? '';
  return records
    .map((record) => ({ record, text: foldedWords(record, wordsOf) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort(
      (a, b) =>
        Number(b.text.startsWith(first)) - Number(a.text.startsWith(first)) ||
        b.record.updatedAt.localeCompare(a.record.updatedAt),
    )
    .slice(0, limit)
    .map(({ record }) => record);
}

/** `first`, then of `more` the last changed, up to `limit` in all and each once. */
export function filledUp<T extends { updatedAt: string }>(
  first: readonly T[],
  more: readonly T[],
  limit: number,
  idOf: (record: T) => unknown = (record) => record,
): T[] {
  const byTime = more.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const byId = new Map([...byTime, ...first].map((record) => [idOf(record), record]));
  const ids = new Set([...first, ...byTime].map(idOf));
  return [...ids].slice(0, limit).flatMap((id) => byId.get(id) ?? []);
}
