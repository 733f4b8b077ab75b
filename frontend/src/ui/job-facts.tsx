/** The facts of a job at a glance. */
import { useTranslation } from 'react-i18next';
import type { PublicJob } from '../../../shared/domain/job.ts';
import { formatAge, formatDate } from '../lib/format.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { Icon } from './icon.tsx';
import styles from './job-text.module.css';

/** `now` in milliseconds since 1970. */
export function JobFacts({ job, now }: { job: PublicJob; now: number }) {
  const { t } = useTranslation('site');
  const language = currentLanguage();
  const facts: [name: string, value: string][] = [
    ['place', job.location],
    ['policy', t(`job.remotePolicy.${job.remotePolicy}`)],
    ['type', t(`job.jobType.${job.jobType}`)],
    ['level', t(`job.experienceLevel.${job.experienceLevel}`)],
    ['industry', job.industry],
    ['openings', t('job.openings', { count: job.openings })],
  ];
  const extras = [job.relocationAssistance && 'relocation', job.visaSponsorship && 'visa'].filter(
    (extra) => extra !== false,
  );
  return (
    <section aria-label={t('job.facts')}>
      <dl className={styles.jobFacts} data-part="job-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name === 'openings' ? t('jobs.filter.openings') : t(`job.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {job.publishedAt && (
          <div>
            <dt>{t('job.published')}</dt>
            <dd title={formatDate(job.publishedAt, language)}>{formatAge(job.publishedAt, language, now)}</dd>
          </div>
        )}
      </dl>
      {extras.length > 0 && (
        <ul className={styles.jobFactsExtras}>
          {extras.map((extra) => (
            <li key={extra}>
              <Icon name="check" size={18} /> {t(`job.${extra}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
