/** Entry of the daily archive of the trail. */
import { SYSTEM } from '../../shared/domain/policy.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { logger } from '../runtime/log.ts';
import { archiveStore } from '../stores/archive-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { archiveTrail } from './archive-trail.ts';

export async function handler(): Promise<{ days: string[] }> {
  logger.resetKeys();
  const now = () => new Date().toISOString();
  const archived = await archiveTrail(SYSTEM, { trail: auditStore(dynamodb()), archive: archiveStore(s3()), now });
  logger.info('Archived the trail', archived);
  return archived;
}
