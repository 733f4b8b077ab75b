/** Uploads at the foot of every screen of the panel: how far all of them are, and each for itself. */
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import typeStyles from '../../../ui/type.module.css';
import { useIsNarrow } from '../kit/list/use-narrow.ts';
import { clearFinished, isUnfinished, type Upload, useUploads } from './upload-queue.ts';
import { percentOf, UploadRow } from './upload-row.tsx';
import styles from './upload-tray.module.css';

const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);

/** All uploads as one; what has failed does not hold the others up. */
function useSummary(uploads: readonly Upload[]) {
  const { t } = useTranslation('admin-files');
  const counted = uploads.filter(({ state }) => state !== 'failed');
  const percent = percentOf(sum(counted.map(({ sentBytes }) => sentBytes)), sum(counted.map((one) => one.sizeBytes)));
  const count = uploads.length;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const waiting = uploads.filter(({ state }) => state === 'needs-file').length;
  const isBusy = uploads.some(isUnfinished);
  const notes = [
    failed > 0 && t('uploads.failed', { count: failed }),
    waiting > 0 && t('uploads.needFile', { count: waiting }),
  ].filter((note) => note !== false);
  return {
    percent,
    isBusy,
    icon: isBusy ? ('upload' as const) : notes.length > 0 ? ('alert' as const) : ('check' as const),
    words: [t('uploads.done', { done, count }), ...notes].join(' · '),
    hasNotes: notes.length > 0,
  };
}

interface TrayBarProps extends ReturnType<typeof useSummary> {
  isShown: boolean;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
}

function TrayBar({ icon, words, isBusy, percent, isShown, toggle, onToggle }: TrayBarProps) {
  const { t } = useTranslation('admin-files');
  return (
    <div className={styles.uploadBar}>
      <Icon name={icon} size={18} />
      <p role="status" className={typeStyles.cut}>
        {words}
      </p>
      {isBusy && (
        <>
          <progress max={100} value={percent} aria-label={t('uploads.progress')} />
          <span className={typeStyles.figures}>{t('uploads.percent', { percent })}</span>
        </>
      )}
      <button ref={toggle} type="button" className={styles.uploadAction} aria-expanded={isShown} onClick={onToggle}>
        {t(isShown ? 'uploads.hide' : 'uploads.show')}
      </button>
      {!isBusy && (
        <button type="button" className={styles.uploadAction} onClick={clearFinished}>
          {t('uploads.clear')}
        </button>
      )}
    </div>
  );
}

export default function UploadTray() {
  const { t } = useTranslation('admin-files');
  const uploads = useUploads();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState<boolean>();
  const toggle = useRef<HTMLButtonElement>(null);
  const summary = useSummary(uploads);
  // Unless someone said otherwise: open while there is something to follow and room for it, and where something has to be decided.
  const isShown = isOpen ?? ((summary.isBusy && !isNarrow) || summary.hasNotes);
  if (uploads.length === 0) return null;
  return (
    <section className={styles.uploadTray} data-part="upload-tray" aria-label={t('uploads.title')}>
      {isShown && (
        <ul
          className={styles.uploadList}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
          tabIndex={0}
          aria-label={t('uploads.title')}
          // It does not fold away under a person who is in it.
          onFocus={() => setOpen((before) => before ?? true)}
        >
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onGone={() => toggle.current?.focus()} />
          ))}
        </ul>
      )}
      <TrayBar {...summary} {...{ isShown, toggle }} onToggle={() => setOpen(!isShown)} />
    </section>
  );
}
