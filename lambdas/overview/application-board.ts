/** The overview's counts of applications, updated by changed applications alone. */
import {
  APPLICATION_STAGES,
  type Application,
  isApplication,
  RESUME_STATUSES,
} from '../../shared/domain/application.ts';
import { collected } from '../runtime/collected.ts';
import { SETTLING_MS } from '../runtime/settling-time.ts';
import type { ApplicationRecord, CountedApplication } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';

const DAY_MS = 86_400_000;
/** Applications sent since then are looked at one by one. */
export const RECENT_DAYS = 30;
/** Hires looked at: more than an agency makes in a month. */
const HIRED_MAX = 1_000;

export interface ApplicationReadings {
  /** Sent in the last `RECENT_DAYS`, newest first. */
  recent: readonly ApplicationRecord[];
  /** Whose resume is being read or matched, longest waiting first. */
  atWork: readonly ApplicationRecord[];
  /** The last thousand that ended in a hire. */
  hired: readonly ApplicationRecord[];
  /** Without files and rows that someone brought: those are talents, and no applications for anything. */
  byStage: Record<Stage, number>;
}

type Stage = Application['stage'];
export type BoardSource = Pick<
  ApplicationStore,
  'list' | 'listSince' | 'listUnfinished' | 'listCounted' | 'listReadingSince'
>;

export interface ApplicationBoard {
  /** Takes in what changed since the last time; nothing of what was removed. */
  catchUp(): Promise<void>;
  readings(): ApplicationReadings;
}

const isAtWork = ({ unfinished }: ApplicationRecord) => unfinished === 'reading' || unfinished === 'matching';

/** A table's index may show what has changed again as it was before. */
function isNews(known: CountedApplication | undefined, { updatedAt, revision, version }: CountedApplication): boolean {
  if (!known || known.updatedAt < updatedAt) return true;
  return known.updatedAt === updatedAt && (known.revision !== revision || known.version !== version);
}

/** Reads everything once; `now` in milliseconds. */
export async function readApplicationBoard(source: BoardSource, now: () => number): Promise<ApplicationBoard> {
  let freshAt = now();
  const since = () => new Date(now() - RECENT_DAYS * DAY_MS).toISOString();
  const counted = new Map<string, CountedApplication>();
  const [recent, atWork, hired] = [newMap(), newMap(), newMap()];
  const byStage = Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;

  const count = (one: CountedApplication, by: 1 | -1): void => {
    if (isApplication(one)) byStage[one.stage] += by;
  };
  const take = (one: CountedApplication): void => {
    const known = counted.get(one.applicationId);
    if (known) count(known, -1);
    count(one, 1);
    counted.set(one.applicationId, countedOf(one));
  };
  const takeWhole = (record: ApplicationRecord): void => {
    const { applicationId } = record;
    if (!isNews(counted.get(applicationId), record)) return;
    take(record);
    put(recent, record, record.submittedAt >= since());
    put(atWork, record, isAtWork(record));
    put(hired, record, record.stage === 'hired');
  };

  const [sent, reading, matching, ended, ...stages] = await Promise.all([
    source.listSince(since()),
    collected(source.listUnfinished('reading')),
    collected(source.listUnfinished('matching')),
    hiredApplications(source),
    ...APPLICATION_STAGES.filter((stage) => stage !== 'hired').map((stage) => source.listCounted(stage)),
  ]);
  const others = ended.length < HIRED_MAX ? [] : await source.listCounted('hired');
  for (const record of [...sent, ...reading, ...matching, ...ended]) takeWhole(record);
  for (const one of [...stages.flat(), ...others]) if (!counted.has(one.applicationId)) take(one);

  return {
    catchUp: async () => {
      const [startedAt, from] = [now(), new Date(freshAt - SETTLING_MS).toISOString()];
      const changed = await Promise.all(RESUME_STATUSES.map((status) => source.listReadingSince(status, from)));
      for (const record of changed.flat()) takeWhole(record);
      freshAt = Math.max(freshAt, startedAt);
    },
    readings: () => ({
      recent: [...recent.values()].sort(newestFirst),
      atWork: [...atWork.values()].sort((a, b) => a.updatedAt.localeCompare(b.updatedAt)),
      hired: [...hired.values()].sort(newestFirst).slice(0, HIRED_MAX),
      byStage: { ...byStage },
    }),
  };
}

const newMap = () => new Map<string, ApplicationRecord>();

function put(into: Map<string, ApplicationRecord>, record: ApplicationRecord, belongs: boolean): void {
  if (belongs) into.set(record.applicationId, record);
  else into.delete(record.applicationId);
}

const newestFirst = (a: ApplicationRecord, b: ApplicationRecord) => b.submittedAt.localeCompare(a.submittedAt);

/** Of a whole one as much as is counted; the rest of those that are long settled is not kept. */
function countedOf(one: CountedApplication): CountedApplication {
  const { applicationId, stage, source, jobId, updatedAt, revision, version } = one;
  return { applicationId, stage, source, jobId, updatedAt, revision, version };
}

async function hiredApplications(source: Pick<BoardSource, 'list'>): Promise<ApplicationRecord[]> {
  const found: ApplicationRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await source.list({ by: { stage: 'hired' }, limit: 250, cursor });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && found.length < HIRED_MAX);
  return found;
}
