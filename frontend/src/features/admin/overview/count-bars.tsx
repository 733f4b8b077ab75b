/** Counts by state as lines that lead to their lists: word, bar, figure. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/format.ts';
import barStyles from '../../../ui/bar.module.css';
import { Grid, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';
import styles from './overview.module.css';

export interface CountLine {
  key: string;
  label: string;
  count: number;
  to: string;
}

export function CountBars({ lines }: { lines: readonly CountLine[] }) {
  const { i18n } = useTranslation('admin-overview');
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <Stack as="ul" gap="1">
      {lines.map(({ key, label, count, to }) => (
        <li key={key}>
          <Grid
            as={Link}
            columns="104px minmax(0, 1fr) auto"
            gap="2"
            align="center"
            tall="32"
            to={to}
            className={`${styles.countBar} ${textStyles.ink} ${textStyles.unlined}`}
          >
            <span>{label}</span>
            <span className={`${barStyles.bar} ${styles.countBarTrack}`} aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={adminArea.figure} data-part="figure">
              {formatNumber(count, i18n.language)}
            </span>
          </Grid>
        </li>
      ))}
    </Stack>
  );
}
