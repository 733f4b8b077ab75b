/** What the taxonomy says between concepts, prepared once: how telling a skill is, and who its neighbours are. */
import type { ConceptKind, OccupationConcept, SkillConcept } from '../taxonomy/index.ts';
import { allConcepts, conceptById, relatednessOf } from '../taxonomy/index.ts';
import { wordsOf } from './words.ts';

/** Abilities that everybody claims and desk tools that most jobs use tell little about a trade. */
const COMMON_GROUPS: Record<string, number> = { personal: 0.25, office: 0.5, management: 0.6 };

let usedBy: Map<string, number> | undefined;

/** How many occupations name each skill as typical. */
function usage(): Map<string, number> {
  if (usedBy === undefined) {
    usedBy = new Map();
    for (const concept of allConcepts('occupation') as readonly OccupationConcept[]) {
      for (const skill of concept.skills) usedBy.set(skill, (usedBy.get(skill) ?? 0) + 1);
    }
  }
  return usedBy;
}

/**
 * How much a skill tells about the trade, 0..1: inverse frequency over the occupations that name it (as IDF does over
 * documents), lowered for personal and office skills. 1 for a skill of one trade, about .1 for teamwork.
 */
export function skillWeight(id: string): number {
  const skill = conceptById(id);
  const total = allConcepts('occupation').length + 1;
  const rarity = Math.log(total / (1 + (usage().get(id) ?? 1))) / Math.log(total / 2);
  const common = skill?.kind === 'skill' ? (COMMON_GROUPS[skill.group] ?? 1) : 1;
  return Math.min(1, Math.max(0.25, rarity)) * common;
}

const neighbours = new Map<string, readonly (readonly [string, number])[]>();

/** Ids of the same kind with their relatedness, nearest first; the concept itself leads with 1. Remembered. */
export function neighboursOf(id: string, kind: ConceptKind): readonly (readonly [string, number])[] {
  let found = neighbours.get(id);
  if (found === undefined) {
    const own = conceptById(id);
    found = allConcepts(kind)
      .map((concept) => [concept.id, own ? relatednessOf(own, concept) : 0] as const)
      .filter(([, near]) => near > 0)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    neighbours.set(id, found);
  }
  return found;
}

/** The trade a skill is filed under, or undefined for those of every trade. */
export function tradeOf(id: string): string | undefined {
  const skill = conceptById(id) as SkillConcept | undefined;
  if (skill?.kind !== 'skill' || skill.group in COMMON_GROUPS) return undefined;
  return skill.group;
}

/** Typical skills of an occupation; none for an unknown id. */
export function typicalSkills(occupation: string): readonly string[] {
  const concept = conceptById(occupation);
  return concept?.kind === 'occupation' ? concept.skills : [];
}

/** Amount of each trade among skills with a share each, a telling skill counting more than a common one. */
export function tradeSums(shares: Iterable<readonly [string, number]>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [skill, share] of shares) {
    const trade = tradeOf(skill);
    if (trade !== undefined) sums.set(trade, (sums.get(trade) ?? 0) + share * skillWeight(skill));
  }
  return sums;
}

const ownSkills = new Map<string, string | undefined>();

/**
 * The typical skill that an occupation is named after: welding of a welder, accounting of an accountant. Who held the
 * job used it, whether or not a bullet says so. Undefined where none is. Remembered.
 */
export function ownSkillOf(occupation: string): string | undefined {
  if (!ownSkills.has(occupation)) {
    const terms = (id: string) => wordsOf(conceptById(id)?.names.en ?? '').map(({ term }) => term);
    const words = new Set(terms(occupation));
    const own = typicalSkills(occupation).find(
      (id) => terms(id).length > 0 && terms(id).every((term) => words.has(term)),
    );
    ownSkills.set(occupation, own);
  }
  return ownSkills.get(occupation);
}

/** Whether a mention is one word, which may have another sense: `automation` of accounts payable, `ABA` of the bar. */
export function isOneWord(text: string, { start, end }: { start: number; end: number }): boolean {
  return !/[\s-]/.test(text.slice(start, end).trim());
}

/** Whether what is written has a word of a concept's own names in it, in either language. */
export function isOfItsName(written: string, id: string): boolean {
  const names = conceptById(id)?.names;
  const own = new Set(wordsOf(`${names?.es}, ${names?.en}`).map(({ term }) => term));
  return wordsOf(written).some(({ term }) => own.has(term));
}
