/** The first page: what the product does, shown rather than told. */
import { useTranslation } from 'react-i18next';
import type { MarketingClaim } from '../../app/marketing-claims.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

export default function HomePage({ claims }: { claims: readonly MarketingClaim[] }) {
  const { t } = useTranslation('site');
  return (
    <div className="wrap page">
      <PageHeading title={t('home.documentTitle')}>{t('home.title')}</PageHeading>
      <ul>
        {claims.map(({ id }) => (
          <li key={id}>{t(`home.claims.${id}`)}</li>
        ))}
      </ul>
    </div>
  );
}
