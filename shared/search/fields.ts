/** Gives industries one id, however an ad writes them: `Tecnología`, `Technology` and `IT` are one field. */
import type { BilingualText } from '../domain/field.ts';
import { fold } from '../taxonomy/index.ts';
import { FIELDS } from './data/fields.ts';
import { isFiller } from './words.ts';

interface Field {
  id: string;
  label: BilingualText;
}

interface Names {
  byId: ReadonlyMap<string, Field>;
  /** By every name. */
  whole: ReadonlyMap<string, Field>;
  /** By the names that mean the field inside a search as well. */
  spoken: ReadonlyMap<string, Field>;
}

let names: Names | undefined;

/** Lower case without accents and without what only joins words. */
const keyOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isFiller(word))
    .join(' ');

function readNames(): Names {
  const [byId, whole, spoken] = [new Map<string, Field>(), new Map<string, Field>(), new Map<string, Field>()];
  for (const line of FIELDS.split('\n').filter(Boolean)) {
    const [slug = '', es = '', en = '', more = ''] = line.split('|').map((cell) => cell.trim());
    const field = { id: `field:${slug}`, label: { es, en } };
    byId.set(field.id, field);
    for (const written of [es, en, ...more.split(',')]) {
      const name = written.trim();
      const key = keyOf(name.replace(/\*$/, ''));
      if (!whole.has(key)) whole.set(key, field);
      if (!name.endsWith('*') && !spoken.has(key)) spoken.set(key, field);
    }
  }
  return { byId, whole, spoken };
}

function known(): Names {
  names ??= readNames();
  return names;
}

/**
 * The ids of the fields that an industry names, the first one that of the whole (`Logística y transporte`); an industry that no list
 * knows is a field of its own, `industry:` and its folded text. Empty for an empty text.
 */
export function fieldsOf(industry: string): string[] {
  const key = keyOf(industry);
  if (key === '') return [];
  const { whole } = known();
  const one = whole.get(key);
  if (one) return [one.id];
  const parts = industry.split(/\s*(?:[,;/|&()]|\s[-–—]\s|\by\b|\be\b|\band\b)\s*/iu);
  const ids = parts.flatMap((part) => whole.get(keyOf(part))?.id ?? []);
  return ids.length > 0 ? [...new Set(ids)] : [`industry:${key}`];
}

/** The field that a phrase of a search names, or undefined. */
export function fieldNamed(phrase: string): Field | undefined {
  return known().spoken.get(keyOf(phrase));
}

/** What a field is called in both languages; undefined for industries that no list knows. */
export function fieldLabel(id: string): BilingualText | undefined {
  return known().byId.get(id)?.label;
}
