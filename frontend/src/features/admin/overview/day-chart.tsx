/** Thirty days as bars that say their own figures; screen readers get the same as a table. */
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { Box, Stack, Toolbar } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import styles from './overview.module.css';

export interface Day {
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  count: number;
}

const GAP_SHARE = 0.28;
/** Days without anything show that they were counted. */
const LEAST_PERCENT = 1.5;

function Bars({ days, most }: { days: readonly Day[]; most: number }) {
  const { i18n } = useTranslation('admin-overview');
  const step = 100 / days.length;
  return (
    <svg className={styles.dayBars} aria-hidden="true">
      {days.map(({ date, count }, at) => {
        const height = Math.max(LEAST_PERCENT, (count / most) * 100);
        return (
          <rect
            key={date}
            x={`${at * step}%`}
            y={`${100 - height}%`}
            width={`${step * (1 - GAP_SHARE)}%`}
            height={`${height}%`}
            rx="2"
            fill={at === days.length - 1 ? 'var(--accent)' : 'var(--control-line)'}
          >
            <title>{`${formatDay(date, i18n.language)}: ${formatNumber(count, i18n.language)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function DayTable({ title, days }: { title: string; days: readonly Day[] }) {
  const { t, i18n } = useTranslation('admin-overview');
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.day')}</th>
          <th scope="col">{t('chart.count')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, count }) => (
          <tr key={date}>
            <th scope="row">{formatDay(date, i18n.language)}</th>
            <td>{formatNumber(count, i18n.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `days` oldest first, the last one being today. */
export function DayChart({ title, days }: { title: string; days: readonly Day[] }) {
  const { t, i18n } = useTranslation('admin-overview');
  const number = (count: number) => formatNumber(count, i18n.language);
  const best = days.reduce<Day | undefined>((top, day) => (top && top.count >= day.count ? top : day), undefined);
  const last = days.at(-1);
  if (!best || !last) return null;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack as="figure" gap="1" place="anchor" className={styles.dayChart}>
      <Toolbar as="figcaption" gap="3" align="stretch" wrap={false}>
        <span className={textStyles.strong}>{title}</span>
        <span className={textStyles.quiet}>{t('chart.total', { total: number(total) })}</span>
      </Toolbar>
      <Toolbar gap="3" align="stretch" wrap={false} className={typeStyles.tiny} aria-hidden="true">
        {best.count > 0 && best !== last && (
          <span className={textStyles.quiet}>
            {t('chart.best', { count: number(best.count), day: formatDay(best.date, i18n.language) })}
          </span>
        )}
        <Box as="span" place="push" className={`${typeStyles.accent} ${textStyles.strong}`}>
          {t('chart.today', { count: number(last.count) })}
        </Box>
      </Toolbar>
      <Bars days={days} most={Math.max(best.count, 1)} />
      <Toolbar gap="3" align="stretch" wrap={false} className={typeStyles.fine} aria-hidden="true">
        <span>{formatDay(days[0]?.date ?? last.date, i18n.language)}</span>
        <span>{formatDay(last.date, i18n.language)}</span>
      </Toolbar>
      {/* A table by itself does not get smaller than its rows. */}
      <div className={textStyles.visuallyHidden}>
        <DayTable title={title} days={days} />
      </div>
    </Stack>
  );
}
