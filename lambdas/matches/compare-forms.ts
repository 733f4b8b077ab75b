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

interface Rough {
  place: number;
  score: number;
}

/** Compares the highest rough scores. */
async function* compareLikely(
  job: PreparedJob,
  rough: ReadonlyMap<string, Rough>,
  { forms, engine, always, wanted, limit, among = AMONG }: AskedForms,
  percents: Percents,
): Steps<Set<string>> {
  const isAlways = ([id]: readonly [string, Rough]) => Number(always.has(id));
  const order = [...rough].sort((a, b) => isAlways(b) - isAlways(a) || b[1].score - a[1].score);
  const best = bestOf(limit);
  let [next, inVain] = [0, 0];
  while (next < order.length && (next < always.size + among.least || inVain < among.inVain)) {
    const some = order.slice(next, next + COMPARED_AT_ONCE);
    next += some.length;
    const places = some.map(([, { place }]) => place);
    for (const { resumeId, bytes } of forms.at(places, engine)) {
      // Another one may have got the place of a form that was removed meanwhile.
      if (!rough.has(resumeId)) continue;
      const percent = bytes ? rankingFormPercent(job, bytes) : TOO_COMPLEX;
      if (percent === undefined) continue;
      percents.set(resumeId, percent);
      inVain = percent !== TOO_COMPLEX && best.takes(percent) ? 0 : inVain + 1;
    }
    yield { stage: 'calculating', done: wanted.size, total: wanted.size };
    await yieldToEventLoop();
  }
  return new Set(order.slice(next).map(([id]) => id));
}

/** Percentages by reading, of all whom a form says enough of and who may be among the best. */
export async function* compareForms(job: PreparedJob, asked: AskedForms): Steps<Compared> {
  const { forms, engine, wanted, current, among = AMONG } = asked;
  const isEverybody = wanted.size <= among.all;
  const scoreOf = roughFormScorer(job);
  const percents: Percents = new Map();
  // By id: a form that is removed and stored again meanwhile comes a second time.
  const [seen, rough] = [new Set<string>(), new Map<string, Rough>()];
  const old: string[] = [];
  for (let place = 0; ; ) {
    const page = forms.after(place, COMPARED_AT_ONCE, engine);
    if (page.length === 0) break;
    for (const { place: at, resumeId, bytes } of page) {
      if (!current.has(resumeId)) old.push(resumeId);
      if (!wanted.has(resumeId)) continue;
      seen.add(resumeId);
      if (bytes && !isEverybody) rough.set(resumeId, { place: at, score: scoreOf(bytes) });
      const percent = !bytes ? TOO_COMPLEX : isEverybody ? rankingFormPercent(job, bytes) : undefined;
      if (percent !== undefined) percents.set(resumeId, percent);
    }
    place = page.at(-1)?.place ?? place;
    yield { stage: 'calculating', done: seen.size, total: wanted.size };
    await yieldToEventLoop();
  }
  const passedOver = isEverybody ? new Set<string>() : yield* compareLikely(job, rough, asked, percents);
  return { percents, old, passedOver };
}
