/**
 * Puts the criteria together: the weighted sum, its percentage, and, when a person will read it, the explanation.
 *
 * Both doors, `scoreMatch` and `scorePercent`, go through the one `judge`, so the number that ranks ten thousand people
 * and the number that is explained to one of them cannot differ.
 */
import type { Criterion, Knockout, Score } from '../domain/match.ts';
import { calibrate, gradeOf, unproven } from './calibrate.ts';
import { experienceFinding, seniorityFinding } from './experience.ts';
import { quoteOf, summaryOf } from './explain.ts';
import type { Family, Finding } from './finding.ts';
import { educationFinding, languageFindings, licenceFindings, locationFinding } from './formal.ts';
import { occupationFinding } from './occupation.ts';
import { pastedSpans } from './pasted.ts';
import type { PreparedJob } from './prepare-job.ts';
import { type PreparedResume, prepareResume } from './prepare-resume.ts';
import { skillFindings } from './skills.ts';
import { fieldFinding, textFinding } from './text.ts';
import { currentWeights, ENGINE_VERSION, type Weights } from './weights.ts';

interface Weighed {
  finding: Finding;
  /** Share of the whole; all add up to 1. */
  weight: number;
  /** The finding's own, or what an unclear one is given. */
  score: number;
}

function findingsOf(job: PreparedJob, resume: PreparedResume): Finding[] {
  const some = [
    occupationFinding(job, resume),
    ...skillFindings(job, resume),
    experienceFinding(job, resume),
    seniorityFinding(job, resume),
    educationFinding(job, resume),
    ...languageFindings(job, resume),
    ...licenceFindings(job, resume),
    locationFinding(job, resume),
    fieldFinding(job, resume),
    textFinding(job, resume),
  ];
  return some.filter((finding) => finding !== undefined);
}

/**
 * A family's weight is shared among its findings by their parts; what families without findings would have had is
 * shared among the others in proportion.
 */
function weigh(findings: readonly Finding[], weights: Weights): Weighed[] {
  const parts = new Map<Family, number>();
  for (const { family, part } of findings) parts.set(family, (parts.get(family) ?? 0) + part);
  let total = 0;
  for (const family of parts.keys()) total += weights[family];
  return findings.map((finding) => {
    const share = finding.part / (parts.get(finding.family) || 1);
    return { finding, weight: (weights[finding.family] * share) / total, score: finding.score };
  });
}

/** The most that a criterion without an answer may count. */
const UNCLEAR_MOST = 0.6;

/**
 * Unknown is not evidence against: an unclear criterion takes the mean of the clear ones, so that it moves nothing, yet
 * never more than .6, so that proof is worth more than silence.
 */
function fillUnclear(weighed: readonly Weighed[]): { filled: Weighed[]; clear: number } {
  let sum = 0;
  let clear = 0;
  for (const { finding, weight, score } of weighed) {
    if (finding.verdict === 'unclear') continue;
    sum += weight * score;
    clear += weight;
  }
  const mean = Math.min(UNCLEAR_MOST, clear > 0 ? sum / clear : 0);
  const filled = weighed.map((one) => (one.finding.verdict === 'unclear' ? { ...one, score: mean } : one));
  return { filled, clear };
}

/** Without what was copied from the very job it is compared with. */
function withoutPasted(job: PreparedJob, resume: PreparedResume): PreparedResume {
  const pasted = pastedSpans(resume.resume.text, resume.runs, job.shingles);
  return pasted.length === 0 ? resume : prepareResume(resume.resume, resume.today, pasted);
}

interface Judgement {
  read: PreparedResume;
  weighed: Weighed[];
  /** Weight of the criteria that have an answer, 0..1. */
  clear: number;
  percent: number;
}

function judge(job: PreparedJob, resume: PreparedResume, weights: Weights): Judgement {
  const read = withoutPasted(job, resume);
  const { filled, clear } = fillUnclear(weigh(findingsOf(job, read), weights));
  const sum = filled.reduce((total, { weight, score }) => total + weight * score, 0);
  const proven = filled.every(({ finding }) => !finding.demanded || finding.verdict === 'met');
  const percent = calibrate(sum);
  return { read, weighed: filled, clear, percent: proven ? percent : unproven(percent) };
}

/** Words from which on a text says enough to judge by. */
const ENOUGH_JOB_WORDS = 40;
const ENOUGH_RESUME_WORDS = 80;

/** How much was there to judge: answered criteria, length of both texts, dated roles. Not how well they fit. */
function confidenceOf(job: PreparedJob, { read, clear }: Judgement): number {
  const said =
    Math.min(1, job.wordCount / ENOUGH_JOB_WORDS) * 0.5 + Math.min(1, read.wordCount / ENOUGH_RESUME_WORDS) * 0.5;
  const dated = read.months > 0 ? 1 : 0.5;
  const known = job.occupations.length > 0 ? 1 : 0.7;
  return Math.round(clear * (0.4 + 0.6 * said) * (0.6 + 0.4 * dated) * known * 100) / 100;
}

function criterionOf({ finding, weight, score }: Weighed, read: PreparedResume): Criterion {
  const evidence = finding.spans.slice(0, 3).map((span) => quoteOf(read, span));
  const { id, importance, verdict } = finding;
  return { id, label: finding.label(), importance, verdict, weight, score, evidence, note: finding.note() };
}

/** Musts before nices, then the heaviest first; ties by id, so that a list reads the same every time. */
function inReadingOrder(weighed: readonly Weighed[]): Weighed[] {
  const nice = ({ finding }: Weighed) => Number(finding.importance === 'nice');
  return [...weighed].sort(
    (a, b) => nice(a) - nice(b) || b.weight - a.weight || (a.finding.id < b.finding.id ? -1 : 1),
  );
}

function knockoutsOf(weighed: readonly Weighed[], criteria: readonly Criterion[]): Knockout[] {
  return weighed.flatMap(({ finding: { knockout, id } }, index) => {
    const criterion = criteria[index];
    if (knockout === undefined || criterion === undefined) return [];
    const { label, note, evidence } = criterion;
    return [{ id, status: knockout, note: { es: `${label.es}: ${note.es}`, en: `${label.en}: ${note.en}` }, evidence }];
  });
}

/**
 * The explained score of a pair. `weights` replays a stored result: pass `WEIGHTS[version]`. Knockouts are said beside
 * the sum and take no part in it, so that a person decides what they mean.
 */
export function scoreMatch(job: PreparedJob, resume: PreparedResume, weights: Weights = currentWeights()): Score {
  const judged = judge(job, resume, weights);
  const weighed = inReadingOrder(judged.weighed);
  const criteria = weighed.map((one) => criterionOf(one, judged.read));
  const percent = Math.round(judged.percent);
  const knockouts = knockoutsOf(weighed, criteria);
  return {
    grade: gradeOf(percent),
    percent,
    confidence: confidenceOf(job, judged),
    engine: { version: ENGINE_VERSION, weights: { ...weights } },
    criteria,
    knockouts,
    summary: summaryOf(criteria, knockouts),
  };
}

/** The same percentage before rounding, 0..100, without evidence and sentences: for ranking thousands. */
export function scorePercent(job: PreparedJob, resume: PreparedResume, weights: Weights = currentWeights()): number {
  return judge(job, resume, weights).percent;
}
