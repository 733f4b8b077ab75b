/** From what people type or paste to a list of skills: one per comma, each once. */

/** Comma and what else parts the items of a list that someone pastes. */
const SEPARATOR = /[,;|•·\n\r\t]+/;

function skillOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What makes two ways of writing a skill the same: neither case nor accents. */
function sameness(skill: string): string {
  return skill.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** All skills in a text, the last one included whether or not a comma follows. */
export function skillsIn(text: string): string[] {
  return text.split(SEPARATOR).map(skillOf).filter(Boolean);
}

/** While someone types: the skills that are finished, and the beginning of the next one. */
export function splitTyped(text: string): { finished: string[]; rest: string } {
  const parts = text.split(SEPARATOR);
  const rest = parts.pop() ?? '';
  return { finished: parts.map(skillOf).filter(Boolean), rest: rest.trimStart() };
}

/** Both lists without repetition; the first way to write a skill stays. */
export function withSkills(skills: readonly string[], more: readonly string[]): string[] {
  const known = new Set(skills.map(sameness));
  return [...skills, ...more.filter((skill) => !known.has(sameness(skill)) && known.add(sameness(skill)))];
}
