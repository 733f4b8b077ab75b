/** Confirms an application, by the mailed link or on a recruiter's word. */
import type { Actor } from '../../shared/domain/policy.ts';
import { type SettleConfirmedDeps, settleConfirmed } from '../merging/settle-confirmed.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { settleTalent } from '../settling/settle-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';

export interface ConfirmApplicationDeps extends SettleConfirmedDeps {
  applications: SettleConfirmedDeps['applications'] & Pick<ApplicationStore, 'edit'>;
  now(): string;
}

/**
 * `find` reads the application and throws where it must not be confirmed; one that is confirmed stays as it is. Its talent
 * comes to where it belongs before the application says that it is confirmed: a link that was interrupted in between
 * can be opened again. Errors: those of `find`, `STALE_VERSION`.
 */
export async function confirmApplication(
  find: () => Promise<ApplicationRecord>,
  actor: Actor,
  deps: ConfirmApplicationDeps,
): Promise<ApplicationRecord> {
  return updateWithRetry(find, async (record) => {
    if (record.confirmedAt) return record;
    const at = deps.now();
    await settleConfirmed(record, { at, actor }, deps);
    const changes = { confirmedAt: at, confirmTokens: undefined };
    const confirmed = await deps.applications.edit(record, record.version, changes);
    if (!confirmed) return LOST;
    // It may have been read and given a talent at this very moment.
    if (confirmed.talentId !== record.talentId) await settleConfirmed(confirmed, { at, actor }, deps);
    // From now on what it says counts.
    if (confirmed.talentId) await settleTalent(await deps.talents.resolveMergedId(confirmed.talentId), deps);
    return confirmed;
  });
}
