/** One resume in processing: its person, source, state and age, and the actions on a failed one. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProcessingRow } from '../../../../../shared/contract/admin-processing.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Box, Cluster, Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import pressStyles from '../../../ui/press.module.css';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import typeStyles from '../../../ui/type.module.css';
import { EmailForm } from '../kit/record/resume-failure.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { APPLICATIONS_PATH } from '../kit/records/application-record.ts';
import { PROCESSING_PATH, retryOne } from '../kit/records/processing-record.ts';
import { ResumeStateWord } from '../kit/words/state-words.tsx';
import { ageWords } from './age-words.ts';
import styles from './processing.module.css';
import { refreshProcessing, stateBegan } from './processing-queries.ts';

/** Longer than reading any file takes: whatever is active for so long got stuck. */
const STUCK_SECONDS = 90;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Where the files screen shows a file. */
export function fileAddress(path: string): string {
  return `/admin-panel/files?${new URLSearchParams({ prefix: folderOf(path), file: path })}`;
}

/** Its label: the name that was read, else the file's. */
export function titleOf({ name, fileName }: Pick<ProcessingRow, 'name' | 'fileName'>, nameless: string): string {
  return name || fileName || nameless;
}

function Origin({ row }: { row: ProcessingRow }) {
  const { t } = useTranslation('admin-processing');
  const folder = folderOf(row.fullPath);
  return (
    <p
      className={`${textStyles.quiet} ${typeStyles.unbound} ${typeStyles.tiny} ${typeStyles.breaking}`}
      data-part="quiet"
    >
      {t(`sources.${row.source}`)}
      {row.source === 'drop' && (
        <>
          {' · '}
          <Link className={typeStyles.inherit} to={`/admin-panel/files?${new URLSearchParams({ prefix: folder })}`}>
            {row.folder === null ? folder : `drops/${row.folder}`}
          </Link>
        </>
      )}
      {' · '}
      {row.jobTitle ?? t('admin:application.noJob')}
      {row.name && row.fileName && row.source !== 'profile' && ` · ${row.fileName}`}
    </p>
  );
}

/** Why it failed, in a recruiter's words, with what helps; a code from a newer server reads as it was sent. */
function Reason({ row }: { row: ProcessingRow }) {
  const { t, i18n } = useTranslation('admin-processing');
  const client = useQueryClient();
  if (!row.failure) return null;
  const { code, message } = row.failure;
  const isKnown = i18n.exists(`admin-processing:reasons.${code}`);
  return (
    <Stack
      gap="2"
      pad="s"
      surface="missing-tint"
      rule="tone"
      radius="s"
      place="across"
      data-tone="missing"
      className={styles.procReason}
    >
      {isKnown ? (
        <p className={typeStyles.unbound}>
          <strong>{t(`reasons.${code}`)}</strong> {t(`advice.${code}`)}
        </p>
      ) : (
        <p className={typeStyles.unbound}>{i18n.language.startsWith('es') ? message.es : message.en}</p>
      )}
      {code === 'EMAIL_NOT_FOUND' && row.source === 'drop' && (
        <details>
          <Box as="summary" place="start" className={`${textStyles.strong} ${typeStyles.underlined}`}>
            {t('giveEmail')}
          </Box>
          <EmailForm application={row} onSettled={() => void refreshProcessing(client)} />
        </details>
      )}
    </Stack>
  );
}

function useRetry({ applicationId }: ProcessingRow, title: string) {
  const { t } = useTranslation('admin-processing');
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => retryOne(applicationId),
    onSuccess: () => showToast({ title: t('retry.begun'), description: title }),
    onError: (error) =>
      showToast({ title: t('retry.failed'), description: errorText(t, error), variant: 'destructive' }),
    onSettled: () => refreshProcessing(client),
  });
}

function Actions({ row, title }: { row: ProcessingRow; title: string }) {
  const { t } = useTranslation('admin-processing');
  const retry = useRetry(row, title);
  const isStuck = row.status === 'active' && row.ageSeconds > STUCK_SECONDS;
  const links = [
    { key: 'application', to: `${APPLICATIONS_PATH}/${row.applicationId}` },
    ...(row.talentId ? [{ key: 'talent', to: `/admin-panel/talents/${row.talentId}` }] : []),
    { key: 'file', to: fileAddress(row.fullPath) },
  ];
  return (
    <Cluster gap="1 4" justify="end" tall="32" className={styles.procActions} data-part="proc-actions">
      {(row.status === 'failed' || isStuck) && (
        // A disabled button would lose the focus.
        <PanelButton
          size="small"
          aria-disabled={retry.isPending}
          aria-label={t('retry.label', { title })}
          onClick={() => !retry.isPending && retry.mutate()}
        >
          {t('retry.one')}
        </PanelButton>
      )}
      {links.map(({ key, to }) => (
        <Link
          className={textStyles.quiet}
          key={key}
          to={to}
          state={{ cameFrom: PROCESSING_PATH }}
          aria-label={t(`open.${key}Of`, { title })}
        >
          {t(`open.${key}`)}
        </Link>
      ))}
    </Cluster>
  );
}

interface ProcessingItemProps {
  row: ProcessingRow;
  /** Milliseconds since 1970: when the row was answered, and now. */
  receivedAt: number;
  now: number;
}

export const ProcessingItem = memo(({ row, receivedAt, now }: ProcessingItemProps) => {
  const { t, i18n } = useTranslation('admin-processing');
  const title = titleOf(row, t('admin:application.nameless'));
  // The clock ticks once a second; an answer may have come since.
  const seenAt = Math.max(now, receivedAt);
  const isMatching = row.status === 'completed' && row.unfinished === 'matching';
  return (
    <li className={`${styles.procItem} ${pressStyles.row}`} data-row={row.applicationId}>
      <div>
        <h2>
          {title}
          <UnconfirmedWord emailConfirmed={row.emailConfirmed} />
        </h2>
        <Origin row={row} />
      </div>
      <Stack align="start">
        <ResumeStateWord status={row.status} />
        <span className={`${typeStyles.fine} ${typeStyles.figures}`}>
          <time dateTime={row.updatedAt}>{ageWords(stateBegan(row, receivedAt), i18n.language, seenAt)}</time>
          {isMatching && <> · {t('matching')}</>}
          {row.attempts > 1 && <> · {t('attempts', { count: row.attempts })}</>}
        </span>
      </Stack>
      <Actions row={row} title={title} />
      <Reason row={row} />
    </li>
  );
});
