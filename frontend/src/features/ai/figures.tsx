/** What the agency advertises, beside what the project has measured. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MARKETING_CLAIMS } from '../../../../shared/domain/marketing-claims.ts';
import { siteSettingsQuery } from '../../lib/site-settings.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { ClaimsTable } from './claims-table.tsx';
import written from './measured.json' with { type: 'json' };
import type { Measured } from './measurement.ts';

/** The benchmarks write it: what is not there is not measured. */
const measured = written as Measured;

/** Nothing where no figure is advertised: there is nothing to compare with. */
export default function Figures() {
  const { t } = useTranslation('ai');
  const { data, isPending } = useQuery(siteSettingsQuery);
  if (isPending) return <Skeleton lines={8} />;
  const claims = data?.claims ?? MARKETING_CLAIMS;
  if (claims.length === 0) return null;
  return (
    <Stack as="section" gap="5">
      <h2 className={typeStyles.huge}>{t('claims.title')}</h2>
      <p className={styles.lead}>{t('claims.text')}</p>
      <ClaimsTable claims={claims} measured={measured} />
    </Stack>
  );
}
