/** How near two concepts are, so that a match can give part of the credit for a neighbour. */
import { conceptById } from './catalog.ts';
import type { AnyConcept, OccupationConcept, SkillConcept } from './concept.ts';

const BROADER = 0.6;
const TWO_STEPS = 0.4;
const SIBLING = 0.3;
const RELATED = 0.7;
const SAME_GROUP = 0.6;
const SAME_MINOR_GROUP = 0.4;

const twoStepsUp = new WeakMap<SkillConcept, readonly string[]>();

/** What is broader than what is broader than a skill. Remembered, because each skill is compared with all others. */
function broaderStill(from: SkillConcept): readonly string[] {
  let found = twoStepsUp.get(from);
  if (found === undefined) {
    found = from.broader.flatMap((id) => {
      const up = conceptById(id);
      return up?.kind === 'skill' ? up.broader : [];
    });
    twoStepsUp.set(from, found);
  }
  return found;
}

function betweenSkills(a: SkillConcept, b: SkillConcept): number {
  if (a.broader.includes(b.id) || b.broader.includes(a.id)) return BROADER;
  if (broaderStill(a).includes(b.id) || broaderStill(b).includes(a.id)) return TWO_STEPS;
  return a.broader.some((id) => b.broader.includes(id)) ? SIBLING : 0;
}

function betweenOccupations(a: OccupationConcept, b: OccupationConcept): number {
  if (a.related.includes(b.id) || b.related.includes(a.id)) return RELATED;
  if (a.isco === b.isco) return SAME_GROUP;
  return a.isco.slice(0, 3) === b.isco.slice(0, 3) ? SAME_MINOR_GROUP : 0;
}

/**
 * Nearness of two concept ids, 0..1 and symmetric: 1 for the same; skills .6 where one is broader than the other, .4
 * two steps up, .3 under one broader skill; occupations .7 where declared related, .6 in one four-digit and .4 in one
 * three-digit ISCO-08 group; else, and for unknown ids or other kinds, 0.
 */
export function relatedness(a: string, b: string): number {
  const one = conceptById(a);
  const other = conceptById(b);
  return one && other ? relatednessOf(one, other) : 0;
}

/** The same of two concepts that are at hand, which spares two searches for each pair. */
export function relatednessOf(one: AnyConcept, other: AnyConcept): number {
  if (one.id === other.id) return 1;
  if (one.kind === 'skill' && other.kind === 'skill') return betweenSkills(one, other);
  if (one.kind === 'occupation' && other.kind === 'occupation') return betweenOccupations(one, other);
  return 0;
}
