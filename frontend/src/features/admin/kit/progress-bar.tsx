/** How far something is: a bar, the percent, and in words how much of how much. */
import { useTranslation } from 'react-i18next';
import barStyles from '../../../ui/bar.module.css';
import { Stack, Toolbar } from '../../../ui/layout.tsx';
import typeStyles from '../../../ui/type.module.css';
import adminArea from './admin-area.module.css';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** 0..100; `undefined` while it is unknown. */
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
    <Stack gap="2" most={720}>
      <div
        className={percent === undefined ? `${barStyles.bar} ${styles.barOpen}` : barStyles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={figure ? `${figure}, ${words}` : words}
      >
        <span style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </div>
      <Toolbar
        as="p"
        gap="4"
        align="stretch"
        wrap={false}
        className={`${typeStyles.unbound} ${typeStyles.figures}`}
        aria-hidden="true"
      >
        <span>{words}</span>
        {figure && (
          <span className={adminArea.figure} data-part="figure">
            {figure}
          </span>
        )}
      </Toolbar>
    </Stack>
  );
}
