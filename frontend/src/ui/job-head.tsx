/** The head of a job: company, title and pay. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/domain/field.ts';
import type { PublicJob } from '../../../shared/domain/job.ts';
import { JobPay } from './job-pay.tsx';
import styles from './job-text.module.css';
import { Stack } from './layout.tsx';
import textStyles from './text.module.css';

interface JobHeadProps {
  job: PublicJob;
  /** Where it is not that of the page. */
  language: Language | undefined;
  /** The title in the heading that suits the page. */
  heading: ReactNode;
  children?: ReactNode;
}

export function JobHead({ job, language, heading, children }: JobHeadProps) {
  const { t } = useTranslation('site');
  return (
    <Stack as="header" gap="2" className={styles.jobHead} data-part="job-head">
      <p className={`${textStyles.quiet} ${textStyles.strong}`}>{job.company}</p>
      {heading}
      {language && <p className={textStyles.note}>{t(`job.writtenIn.${language}`)}</p>}
      <JobPay job={job} />
      {children}
    </Stack>
  );
}
