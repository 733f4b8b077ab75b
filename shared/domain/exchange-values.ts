/** Converts what people write into cells to values of the product's fields. */
import type { FieldKind } from './field-kinds.ts';
import type { Field } from './field-table.ts';
import { folded } from './folded.ts';

/** A cell that is no text, as in JSON, stays as it is. */
type Read = (cell: unknown) => unknown;

const plain = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The value that a cell's words stand for; words that are not known stay as they are, for the schema to refuse. */
function choiceReader({ values = [], meanings = {} }: Pick<Field, 'values' | 'meanings'>): Read {
  const wordsOf = (value: string) => [
    value,
    ...Object.values(meanings[value] ?? {}).flatMap((text) => text.split('|')),
  ];
  const meant = new Map(values.flatMap((value) => wordsOf(value).map((word) => [plain(word), value] as const)));
  return (cell) => (typeof cell === 'string' ? (meant.get(plain(cell)) ?? cell.trim()) : cell);
}

/** Items between semicolons, bars or lines; where there are none of these, between commas outside of brackets. */
export function listItems(cell: string): string[] {
  const parted = cell.split(/[;|\r\n]+/);
  const items = parted.length > 1 ? parted : cell.split(/,(?![^(]*\))/);
  return items.map((item) => item.replace(/^[\s•*·–-]+(?=\S)/u, '').trim()).filter((item) => item !== '');
}

/** A number as it stands in a spreadsheet of either language: `24.000`, `24,000`, `1.234,5`, `€ 24000`; else the cell. */
function numberIn(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  const bare = cell.replace(/[\s\u00a0€$£]|(?:EUR|USD|GBP|CAD|AUD)/gi, '');
  if (!/^\d[\d.,]*$/.test(bare)) return cell.trim();
  const grouped = bare.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return Number(grouped.replace(',', '.'));
}

const YES = new Set(['true', 'yes', 'y', 'si', 's', '1', 'x', 'verdadero']);
const NO = new Set(['false', 'no', 'n', '0', 'falso']);

/** Yes or no in either language; other words stay, for the schema to refuse. */
function truthIn(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  const word = plain(cell);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : cell;
}

/** Items of a list that stands in one cell; else the cell. */
const listIn = (cell: unknown): unknown => (typeof cell === 'string' ? listItems(cell) : cell);

const READERS: Partial<Record<FieldKind, Read>> = {
  list: listIn,
  flag: truthIn,
  count: numberIn,
  amount: numberIn,
};

/** How a field's cell is read; text stays as it is. */
export function cellReader(field: Pick<Field, 'kind' | 'values' | 'meanings'>): Read {
  return field.kind === 'choice' ? choiceReader(field) : (READERS[field.kind] ?? ((cell) => cell));
}
