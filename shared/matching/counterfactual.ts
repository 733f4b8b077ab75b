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
import { pastedSpans, runsIn } from './pasted.ts';
import type { PreparedJob } from './prepare-job.ts';
import { countingText, type PreparedResume, prepareResume } from './prepare-resume.ts';
import { isSameReading } from './same-reading.ts';
import { scorePercent } from './score.ts';
import type { Exchange, Exchanger } from './swap.ts';
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

function howOf({ edits, isAdded }: Exchange): Counterfactual['how'] {
  if (edits.length === 0) return 'none';
  return isAdded ? 'added' : 'replaced';
}

/** The resume as it would be of somebody who differs in one fact alone. `writtenIn` is the language of what is written in. */
export function swappedResume(resume: MatchResume, swap: Swap, writtenIn: 'es' | 'en'): SwappedResume {
  const exchange = EXCHANGERS[swap](resume, writtenIn);
  const how = howOf(exchange);
  return { resume: how === 'none' ? resume : rewrittenResume(resume, exchange.edits), how };
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
  const swapped = once(() => {
    const { resume, how } = swappedResume(prepared.resume, swap, prepared.writtenIn);
    return { other: how === 'none' ? prepared : prepareResume(resume, prepared.today), how };
  });
  return (job) => {
    const { other, how } = swapped();
    return { swap, change: rounded(percentOf(job, other) - percentOf(job, prepared)), how };
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The score of each job, asked for once of the one resume that all exchanges are compared with. */
function percentsOf(prepared: PreparedResume): typeof scorePercent {
  let last: { job: PreparedJob; percent: number } | undefined;
  return (job, resume) => {
    if (resume !== prepared) return scorePercent(job, resume);
    if (last?.job !== job) last = { job, percent: scorePercent(job, resume) };
    return last.percent;
  };
}

/** What a resume repeats of the sentences of a job, which is left out of the comparison with it (`pasted.ts`). */
const pastedIn = ({ text }: MatchResume, runs: PreparedResume['runs'], { shingles }: PreparedJob) =>
  pastedSpans(text, runs, shingles);

/**
 * Whether a job cannot tell a resume from the same one with all facts exchanged. Where one of them repeats its sentences,
 * both are prepared without those, as for the score.
 */
function likenessTo(prepared: PreparedResume, exchanged: MatchResume): (job: PreparedJob) => boolean {
  const { resume, today } = prepared;
  const other = once(() => prepareResume(exchanged, today));
  const isSame = once(() => isSameReading(prepared, other()));
  const runs = once(() => runsIn(countingText(exchanged)));
  return (job) => {
    const own = pastedIn(resume, prepared.runs, job);
    if (own.length === 0) return pastedIn(exchanged, other().runs, job).length === 0 && isSame();
    const others = pastedIn(exchanged, runs(), job);
    return isSameReading(prepareResume(resume, today, own), prepareResume(exchanged, today, others));
  };
}

/**
 * What each exchange changes for a job. First all facts are exchanged together: where the resume of that stranger gives
 * every criterion the very same to go by, no single fact has moved anything. Else each is exchanged alone, and so are facts
 * that share words with others. The check of a resume thus mostly takes as long as preparing it once more, and each further
 * job takes microseconds. It takes twice that for each job whose sentences it repeats, and seven times where something is
 * found.
 */
export function counterfactualCheck(prepared: PreparedResume): (job: PreparedJob) => Counterfactual[] {
  const { resume, writtenIn } = prepared;
  const exchanges = SWAPS.map((swap) => ({ swap, ...EXCHANGERS[swap](resume, writtenIn) }));
  const made = new Set(apart(exchanges.flatMap(({ edits }) => apart(edits))));
  const isAlike = likenessTo(prepared, rewrittenResume(resume, [...made]));
  const percentOf = percentsOf(prepared);
  const checks = exchanges.map(({ swap, ...exchange }) => ({
    alone: swapCheck(swap, prepared, percentOf),
    unmoved: { swap, change: 0, how: howOf(exchange) },
    isWhole: apart(exchange.edits).every((edit) => made.has(edit)),
  }));
  return (job) => {
    const isUnmoved = isAlike(job);
    return checks.map(({ alone, unmoved, isWhole }) => (isUnmoved && isWhole ? unmoved : alone(job)));
  };
}
