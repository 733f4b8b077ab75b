/**
 * Compares a job with stored forms: everybody, and of many people those whose rough score is highest, until a thousand more
 * bring nobody among the best. Percentages are those of the one scorer either way.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type PreparedJob, rankingFormPercent, roughFormScorer } from '../../shared/matching/index.ts';
import type { RankingForms } from '../indexes/ranking-forms.ts';
import { TOO_COMPLEX, type TooComplex } from './matcher.ts';
import type { RankingStep } from './ranking-step.ts';

/** Readings compared before other work gets its turn: some 10 ms. */
const COMPARED_AT_ONCE = 100;
/** How many are compared. */
export interface ComparedAmong {
  /** So many people are all compared. */
  all: number;
  /** Of more people, at least so many are, the highest rough scores first. */
  least: number;
  /** And then until so many in a row were not among the best. */
  inVain: number;
}

const AMONG: ComparedAmong = { all: 3_000, least: 2_000, inVain: 1_000 };

/** By id of the reading. */
export type Percents = Map<string, number | TooComplex>;

export interface Compared {
  percents: Percents;
  /** Forms of readings that are nobody's any more, as far as this ranking knows. */
  old: string[];
  /** Readings that were not compared since others are likely to fit better. */
  passedOver: ReadonlySet<string>;
}

export interface AskedForms {
  forms: Pick<RankingForms, 'after' | 'at'>;
  /** Of the forms. */
  engine: string;
  /** Ids of the readings that may be compared, of those that are compared whatever they look like, and of all that there are. */
  wanted: ReadonlySet<string>;
  always: ReadonlySet<string>;
  current: ReadonlySet<string>;
  /** How many of the best are asked for. */
  limit: number;
  among?: ComparedAmong;
}

type Steps<T> = AsyncGenerator<RankingStep, T>;

/** The greatest of the numbers that were given to it. */
function bestOf(limit: number) {
  const best: number[] = [];
  return {
    /** Whether the number is among the best so far, or as good as the last of them. */
    takes: (number: number): boolean => {
      const last = best[limit - 1];
      if (last !== undefined && number < last) return false;
      const at = best.findIndex((one) => one < number);
      best.splice(at < 0 ? best.length : at, 0, number);
      best.length = Math.min(best.length, limit);
      return true;
    },
  };
}

/** Rough scores in the order in which forms were read: numbers in lists, since an object for each of a hundred thousand fills the memory. */
interface RoughScores {
  ids: string[];
  places: number[];
  scores: number[];
}

/** The numbers of rough scores, the highest first, those that are compared whatever they look like before all others. */
function inOrder({ ids, scores }: RoughScores, always: ReadonlySet<string>): Uint32Array {
  const keys = Float64Array.from(scores, (score, at) =>
    always.has(ids[at] as string) ? Number.POSITIVE_INFINITY : score,
  );
  const order = Uint32Array.from(keys, (_, at) => at);
  // Of two infinite ones none comes first.
  return order.sort((a, b) => (keys[b] as number) - (keys[a] as number) || 0);
}

/** Compares the highest rough scores; who is passed over. */
async function* compareLikely(
  job: PreparedJob,
  rough: RoughScores,
  { forms, engine, always, wanted, limit, among = AMONG }: AskedForms,
  percents: Percents,
): Steps<Set<string>> {
  const order = inOrder(rough, always);
  const best = bestOf(limit);
  let [next, inVain] = [0, 0];
  while (next < order.length && (next < always.size + among.least || inVain < among.inVain)) {
    const some = order.slice(next, next + COMPARED_AT_ONCE);
    next += some.length;
    const idAt = new Map(Array.from(some, (at) => [rough.places[at] as number, rough.ids[at]] as const));
    for (const { place, resumeId, bytes } of forms.at([...idAt.keys()], engine)) {
      // Another one may have got the place of a form that was removed meanwhile.
      if (idAt.get(place) !== resumeId) continue;
      const percent = bytes ? rankingFormPercent(job, bytes) : TOO_COMPLEX;
      if (percent === undefined) continue;
      percents.set(resumeId, percent);
      inVain = percent !== TOO_COMPLEX && best.takes(percent) ? 0 : inVain + 1;
    }
    yield { stage: 'calculating', done: wanted.size, total: wanted.size };
    await yieldToEventLoop();
  }
  const passedOver = new Set<string>();
  for (const at of order.subarray(next)) {
    const id = rough.ids[at] as string;
    // A form that was removed and stored again stands in the list twice.
    if (!percents.has(id)) passedOver.add(id);
  }
  return passedOver;
}

/** Percentages by reading, of all whom a form says enough of and who may be among the best. */
export async function* compareForms(job: PreparedJob, asked: AskedForms): Steps<Compared> {
  const { forms, engine, wanted, current, among = AMONG } = asked;
  const isEverybody = wanted.size <= among.all;
  const scoreOf = roughFormScorer(job);
  const percents: Percents = new Map();
  const rough: RoughScores = { ids: [], places: [], scores: [] };
  const old: string[] = [];
  for (let place = 0; ; ) {
    const page = forms.after(place, COMPARED_AT_ONCE, engine);
    if (page.length === 0) break;
    for (const { place: at, resumeId, bytes } of page) {
      if (!current.has(resumeId)) old.push(resumeId);
      if (!wanted.has(resumeId)) continue;
      if (bytes && !isEverybody) {
        rough.ids.push(resumeId);
        rough.places.push(at);
        rough.scores.push(scoreOf(bytes));
      }
      const percent = !bytes ? TOO_COMPLEX : isEverybody ? rankingFormPercent(job, bytes) : undefined;
      if (percent !== undefined) percents.set(resumeId, percent);
    }
    place = page.at(-1)?.place ?? place;
    const done = Math.min(rough.ids.length + percents.size, wanted.size);
    yield { stage: 'calculating', done, total: wanted.size };
    await yieldToEventLoop();
  }
  const passedOver = isEverybody ? new Set<string>() : yield* compareLikely(job, rough, asked, percents);
  return { percents, old, passedOver };
}
