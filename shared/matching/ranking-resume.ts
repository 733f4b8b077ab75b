/**
 * Keeps of a prepared resume what ranking asks for and nothing else, so that a function can hold every talent.
 *
 * Ranking compares numbers; texts, places in them and the resume itself serve the explanation, which only the best get.
 * Without them a reading takes an eighth of the memory, and what a function remembers of a person is not their text.
 * What is left is still a `PreparedResume`, so that the one scorer does the scoring and no second one can differ from it.
 */
import { fingerprint } from '../domain/fingerprint.ts';
import { EMPTY_PROFILE } from '../domain/profile.ts';
import { NO_RUNS } from './pasted.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume, Use } from './prepare-resume.ts';
import { scorePercent } from './score.ts';

/** A prepared resume without text, places and person. */
export interface RankingResume {
  /** Only for numbers: nothing can be quoted from it. */
  numbers: PreparedResume;
  /** Fingerprints of the runs of words by which copied sentences are found (`pasted.ts`). */
  runs: Uint32Array;
}

/** In the place of whatever place something has in a text. */
export const NO_SPAN = { start: 0, end: 0 };
/** Stands in for the person whose resume is kept. */
export const NOBODY: PreparedResume['resume'] = {
  text: '',
  profile: EMPTY_PROFILE,
  sources: {},
  source: 'resume',
};

// Strengths depend on months, so there are some thousands in all; bounded all the same, for functions live long.
const SHARED_MAX = 50_000;

/** Equal numbers are one object: a resume of hundreds of words has some twenty different ones. */
function sharing<T extends Use>(): (use: T) => T {
  const known = new Map<string, T>();
  return (use) => {
    const key = JSON.stringify(use);
    const found = known.get(key) ?? use;
    if (known.size < SHARED_MAX) known.set(key, found);
    return found;
  };
}

const shared = sharing<Use>();

function each<T>(uses: ReadonlyMap<string, T>, change: (use: T) => T): Map<string, T> {
  return new Map([...uses].map(([id, use]) => [id, change(use)]));
}

const withoutPlace = <T extends Use>(use: T): T => ({ ...use, ...NO_SPAN });

/** What ranking needs of a resume, detached from the resume itself. */
export function rankingResume(prepared: PreparedResume): RankingResume {
  // Where skills were done serves the explanation alone.
  const { done: _, ...counting } = prepared;
  const { education, languages, place, runs } = counting;
  const bareLanguages = [...languages].map(([iso, { level }]) => [iso, { level, span: NO_SPAN }] as const);
  const numbers: PreparedResume = {
    ...counting,
    resume: NOBODY,
    clean: '',
    runs: NO_RUNS,
    skills: each(prepared.skills, withoutPlace),
    licences: new Map([...prepared.licences].map(([id, held]) => [id, { ...held, ...NO_SPAN, written: '' }])),
    terms: each(prepared.terms, withoutPlace),
    occupations: prepared.occupations.map(withoutPlace),
    roles: prepared.roles.map((role) => ({ ...role, title: NO_SPAN })),
    education: education.map((degree) => ({ ...degree, span: NO_SPAN })),
    languages: new Map(bareLanguages),
    // Whether the place is quoted or only stated makes a difference to the verdict.
    place: place && { ...place, span: place.span && NO_SPAN },
  };
  return { numbers, runs: Uint32Array.from([...runs.clause, ...runs.long], ({ key }) => fingerprint(key)) };
}

/** The same with equal numbers of all that are kept as one object, which saves most of the memory. */
export function compact({ numbers, runs }: RankingResume): RankingResume {
  const { skills, terms } = numbers;
  return {
    numbers: {
      ...numbers,
      skills: each(skills, shared),
      terms: each(terms, shared),
    },
    runs,
  };
}

/** The fingerprints of a job's runs of words; `ends` says of the last 16 bits whether any of them ends so, which most do not. */
interface Fingerprints {
  all: ReadonlySet<number>;
  ends: Uint8Array;
}

const ENDS = 0xffff;
const fingerprints = new WeakMap<PreparedJob, Fingerprints>();

function fingerprintsOf(job: PreparedJob): Fingerprints {
  const known = fingerprints.get(job);
  if (known) return known;
  const all = new Set([...job.shingles.clause, ...job.shingles.long].map(fingerprint));
  const ends = new Uint8Array(ENDS + 1);
  for (const one of all) ends[one & ENDS] = 1;
  const made = { all, ends };
  fingerprints.set(job, made);
  return made;
}

function repeats({ all, ends }: Fingerprints, runs: Uint32Array): boolean {
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at] ?? 0;
    if (ends[run & ENDS] === 1 && all.has(run)) return true;
  }
  return false;
}

/**
 * What `scorePercent` gives the whole resume, 0..100. `undefined` where the resume may repeat sentences of the job: then
 * those have to be taken out first, which takes the text.
 */
export function rankingPercent(job: PreparedJob, resume: RankingResume): number | undefined {
  return repeats(fingerprintsOf(job), resume.runs) ? undefined : scorePercent(job, resume.numbers);
}
