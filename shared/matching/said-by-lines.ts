/**
 * Leaves one criterion of a skill and of the asked line that says it: `APQP y PPAP` beside `Dominio de Core Tools: APQP, PPAP, AMEF`
 * asks the same twice. The skill counts with the line as it did alone, so that the order of people stays.
 */
import type { JobLine } from './job-lines.ts';
import type { SkillRequirement } from './requirement.ts';
import { CONDITIONS, skillsShown, timesNamed } from './said-once.ts';

/** Whether a requirement is a skill by its own name, beside the lines of the ad. */
export const isBare = ({ id, terms, inWords, instead }: SkillRequirement) =>
  terms.length === 0 && inWords === undefined && instead.length === 0 && !CONDITIONS.has(id);

const asksAsMuch = (line: SkillRequirement, skill: SkillRequirement) =>
  line.importance === 'must' || skill.importance === 'nice';

/** The requirements, each skill that the words of an asked line show as a part of that line, and none that only conditions name. */
export function withinTheirLines(
  requirements: readonly SkillRequirement[],
  lines: readonly JobLine[],
): SkillRequirement[] {
  const times = timesNamed(lines);
  const inLines = requirements
    .filter(({ terms }) => terms.length > 0)
    .map((requirement) => ({ requirement, shown: skillsShown(requirement.label.es) }));
  const taken = new Map<string, SkillRequirement[]>();
  const left = requirements.filter((skill) => {
    if (!isBare(skill)) return true;
    const hosts = inLines.filter(({ shown }) => shown.has(skill.id)).map(({ requirement }) => requirement);
    // What a line of its own asks as well is a criterion of its own.
    const isOnlyThere = hosts.length > 0 && hosts.length >= (times.get(skill.id) ?? 0);
    if (!isOnlyThere) return true;
    const host = hosts.find((requirement) => !requirement.condition && asksAsMuch(requirement, skill));
    if (host) taken.set(host.id, [...(taken.get(host.id) ?? []), skill]);
    // `Pass a hearing test` asks for no audiology.
    return host === undefined && !hosts.every(({ condition }) => condition);
  });
  return left.map((requirement) => {
    const also = taken.get(requirement.id);
    if (also === undefined) return requirement;
    return { ...requirement, part: requirement.part + also.reduce((sum, { part }) => sum + part, 0), also };
  });
}
