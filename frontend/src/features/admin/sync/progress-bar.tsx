/** How far something is: a bar, the percent, and in words how much of how much. */
import { useTranslation } from 'react-i18next';
import adminArea from '../kit/admin-area.module.css';
import styles from './sync.module.css';

interface ProgressBarProps {
  label: string;
  /** 0..100; `undefined` while nobody knows. */
  percent: number | undefined;
  words: string;
}

export function ProgressBar({ label, percent, words }: ProgressBarProps) {
  const { i18n } = useTranslation();
  const figure =
    percent === undefined
      ? undefined
      : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100);
  return (
    <div className={styles.syncProgress}>
      <div
        className={percent === undefined ? `${styles.syncBar} ${styles.syncBarOpen}` : styles.syncBar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={figure ? `${figure}, ${words}` : words}
      >
        <span style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </div>
      <p className={styles.syncProgressWords} aria-hidden="true">
        <span>{words}</span>
        {figure && (
          <span className={adminArea.figure} data-part="figure">
            {figure}
          </span>
        )}
      </p>
    </div>
  );
}
