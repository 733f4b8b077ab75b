/** What a requirement of an ad is: the shape that all readers of requirements make, and how much a wording makes it count. */
import type { BilingualText } from '../domain/field.ts';
import { NICE_PART } from '../domain/weights.ts';
import type { Asked } from './ad-voice.ts';

export type Importance = 'must' | 'nice';

/** One skill asked for: a concept with its neighbours, or, where the taxonomy knows none, the words themselves. */
export interface SkillRequirement {
  id: string;
  label: BilingualText;
  importance: Importance;
  /** Size beside the other requirements of this job. */
  part: number;
  near: readonly (readonly [string, number])[];
  terms: readonly string[];
  /** The terms of each way in which it can be answered, where its words name several: `Moodle or GeoGebra`. */
  ways?: readonly (readonly string[])[];
  /** As a must it has to be proven: a skill of the trade, not of character, that no loose prose made a must. */
  needsProof: boolean;
  /** A tool that the ad wants at a level or for something of it: `Excel nivel medio-alto (tablas dinámicas)`. */
  atLevel?: boolean;
  /** The ad only mentions it, in a single word to which no trade gives a sense: `bookings go through Outlook`. */
  onlyTold?: boolean;
  /** A condition of the work (travel, shifts, a permit to work): a resume that is silent leaves it open. */
  condition?: boolean;
  /** Skills that the job itself accepts in its place: `Power BI or Tableau`. */
  instead: readonly string[];
  /** Skills that the words of an open requirement name. */
  names?: readonly string[];
  /** Licences and degrees that an open requirement names with little beside them: it asks for these, in the ad's own words. */
  papers?: readonly string[];
  /** It asks for a course, a certificate or a diploma: work of the kind is none. */
  ofPaper?: boolean;
  /** Years of experience that an open requirement asks for. */
  years?: readonly number[];
  /** The language that an open requirement begins with, and nothing another criterion would say: it repeats that language. */
  language?: string;
  /** The words around a skill that make it what the ad means: `Excel for margin calculations`. They count with it, as they would alone. */
  inWords?: SkillRequirement;
  /** Further skills of a row that the same words name, each with its own part: `Word and Excel for our reports` is one criterion. */
  also?: readonly SkillRequirement[];
}

/** How much a requirement counts by how it is worded; what a description merely tells counts a little. */
export const PART: Record<Asked, number> = { must: 1, nice: NICE_PART.skills, told: 0.3, aside: 0 };
/** The two ranks that a result knows: what is merely told is nice to have. */
export function importanceOf(asked: Asked): Importance {
  return asked === 'must' ? 'must' : 'nice';
}

/** All skills that requirements name, also those that share one criterion, each with its part. */
export function skillsIn(requirements: readonly SkillRequirement[]): readonly SkillRequirement[] {
  const known = named.get(requirements);
  if (known) return known;
  const all = requirements.flatMap((requirement) => [requirement, ...(requirement.also ?? [])]);
  named.set(requirements, all);
  return all;
}

/** The requirements of a job are asked for with each resume that it is compared with. */
const named = new WeakMap<readonly SkillRequirement[], readonly SkillRequirement[]>();
