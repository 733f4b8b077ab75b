/** The advertised figures, drawn large, with the way to how they are measured. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Claim, claimFigure } from '../../lib/claims.ts';

export function Claims({ claims }: { claims: readonly Claim[] }) {
  const { t } = useTranslation('home-more');
  const { t: claimText } = useTranslation('claims');
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
              <dt>{claimText(claim.id)}</dt>
              <dd>{claimFigure(claimText, claim)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
