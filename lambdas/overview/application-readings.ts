/** Reads from the applications what the overview counts, and remembers it for as long as none of them changes. */
import {
  APPLICATION_STAGES,
  type Application,
  isApplication,
  RESUME_STATUSES,
} from '../../shared/domain/application.ts';
import { collected } from '../runtime/collected.ts';
import { type ChangeState, rememberedUntilChanged } from '../runtime/remembered-until-changed.ts';
import { SETTLING_MS } from '../runtime/settling-time.ts';
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';

const DAY_MS = 86_400_000;
/** Applications sent since then are looked at one by one. */
export const RECENT_DAYS = 30;
/** Hires looked at: more than an agency makes in a month. */
const HIRED_MAX = 1_000;
/** All is read again after this, in case something was changed or removed past the store. */
const MAX_AGE_MS = 5 * 60_000;

export interface ApplicationReadings {
  /** Sent in the last `RECENT_DAYS`, newest first. */
  recent: readonly ApplicationRecord[];
  /** Whose resume is being read or matched, longest waiting first. */
  atWork: readonly ApplicationRecord[];
  /** The last thousand that ended in a hire. */
  hired: readonly ApplicationRecord[];
  /** Without files and rows that somebody brought: those are talents, and no applications for anything. */
  byStage: Record<Stage, number>;
}

type Stage = Application['stage'];
type Source = Pick<ApplicationStore, 'removalState' | 'list' | 'listSince' | 'listUnfinished' | 'countStage'>;

/** A function that answers what the overview counts of applications; `now` in milliseconds. */
export function applicationReadings(source: Source, now: () => number): () => Promise<ApplicationReadings> {
  return rememberedUntilChanged({
    state: () => lastChange(source),
    load: () => readApplications(source, now()),
    settlingMs: SETTLING_MS,
    maxAgeMs: MAX_AGE_MS,
    now,
  });
}

/**
 * Every step and every edit of an application leaves its time, by which the store knows the last one of each status; what was
 * removed has taken its time along, and is counted apart.
 */
async function lastChange(source: Pick<Source, 'list' | 'removalState'>): Promise<ChangeState> {
  const [removals, ...pages] = await Promise.all([
    source.removalState(),
    ...RESUME_STATUSES.map((resumeStatus) => source.list({ by: { resumeStatus }, limit: 1 })),
  ]);
  const newest = pages.flatMap(({ items }) => items);
  const times = [removals.changedAt, ...newest.map(({ updatedAt }) => updatedAt)].sort();
  const marks = newest.map(({ applicationId, updatedAt, revision, version }) =>
    [applicationId, updatedAt, revision, version].join(' '),
  );
  return { revision: [removals.revision, ...marks].join('\n'), changedAt: times.at(-1) ?? '' };
}

async function readApplications(source: Source, now: number): Promise<ApplicationReadings> {
  const [recent, reading, matching, hired] = await Promise.all([
    source.listSince(new Date(now - RECENT_DAYS * DAY_MS).toISOString()),
    collected(source.listUnfinished('reading')),
    collected(source.listUnfinished('matching')),
    hiredApplications(source),
  ]);
  const atWork = [...reading, ...matching].sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
  return { recent, atWork, hired, byStage: await countByStage(source, hired) };
}

async function countByStage(
  source: Pick<Source, 'countStage'>,
  hired: readonly ApplicationRecord[],
): Promise<ApplicationReadings['byStage']> {
  const count = (stage: Stage) =>
    stage === 'hired' && hired.length < HIRED_MAX ? hired.filter(isApplication).length : source.countStage(stage);
  const counts = await Promise.all(APPLICATION_STAGES.map(async (stage) => [stage, await count(stage)]));
  return Object.fromEntries(counts) as ApplicationReadings['byStage'];
}

async function hiredApplications(source: Pick<Source, 'list'>): Promise<ApplicationRecord[]> {
  const found: ApplicationRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await source.list({ by: { stage: 'hired' }, limit: 250, cursor });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && found.length < HIRED_MAX);
  return found;
}
