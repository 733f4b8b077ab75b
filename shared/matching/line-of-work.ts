/**
 * Asks whether somebody works in the line of an ad at all, before what they did there is shown as proof of what it asks.
 *
 * A word that a role truly did may still be another thing than the ad means: the negotiation of a treasurer is none of leases,
 * the maintenance of an airfield none of lifts. What is asked is known by its company, and the company of a role is the whole
 * resume. Of 593 verdicts *met* that were judged blind on ads nobody had seen, the likeness of ad and resume told proof from
 * none better than anything that the sentence, the role or the requirement said (`docs/decisions/0049-proof-has-company.md`).
 */
import type { Span } from '../domain/profile.ts';
import { addToBag, type Bag, cosine, type Direction, directionOf, workIn } from './likeness.ts';
import { passagesOf } from './passages.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';

/** Likeness from which on a skill in a dated role is shown as proof: below it one verdict in three was one. */
const OF_ONE_LINE = 0.12;
/**
 * For a case of what is asked (REST for back-end work), which has to be taken as meant, and for a job and its years: a buyer of
 * valves has held the job of a buyer of clothes by name alone. Of 32 jobs and years below it 11 were proof, of 21 above it 18.
 */
const CLOSE = 0.2;

/** How near somebody's work is to that of an ad, for what is shown of a match. */
export interface LineOfWork {
  /** Near enough for a skill that the role around a place shows. */
  isShared: (place: Span | undefined) => boolean;
  /** Near enough for a case of it, and for the job itself and its years. */
  isClose: (place: Span | undefined) => boolean;
}

const always = () => true;

const directions = new WeakMap<PreparedResume, readonly { spans: readonly Span[]; direction: Direction }[]>();

/** What each role of a resume speaks of by itself, read when the first verdict asks. */
function directionsOfRoles(resume: PreparedResume) {
  const known = directions.get(resume);
  if (known) return known;
  const made = passagesOf(resume.resume, resume.today).roles.map(({ title, body, apart }) => {
    const spans = [title, body, ...(apart ? [apart] : [])];
    const bag: Bag = new Map();
    for (const { start, end } of spans) {
      const text = resume.clean.slice(start, end);
      addToBag(bag, text, workIn(text), () => 1);
    }
    return { spans, direction: directionOf(bag) };
  });
  directions.set(resume, made);
  return made;
}

/**
 * How like an ad a resume is, as a whole or in the one role around a place, whichever is more: what else somebody did takes no
 * proof away. Of a form kept for ranking, which has no text, all is taken for granted: scores do not ask, only what is said of them.
 */
export function lineOfWork(job: PreparedJob, resume: PreparedResume): LineOfWork {
  if (resume.clean === '') return { isShared: always, isClose: always };
  const whole = cosine(job.direction, resume.direction);
  const alikeAt = (place: Span | undefined) => {
    if (place === undefined) return 0;
    const isAround = ({ start, end }: Span) => start <= place.start && place.start < end;
    const role = directionsOfRoles(resume).find(({ spans }) => spans.some(isAround));
    return role === undefined ? 0 : cosine(job.direction, role.direction);
  };
  const reaches = (least: number) => (place: Span | undefined) => whole >= least || alikeAt(place) >= least;
  return { isShared: reaches(OF_ONE_LINE), isClose: reaches(CLOSE) };
}
