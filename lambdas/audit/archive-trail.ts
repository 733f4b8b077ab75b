/** Archives each day of the trail immutably: ids and actions only, nothing that an erasure would have to remove. */
import type { AuditEntry } from '../../shared/domain/audit.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ArchiveStore } from '../stores/archive-store.ts';
import type { AuditStore } from '../stores/audit-store.ts';

export interface ArchiveTrailDeps {
  trail: Pick<AuditStore, 'list'>;
  archive: ArchiveStore;
  now(): string;
}

const DAY_MS = 86_400_000;
/** The index by time may be a moment behind. */
const SETTLED_MS = 3_600_000;
/** Days that a function which failed for a while makes up for. */
const DAYS_BACK = 14;
const PAGE = 100;

/** Days that are over, `YYYY-MM-DD` UTC, the oldest first. */
function daysBefore(now: string): string[] {
  const until = Date.parse(now) - SETTLED_MS;
  return Array.from({ length: DAYS_BACK }, (_, index) => {
    return new Date(until - (DAYS_BACK - index) * DAY_MS).toISOString().slice(0, 10);
  });
}

/** Who by id, what and which record; of changes the names of the fields. No addresses, no values. */
function lineOf({ entryId, at, actorId, action, recordKind, recordId, changes, correlationId }: AuditEntry): string {
  const fields = changes.map(({ field }) => field);
  return JSON.stringify({ entryId, at, actorId, action, recordKind, recordId, fields, correlationId });
}

async function textOf(day: string, { trail }: ArchiveTrailDeps): Promise<string> {
  const lines: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await trail.list({ limit: PAGE, cursor }, { from: day, to: day });
    lines.push(...page.items.map(lineOf));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return lines
    .toReversed()
    .map((line) => `${line}\n`)
    .join('');
}

/** The days that were stored in this round, each once and for all. */
export async function archiveTrail(actor: Actor, deps: ArchiveTrailDeps): Promise<{ days: string[] }> {
  authorise(actor, 'audit.archive');
  const days: string[] = [];
  for (const day of daysBefore(deps.now())) {
    if (await deps.archive.has(day)) continue;
    await deps.archive.writeOnce(day, await textOf(day, deps));
    days.push(day);
  }
  return { days };
}
