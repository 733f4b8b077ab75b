/**
 * Makes one criterion of what an ad asks once, in its own words: the skill and the line that names it, a row of skills and the line
 * that lists them, a condition and the words for it.
 */
import { conceptById, findMentions, fold } from '../taxonomy/index.ts';
import type { JobLine } from './job-lines.ts';
import { namedIn } from './named-in-lines.ts';
import { LEVEL } from './open-requirements.ts';
import type { SkillRequirement } from './requirement.ts';
import { wordsOf } from './words.ts';

/** Skills of the lists that are conditions of the work, with the words of a requirement that says the same. */
export const CONDITIONS: ReadonlyMap<string, RegExp> = new Map([
  ['skill:shift-work', /\b(?:shifts?|rota|turnos?)\b/],
  ['skill:availability-travel', /\b(?:travel\w*|viaj\w*|desplaza\w*)\b/],
]);

/** Requirements in words that say no more than another requirement says: `Git` beside `Git and pull requests`, `English` beside English. */
export function withoutRepeats(
  concepts: readonly SkillRequirement[],
  open: readonly SkillRequirement[],
): SkillRequirement[] {
  const said = new Set(concepts.flatMap(({ label }) => wordsOf(`${label.es}, ${label.en}`).map(({ term }) => term)));
  const isSaid = ({ terms, label }: SkillRequirement) =>
    terms.every((term) => said.has(term)) && !LEVEL.test(fold(label.es));
  const isWithin = (one: SkillRequirement, other: SkillRequirement) =>
    one.part <= other.part && one.terms.every((term) => other.terms.includes(term));
  const kept: SkillRequirement[] = [];
  for (const requirement of [...open].sort((a, b) => b.terms.length - a.terms.length || (a.id < b.id ? -1 : 1)))
    if (!isSaid(requirement) && !kept.some((other) => isWithin(requirement, other))) kept.push(requirement);
  return kept;
}

/** How many lines name each skill. */
export function timesNamed(lines: readonly JobLine[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { text, asked } of lines) {
    if (asked === 'aside') continue;
    for (const id of new Set(namedIn(text, 'skill').map((mention) => mention.id)))
      times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

/**
 * Makes one requirement of a skill and of the only line that names it: `Excel` and `Excel for margin calculations` ask for one thing, in
 * the ad's words. Its part is that of both.
 */
export function inTheirWords(
  named: readonly SkillRequirement[],
  open: readonly SkillRequirement[],
  lines: readonly JobLine[],
): SkillRequirement[] {
  const times = timesNamed(lines);
  const shown = timesShown(open);
  const byId = new Map(named.map((requirement) => [requirement.id, requirement]));
  const left: SkillRequirement[] = [];
  for (const words of open) {
    const [skill, ...others] = saidOnlyBy(words, times, shown).flatMap((id) => byId.get(id) ?? []);
    if (skill === undefined || skill.inWords || (words.condition && !skill.condition)) {
      left.push(words);
      continue;
    }
    const importance = [skill, words, ...others].some((one) => one.importance === 'must') ? 'must' : 'nice';
    const part = [skill, words, ...others].reduce((sum, one) => sum + one.part, 0);
    for (const { id } of others) byId.delete(id);
    const also = others.filter(({ id }) => !isOfCharacter(id) && !CONDITIONS.has(id));
    const isRow = (words.names ?? []).length > 1;
    byId.set(skill.id, { ...skill, importance, label: words.label, part, inWords: words, ...(isRow && { also }) });
  }
  const saidSo = left.filter(({ condition }) => condition).map(({ label }) => fold(label.es));
  // One in its own words repeats nothing: `own car, no bus at night` says nothing of the shifts.
  const isRepeated = ({ id, inWords }: SkillRequirement) =>
    !inWords && CONDITIONS.get(id) !== undefined && saidSo.some((text) => CONDITIONS.get(id)?.test(text));
  return [...[...byId.values()].filter((requirement) => !isRepeated(requirement)), ...left];
}

/** Whether a skill is how somebody is, and not what they have learned. */
function isOfCharacter(id: string): boolean {
  const skill = conceptById(id);
  return skill?.kind === 'skill' && skill.group === 'personal';
}

/** The skills that a label shows. */
export const skillsShown = (label: string) => new Set(findMentions(label, ['skill']).map(({ id }) => id));

/** How many labels of requirements show each skill. */
function timesShown(open: readonly SkillRequirement[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { label } of open) for (const id of skillsShown(label.es)) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** A line of more skills is a list of them, and each is shown by itself. */
const NAMES_MOST = 3;

/**
 * The skills that a requirement in words says and no other line does, as far as its label shows them: those few that it names, or all
 * where they are of character or of the hours of the work (`patient, kind and calm on the phone`).
 */
function saidOnlyBy(
  { names = [], label }: SkillRequirement,
  times: ReadonlyMap<string, number>,
  shownBy: ReadonlyMap<string, number>,
): readonly string[] {
  const hours = names.filter((id) => CONDITIONS.has(id));
  if (hours.length > 0) return hours;
  const shown = skillsShown(label.es);
  const onlyHere = names.filter((id) => shown.has(id) && (times.get(id) ?? 0) <= (shownBy.get(id) ?? 0));
  return onlyHere.length <= NAMES_MOST || names.every(isOfCharacter) ? onlyHere : [];
}
