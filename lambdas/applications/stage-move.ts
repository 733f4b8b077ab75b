/** The only place that moves an application between stages, and only for recruiters. */
import type { Application } from '../../shared/domain/application.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import type { ApplicationChanges, ApplicationRecord } from '../stores/application-record.ts';
import type { AuditedChange } from '../stores/audit-store.ts';
import { applicationOf } from './application-view.ts';
import { refuseWithdrawn } from './own-application.ts';

/** What the trail says of an application only by name: who the person is, and what was written about them. */
const PERSONAL_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'stageReason', 'reviewReason', 'resume'] as const;

export interface StageMove {
  stage?: Application['stage'];
  /** For colleagues. A move without one has none, whatever the last one had. */
  reason?: string;
}

/**
 * What a move changes, and the event that notifies the person; nothing where it is in that stage without a new reason.
 * Errors: `APPLICATION_WITHDRAWN`.
 */
export function movedTo(record: ApplicationRecord, { stage, reason }: StageMove, at: string): ApplicationChanges {
  const isMoved = stage !== undefined && stage !== record.stage;
  if (!isMoved) return reason && reason !== record.stageReason ? { stageReason: reason } : {};
  refuseWithdrawn(record);
  const decisions = withEvent(record.decisions, { kind: 'stage', at, stage });
  return { stage, stageReason: reason || undefined, decisions };
}

function actionOf(before: ApplicationRecord, after: ApplicationRecord): AuditedChange['action'] {
  if (!before.confirmedAt && after.confirmedAt) return 'application.confirm';
  return before.stage === after.stage ? 'application.update' : 'application.move';
}

/** What the trail keeps of a recruiter's change. */
export function auditOf(before: ApplicationRecord, after: ApplicationRecord, correlationId: string): AuditedChange {
  return {
    action: actionOf(before, after),
    recordKind: 'application',
    recordId: after.applicationId,
    changes: changesBetween(applicationOf(before), applicationOf(after), { personal: PERSONAL_FIELDS }),
    correlationId,
  };
}
