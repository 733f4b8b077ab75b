/** One entry of the trail: who did what, when, to which record, and what it was before and after. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../../../shared/domain/audit.ts';
import { formatMoment } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { RecordLink } from '../kit/record/back-link.tsx';
import { Facts } from '../kit/record/facts.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import styles from './audit.module.css';
import { AUDIT_PATH } from './audit-address.ts';
import { auditedRecordQuery, canBeFound } from './audit-queries.ts';
import { hasId, useAuditWords } from './audit-words.ts';
import { ChangeTable } from './change-table.tsx';

/** The record's own page while it exists; until that is known, and where that cannot be had, what it was. */
function AuditedRecord({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  const words = useAuditWords();
  const file = entry.recordKind === 'file' && words.file(entry);
  const { data } = useQuery({ ...auditedRecordQuery(entry), enabled: canBeFound(entry) });
  return (
    <span className={styles.auditRecord}>
      {words.kind(entry.recordKind)}
      {file && `: ${file}`}
      {data && (
        <>
          {' '}
          <RecordLink to={data.path}>{data.name}</RecordLink>
          <UnconfirmedWord emailConfirmed={data.emailConfirmed ?? true} />
        </>
      )}
      {data === null && <span className={textStyles.quiet}> {t('gone')}</span>}
    </span>
  );
}

export function AuditEntryView({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useTranslation('admin-audit');
  const words = useAuditWords();
  const { action, at, recordId, correlationId, actorEmail } = entry;
  return (
    <Stack as="article" gap="5" className={styles.auditEntry}>
      <PageHeading>{words.action(action)}</PageHeading>
      <Facts
        facts={[
          { label: t('who'), value: words.actor(entry) },
          { label: t('when'), value: <time dateTime={at}>{formatMoment(at, i18n.language)}</time> },
          { label: t('record'), value: <AuditedRecord entry={entry} /> },
          ...(hasId(entry)
            ? [{ label: t('recordId'), value: <code className={typeStyles.tiny}>{recordId}</code> }]
            : []),
          { label: t('code'), value: <code className={typeStyles.tiny}>{action}</code> },
          { label: t('correlation'), value: <code className={typeStyles.tiny}>{correlationId}</code> },
        ]}
      />
      <Stack as="section" gap="2">
        <h2 className={typeStyles.titleBase}>{t('changes')}</h2>
        <ChangeTable entry={entry} />
      </Stack>
      <Cluster gap="2 4" className={typeStyles.breaking}>
        <ButtonLink look="secondary" to={`${AUDIT_PATH}?recordId=${encodeURIComponent(recordId)}`}>
          {t('allOfRecord')}
        </ButtonLink>
        {actorEmail && (
          <Link to={`${AUDIT_PATH}?actor=${encodeURIComponent(actorEmail)}`}>
            {t('allOfActor', { who: actorEmail })}
          </Link>
        )}
      </Cluster>
    </Stack>
  );
}
