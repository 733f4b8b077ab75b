/** Records in the trail who viewed whose data, without delaying the response. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '../../shared/domain/policy.ts';
import { countMetric, logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { type AuditedChange, type AuditStore, auditTo } from '../stores/audit-store.ts';

/** What was looked at: the kind of record with the verb `read`, and which one. */
export type NotedRead = Pick<AuditedChange, 'recordKind' | 'recordId' | 'correlationId'>;

/** Called beside the reading itself; it never fails, and takes two seconds at most. */
export type NoteRead = (actor: Actor, read: NotedRead) => Promise<void>;

/** Repeated reads within one quarter of an hour by the clock count once. */
const WINDOW_MS = 15 * 60_000;
/** Far above what a write takes, also where a new container makes its first one. */
const PATIENCE_MS = 2_000;
const REMEMBERED_MAX = 1_000;

/** One entry for each reader, record and quarter of an hour; what this container has noted, it does not write again. */
export function readTrail(store: Pick<AuditStore, 'add'>, now: () => number = Date.now): NoteRead {
  const audit = auditTo(store, () => new Date(now()).toISOString());
  const noted = new Set<string>();
  return async (actor, { recordKind, recordId, correlationId }) => {
    if (actor.kind !== 'admin') return;
    const once = `${actor.userId} ${Math.floor(now() / WINDOW_MS)}`;
    const id = `${recordKind} ${recordId} ${once}`;
    if (noted.has(id)) return;
    const tooLong = wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error('Noting a read took too long');
    });
    try {
      const entry = { action: `${recordKind}.read`, recordKind, recordId, changes: [], correlationId, once };
      await Promise.race([audit(actor, entry), tooLong]);
      if (noted.size >= REMEMBERED_MAX) noted.clear();
      noted.add(id);
    } catch (error) {
      // Nobody is kept from their work by it, but it is counted: the trail lacks whatever was read then.
      countMetric('ReadsNotNoted');
      logger.warn('A read was not noted', { recordKind, recordId, ...loggableError(error) });
    }
  };
}
