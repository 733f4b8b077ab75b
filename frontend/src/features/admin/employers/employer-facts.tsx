/** Figures of an employer, and what it asked for in the form. */
import { useTranslation } from 'react-i18next';
import type { EmployerDetail } from '../../../../../shared/contract/admin-employers.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Grid, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { Facts } from '../kit/record/facts.tsx';
import styles from './employers.module.css';

const STATS = ['activeJobs', 'openings', 'applications', 'inProcess', 'hired'] as const;

export function EmployerStats({ stats }: Pick<EmployerDetail, 'stats'>) {
  const { t } = useTranslation('admin-employers');
  const figure = (value: number) => formatNumber(value, currentLanguage());
  return (
    <Stack as="section" gap="2" pad="top2" rule="above" className={styles.employerPart}>
      <h2>{t('stats.title')}</h2>
      <Grid as="dl" columns="fit100" gap="3" className={typeStyles.figuresAbove}>
        {STATS.map((name) => (
          <div key={name}>
            <dt className={typeStyles.fine}>{t(`stats.${name}`)}</dt>
            <dd className={`${textStyles.figureHuge} ${typeStyles.figures}`}>{figure(stats[name])}</dd>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}

export function EmployerRequest({ request }: Pick<EmployerDetail, 'request'>) {
  const { t } = useTranslation('admin-employers');
  if (!request) return null;
  const { jobTitle, positionsToHire, language, receivedAt } = request;
  return (
    <Stack as="section" gap="2" pad="top2" rule="above" className={styles.employerPart}>
      <h2>{t('request.title')}</h2>
      <Facts
        facts={[
          { label: t('request.jobTitle'), value: jobTitle },
          { label: t('request.positions'), value: formatNumber(positionsToHire, currentLanguage()) },
          { label: t('request.language'), value: t(`admin:languages.${language}`) },
          { label: t('request.receivedAt'), value: formatMoment(receivedAt, currentLanguage()) },
        ]}
      />
    </Stack>
  );
}
