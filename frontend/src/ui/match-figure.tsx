/** Percent and grade of a match as one figure, with a bar filled as far as the match goes. */
import { useTranslation } from 'react-i18next';

interface MatchFigureProps {
  percent: number;
  grade: string;
  /** Where no bar of its parts stands beside it. */
  hasBar?: boolean;
}

export function MatchFigure({ percent, grade, hasBar = true }: MatchFigureProps) {
  const { t } = useTranslation('site');
  return (
    <div className="match-figure">
      <span className="match-percent">{t('match.percent', { percent })}</span>
      <span className="match-grade">{t('match.grade', { grade })}</span>
      {hasBar && (
        <span className="match-meter" aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
      )}
    </div>
  );
}
