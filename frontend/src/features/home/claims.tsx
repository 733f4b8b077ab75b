/** The advertised figures, drawn large. */
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import type { Claim } from './claim.ts';

export function Claims({ claims }: { claims: readonly Claim[] }) {
  const { t } = useTranslation('site');
  const percent = new Intl.NumberFormat(currentLanguage(), { style: 'percent' });
  const figureOf = (claim: Claim): string => {
    if (claim.kind === 'percent') return percent.format(claim.value / 100);
    return claim.kind === 'range'
      ? t('home.claims.seconds', { from: claim.from, to: claim.to })
      : t('home.claims.hours', { count: claim.value });
  };
  return (
    <section className="home-claims" aria-labelledby="claims-title">
      <div className="wrap">
        <h2 id="claims-title">{t('home.claims.title')}</h2>
        <dl className="claims">
          {claims.map((claim) => (
            <div key={claim.id}>
              <dt>{t(`home.claims.${claim.id}`)}</dt>
              <dd>{figureOf(claim)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
