/** Entries of the trail in words: what was done, by whom, to which kind of record, and in which fields. */
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../shared/domain/audit.ts';

/** Which words stand for the values of a field; of some, those of the screens where they are chosen. */
const VALUE_WORDS: Record<string, string> = {
  'job.status': 'admin:jobStatuses',
  'talent.status': 'admin:talentStatus',
  'employer.status': 'values.employerStatus',
  'resume.status': 'admin:resumeStatus',
  'activity.kind': 'values.activityKind',
  stage: 'admin:stages',
  priority: 'admin:employer.priorities',
  language: 'admin:languages',
  jobType: 'site:job.jobType',
  experienceLevel: 'site:job.experienceLevel',
  remotePolicy: 'site:job.remotePolicy',
  salaryPeriod: 'admin:salaryPeriods',
  source: 'admin:sources',
};

export function useAuditWords() {
  const { t } = useTranslation('admin-audit');
  // A dot in a key leads into a group of words.
  const key = (name: string) => name.replaceAll('.', '_');
  return {
    /** An action that nobody has named yet shows its code. */
    action: (action: string): string => t(`actions.${key(action)}`, { defaultValue: action }),
    /** Where nobody signed in did it, the system did, or a person by the link of their own application. */
    actor: ({ actorEmail, action }: Pick<AuditEntry, 'actorEmail' | 'action'>): string =>
      actorEmail ?? t(action.endsWith('.erase') ? 'actors.person' : 'actors.system'),
    kind: (kind: AuditEntry['recordKind']): string => t(`kinds.${kind}`),
    field: (field: string): string =>
      t([`fields.${key(field)}`, `admin:job.${field}`], { defaultValue: field, returnObjects: false }),
    value: (kind: string, field: string, value: string): string => {
      const group = VALUE_WORDS[`${kind}.${field}`] ?? VALUE_WORDS[field] ?? `values.${key(field)}`;
      return t(`${group}.${value}`, { defaultValue: value });
    },
  };
}
