/** Percent and grade of a match as one figure, with a bar filled as far as the match goes. */
import { useTranslation } from 'react-i18next';

export function MatchFigure({ percent, grade }: { percent: number; grade: string }) {
  const { t } = useTranslation('site');
  return (
    <div className="match-figure">
      <span className="match-percent">{t('match.percent', { percent })}</span>
      <span className="match-grade">{t('match.grade', { grade })}</span>
      <span className="match-meter" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}
