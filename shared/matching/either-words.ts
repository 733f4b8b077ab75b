/**
 * Tells the ways apart in which a requirement in words can be answered: `Experiencia en partida de pescados o de carnes` asks
 * for one of the two, and who did the one has done all that is asked.
 */
import { fold } from '../taxonomy/index.ts';
import { wordsOf } from './words.ts';

const OR = /\s(?:or|o|u)\s/;
/** What follows is no second thing: `o similar`, `or more`, `or equivalent experience`. */
const NO_SECOND =
  /\s(?:or|o|u) (?:(?:a|an|un|una) )?(?:similar\w*|equivalent\w*|equivalente\w*|afin\w*|more|mas|superior\w*|higher|above|related|relacionad\w*|parecid\w*|another|otr[oa]s?|comparable\w*|better|mejor|any|cualquier\w*|the like)\b/;
/** More than these are a list, of which nobody knows how much is wanted. */
const WAYS_MOST = 4;

/**
 * The terms of each way, where a text names two or more; undefined where it names one. What stands before the first is said of
 * all (`rutas por Francia o por Alemania`), what stands behind the last too where the first is a word alone (`drama or music
 * workshops`).
 */
export function waysOf(text: string, terms: readonly string[]): readonly (readonly string[])[] | undefined {
  const folded = fold(text);
  if (!OR.test(folded) || NO_SECOND.test(folded)) return undefined;
  const parts = folded
    .split(OR)
    .map((part) => [...new Set(wordsOf(part).map(({ term }) => term))].filter((term) => terms.includes(term)));
  const [first = [], ...others] = parts;
  const last = parts.at(-1) ?? [];
  if (parts.length > WAYS_MOST || parts.some((part) => part.length === 0)) return undefined;
  if (first.length === 1 && last.length > 1) {
    const tail = last.slice(1);
    return parts.map((part) => (part.length === 1 ? [...part, ...tail] : part));
  }
  return [first, ...others.map((part) => [...first.slice(0, Math.max(0, first.length - part.length)), ...part])];
}
