/** Generates, from a seed, what people type into a search: names of work and skills, unfinished and mistyped words, and others. */
import { type AnyConcept, allConcepts } from '../../../shared/taxonomy/index.ts';
import { seededRandom } from '../../support/faulty-proxy.ts';

/** A tenth of the concepts, so that records have some in common. */
const few = (kind: AnyConcept['kind']) => allConcepts(kind).filter((_, at) => at % 10 === 3);
export const WORK = few('occupation');
export const SKILLS = few('skill');

export function generator(seed: number) {
  const random = seededRandom(seed);
  const roll = (sides: number) => Math.floor(random() * sides);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const nameOf = ({ names }: AnyConcept) => (roll(2) ? names.es : names.en);
  return { roll, pick, nameOf };
}

type Generator = ReturnType<typeof generator>;

/** Up to three words; `further` gives kinds of them beside work and skills. */
export function generatedWords(seed: number, further: (generator: Generator) => readonly (() => string)[]): string {
  const made = generator(seed);
  const { roll, pick, nameOf } = made;
  const mistyped = (text: string) => {
    const at = roll(text.length);
    return text.slice(0, at) + (roll(2) ? 'x' : '') + text.slice(at + 1);
  };
  const kinds = [
    () => nameOf(pick(WORK)),
    () => nameOf(pick(SKILLS)),
    () => nameOf(pick(roll(2) ? WORK : SKILLS)).slice(0, 3 + roll(6)),
    () => mistyped(nameOf(pick(WORK))),
    () => mistyped(nameOf(pick(SKILLS))),
    () => `"${nameOf(pick(WORK))}"`,
    ...further(made),
  ];
  return Array.from({ length: 1 + roll(3) }, () => pick(kinds)()).join(pick([' ', ' en ', ' with ']));
}
