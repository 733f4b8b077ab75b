/**
 * Would the score be the same for somebody else with this working life? Exchanges one personal fact of a resume at a time,
 * prepares and scores it again with the same engine, and says what that changed.
 *
 * The answer has to be 0: what is exchanged is blanked before anything is read (`clean.ts`) or brought to one form. It is
 * computed all the same, because a promise that anybody can see kept is worth more than a promise. Photos are no part of
 * it: the engine reads no pictures.
 */
import { type Counterfactual, SWAPS, type Swap } from '../domain/match.ts';
import type { MatchResume } from './match-resume.ts';
import { pastedSpans } from './pasted.ts';
import type { PreparedJob } from './prepare-job.ts';
import { type PreparedResume, prepareResume } from './prepare-resume.ts';
import { isSameReading } from './same-reading.ts';
import { scorePercent } from './score.ts';
import type { Exchanger } from './swap.ts';
import { otherAddress } from './swap-address.ts';
import { otherGender } from './swap-gender.ts';
import { otherAge, otherName, otherNationality } from './swap-identity.ts';
import { otherPrestige } from './swap-prestige.ts';
import { apart, rewrittenResume } from './swap-text.ts';

const EXCHANGERS: Record<Swap, Exchanger> = {
  name: otherName,
  gender: otherGender,
  age: otherAge,
  nationality: otherNationality,
  address: otherAddress,
  prestige: otherPrestige,
};

/** A resume with one fact exchanged, and whether it had been there. */
export interface SwappedResume {
  resume: MatchResume;
  /** `replaced` where the resume said it, `added` where it was written in, `none` where there was nothing to exchange. */
  how: Counterfactual['how'];
}

function howOf(edits: readonly unknown[], isAdded: boolean): Counterfactual['how'] {
  if (edits.length === 0) return 'none';
  return isAdded ? 'added' : 'replaced';
}

/** The resume as it would be of somebody who differs in one fact alone. `writtenIn` is the language of what is written in. */
export function swappedResume(resume: MatchResume, swap: Swap, writtenIn: 'es' | 'en'): SwappedResume {
  const { edits, isAdded } = EXCHANGERS[swap](resume, writtenIn);
  const how = howOf(edits, isAdded);
  return { resume: how === 'none' ? resume : rewrittenResume(resume, edits), how };
}

/** The resume of somebody who differs in everything at once, and the facts that share words with others and so differ only in part. */
function stranger(resume: MatchResume, writtenIn: 'es' | 'en'): { resume: MatchResume; inPart: ReadonlySet<Swap> } {
  const wanted = SWAPS.map((swap) => [swap, apart(EXCHANGERS[swap](resume, writtenIn).edits)] as const);
  const made = new Set(apart(wanted.flatMap(([, edits]) => edits)));
  const inPart = wanted.filter(([, edits]) => !edits.every((edit) => made.has(edit))).map(([swap]) => swap);
  return { resume: rewrittenResume(resume, [...made]), inPart: new Set(inPart) };
}

/** Changes are given to a hundredth of a point: what is smaller moves no rank that anybody sees. */
const rounded = (points: number) => Math.round(points * 100) / 100 || 0;

/** What exchanging one fact changes in the score for a job. */
type ChangeFor = (job: PreparedJob) => Counterfactual;

/**
 * What exchanging one fact changes in the score for a job: percentage points before rounding, to a hundredth. The resume is
 * prepared once, when the first job asks. `percentOf` is the score to put to the test.
 */
export function swapCheck(
  swap: Swap,
  prepared: PreparedResume,
  percentOf: typeof scorePercent = scorePercent,
): ChangeFor {
  const { resume, how } = swappedResume(prepared.resume, swap, prepared.writtenIn);
  let other: PreparedResume | undefined;
  return (job) => {
    if (how === 'none') return { swap, change: 0, how };
    other ??= prepareResume(resume, prepared.today);
    return { swap, change: rounded(percentOf(job, other) - percentOf(job, prepared)), how };
  };
}

/** Whether the resume repeats sentences of the job, which are then left out of the comparison with it (`pasted.ts`). */
const repeats = ({ resume, runs }: PreparedResume, { shingles }: PreparedJob): boolean =>
  pastedSpans(resume.text, runs, shingles).length > 0;

/**
 * What each exchange changes for a job. First all facts are exchanged together: where the resume of that stranger gives
 * every criterion the very same to go by, no single fact has moved anything. Else each is exchanged alone. So the check of
 * a resume mostly takes as long as preparing it once or twice more, and seven times where something is found; each further
 * job takes microseconds.
 */
export function counterfactualCheck(prepared: PreparedResume): (job: PreparedJob) => Counterfactual[] {
  const { resume, inPart } = stranger(prepared.resume, prepared.writtenIn);
  const other = prepareResume(resume, prepared.today);
  const isSame = isSameReading(prepared, other);
  const checks = SWAPS.map((swap) => {
    const { edits, isAdded } = EXCHANGERS[swap](prepared.resume, prepared.writtenIn);
    return { alone: swapCheck(swap, prepared), unmoved: { swap, change: 0, how: howOf(edits, isAdded) } };
  });
  return (job) => {
    const isAlike = isSame && !repeats(prepared, job) && !repeats(other, job);
    return checks.map(({ alone, unmoved }) => (isAlike && !inPart.has(unmoved.swap) ? unmoved : alone(job)));
  };
}
