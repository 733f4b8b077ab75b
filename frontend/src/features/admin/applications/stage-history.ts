/** Derives from the history and the audit trail when each stage was reached, and by whom. */
import type { HistoryEvent } from '../../../../../shared/domain/application-history.ts';
import type { AuditEntry } from '../../../../../shared/domain/audit.ts';
import type { Stage } from './application-queries.ts';

/** An entry of the trail is written right after its move. */
const SAME_MOVE_MS = 60_000;

/** When each stage was reached last, ISO 8601; the first one with the application itself. */
export function stageTimes(history: readonly HistoryEvent[]): Map<Stage, string> {
  const times = new Map<Stage, string>();
  for (const { kind, stage, at } of history) {
    if (kind === 'submitted') times.set('new', at);
    if (kind === 'stage' && stage) times.set(stage, at);
  }
  return times;
}

/** Who moved it, by e-mail address; `undefined` where the trail has no entry. */
export function moverOf(event: HistoryEvent, trail: readonly AuditEntry[]): string | undefined {
  const apartMs = ({ at }: AuditEntry) => Math.abs(Date.parse(at) - Date.parse(event.at));
  const isIt = (entry: AuditEntry) =>
    apartMs(entry) < SAME_MOVE_MS &&
    entry.changes.some(({ field, after }) => field === 'stage' && after === event.stage);
  const [nearest] = trail.filter(isIt).toSorted((a, b) => apartMs(a) - apartMs(b));
  return nearest?.actorEmail ?? undefined;
}
