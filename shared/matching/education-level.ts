/** Finds the education that a text names and orders it. */
import type { EducationLevel } from '../domain/levels.ts';
import { conceptById, findMentions } from '../taxonomy/index.ts';

/** Order of the levels; `other` (vocational, associate) lies between school and a degree. */
const RANK: Record<EducationLevel, number> = { 'high-school': 1, other: 1.5, bachelor: 2, master: 3, phd: 4 };

/** Rank of a level, 1 (school) to 4 (doctorate). */
export function educationRank(level: EducationLevel): number {
  return RANK[level];
}

/** Every education named in a text with its level and place, in order. */
export function educationIn(text: string): { level: EducationLevel; start: number; end: number }[] {
  return findMentions(text, ['education']).flatMap(({ id, start, end }) => {
    const concept = conceptById(id);
    return concept?.kind === 'education' ? [{ level: concept.level, start, end }] : [];
  });
}
