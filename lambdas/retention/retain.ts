/** Deletes expired data daily, and leaves an audit entry that names nobody. */
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { removeLate } from '../erasure/remove-orphan.ts';
import type { AuditStore } from '../stores/audit-store.ts';
import { undoableSince } from '../stores/merge-store.ts';
import type { SettingsReader } from '../stores/settings-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import {
  type ExpireApplicationsDeps,
  expireApplications,
  expireConsents,
  expireUploads,
} from './expire-applications.ts';
import { type ExpireBasesDeps, expireBases } from './expire-bases.ts';
import { type ExpireEnquiriesDeps, expireLeads, expireMessages } from './expire-enquiries.ts';
import { type ExpireFilesDeps, expireFiles } from './expire-files.ts';
import { monthsBefore } from './months-before.ts';
import { type RetentionReport, type Round, type RoundDeps, retentionRound } from './retention-round.ts';

export interface RetainDeps
  extends ExpireApplicationsDeps,
    ExpireBasesDeps,
    ExpireEnquiriesDeps,
    ExpireFilesDeps,
    RoundDeps {
  applications: ExpireApplicationsDeps['applications'];
  resumes: ExpireApplicationsDeps['resumes'] & ExpireBasesDeps['resumes'];
  talents: ExpireApplicationsDeps['talents'] &
    ExpireBasesDeps['talents'] &
    ExpireFilesDeps['talents'] &
    Pick<TalentStore, 'changedSince' | 'forgetMergesUntil'>;
  matches: ExpireApplicationsDeps['matches'] & ExpireBasesDeps['matches'];
  decisions: ExpireApplicationsDeps['decisions'];
  evaluations: ExpireApplicationsDeps['evaluations'];
  outbox: ExpireApplicationsDeps['outbox'] & ExpireEnquiriesDeps['outbox'];
  activities: ExpireApplicationsDeps['activities'] & ExpireFilesDeps['activities'];
  uploads: ExpireApplicationsDeps['uploads'] & ExpireFilesDeps['uploads'];
  runs: ExpireApplicationsDeps['runs'] & ExpireFilesDeps['runs'];
  settings: SettingsReader;
  trail: Pick<AuditStore, 'removeBefore'>;
}

/**
 * One round. Whatever fails is left for the next one and keeps nothing else from going; so is whatever there is no time
 * for. Each part begins with the oldest, and may be repeated.
 */
export async function retain(actor: Actor, deps: RetainDeps): Promise<RetentionReport> {
  authorise(actor, 'retention.enforce');
  const { retention } = await deps.settings.get();
  const round = retentionRound(deps);
  await round.attempt(() => expireConsents(retention, round, deps));
  await round.attempt(() => expireUploads(retention, round, deps));
  await round.attempt(() => expireBases(retention, round, deps));
  await round.attempt(() => removeLate(deps));
  await round.attempt(() => expireMerges(round, deps));
  await round.attempt(() => expireApplications(retention, round, deps));
  await round.attempt(() => expireMessages(retention, round, deps));
  await round.attempt(() => expireLeads(retention, round, deps));
  await round.attempt(() => expireTrail(retention.auditMonths, actor, round, deps));
  await expireFiles(round, deps);
  return round.report;
}

/** What was kept to undo a merge, once that is not offered any more. */
async function expireMerges(round: Round, { talents, now }: Pick<RetainDeps, 'talents' | 'now'>): Promise<void> {
  round.report.merges += await talents.forgetMergesUntil(undoableSince(now()));
}

/** Each batch is noted before it goes, by its number alone. */
async function expireTrail(months: number, actor: Actor, round: Round, deps: RetainDeps): Promise<void> {
  const before = monthsBefore(deps.now(), months);
  const correlationId = deps.newId();
  const note = (count: number) => {
    const changes = [
      { field: 'count', after: count },
      { field: 'before', after: before },
    ];
    return deps.audit(actor, {
      action: 'audit.expire',
      recordKind: 'audit',
      recordId: 'trail',
      changes,
      correlationId,
    });
  };
  while (!round.isOver()) {
    const count = await deps.trail.removeBefore(before, note);
    if (count === 0) return;
    round.report.auditEntries += count;
  }
}
