/** What a criterion adds to the percent of a match, in words: the same points as in its bar. */
import { useTranslation } from 'react-i18next';
import type { Criterion, Match } from '../../../../../../shared/domain/match.ts';
import { sharesOf } from '../../../../ui/match-shares.ts';

interface PointWords {
  /** What the criterion adds, and what it could add at most. */
  ofMost: (criterion: Pick<Criterion, 'id'>) => string;
  /** What it adds alone: the most differs between people, since it depends on all else that they reached. */
  gained: (criterion: Pick<Criterion, 'id'>) => string;
}

/** The points of the criteria of a match. */
export function usePointWords(match: Pick<Match, 'percent' | 'criteria'>): PointWords {
  const { t, i18n } = useTranslation('admin');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const byId = new Map(sharesOf(match).map((share) => [share.criterion.id, share]));
  return {
    ofMost: ({ id }) => {
      const { gained = 0, lacking = 0 } = byId.get(id) ?? {};
      return t('match.points', { points: number.format(gained), of: number.format(gained + lacking) });
    },
    gained: ({ id }) => t('match.gained', { points: number.format(byId.get(id)?.gained ?? 0) }),
  };
}
