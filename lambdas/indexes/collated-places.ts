/**
 * Gives texts numbers in the order of the alphabet, since SQLite knows neither Spanish nor accents.
 *
 * A text that comes later gets a number between its neighbours'; where there is none left, all are numbered again.
 */
import type { SqliteFile } from './sqlite-file.ts';

/** Making one is slow, asking it is quick. */
export const SPANISH = new Intl.Collator('es', { sensitivity: 'base', numeric: true });
/** Between two texts numbered together; halved some fifty times before numbers run out. */
const GAP = 2 ** 20;
const LEAST_GAP = 1e-6;

export type SortColumn = 'name' | 'headline' | 'location';
export const SORT_COLUMNS: readonly SortColumn[] = ['name', 'headline', 'location'];

/** Numbers for many texts at once, by text; the empty one has none. */
export function placesInAlphabet(texts: Iterable<string>): Map<string, number> {
  const sorted = [...new Set(texts)].filter((text) => text !== '').sort(SPANISH.compare);
  const places = new Map<string, number>();
  let place = 0;
  let before: string | undefined;
  for (const text of sorted) {
    if (before === undefined || SPANISH.compare(before, text) !== 0) place += GAP;
    places.set(text, place);
    before = text;
  }
  return places;
}

interface Neighbour {
  text: string;
  place: number;
}

/** The number of a text among those that the column `<name>_text` of `people` has; null of the empty one. */
export function placeInAlphabet(file: SqliteFile, column: SortColumn, text: string): number | null {
  if (text === '') return null;
  const [textColumn, placeColumn] = [`${column}_text`, `${column}_place`];
  const select = `SELECT ${textColumn} text, ${placeColumn} place FROM people WHERE ${placeColumn}`;
  const next = (over: number) =>
    file.query(`${select} > ? ORDER BY ${placeColumn} LIMIT 1`).get(over) as Neighbour | undefined;
  const last = file.query(`${select} IS NOT NULL ORDER BY ${placeColumn} DESC LIMIT 1`).get() as Neighbour | undefined;
  if (!last) return GAP;
  let [low, high] = [0, last.place + GAP];
  // Everything at `low` or below comes before the text, and everything at `high` or above after it.
  for (let probe = next((low + high) / 2 - GAP / 2) ?? last; ; ) {
    const order = SPANISH.compare(probe.text, text);
    if (order === 0) return probe.place;
    if (order < 0) low = probe.place;
    else high = probe.place;
    const first = next(low);
    if (!first || first.place >= high) break;
    const middle = next((low + high) / 2);
    probe = middle && middle.place < high ? middle : first;
  }
  if (high - low < LEAST_GAP) {
    renumber(file, column);
    return placeInAlphabet(file, column, text);
  }
  return (low + high) / 2;
}

function renumber(file: SqliteFile, column: SortColumn): void {
  const rows = file.query(`SELECT DISTINCT ${column}_text text FROM people`).all() as { text: string }[];
  const places = placesInAlphabet(rows.map(({ text }) => text));
  const set = file.query(`UPDATE people SET ${column}_place = ? WHERE ${column}_text = ?`);
  for (const [text, place] of places) set.run(place, text);
}
