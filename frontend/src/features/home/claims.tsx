/** The advertised figures, with a link to how they are measured. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MARKETING_CLAIMS } from '../../../../shared/domain/marketing-claims.ts';
import { claimFigure } from '../../lib/claims.ts';
import { siteSettingsQuery } from '../../lib/site-settings.ts';
import { Box, Grid, Stack, Toolbar } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { ClaimsRoom } from './claims-room.tsx';

/** Nothing where the agency shows no figure at all. */
export default function Claims() {
  const { t } = useTranslation('home-more');
  const { t: claimText } = useTranslation('claims');
  const { data, isPending } = useQuery(siteSettingsQuery);
  if (isPending) return <ClaimsRoom />;
  const claims = data?.claims ?? MARKETING_CLAIMS;
  if (claims.length === 0) return null;
  return (
    <Box as="section" surface="deep" pad="band" aria-labelledby="claims-title">
      <Stack gap="m" className={textStyles.wrap}>
        <Toolbar gap="2 4" align="baseline">
          <h2 id="claims-title" className={typeStyles.huge}>
            {t('claims.title')}
          </h2>
          <Link to="/ai-features#claims" className={typeStyles.inherit}>
            {t('claims.measured')}
          </Link>
        </Toolbar>
        <Grid as="dl" columns="fit140" gap="6" className={typeStyles.figuresAbove}>
          {claims.map((claim) => (
            <div key={claim.id}>
              <dt className={textStyles.small}>{claimText(claim.id)}</dt>
              <dd className={`${textStyles.figureHuge} ${textStyles.oneLine}`}>{claimFigure(claimText, claim)}</dd>
            </div>
          ))}
        </Grid>
      </Stack>
    </Box>
  );
}
