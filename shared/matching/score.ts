/**
 * Puts the criteria together: the weighted sum, its percentage, and, when a person will read it, the explanation.
 *
 * Both doors, `scoreMatch` and `scorePercent`, go through the one `judgeOne`, so the number that ranks ten thousand people
 * and the number that is explained to one of them cannot differ.
 */
import { gradeOf } from '../domain/calibrate.ts';
import type { Criterion, Knockout, Score } from '../domain/match.ts';
import { type Judgement, judge, type Weighed, wholePercent } from '../domain/weighing.ts';
import { ENGINE_VERSION, type Weights } from '../domain/weights.ts';
import { quoteOf, summaryOf } from './explain.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './findings.ts';
import { pastedSpans } from './pasted.ts';
import type { PreparedJob } from './prepare-job.ts';
import { type PreparedResume, prepareResume } from './prepare-resume.ts';

/** Without what was copied from the very job it is compared with. */
function withoutPasted(job: PreparedJob, resume: PreparedResume): PreparedResume {
  const pasted = pastedSpans(resume.resume.text, resume.runs, job.shingles);
  return pasted.length === 0 ? resume : prepareResume(resume.resume, resume.today, pasted);
}

interface Judged extends Judgement<Finding> {
  read: PreparedResume;
}

function judgeOne(job: PreparedJob, resume: PreparedResume, weights: Weights): Judged {
  const read = withoutPasted(job, resume);
  return { read, ...judge(findingsOf(job, read), weights) };
}

/** Words from which on a text says enough to judge by. */
const ENOUGH_JOB_WORDS = 40;
const ENOUGH_RESUME_WORDS = 80;

/** How much was there to judge: answered criteria, length of both texts, dated roles. Not how well they fit. */
function confidenceOf(job: PreparedJob, { read, clear }: Judged): number {
  const said =
    Math.min(1, job.wordCount / ENOUGH_JOB_WORDS) * 0.5 + Math.min(1, read.wordCount / ENOUGH_RESUME_WORDS) * 0.5;
  const dated = read.months > 0 ? 1 : 0.5;
  const known = job.occupations.length > 0 ? 1 : 0.7;
  return Math.round(clear * (0.4 + 0.6 * said) * (0.6 + 0.4 * dated) * known * 100) / 100;
}

function criterionOf({ finding, weight, score }: Weighed<Finding>, read: PreparedResume): Criterion {
  const evidence = finding.spans.slice(0, 3).map((span) => quoteOf(read, span));
  const { id, importance, verdict, ownImportance, needsProof } = finding;
  const words = { label: finding.label(), note: finding.note() };
  const changeable = { ...(ownImportance && { ownImportance }), ...(needsProof && { needsProof }) };
  return { id, importance, ...changeable, verdict, weight, score, evidence, ...words };
}

/** Musts before nices, then the heaviest first; ties by id, so that a list reads the same every time. */
function inReadingOrder(weighed: readonly Weighed<Finding>[]): Weighed<Finding>[] {
  const nice = ({ finding }: Weighed<Finding>) => Number(finding.importance === 'nice');
  return [...weighed].sort(
    (a, b) => nice(a) - nice(b) || b.weight - a.weight || (a.finding.id < b.finding.id ? -1 : 1),
  );
}

function knockoutsOf(weighed: readonly Weighed<Finding>[], criteria: readonly Criterion[]): Knockout[] {
  return weighed.flatMap(({ finding: { knockout, id } }, index) => {
    const criterion = criteria[index];
    if (knockout === undefined || criterion === undefined) return [];
    const { label, note, evidence } = criterion;
    return [{ id, status: knockout, note: { es: `${label.es}: ${note.es}`, en: `${label.en}: ${note.en}` }, evidence }];
  });
}

/**
 * The explained score of a pair. `weights` replays a stored result: pass its `engine.weights`. Knockouts are said beside
 * the sum and take no part in it, so that a person decides what they mean. Where a recruiter's changes leave no criterion,
 * the score is 0 without confidence.
 */
export function scoreMatch(job: PreparedJob, resume: PreparedResume, weights: Weights = job.weights): Score {
  const judged = judgeOne(job, resume, weights);
  const weighed = inReadingOrder(judged.weighed);
  const criteria = weighed.map((one) => criterionOf(one, judged.read));
  const percent = wholePercent(judged.percent);
  const knockouts = knockoutsOf(weighed, criteria);
  return {
    grade: gradeOf(percent),
    percent,
    confidence: confidenceOf(job, judged),
    engine: { version: ENGINE_VERSION, weights: { ...weights }, genre: job.genre },
    criteria,
    knockouts,
    summary: summaryOf(criteria, knockouts),
  };
}

/** The same percentage before rounding, 0..100, without evidence and sentences: for ranking thousands. */
export function scorePercent(job: PreparedJob, resume: PreparedResume, weights: Weights = job.weights): number {
  return judgeOne(job, resume, weights).percent;
}
