/** Builds valid jobs, applications, talents and readings of which a test names only what it is about. */
import type { ActivityRecord } from '../../lambdas/stores/activity-store.ts';
import type { ApplicationRecord } from '../../lambdas/stores/application-record.ts';
import type { DecisionRecord } from '../../lambdas/stores/decision-store.ts';
import type { EvaluationRecord } from '../../lambdas/stores/evaluation-store.ts';
import type { TalentRecord } from '../../lambdas/stores/talent-record.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { EMPLOYER_FIELDS } from '../../shared/domain/employer-fields.ts';
import { defaultsOf } from '../../shared/domain/field-table.ts';
import { type Job, jobInputSchema, jobSlug } from '../../shared/domain/job.ts';
import type { Match } from '../../shared/domain/match.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { EMPTY_PROFILE, type Profile } from '../../shared/domain/profile.ts';
import type { Resume } from '../../shared/domain/talent.ts';

export const START = '2026-11-21T09:00:00.000Z';
export const ADMIN: Actor = { kind: 'admin', userId: 'admin1', email: 'admin@staff.example' };
/** An administrator who signed in just before `now`. */
export const signedIn = (now: string): Actor => ({ ...ADMIN, signedInAt: Date.parse(now) / 1000 - 60 }) as Actor;
export const USER: Actor = { kind: 'user', userId: 'user1', email: 'user@people.example' };

/** An open job for a welder in Zaragoza; `changes` replace parts of it. */
export function aJob(over: Partial<Job> = {}): Job {
  const input = jobInputSchema.parse({
    title: 'Soldador',
    company: 'Talleres Yunque',
    location: 'Zaragoza, España',
    industry: 'Metal',
    category: 'Taller',
    jobType: 'full-time',
    experienceLevel: 'mid',
    status: 'active',
    public: true,
    description: 'Soldadura TIG de depósitos de acero inoxidable.',
    requirements: ['Soldadura TIG'],
    salaryMin: 24_000,
    salaryMax: 30_000,
  });
  const dates = { createdAt: START, updatedAt: START, publishedAt: START };
  const job = { ...input, ...dates, jobId: 'job1', version: 1, criteria: null, ...over };
  return { ...job, slug: jobSlug(job) };
}

/** An application from the form that waits for its file. */
export function anApplication(over: Partial<ApplicationRecord> = {}): ApplicationRecord {
  const applicationId = over.applicationId ?? 'app1';
  return {
    applicationId,
    kind: 'application',
    version: 1,
    revision: 1,
    source: 'form',
    firstName: 'Amapola',
    lastName: 'Quintanar',
    email: 'amapola@people.example',
    confirmedAt: START,
    language: 'es',
    stage: 'new',
    submittedAt: START,
    updatedAt: START,
    unfinished: 'upload',
    correlationId: 'corr-0001',
    resumeStatus: 'awaiting-upload',
    fileName: 'cv.txt',
    declaredType: 'text/plain',
    objectKey: `applications/${applicationId}`,
    ...over,
  };
}

export function aProfile(over: Partial<Profile> = {}): Profile {
  return {
    ...EMPTY_PROFILE,
    firstName: 'Amapola',
    lastName: 'Quintanar',
    email: 'amapola@people.example',
    location: 'Zaragoza, España',
    ...over,
  };
}

export function aResume(over: Partial<Resume> = {}): Resume {
  return {
    resumeId: 'resume1',
    talentId: 'talent1',
    applicationId: 'app1',
    fileName: 'cv.txt',
    text: 'Amapola Quintanar\nSoldadora TIG',
    profile: aProfile(),
    sources: {},
    createdAt: START,
    ...over,
  };
}

