/**
 * Leaves out a skill by its bare name where criteria in the ad's own words say it in every line that names it: `Grooming` beside
 * `Diploma in dog grooming or two seasons with a show groomer` asks the same twice.
 *
 * Where a criterion of skills says it, the skill counts with that one as it did alone. Years are no such criterion: what they are of
 * is what tells people best, and without it the order of judged people was worse.
 */
import type { BilingualText } from '../domain/field.ts';
import type { Asked } from './asked-once.ts';
import type { JobLine } from './job-lines.ts';
import { namedIn } from './named-in-lines.ts';
import { plainLabel } from './papers.ts';
import type { Importance, SkillRequirement } from './requirement.ts';
import { isBare } from './said-by-lines.ts';
import { skillsShown } from './said-once.ts';

/** A criterion in the ad's own words. */
interface Host {
  words: string;
  shown: ReadonlySet<string>;
  importance: Importance;
  /** The criterion of skills that it is; none for papers and degrees. */
  skill?: SkillRequirement;
}

const QUOTED = /^[«“]/;

function hostOf(label: BilingualText | undefined, importance: Importance, skill?: SkillRequirement): Host[] {
  if (label === undefined || !QUOTED.test(label.es)) return [];
  return [{ words: plainLabel(label), shown: skillsShown(label.es), importance, ...(skill && { skill }) }];
}

function hostsIn({ skills, licences, languages, education }: Asked): Host[] {
  return [
    ...skills
      .filter(({ condition }) => !condition)
      .flatMap((requirement) => hostOf(requirement.label, requirement.importance, requirement)),
    ...[...licences, ...(education ? [education] : [])].flatMap((requirement) =>
      hostOf(requirement.label, requirement.importance),
    ),
    ...languages.flatMap(({ called, importance }) => hostOf(called, importance)),
  ];
}

const asksAsMuch = (host: Host, { importance }: SkillRequirement) =>
  host.importance === 'must' || importance === 'nice';

/** The lines that name each skill and ask for something. */
function linesNaming(lines: readonly JobLine[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { text, asked, tag, added } of lines) {
    if (asked === 'aside' || tag || added) continue;
    const plain = plainLabel({ es: text, en: text });
    for (const id of new Set(namedIn(text, 'skill').map((mention) => mention.id)))
      found.set(id, [...(found.get(id) ?? []), plain]);
  }
  return found;
}

/** What an ad asks, without the bare names that its criteria in words say wherever the ad does. */
export function withoutBareRepeats(asked: Asked, lines: readonly JobLine[]): Asked {
  const hosts = hostsIn(asked);
  const naming = linesNaming(lines);
  const taken = new Map<string, SkillRequirement[]>();
  const left = asked.skills.filter((skill) => {
    const own = naming.get(skill.id) ?? [];
    if (!isBare(skill) || own.length === 0) return true;
    const saying = hosts.filter(({ shown }) => shown.has(skill.id));
    // A line of the skill alone asks for it by itself, whatever a longer one says.
    const isSaid = (line: string) => saying.some(({ words }) => line.includes(words));
    const host = saying.find((one) => asksAsMuch(one, skill));
    if (host === undefined || !own.every(isSaid)) return true;
    if (host.skill) taken.set(host.skill.id, [...(taken.get(host.skill.id) ?? []), skill]);
    return false;
  });
  return { ...asked, skills: left.map((requirement) => withAlso(requirement, taken.get(requirement.id) ?? [])) };
}

function withAlso(requirement: SkillRequirement, also: readonly SkillRequirement[]): SkillRequirement {
  if (also.length === 0) return requirement;
  const part = requirement.part + also.reduce((sum, one) => sum + one.part, 0);
  return { ...requirement, part, also: [...(requirement.also ?? []), ...also] };
}
