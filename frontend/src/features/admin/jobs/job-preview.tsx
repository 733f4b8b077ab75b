/** The job as visitors would see it, made of the public page's own parts, while it is being written. */
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../../../../shared/domain/job.ts';
import { languageOfJob } from '../../../../../shared/domain/text-language.ts';
import { otherLanguage } from '../../../lib/i18n.ts';
import { JobFacts } from '../../../ui/job-facts.tsx';
import { JobHead } from '../../../ui/job-head.tsx';
import { JobText } from '../../../ui/job-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import type { JobForm } from './job-values.ts';
import { type JobValues, previewOf } from './job-values.ts';
import styles from './jobs.module.css';

/** Who would see it, were it saved as it is. */
function Audience({ values }: { values: JobValues }) {
  const { t } = useTranslation('admin-jobs');
  const isSeen = values.status === 'active' && values.public;
  return <p className={textStyles.quiet}>{t(isSeen ? 'preview.everybody' : 'preview.nobody')}</p>;
}

/** `job` is absent while it is new. */
export function JobPreview({ form, job }: { form: JobForm; job: Job | undefined }) {
  const { t } = useTranslation('admin-jobs');
  // Typing goes first; the preview follows when there is time.
  const values = useDeferredValue(useWatch({ control: form.control }) as JobValues);
  const shown = previewOf(values, job);
  const language = otherLanguage(languageOfJob(shown));
  return (
    // What scrolls has to be reached by keyboard.
    <Stack as="section" gap="3" radius="s" className={styles.jobPreview} aria-label={t('preview.title')} tabIndex={0}>
      <Audience values={values} />
      <div className={styles.jobPreviewPage}>
        <JobHead
          job={shown}
          language={language}
          heading={
            <h2 lang={language}>{shown.title || <span className={textStyles.quiet}>{t('preview.noTitle')}</span>}</h2>
          }
        />
        <JobFacts job={shown} now={Date.now()} />
        <JobText job={shown} language={language} />
      </div>
    </Stack>
  );
}
