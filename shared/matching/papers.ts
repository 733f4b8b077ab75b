/** Licences and degrees in the words of the ad: `«Licencia clase D»` is one criterion, and not a second one beside the driving licence. */
import type { BilingualText } from '../domain/field.ts';
import { fold } from '../taxonomy/index.ts';
import type { EducationRequirement } from './education-requirement.ts';
import type { Importance, SkillRequirement } from './requirement.ts';
import type { LicenceRequirement } from './requirements.ts';

interface Paper {
  label?: BilingualText;
  importance: Importance;
  isAskedOnce: boolean;
}

interface Papers {
  skills: readonly SkillRequirement[];
  licences: readonly LicenceRequirement[];
  education: EducationRequirement | null;
}

/** The one paper that an open wish asks for; undefined where it asks for several, or for anything else. */
function paperOf({ papers = [], names = [], condition }: SkillRequirement): string | undefined {
  return papers.length === 1 && names.length === 0 && !condition ? papers[0] : undefined;
}

/** What each paper is called by the only wish that asks for it and for nothing else. */
function wordsByPaper(skills: readonly SkillRequirement[]): Map<string, SkillRequirement> {
  const found = new Map<string, SkillRequirement>();
  const twice = new Set<string>();
  for (const wish of skills) {
    const paper = paperOf(wish);
    if (paper === undefined) continue;
    if (found.has(paper)) twice.add(paper);
    found.set(paper, wish);
  }
  for (const paper of twice) found.delete(paper);
  return found;
}

/** The letters and figures of a label. */
export const plainLabel = ({ es }: BilingualText) =>
  fold(es)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Letters from which on a label is no single word. */
const LABEL_LEAST_CHARS = 12;
export const saysAgain = (label: string, words: string) =>
  label.length >= LABEL_LEAST_CHARS && (words.includes(label) || label.includes(words));

/** The same wishes, each paper called as the ad calls it, without the open wishes that only repeat one. */
export function papersInTheirWords({ skills, licences, education }: Papers): Papers {
  const byPaper = wordsByPaper(skills);
  const used = new Set<string>();
  const labelled = <Asked extends Paper>(id: string, wish: Asked): Asked => {
    const own = byPaper.get(id);
    if (own === undefined || !wish.isAskedOnce || own.importance !== wish.importance) return wish;
    used.add(own.id);
    return { ...wish, label: own.label };
  };
  const named = {
    licences: licences.map((wish) => labelled(wish.id, wish)),
    education: education && labelled(education.id, education),
  };
  const asked = new Map(
    [...licences, ...(education ? [education] : [])].map(({ id, importance }) => [id, importance] as const),
  );
  const words = education?.label === undefined ? '' : plainLabel(education.label);
  // The degree is called by its whole line: what is left of it in words says it again.
  const repeats = (wish: SkillRequirement) =>
    asked.get(paperOf(wish) ?? '') === wish.importance ||
    (words !== '' && wish.terms.length > 0 && saysAgain(plainLabel(wish.label), words));
  return { ...named, skills: skills.filter((wish) => !used.has(wish.id) && !repeats(wish)) };
}
