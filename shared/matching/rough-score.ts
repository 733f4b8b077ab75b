/**
 * A score that a search engine can add up, close enough to find those among whom the best are.
 *
 * Beyond some hundred thousand people not everybody is compared with a job: an index gives those whose rough score is highest, and the
 * one scorer ranks them. A rough score is a sum over weights of a resume that are made once, each multiplied by a factor of the job; of
 * requirements that several things meet, the best counts. What is no sum (years, steps, degrees, caps) is left out. Nobody is shown it.
 */

import { allConcepts } from '../taxonomy/index.ts';
import { type Direction, HEAVY_PAGE } from './likeness.ts';
import { type WantedNames, wantedNames } from './listed-uses.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { decodeRankingForm } from './ranking-form.ts';
import { type SkillRequirement, skillsIn } from './requirement.ts';
import { heldWeights, type RoughKey, type RoughWeight } from './rough-keys.ts';

/** Features of a text that are kept: beyond the heaviest, they hardly move a sum. */
const TEXT_MOST = 400;

function heaviest({ features, weights }: Direction, length: number, of: 'text' | 'titles', most: number) {
  if (length === 0) return [];
  const all = [...features].map((feature, at) => [{ of, feature } as RoughKey, (weights[at] ?? 0) / length] as const);
  return all.length <= most ? all : all.sort(([, one], [, other]) => other - one).slice(0, most);
}

/** What of a resume a rough score adds up, each with a weight above 0. */
export function roughWeights(resume: PreparedResume): RoughWeight[] {
  const { direction, titleDirection, skills } = resume;
  return [
    ...heaviest(direction, Math.sqrt(HEAVY_PAGE + direction.size), 'text', TEXT_MOST),
    ...heaviest(titleDirection, Math.sqrt(titleDirection.size), 'titles', TEXT_MOST),
    ...[...skills].map(([id, { strength }]) => [{ of: 'skill', id } as const, strength] as const),
    ...heldWeights(resume),
  ].filter(([, weight]) => weight > 0);
}

let everySkill: WantedNames | undefined;

/** The same of a reading's form, whose skills are those of the taxonomy. Throws on bytes that are no form. */
export function roughWeightsOfForm(form: Uint8Array): ReturnType<typeof roughWeights> {
  everySkill ??= wantedNames(allConcepts('skill').map(({ id }) => id));
  return roughWeights(decodeRankingForm(form, { terms: wantedNames([]), skills: everySkill }).numbers);
}

/** Of these the one that comes to most counts. */
export type RoughRequirement = readonly (readonly [key: RoughKey, factor: number])[];

/** Likeness at which texts are alike, and titles are; what the best occupation counts beside all titles (`text.ts`, `occupation.ts`). */
export const [ALIKE, SAME_TITLE, HELD_SHARE] = [0.18, 0.6, 0.43];
/** Share of a trade and of its typical skills that a resume of it reaches (`text.ts`). */
const [MOSTLY, TYPICAL] = [0.7, 0.5];
/** Neighbours of one thing that are looked for. */
const NEAR_MOST = 12;

const nearest = (near: Iterable<readonly [string, number]>, most = NEAR_MOST) =>
  [...near].sort(([, one], [, other]) => other - one).slice(0, most);

function ofDirection({ features, weights, size }: Direction, of: 'text' | 'titles', share: number): RoughRequirement[] {
  if (size === 0) return [];
  return [...features].map((feature, at) => [[{ of, feature }, (share * (weights[at] ?? 0)) / Math.sqrt(size)]]);
}

/** The share of a score that occupations have, where the ad says what it calls the job. */
export const occupationShare = ({ title, occupations, weights }: PreparedJob): number =>
  title === '' && occupations.length === 0 ? 0 : weights.occupation;

function ofHeld({ nearOccupations }: PreparedJob, share: number): RoughRequirement[] {
  const held = nearest(nearOccupations).map(
    ([id, near]) => [{ of: 'occupation', id }, share * HELD_SHARE * near] as const,
  );
  return held.length > 0 ? [held] : [];
}

function ofOccupation(job: PreparedJob, share: number): RoughRequirement[] {
  return [...ofHeld(job, share), ...ofDirection(job.soughtTitle, 'titles', (share * (1 - HELD_SHARE)) / SAME_TITLE)];
}

/** The part that a requirement has for itself, without those that share its criterion. */
const ownPart = ({ part, inWords, also = [] }: SkillRequirement): number =>
  part - (inWords?.part ?? 0) - also.reduce((sum, one) => sum + one.part, 0);

/** Requirements in words only are met by the text as a whole; skills by themselves, by what the job accepts instead, or by a neighbour. */
function ofSkills({ skills }: PreparedJob, share: number): RoughRequirement[] {
  const named = skillsIn(skills);
  const all = named.reduce((sum, requirement) => sum + ownPart(requirement) + (requirement.inWords?.part ?? 0), 0) || 1;
  return named
    .filter(({ terms }) => terms.length === 0)
    .map((requirement) => {
      const most = (share * ownPart(requirement)) / all;
      const met = [requirement.id, ...requirement.instead].map((id) => [{ of: 'skill', id }, most] as const);
      const near = nearest(requirement.near, NEAR_MOST / 2).map(
        ([id, factor]) => [{ of: 'skill', id }, most * factor] as const,
      );
      return [...met, ...near];
    });
}

function ofField({ trades, typical }: PreparedJob, share: number): RoughRequirement[] {
  const half = typical.length > 0 ? share / 2 : share;
  const ofTrades = [...trades].map(([id, part]): RoughRequirement => [[{ of: 'trade', id }, (half * part) / MOSTLY]]);
  const ofTypical = typical.map(([id, part]): RoughRequirement => [[{ of: 'skill', id }, (half * part) / TYPICAL]]);
  return trades.size === 0 ? [] : [...ofTrades, ...ofTypical];
}

function ofPapers({ licences, languages, weights }: PreparedJob): RoughRequirement[] {
  const ofLicences = licences.map(
    ({ id }): RoughRequirement => [[{ of: 'paper', id }, weights.licence / licences.length]],
  );
  const ofLanguages = languages.map(
    ({ iso }): RoughRequirement => [[{ of: 'paper', id: `language:${iso}` }, weights.language / languages.length]],
  );
  return [...ofLicences, ...ofLanguages];
}

/** The same without features of texts and titles. */
export function heldRequirements(job: PreparedJob): RoughRequirement[] {
  const { weights } = job;
  return [
    ...ofHeld(job, occupationShare(job)),
    ...ofSkills(job, weights.skills),
    ...ofField(job, weights.field),
    ...ofPapers(job),
  ];
}

/** What a job asks for, as factors of what resumes weigh, the heaviest first and at most so many requirements and keys. */
export function roughRequirements(job: PreparedJob, keysMost: number): RoughRequirement[] {
  const { weights } = job;
  const requirements = [
    ...ofDirection(job.sought, 'text', weights.text / ALIKE),
    ...ofOccupation(job, occupationShare(job)),
    ...ofSkills(job, weights.skills),
    ...ofField(job, weights.field),
    ...ofPapers(job),
  ];
  const most = (requirement: RoughRequirement) => Math.max(...requirement.map(([, factor]) => factor));
  let keys = 0;
  return requirements
    .filter((requirement) => requirement.length > 0 && most(requirement) > 0)
    .sort((one, other) => most(other) - most(one))
    .filter((requirement) => {
      keys += requirement.length;
      return keys <= keysMost;
    })
    .map((requirement) => requirement.filter(([, factor]) => factor > 0));
}
