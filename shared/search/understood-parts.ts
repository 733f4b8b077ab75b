/** Lists the parts of a search that were not taken as plain words. */
import { folded } from '../domain/folded.ts';
import type { UnderstoodPart } from '../domain/search-terms.ts';
import type { Understood } from './understood.ts';

/** The parts of a search that can be shown and taken back: concepts, places and conditions, put-right words, and words that are taken as they are. */
export function partsOf({ terms }: Understood): UnderstoodPart[] {
  return terms
    .filter(({ kind, text, label, literal }) => literal || kind !== 'word' || folded(text) !== folded(label.es))
    .map(({ text, kind, id, label, literal }) => ({
      text,
      kind,
      ...(id !== undefined && { id }),
      label,
      ...(literal && { literal }),
    }));
}
