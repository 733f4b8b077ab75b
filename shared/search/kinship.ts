/** How well a record's concept meets a searched one, by the taxonomy's relations. */
import {
  type AnyConcept,
  conceptById,
  fold,
  linkedTo,
  type OccupationConcept,
  relatednessOf,
  type SkillConcept,
} from '../taxonomy/index.ts';

/** Having a special case is having the skill; having the general one is half of it. */
const GENERAL = 0.5;
/** An occupation called after the skill that is searched: a welder welds. */
const CALLED_AFTER = 0.95;
/** An occupation whose first skills the searched one is among. */
const CORE_OF = 0.75;
const CORE_SKILLS = 2;
/** The skill that the searched occupation is called after, without the occupation. */
const OWN_SKILL = 0.6;
/** Letters that words of one root begin with: `nurs-e`, `nurs-ing`. */
const ROOT_MIN_CHARS = 4;
/** What differs after the root is an ending: `-ant`, `-abilidad` would be another word. */
const ENDING_MAX_CHARS = 6;
/** Occupations of one unit group of ISCO-08 do the same work under several names: a fruit picker is a farm worker. */
const SAME_GROUP = 0.75;
/** Occupations of one three-digit group are neighbours and not what was asked for. */
const NEAR_MIN = 0.5;

/** The words of a name that are long enough to have a root. */
export const wordsOf = (name: string) =>
  fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= ROOT_MIN_CHARS);

/** Whether two words begin alike up to an ending. */
export function haveOneRoot(one: string, other: string): boolean {
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

let ownSkillIds: Map<string, readonly string[]> | undefined;

/** By occupation, the ids of the skills that it is called after. */
function ownSkillsOf(occupationId: string): readonly string[] {
  ownSkillIds ??= new Map();
  const kept = ownSkillIds.get(occupationId);
  if (kept) return kept;
  const occupation = conceptById(occupationId);
  const skills = occupation?.kind === 'occupation' ? occupation.skills : [];
  const own = skills.filter((id) => {
    const skill = conceptById(id);
    return skill?.kind === 'skill' && occupation?.kind === 'occupation' && isItsOwn(skill, occupation);
  });
  ownSkillIds.set(occupationId, own);
  return own;
}

/** Whether one skill is another's special case, however many steps below. */
function isSpecial(skill: SkillConcept, general: string, steps = 4): boolean {
  if (steps === 0) return false;
  return skill.broader.some((id) => {
    if (id === general) return true;
    const up = conceptById(id);
    return up?.kind === 'skill' && isSpecial(up, general, steps - 1);
  });
}

function betweenSkills(asked: SkillConcept, had: SkillConcept): number {
  if (isSpecial(had, asked.id)) return 1;
  return asked.broader.includes(had.id) ? GENERAL : 0;
}

function skillOfWork(asked: string, { id, skills }: OccupationConcept): number {
  if (ownSkillsOf(id).some((own) => meets(asked, own) === 1)) return CALLED_AFTER;
  return skills.slice(0, CORE_SKILLS).includes(asked) ? CORE_OF : 0;
}

function between(asked: AnyConcept, had: AnyConcept): number {
  if (asked.id === had.id) return 1;
  if (asked.kind === 'skill' && had.kind === 'skill') return betweenSkills(asked, had);
  if (asked.kind === 'skill' && had.kind === 'occupation') return skillOfWork(asked.id, had);
  if (asked.kind === 'occupation' && had.kind === 'skill')
    return ownSkillsOf(asked.id).includes(had.id) ? OWN_SKILL : 0;
  const near = relatednessOf(asked, had);
  if (asked.kind === 'occupation' && had.kind === 'occupation' && asked.isco === had.isco) return SAME_GROUP;
  return near >= NEAR_MIN ? near : 0;
}

const known = new Map<string, Map<string, number>>();

/**
 * How well someone or something with the concept `had` meets a search for `asked`, 0..1: 1 for the same and for special
 * cases of a skill, .95 for the occupation called after a skill, .6 for the skill an occupation is called after, .5 for the more general
 * skill, and for occupations .75 within a unit group and .7 where declared related; 0 of all that `linkedTo` leaves out. Remembered, since a search asks the same for many records.
 */
export function meets(asked: string, had: string): number {
  let of = known.get(asked);
  if (of === undefined) {
    of = new Map();
    known.set(asked, of);
  }
  const kept = of.get(had);
  if (kept !== undefined) return kept;
  const [one, other] = linkedTo(asked).has(had) ? [conceptById(asked), conceptById(had)] : [];
  const degree = one && other ? between(one, other) : 0;
  of.set(had, degree);
  return degree;
}

/** Whether a record of one occupation speaks against another: work of other groups of ISCO-08 and no relation. */
export function isOtherWork(asked: string, had: string): boolean {
  const [one, other] = [conceptById(asked), conceptById(had)];
  if (one?.kind !== 'occupation' || other?.kind !== 'occupation') return false;
  return relatednessOf(one, other) === 0;
}
