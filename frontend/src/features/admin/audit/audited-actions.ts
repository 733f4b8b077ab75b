/** All actions that the trail records, as options of a filter. */
import type { AuditEntry } from '../../../../../shared/domain/audit.ts';

export const AUDITED_ACTIONS = [
  ...['job.create', 'job.update', 'job.change-status', 'job.adjust', 'job.delete'],
  ...[
    'talent.read',
    'employer.read',
    'application.read',
    'match.read',
    'evaluation.read',
    'message.read',
    'file.read',
    'activity.read',
    'run.read',
  ],
  ...[
    'talent.update',
    'talent.correct',
    'talent.uncorrect',
    'talent.merge',
    'talent.unmerge',
    'talent.export',
    'talent.erase',
    'talent.expire',
  ],
  ...['employer.create', 'employer.update', 'employer.delete'],
  ...[
    'application.confirm',
    'application.move',
    'application.update',
    'application.retry',
    'application.erase',
    'application.expire',
  ],
  ...['match.decide', 'evaluation.run', 'activity.add', 'preferences.update'],
  ...['file.upload-start', 'file.upload', 'file.abort', 'file.delete'],
  ...['message.reply', 'message.update', 'message.delete'],
  ...['run.import', 'run.export', 'run.reconcile', 'run.stop'],
  ...['settings.update', 'processing.redrive', 'audit.expire'],
] as const;

/** Those about one kind of record, or all of them. */
export function actionsOf(kind: AuditEntry['recordKind'] | undefined): string[] {
  return AUDITED_ACTIONS.filter((action) => kind === undefined || action.startsWith(`${kind}.`));
}
