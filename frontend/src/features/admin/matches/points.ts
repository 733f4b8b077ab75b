/** What a criterion earned of the hundred points of a match, in words: the sum can be followed line by line. */
import { useTranslation } from 'react-i18next';
import type { Criterion } from '../../../../../shared/domain/match.ts';

const POINTS = 100;

/** The points of one criterion: what it earned, and what it could have earned at most. */
export function usePointWords(): (criterion: Pick<Criterion, 'weight' | 'score'>) => string {
  const { t, i18n } = useTranslation('admin');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return ({ weight, score }) =>
    t('match.points', { points: number.format(weight * score * POINTS), of: number.format(weight * POINTS) });
}
