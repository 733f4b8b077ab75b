/** The number of resumes in each state, as large figures that also filter the list. */
import { useTranslation } from 'react-i18next';
import type { ResumeStatus } from '../../../../../shared/domain/application.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import pressStyles from '../../../ui/press.module.css';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { useSetAddress } from '../kit/list/list-address.ts';
import styles from './processing.module.css';

const LOOKS: readonly { status: ResumeStatus; icon: IconName; tone: string }[] = [
  { status: 'active', icon: 'clock', tone: 'claimed' },
  { status: 'failed', icon: 'alert', tone: 'missing' },
  { status: 'completed', icon: 'check', tone: 'met' },
  { status: 'awaiting-upload', icon: 'upload', tone: 'unclear' },
];

interface StateFiguresProps {
  counts: Record<ResumeStatus, number> | undefined;
  chosen: ResumeStatus | undefined;
}

export function StateFigures({ counts, chosen }: StateFiguresProps) {
  const { t, i18n } = useTranslation('admin-processing');
  const setAddress = useSetAddress();
  return (
    <Grid as="fieldset" columns="2" from720="fit140" gap="3">
      <legend className={textStyles.visuallyHidden}>{t('figures')}</legend>
      {LOOKS.map(({ status, icon, tone }) => {
        const isChosen = chosen === status;
        return (
          <Stack
            as="button"
            gap="1"
            align="start"
            pad="m"
            edge={isChosen ? 'accent' : 'line'}
            surface={isChosen ? 'accent-tint' : 'paper'}
            radius="m"
            key={status}
            type="button"
            className={`${styles.procFigure} ${pressStyles.card} ${textStyles.ink}`}
            data-tone={tone}
            aria-pressed={isChosen}
            onClick={() => setAddress({ status: isChosen ? '' : status, failure: '' })}
          >
            <span className={`${textStyles.figureHuge} ${typeStyles.figures}`}>
              {counts ? formatNumber(counts[status], i18n.language) : '–'}
            </span>
            <Cluster as="span" gap="2" inline wrap={false} className={textStyles.quiet}>
              <Icon name={icon} size={16} />
              {t(`states.${status}`)}
            </Cluster>
          </Stack>
        );
      })}
    </Grid>
  );
}
