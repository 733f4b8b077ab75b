/** Entry of the daily archive of the trail. */
import type { Uses } from '../../shared/contract/uses.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { logger } from '../runtime/log.ts';
import { scheduledHandler } from '../runtime/scheduled.ts';
import { archiveStore } from '../stores/archive-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { archiveTrail } from './archive-trail.ts';

export const uses = { reads: ['audit'], archivesAudit: true } as const satisfies Uses;

export const handler = scheduledHandler(uses, ({ archive, tables }) => {
  const stores = { trail: auditStore(tables.audit), archive: archiveStore(archive) };
  return async (): Promise<{ days: string[] }> => {
    const archived = await archiveTrail(SYSTEM, { ...stores, now: () => new Date().toISOString() });
    logger.info('Archived the trail', archived);
    return archived;
  };
});
