/**
 * Asks whether somebody works in the line of an ad at all, before what they did there is shown as proof of what it asks.
 *
 * A word that a role truly did may still be another thing than the ad means: the negotiation of a treasurer is none of leases,
 * the maintenance of an airfield none of lifts. What is asked is known by its company, and the company of a role is the whole
 * resume. Of 593 verdicts *met* that were judged blind on ads nobody had seen, the likeness of ad and resume told proof from
 * none better than anything that the sentence, the role or the requirement said (`docs/decisions/0049-proof-has-company.md`).
 */
import { cosine } from './likeness.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';

/** Likeness from which on a skill in a dated role is shown as proof: below it one verdict in three was one. */
const OF_ONE_LINE = 0.12;
/** For a case of what is asked (REST for back-end work), which has to be taken as meant. */
const CLOSE = 0.2;
/** For a title that both have: a buyer of valves has held the job of a buyer of clothes by name alone. */
const OF_THE_TITLE = 0.1;

/** How near the work of a resume is to that of an ad, for what is shown of a match. */
export interface LineOfWork {
  /** Near enough for a skill that a role shows. */
  isShared: boolean;
  /** Near enough for a case of it. */
  isClose: boolean;
  /** Near enough for a title. */
  isOfTheTitle: boolean;
}

const SAME: LineOfWork = { isShared: true, isClose: true, isOfTheTitle: true };

/** Of a form kept for ranking, which has no text, all is taken for granted: scores do not ask, only what is said of them. */
export function lineOfWork(job: PreparedJob, resume: PreparedResume): LineOfWork {
  if (resume.clean === '') return SAME;
  const alike = cosine(job.direction, resume.direction);
  return { isShared: alike >= OF_ONE_LINE, isClose: alike >= CLOSE, isOfTheTitle: alike >= OF_THE_TITLE };
}
