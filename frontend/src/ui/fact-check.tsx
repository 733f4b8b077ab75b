/** Whether the result would be the same with another name, gender, age, nationality, address, employer or school: computed, fact by fact. */
import { useTranslation } from 'react-i18next';
import type { Counterfactual } from '../../../shared/domain/match.ts';
import { formatNumber } from '../lib/format.ts';
import { currentLanguage } from '../lib/i18n.ts';
import styles from './fact-check.module.css';
import { Icon } from './icons.tsx';
import matchStyles from './match.module.css';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';

interface FactCheckProps {
  /** Absent of matches from before there was a check, or where it took too long. */
  counterfactual: readonly Counterfactual[] | undefined;
  /** Addresses the candidate; recruiters read of them. */
  isOwn?: boolean;
}

function Row({ swap, change, how }: Counterfactual) {
  const { t } = useTranslation('match');
  const points = formatNumber(Math.abs(change), currentLanguage());
  return (
    <li>
      <span className={matchStyles.verdictIcon} data-fact={change === 0 ? 'same' : 'moved'}>
        <Icon name={change === 0 ? 'check' : 'alert'} size={14} />
      </span>
      <span>
        <strong>{t(`check.swap.${swap}`)}</strong>{' '}
        <span className={textStyles.quiet} data-part="quiet">
          {t(`check.how.${how}`)}
        </span>
      </span>
      <span className={`${textStyles.strong} ${typeStyles.figures}`}>
        {change === 0 ? t('check.zero') : t(change > 0 ? 'check.more' : 'check.less', { points })}
      </span>
    </li>
  );
}

export function FactCheck({ counterfactual, isOwn = false }: FactCheckProps) {
  const { t } = useTranslation('match');
  const context = isOwn ? 'own' : undefined;
  if (!counterfactual?.length)
    return (
      <p className={`${textStyles.quiet} ${textStyles.small}`} data-part="quiet">
        {t('check.none')}
      </p>
    );
  const moved = counterfactual.filter(({ change }) => change !== 0);
  return (
    <details className={styles.factCheck} open={moved.length > 0}>
      <summary>
        <span className={matchStyles.verdictIcon} data-fact={moved.length === 0 ? 'same' : 'moved'}>
          <Icon name={moved.length === 0 ? 'check' : 'alert'} size={14} />
        </span>
        <span>{moved.length === 0 ? t('check.same', { context }) : t('check.moved', { count: moved.length })}</span>
      </summary>
      <p className={textStyles.quiet} data-part="quiet">
        {t('check.what', { context })}
      </p>
      <ul>
        {counterfactual.map((one) => (
          <Row key={one.swap} {...one} />
        ))}
      </ul>
      <p className={textStyles.quiet} data-part="quiet">
        {t('check.photo')}
      </p>
    </details>
  );
}
