/** How an advertised figure reads, for every page that shows it; the figures are the agency's (`site-settings.ts`). */
import type { TFunction } from 'i18next';
import type { Claim } from '../../../shared/domain/marketing-claims.ts';
import { currentLanguage } from './i18n.ts';

/** The figure with its unit; `t` reads the area `claims`. */
export function claimFigure(t: TFunction, claim: Claim): string {
  if (claim.kind === 'range') return t('seconds', { from: claim.from, to: claim.to });
  if (claim.kind === 'hours') return t('hours', { count: claim.value });
  return new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(claim.value / 100);
}
