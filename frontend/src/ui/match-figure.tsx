/** Percent and grade of a match as one figure, with a bar filled as far as the match goes. */
import { useTranslation } from 'react-i18next';
import styles from './match.module.css';
import textStyles from './text.module.css';

interface MatchFigureProps {
  percent: number;
  grade: string;
  /** Where no bar of its parts stands beside it. */
  hasBar?: boolean;
}

export function MatchFigure({ percent, grade, hasBar = true }: MatchFigureProps) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.matchFigure} data-part="match-figure">
      <span className={`${textStyles.oneLine} ${textStyles.figureHuge}`} data-part="match-percent">
        {t('match.percent', { percent })}
      </span>
      <span className={styles.matchGrade}>{t('match.grade', { grade })}</span>
      {hasBar && (
        <span className={styles.matchMeter} data-part="match-meter" aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
      )}
    </div>
  );
}
