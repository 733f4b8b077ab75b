/** The columns of the audit trail; beside an open entry only the action and its time. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../shared/domain/audit.ts';
import { formatMoment } from '../../../lib/format.ts';
import type { Column } from '../kit/list/data-table.tsx';
import { ListedLink } from '../kit/list/listed-link.tsx';
import { useIsSplit } from '../kit/list/use-split.ts';
import { timeWords } from '../kit/words/time-words.ts';
import styles from './audit.module.css';
import { AUDIT_PATH } from './audit-address.ts';
import { hasId, shortId, useAuditWords } from './audit-words.ts';

interface Address {
  openId: string | undefined;
  /** The filter of the list, behind its address. */
  search: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** As many fields as are named in a row. */
const FIELDS_SHOWN = 4;

/** Which record it is: a file by what it was, any other by the beginning of its id. */
function AuditedId({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords();
  const { recordKind, recordId } = entry;
  const file = recordKind === 'file' && words.file(entry);
  return (
    <span className={styles.auditRecord} title={hasId(entry) ? recordId : undefined}>
      {words.kind(recordKind)}
      {file && `: ${file}`}
      {!file && hasId(entry) && (
        <>
          {' '}
          <code>{shortId(recordId)}</code>
        </>
      )}
    </span>
  );
}

/** The names of the first changed fields. */
function ChangedFields({ changes }: { changes: AuditEntry['changes'] }) {
  const { t } = useTranslation('admin-audit');
  const words = useAuditWords();
  const names = changes.slice(0, FIELDS_SHOWN).map(({ field }) => words.field(field));
  return names.length === 0 ? t('admin:none') : names.join(', ') + (changes.length > FIELDS_SHOWN ? '…' : '');
}

export function useAuditColumns({ openId, search, now }: Address): Column<AuditEntry>[] {
  const { t, i18n } = useTranslation('admin-audit');
  const words = useAuditWords();
  const isSplit = useIsSplit();
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  return useMemo(() => {
    const address = { list: AUDIT_PATH, search, openId, isSplit };
    const isAnyOpen = openId !== undefined;
    const what: Column<AuditEntry> = {
      ...{ key: 'what', label: t('what'), share: isAnyOpen ? 1.3 : 2 },
      cell: ({ entryId, action }) => (
        <ListedLink {...address} id={entryId}>
          {words.action(action)}
        </ListedLink>
      ),
    };
    const when: Column<AuditEntry> = {
      ...{ key: 'when', label: t('when'), share: isAnyOpen ? 1 : 1.3 },
      cell: ({ at }) => (
        <time dateTime={at} title={formatMoment(at, language)}>
          {timeWords(at, language, now)}
        </time>
      ),
    };
    if (isAnyOpen) return [what, when];
    return [
      what,
      { ...{ key: 'who', label: t('who'), share: 1.9 }, cell: words.actor },
      { ...{ key: 'record', label: t('record'), share: 1.7 }, cell: (entry) => <AuditedId entry={entry} /> },
      {
        ...{ key: 'fields', label: t('fieldsChanged'), share: 2, hideBelow: 'wide' },
        cell: ({ changes }) => <ChangedFields changes={changes} />,
      },
      when,
    ];
  }, [t, language, isSplit, openId, search, now]);
}
