/** From an application's history to the steps a person reads: what happened, what is going on, what comes next. */
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import type { HistoryEvent } from '../../../../shared/domain/application-history.ts';
import { isSettled } from './queries.ts';

/** What has not happened yet, in the order in which it may. */
export type AheadName =
  | 'upload'
  | 'reading'
  | 'comparing'
  | 'review'
  | 'person'
  | 'decision'
  | 'afterInterview'
  | 'answer';

export interface AheadStep {
  name: AheadName;
  state: 'now' | 'next';
}

/** Where an application stands, in one word that the texts explain. */
export type Standing = 'upload' | 'reading' | 'comparing' | 'failed' | 'withdrawn' | FollowedApplication['stage'];

const AFTER_STAGE: Partial<Record<FollowedApplication['stage'], AheadName>> = {
  new: 'person',
  screening: 'decision',
  interview: 'afterInterview',
  offer: 'answer',
};

/** Where it stands now; a recruiter's decision counts more than a comparison that is still going on. */
export function standingOf(application: FollowedApplication): Standing {
  const { resume, stage, withdrawnAt } = application;
  if (withdrawnAt !== null) return 'withdrawn';
  if (stage !== 'new') return stage;
  if (resume.status === 'failed') return 'failed';
  if (resume.status === 'awaiting-upload') return 'upload';
  if (resume.status === 'active') return 'reading';
  return isSettled(application) ? 'new' : 'comparing';
}

/** What the program itself still has to do, the first of it going on. */
function workOf(application: FollowedApplication): AheadName[] {
  const { status } = application.resume;
  if (status === 'awaiting-upload') return ['upload', 'reading', 'comparing'];
  if (status === 'active') return ['reading', 'comparing'];
  return isSettled(application) ? [] : ['comparing'];
}

/** What is going on and what comes after it; nothing once an application has come to its end. */
export function aheadOf(application: FollowedApplication): AheadStep[] {
  const { resume, job, stage, withdrawnAt, reviewRequestedAt, reviewedAt } = application;
  if (withdrawnAt !== null || resume.status === 'failed') return [];
  const work = workOf(application).map((name, index): AheadStep => ({ name, state: index === 0 ? 'now' : 'next' }));
  const review: AheadStep[] = reviewRequestedAt && !reviewedAt ? [{ name: 'review', state: 'now' }] : [];
  // Nobody decides about a resume that was sent for no job in particular, until a recruiter takes it up.
  const after = job || stage !== 'new' ? AFTER_STAGE[stage] : undefined;
  return [...work, ...review, ...(after ? [{ name: after, state: 'next' } as const] : [])];
}

/** The last few steps, and those before them. */
export function partedHistory(history: readonly HistoryEvent[], shown: number) {
  const cut = Math.max(0, history.length - shown);
  return { earlier: history.slice(0, cut), recent: history.slice(cut) };
}
