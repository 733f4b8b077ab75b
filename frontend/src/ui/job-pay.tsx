/** A job's pay range with its period. */
import { useTranslation } from 'react-i18next';
import type { JobSummary } from '../../../shared/domain/job.ts';
import { formatPay } from '../lib/format.ts';
import { currentLanguage } from '../lib/i18n.ts';
import styles from './job-card.module.css';
import { Box } from './layout.tsx';
import textStyles from './text.module.css';

type Pay = Pick<JobSummary, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>;

export function JobPay({ job }: { job: Pay }) {
  const { t } = useTranslation('site');
  const pay = formatPay(job, currentLanguage());
  if (pay === undefined)
    return (
      <Box as="p" pad="top1" className={`${styles.pay} ${textStyles.quiet}`} data-part="pay quiet">
        {t('job.payOpen')}
      </Box>
    );
  return (
    <Box as="p" pad="top1" className={styles.pay} data-part="pay">
      <strong suppressHydrationWarning>{pay}</strong> {t(`job.period.${job.salaryPeriod}`)}
    </Box>
  );
}
