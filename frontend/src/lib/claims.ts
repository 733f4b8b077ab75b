/** What an advertised figure is and how it reads, for every page that shows it; the list itself is `app/marketing-claims.ts`. */
import type { TFunction } from 'i18next';
import { currentLanguage } from './i18n.ts';

/** `percent` is whole percent, `range` is in seconds, `hours` whole hours; `id` is the key of its text in `claims`. */
export type Claim =
  | { id: string; kind: 'percent'; value: number }
  | { id: string; kind: 'range'; from: number; to: number }
  | { id: string; kind: 'hours'; value: number };

/** The figure with its unit; `t` reads the area `claims`. */
export function claimFigure(t: TFunction, claim: Claim): string {
  if (claim.kind === 'range') return t('seconds', { from: claim.from, to: claim.to });
  if (claim.kind === 'hours') return t('hours', { count: claim.value });
  return new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(claim.value / 100);
}
