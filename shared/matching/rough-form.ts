/**
 * Scores the form of a resume roughly and fast, so that of many people only those are compared with a job who may be among the
 * best. It adds up what `rough-score.ts` names, from the numbers of a form alone: a tenth of the time of a comparison. Nobody is
 * shown it.
 */
import { fingerprint } from '../domain/fingerprint.ts';
import { type RoughParts, roughPartsOf } from './form-bytes.ts';
import { type Direction, HEAVY_PAGE } from './likeness.ts';
import { NO_USE, type WantedNames, wantedNames } from './listed-uses.ts';
import type { PreparedJob } from './prepare-job.ts';
import { type RoughKey, roughKeyText } from './rough-keys.ts';
import { ALIKE, HELD_SHARE, heldRequirements, occupationShare, SAME_TITLE } from './rough-score.ts';

/** Values by number, most of which are looked up in vain: a table of their last bits says so without a search. */
interface Sought<T> {
  ends: Uint8Array;
  values: ReadonlyMap<number, T>;
}

const ENDS = 0xffff;

function soughtOf<T>(entries: Iterable<readonly [number, T]>): Sought<T> {
  const values = new Map(entries);
  const ends = new Uint8Array(ENDS + 1);
  for (const number of values.keys()) ends[number & ENDS] = 1;
  return { ends, values };
}

/** The inner product with what is sought, and the squared weights of the resume that had a part in it. */
function overlap({ ends, values }: Sought<number>, features: Uint32Array, weights: Float32Array) {
  let [product, shared] = [0, 0];
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] as number;
    if (ends[feature & ENDS] === 0) continue;
    const sought = values.get(feature);
    if (sought === undefined) continue;
    const weight = weights[at] as number;
    product += sought * weight;
    shared += weight * weight;
  }
  return { product, shared };
}

const weightsOf = ({ features, weights }: Direction) =>
  soughtOf([...features].map((feature, at) => [feature, weights[at] ?? 0] as const));

/** Of a form, the sizes of both directions stand before the strengths of its different uses. */
const USES_BEGIN = 2;

/** Where in the values of a form each key of the job's requirements is, and what the best of each requirement counts. */
function programOf(job: PreparedJob) {
  const slots = new Map<string, number>();
  const slotOf = (key: RoughKey): number => {
    const text = roughKeyText(key);
    const slot = slots.get(text) ?? slots.size;
    slots.set(text, slot);
    return slot;
  };
  const requirements = heldRequirements(job).map((requirement) =>
    requirement.map(([key, factor]) => [slotOf(key), factor] as const),
  );
  const skills = [...slots.keys()].filter((text) => text.startsWith('skill.')).map((text) => text.slice(6));
  const names: WantedNames = wantedNames(skills);
  return {
    requirements,
    count: slots.size,
    names,
    skills: soughtOf([...names.keys].map((key, at) => [key, at] as const).reverse()),
    slotsOfSkills: names.texts.map((id) => slotOf({ of: 'skill', id })),
    held: soughtOf([...slots].map(([text, slot]) => [fingerprint(text), slot] as const)),
  };
}

type Program = ReturnType<typeof programOf>;

function readSkills(
  { names, skills, slotsOfSkills }: Program,
  { skillKeys, skillChecks, skillPlaces, reals }: RoughParts,
  values: Float64Array,
): void {
  for (let at = 0; at < skillKeys.length; at += 1) {
    const key = skillKeys[at] as number;
    if (skills.ends[key & ENDS] === 0 || skillPlaces[at] === NO_USE) continue;
    for (let name = skills.values.get(key) ?? names.keys.length; names.keys[name] === key; name += 1)
      if (names.checks[name] === skillChecks[at])
        values[slotsOfSkills[name] as number] = reals[USES_BEGIN + (skillPlaces[at] as number)] as number;
  }
}

function readHeld({ held }: Program, { heldKeys, heldWeights }: RoughParts, values: Float64Array): void {
  for (let at = 0; at < heldKeys.length; at += 1) {
    const slot = held.values.get(heldKeys[at] as number);
    if (slot !== undefined) values[slot] = heldWeights[at] as number;
  }
}

function sumOf(requirements: Program['requirements'], values: Float64Array): number {
  let sum = 0;
  for (const requirement of requirements) {
    let best = 0;
    for (const [slot, factor] of requirement) best = Math.max(best, factor * (values[slot] as number));
    sum += best;
  }
  return sum;
}

/** A function that scores forms for a job, 0 up to about 1; what it says of two people is rough. It throws on bytes that are no form. */
export function roughFormScorer(job: PreparedJob): (form: Uint8Array) => number {
  const program = programOf(job);
  const [text, titles] = [weightsOf(job.sought), weightsOf(job.soughtTitle)];
  const ofTitles = occupationShare(job) * (1 - HELD_SHARE);
  const values = new Float64Array(program.count);
  return (form) => {
    const parts = roughPartsOf(form);
    const [size = 0, titleSize = 0] = parts.reals;
    const { product, shared } = overlap(text, parts.features, parts.weights);
    const alike = product / Math.sqrt((job.sought.size || 1) * (HEAVY_PAGE + size - shared));
    const inTitles = overlap(titles, parts.titleFeatures, parts.titleWeights).product;
    const sameTitle = titleSize === 0 ? 0 : inTitles / Math.sqrt((job.soughtTitle.size || 1) * titleSize);
    values.fill(0);
    readSkills(program, parts, values);
    readHeld(program, parts, values);
    return (
      job.weights.text * Math.min(1, alike / ALIKE) +
      ofTitles * Math.min(1, sameTitle / SAME_TITLE) +
      sumOf(program.requirements, values)
    );
  };
}
