/** One upload: how far it is, what went wrong, and what can be done about it. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText } from '../../../lib/error-text.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Box, Cluster } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { cancelUpload, giveFile, isUnfinished, retryUpload, type Upload, type UploadState } from './upload-queue.ts';
import styles from './upload-tray.module.css';

const ICONS: Record<UploadState, IconName> = {
  waiting: 'clock',
  sending: 'upload',
  'needs-file': 'question',
  done: 'check',
  failed: 'alert',
};

/** Of those that have come to an end; the others are quiet. */
const TONES: Record<UploadState, 'ink-2' | 'met' | 'missing'> = {
  waiting: 'ink-2',
  sending: 'ink-2',
  'needs-file': 'ink-2',
  done: 'met',
  failed: 'missing',
};

/** Of an upload, in whole percent; all of it only once storage has said so. */
export function percentOf(sentBytes: number, sizeBytes: number): number {
  return sizeBytes > 0 ? Math.min(99, Math.floor((100 * sentBytes) / sizeBytes)) : 0;
}

function useWords({ state, sentBytes, sizeBytes, isTryingAgain, problem }: Upload): string {
  const { t } = useTranslation('admin-files');
  const size = fileSize(sizeBytes, currentLanguage());
  if (state === 'failed') return codeText(t, problem ?? 'INTERNAL');
  if (isTryingAgain) return t('uploads.tryingAgain');
  return t(`uploads.states.${state}`, { size, percent: percentOf(sentBytes, sizeBytes) });
}

/** Asks for the file whose bytes did not outlive a reload. */
function ChooseAgain({ upload }: { upload: Upload }) {
  const { t } = useTranslation('admin-files');
  const input = useRef<HTMLInputElement>(null);
  const [isOther, setOther] = useState(false);
  const size = fileSize(upload.sizeBytes, currentLanguage());
  return (
    <>
      <button type="button" className={styles.uploadAction} onClick={() => input.current?.click()}>
        {t('uploads.chooseAgain')}
        <span className={textStyles.visuallyHidden}> {upload.fileName}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${t('uploads.chooseAgain')} ${upload.fileName}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) setOther(!giveFile(upload.id, file));
          target.value = '';
        }}
      />
      {isOther && (
        <Box as="p" place="full" className={textStyles.alarm} role="alert">
          {t('uploads.otherFile', { name: upload.fileName, size })}
        </Box>
      )}
    </>
  );
}

interface UploadRowProps {
  upload: Upload;
  /** A row that goes takes the focus with it. */
  onGone: () => void;
}

export function UploadRow({ upload, onGone }: UploadRowProps) {
  const { t } = useTranslation('admin-files');
  const words = useWords(upload);
  const { id, path, state, file, sentBytes, sizeBytes } = upload;
  const cancel = () => {
    cancelUpload(id);
    onGone();
  };
  return (
    <Cluster as="li" gap="2" wrap={false} pad="block1" tall="40" className={styles.upload} data-state={state}>
      <Icon name={ICONS[state]} size={16} color={`var(--${TONES[state]})`} />
      <div className={styles.uploadWords}>
        <span className={`${typeStyles.cut} ${textStyles.strong}`} title={path}>
          {path}
        </span>
        <span className={`${textStyles.quiet} ${typeStyles.figures}`}>{words}</span>
        {isUnfinished(upload) && (
          <progress
            max={100}
            value={percentOf(sentBytes, sizeBytes)}
            aria-label={t('uploads.progressOf', { name: path })}
          />
        )}
      </div>
      <div className={styles.uploadActions}>
        {state === 'needs-file' && <ChooseAgain upload={upload} />}
        {state === 'failed' && file && (
          <button type="button" className={styles.uploadAction} onClick={() => retryUpload(id)}>
            {t('tasks.retry')}
            <span className={textStyles.visuallyHidden}> {path}</span>
          </button>
        )}
        {state !== 'done' && (
          <button type="button" className={styles.uploadAction} onClick={cancel}>
            {t(isUnfinished(upload) ? 'admin:cancel' : 'uploads.discard')}
            <span className={textStyles.visuallyHidden}> {path}</span>
          </button>
        )}
      </div>
    </Cluster>
  );
}
