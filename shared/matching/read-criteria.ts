/** Tells a recruiter by what people are ranked for a job: what the ad asks for, and what they changed about it. */
import type { JobCriteria, ReadCriterion } from '../domain/job-criteria.ts';
import { EMPTY_PROFILE } from '../domain/profile.ts';
import { weigh } from '../domain/weighing.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './findings.ts';
import { BLANK_JOB } from './plain-job.ts';
import { type MatchJob, type PreparedJob, prepareJob } from './prepare-job.ts';
import { prepareResume } from './prepare-resume.ts';

/** What is asked depends on the job alone, so nobody's resume will do, and any month for today. */
const askedBy = (job: PreparedJob): Finding[] =>
  findingsOf(job, prepareResume({ text: '', profile: EMPTY_PROFILE, sources: {}, source: 'resume' }, '2025-12'));

/** The criteria as the recruiter's changes to single ones find them. */
function beforeChanges(job: MatchJob): Finding[] {
  const { criteria } = job;
  return askedBy(prepareJob({ ...job, criteria: criteria ? { ...criteria, importance: {}, knockouts: {} } : null }));
}

/**
 * Every criterion that people are compared by for a job, musts first and the heaviest of each first. With what a recruiter
 * changed, and beside it what the ad's own wording says; left-out ones stay in the list, without weight.
 */
export function criteriaOfJob(job: MatchJob): ReadCriterion[] {
  const prepared = prepareJob(job);
  const counted = new Map(weigh(askedBy(prepared), prepared.weights).map((one) => [one.finding.id, one] as const));
  const ofAd = new Set(askedBy(prepareJob({ ...job, criteria: null })).map(({ id }) => id));
  const read = beforeChanges(job).map((own): ReadCriterion => {
    const { id, family, importance: ownImportance } = own;
    const now = counted.get(id);
    return {
      id,
      label: own.label(),
      family,
      importance: job.criteria?.importance[id] ?? ownImportance,
      ownImportance,
      weight: now?.weight ?? 0,
      knockout: now?.finding.knockout !== undefined,
      ownKnockout: own.knockout !== undefined,
      added: !ofAd.has(id),
    };
  });
  return read.sort(inReadingOrder);
}

const RANK: Record<ReadCriterion['importance'], number> = { must: 0, nice: 1, ignored: 2 };

function inReadingOrder(a: ReadCriterion, b: ReadCriterion): number {
  return RANK[a.importance] - RANK[b.importance] || b.weight - a.weight || (a.id < b.id ? -1 : 1);
}

/** Whether the engine finds anything in an added requirement that people can be compared by. */
export function canBeCriterion(text: string): boolean {
  const criteria: JobCriteria = { emphasis: {}, importance: {}, knockouts: {}, added: [{ text, importance: 'must' }] };
  const asked = askedBy(prepareJob({ ...BLANK_JOB, criteria }));
  // Occupation and texts as a whole are compared whatever a line says.
  return asked.some(({ family }) => family !== 'occupation' && family !== 'text' && family !== 'field');
}
