/** Entries of the trail in words: what was done, by whom, to which kind of record, and in which fields. */
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../shared/domain/audit.ts';
import type { FieldTable } from '../../../../../shared/domain/field-table.ts';
import { JOB_FIELDS } from '../../../../../shared/domain/job-fields.ts';
import { useJobLabel } from '../kit/words/job-label.ts';

/** Which words stand for the values of a field; of some, those of the screens where they are chosen. Of a job, its table says. */
const VALUE_WORDS: Record<string, string> = {
  'talent.status': 'admin:talentStatus',
  'employer.status': 'values.employerStatus',
  'resume.status': 'admin:resumeStatus',
  'activity.kind': 'values.activityKind',
  stage: 'admin:stages',
  priority: 'admin:employer.priorities',
  language: 'admin:languages',
  source: 'admin:sources',
  'settings.id': 'values.claim',
};

const JOB_TABLE: FieldTable = JOB_FIELDS;

/** Of what there is one only, the id says nothing. */
const WITHOUT_ID: ReadonlySet<string> = new Set(['settings', 'audit']);
const ID_SHOWN = 8;

/** The beginning of an id and an ellipsis. */
export const shortId = (id: string): string => (id.length > ID_SHOWN + 2 ? `${id.slice(0, ID_SHOWN)}…` : id);

export const hasId = ({ recordKind }: Pick<AuditEntry, 'recordKind'>): boolean => !WITHOUT_ID.has(recordKind);

export function useAuditWords() {
  const { t } = useTranslation('admin-audit');
  const labelOf = useJobLabel();
  // A dot in a key leads into a group of words.
  const key = (name: string) => name.replaceAll('.', '_');
  const value = (kind: string, field: string, stored: string): string => {
    const options = kind === 'job' ? JOB_TABLE[field]?.options : undefined;
    const group = options ?? VALUE_WORDS[`${kind}.${field}`] ?? VALUE_WORDS[field] ?? `values.${key(field)}`;
    return t(`${group}.${stored}`, { defaultValue: stored });
  };
  return {
    /** An action without a text shows its code. */
    action: (action: string): string => t(`actions.${key(action)}`, { defaultValue: action }),
    /** Without a signed-in user it was the system, or an applicant by their private link. */
    actor: ({ actorEmail, action }: Pick<AuditEntry, 'actorEmail' | 'action'>): string =>
      actorEmail ?? t(action.endsWith('.erase') ? 'actors.person' : 'actors.system'),
    kind: (kind: AuditEntry['recordKind']): string => t(`kinds.${kind}`),
    field: (field: string): string => t(`fields.${key(field)}`, { defaultValue: labelOf(field) }),
    value,
    /** What a file was and where it lay, as far as the trail says it; its path it never does. */
    file: ({ changes }: Pick<AuditEntry, 'changes'>): string =>
      ['type', 'folder']
        .map((name) => ({ name, change: changes.find(({ field }) => field === name) }))
        .map(({ name, change }) => ({ name, stored: change?.after ?? change?.before }))
        .flatMap(({ name, stored }) => (typeof stored === 'string' ? [value('file', name, stored)] : []))
        .join(' · '),
  };
}
