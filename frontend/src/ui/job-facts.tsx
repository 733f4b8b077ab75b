/** The facts of a job at a glance: which they are, the table of a job's fields says (`shared/domain/job-fields.ts`). */
import { jobFacts } from 'virtual:job-facts';
import { useTranslation } from 'react-i18next';
import type { FieldKind } from '../../../shared/domain/field-kinds.ts';
import type { PublicJob } from '../../../shared/domain/job.ts';
import type { JobFact } from '../../../shared/domain/job-fields.ts';
import { formatAge, formatDate, formatNumber } from '../lib/format.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { Icon } from './icons.tsx';
import { Grid, Stack } from './layout.tsx';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';

/** A fact in words; `undefined` of one that the job does not state. */
function useShown(job: PublicJob) {
  const { t } = useTranslation('site');
  return (name: JobFact, kind: FieldKind): string | undefined => {
    if (name === 'openings') return t('job.openings', { count: job.openings });
    const value: unknown = job[name];
    if (value === null || value === '') return undefined;
    if (kind === 'choice') return t(`job.${name}.${value}`);
    return typeof value === 'number' ? formatNumber(value, currentLanguage()) : String(value);
  };
}

/** `now` in milliseconds since 1970. */
export function JobFacts({ job, now }: { job: PublicJob; now: number }) {
  const { t } = useTranslation('site');
  const language = currentLanguage();
  const shown = useShown(job);
  const facts = jobFacts.flatMap(([name, kind]) => {
    const value = kind === 'flag' ? undefined : shown(name, kind);
    return value === undefined ? [] : [[name, value] as const];
  });
  const extras = jobFacts.filter(([name, kind]) => kind === 'flag' && job[name]);
  return (
    <section aria-label={t('job.facts')}>
      <Grid as="dl" columns="fit100" gap="4" data-part="job-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={textStyles.note}>{t(`job.fields.${name}`)}</dt>
            <dd className={`${textStyles.strong} ${typeStyles.capital}`}>{value}</dd>
          </div>
        ))}
        {job.publishedAt && (
          <div>
            <dt className={textStyles.note}>{t('job.published')}</dt>
            <dd className={`${textStyles.strong} ${typeStyles.capital}`} title={formatDate(job.publishedAt, language)}>
              {formatAge(job.publishedAt, language, now)}
            </dd>
          </div>
        )}
      </Grid>
      {extras.length > 0 && (
        <Stack as="ul" gap="2" pad="top4" className={textStyles.strong}>
          {extras.map(([name]) => (
            <Grid as="li" columns="mark" gap="2" key={name}>
              <Icon name="check" size={18} color="var(--met)" style={{ marginTop: 2 }} /> {t(`job.fields.${name}`)}
            </Grid>
          ))}
        </Stack>
      )}
    </section>
  );
}
