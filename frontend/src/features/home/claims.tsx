/** The advertised figures, drawn large, with the way to how they are measured. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { currentLanguage } from '../../lib/i18n.ts';
import type { Claim } from './claim.ts';

export function Claims({ claims }: { claims: readonly Claim[] }) {
  const { t } = useTranslation('home-more');
  const percent = new Intl.NumberFormat(currentLanguage(), { style: 'percent' });
  const figureOf = (claim: Claim): string => {
    if (claim.kind === 'percent') return percent.format(claim.value / 100);
    return claim.kind === 'range'
      ? t('claims.seconds', { from: claim.from, to: claim.to })
      : t('claims.hours', { count: claim.value });
  };
  return (
    <section className="home-claims" aria-labelledby="claims-title">
      <div className="wrap">
        <div className="home-section-head">
          <h2 id="claims-title">{t('claims.title')}</h2>
          <Link to="/ai-features#claims">{t('claims.measured')}</Link>
        </div>
        <dl className="claims">
          {claims.map((claim) => (
            <div key={claim.id}>
              <dt>{t(`claims.${claim.id}`)}</dt>
              <dd>{figureOf(claim)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
