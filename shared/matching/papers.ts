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

/** The one paper that an open requirement asks for; undefined where it asks for several, or for anything else. */
function paperOf({ papers = [], names = [], condition }: SkillRequirement): string | undefined {
  return papers.length === 1 && names.length === 0 && !condition ? papers[0] : undefined;
}

/** What each paper is called by the only requirement that asks for it and for nothing else. */
function wordsByPaper(skills: readonly SkillRequirement[]): Map<string, SkillRequirement> {
  const found = new Map<string, SkillRequirement>();
  const twice = new Set<string>();
  for (const requirement of skills) {
    const paper = paperOf(requirement);
    if (paper === undefined) continue;
    if (found.has(paper)) twice.add(paper);
    found.set(paper, requirement);
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

/** The same requirements, each paper called as the ad calls it, without the open requirements that only repeat one. */
export function papersInTheirWords({ skills, licences, education }: Papers): Papers {
  const byPaper = wordsByPaper(skills);
  const used = new Set<string>();
  const labelled = <Asked extends Paper>(id: string, requirement: Asked): Asked => {
    const own = byPaper.get(id);
    if (own === undefined || !requirement.isAskedOnce || own.importance !== requirement.importance) return requirement;
    used.add(own.id);
    return { ...requirement, label: own.label };
  };
  const named = {
    licences: licences.map((requirement) => labelled(requirement.id, requirement)),
    education: education && labelled(education.id, education),
  };
  const asked = new Map(
    [...licences, ...(education ? [education] : [])].map(({ id, importance }) => [id, importance] as const),
  );
  const words = education?.label === undefined ? '' : plainLabel(education.label);
  // The degree is called by its whole line: what is left of it in words says it again.
  const repeats = (requirement: SkillRequirement) =>
    asked.get(paperOf(requirement) ?? '') === requirement.importance ||
    (words !== '' && requirement.terms.length > 0 && saysAgain(plainLabel(requirement.label), words));
  return { ...named, skills: skills.filter((requirement) => !used.has(requirement.id) && !repeats(requirement)) };
}