export function aTalent(over: Partial<TalentRecord> = {}): TalentRecord {
  return {
    talentId: 'talent1',
    kind: 'talent',
    version: 1,
    email: 'amapola@people.example',
    status: 'new',
    source: 'form',
    createdAt: START,
    updatedAt: START,
    applied: { firstName: 'Amapola', lastName: 'Quintanar', phone: null, location: null, headline: null },
    appliedAt: START,
    confirmedAt: START,
    edits: {},
    resumeId: 'resume1',
    resumeAt: START,
    ...over,
  };
}

/** What lets a person be considered for every job, for as long as tests run. */
export const AGREED = { kind: 'consent', until: '2030-01-01T00:00:00.000Z' } as const;

/** What a form says whose sender agreed to be considered for other jobs. */
export const POOLED = {
  privacyNoticeAt: START,
  talentPoolAt: START,
  noticeVersion: '1',
  language: 'es',
} as const;

/** A match of a reading of `aTalent` with a job, without criteria. */
export function aMatch(resumeId: string, jobId: string, over: Partial<Match> = {}): Match {
  const engine = { version: '1', weights: {} };
  const score = { grade: 'B' as const, percent: 70, confidence: 1, engine, criteria: [], knockouts: [] };
  const job = { jobId, jobVersion: 1, jobTitle: 'Soldador', company: 'Talleres Yunque' };
  const person = { talentId: 'talent1', talentName: 'Amapola Quintanar', resumeId };
  return {
    ...score,
    ...job,
    ...person,
    matchId: `${resumeId}-${jobId}`,
    summary: { es: '', en: '' },
    createdAt: START,
    ...over,
  };
}

/** An employer without an open request. */
export function anEmployer(over: Partial<Employer> = {}): Employer {
  return {
    ...defaultsOf(EMPLOYER_FIELDS),
    employerId: 'employer1',
    version: 1,
    company: 'Talleres Yunque',
    openRoles: 1,
    lastTouchAt: null,
    primaryContact: { name: 'Brezo Fuentes', email: 'brezo@yunque.example', phone: '+34 555 010 090' },
    replyBy: null,
    answeredAt: null,
    request: null,
    createdAt: START,
    updatedAt: START,
    ...over,
  };
}

/** An employer that asked for four welders and waits for the answer. */
export function aLead(over: Partial<Employer> = {}): Employer {
  return anEmployer({
    status: 'lead',
    openRoles: 4,
    primaryContact: { name: 'Baltasar Olmedo', email: 'baltasar@yunque.example', phone: '+34 555 010 090' },
    replyBy: '2026-11-22T09:00:00.000Z',
    request: { receivedAt: START, jobTitle: 'Soldadura TIG', positionsToHire: 4, language: 'es' },
    ...over,
  });
}

/** What a recruiter noted about `aTalent`. */
export function aNote(over: Partial<ActivityRecord> = {}): ActivityRecord {
  return {
    activityId: 'note1',
    recordId: 'talent1',
    kind: 'note',
    about: { kind: 'talent', id: 'talent1' },
    title: null,
    text: 'Ha llamado',
    to: [],
    delivery: null,
    interview: null,
    document: null,
    by: 'admin@staff.example',
    createdAt: START,
    contentDigest: 'digest',
    ...over,
  };
}

/** What a person decided about `aTalent` and a job. */
export function aDecision(over: Partial<DecisionRecord> = {}): DecisionRecord {
  const pair = { talentId: 'talent1', jobId: 'job1', matchId: 'resume1-job1' };
  return { ...pair, verdict: 'suitable', reason: 'Suelda bien', by: 'admin@staff.example', at: START, ...over };
}

/** An evaluation of `aTalent` against all jobs, without results. */
export function anEvaluation(over: Partial<EvaluationRecord> = {}): EvaluationRecord {
  return {
    evaluationId: 'evaluation1',
    kind: 'evaluation',
    talentId: 'talent1',
    by: 'admin@staff.example',
    createdAt: START,
    count: 0,
    leftOut: 0,
    elapsedMs: 1,
    engineVersion: '1',
    best: null,
    matchIds: [],
    ...over,
  };
}
