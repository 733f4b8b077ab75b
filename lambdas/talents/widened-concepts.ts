/** What else recruiters mean by a skill or an occupation, so that a word finds people in whichever language they wrote. */
import {
  allConcepts,
  conceptById,
  fold,
  type OccupationConcept,
  relatedness,
  type SkillConcept,
} from '../../shared/taxonomy/index.ts';

/** Declared so in the taxonomy; occupations that only share a group of ISCO-08 are less near. */
const RELATED = 0.7;
/** Letters that words of one root begin with: `nurs-e`, `nurs-ing`. */
const ROOT_MIN_CHARS = 4;
/** What differs after the root is an ending: `-ant`, `-abilidad` would be another word. */
const ENDING_MAX_CHARS = 6;

const wordsOf = (name: string) =>
  fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= ROOT_MIN_CHARS);

function haveOneRoot(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  return same >= ROOT_MIN_CHARS && Math.max(one.length, other.length) - same <= ENDING_MAX_CHARS;
}

/** The occupation's own skill by its name: welding of a welder, and not all that welders usually can. */
function isItsOwn({ names }: SkillConcept, occupation: OccupationConcept): boolean {
  return (['es', 'en'] as const).some((language) => {
    const words = wordsOf(names[language]);
    const of = wordsOf(occupation.names[language]);
    return words.length > 0 && words.every((word) => of.some((other) => haveOneRoot(word, other)));
  });
}

const occupations = () => allConcepts('occupation') as readonly OccupationConcept[];

function ownSkills(occupation: OccupationConcept): string[] {
  return occupation.skills.filter((id) => {
    const skill = conceptById(id);
    return skill?.kind === 'skill' && isItsOwn(skill, occupation);
  });
}

/** Whoever welds with TIG welds: with each skill come those that are special cases of it. */
function addSpecial(meant: Set<string>): void {
  const skills = allConcepts('skill') as readonly SkillConcept[];
  for (let before = 0; before < meant.size; ) {
    before = meant.size;
    for (const { id, broader } of skills) if (broader.some((general) => meant.has(general))) meant.add(id);
  }
}

/**
 * The concepts with all that counts as one of them: of a skill its special cases, and the occupation that is called after
 * it; of an occupation those declared related, and the skill that is called like it.
 */
export function widened(conceptIds: readonly string[]): ReadonlySet<string> {
  const meant = new Set(conceptIds);
  const found = conceptIds.flatMap((id) => conceptById(id) ?? []);
  for (const concept of found) if (concept.kind === 'occupation') for (const id of ownSkills(concept)) meant.add(id);
  addSpecial(meant);
  for (const { id, kind } of found) {
    if (kind === 'occupation')
      for (const other of occupations()) if (relatedness(id, other.id) >= RELATED) meant.add(other.id);
    if (kind === 'skill') for (const other of occupations()) if (ownSkills(other).includes(id)) meant.add(other.id);
  }
  return meant;
}
