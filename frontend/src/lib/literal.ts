/** Switches a part of a search between literal and by meaning, by adding or removing quotation marks. */
import type { UnderstoodPart } from '../../../shared/domain/search-terms.ts';

/** The search with quotation marks about the part, or without them where it has them; as it was where the part is not in it. */
export function toggledLiteral(search: string, { text, literal }: Pick<UnderstoodPart, 'text' | 'literal'>): string {
  const at = search.indexOf(text);
  if (at < 0) return search;
  const plain = text.replace(/["“”«»]/g, '').trim();
  return search.slice(0, at) + (literal ? plain : `"${plain}"`) + search.slice(at + text.length);
}
