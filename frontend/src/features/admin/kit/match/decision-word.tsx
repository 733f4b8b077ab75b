/** What a person decided about a pair, beside the score that stays as it is. */
import { useTranslation } from 'react-i18next';
import type { Decision } from '../../../../../../shared/domain/evaluation.ts';
import { Icon, type IconName } from '../../../../ui/icons.tsx';
import { Cluster } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import adminArea from '../admin-area.module.css';
import { timeWords } from '../words/time-words.ts';
import styles from './evidence-view.module.css';

const LOOKS: Record<Decision['verdict'], { icon: IconName; tone: string }> = {
  suitable: { icon: 'check', tone: 'met' },
  unsuitable: { icon: 'cross', tone: 'missing' },
  undecided: { icon: 'question', tone: 'unclear' },
};

/** `isShort` leaves out who, when and why. */
export function DecisionWord({ decision, isShort = false }: { decision: Decision; isShort?: boolean }) {
  const { t, i18n } = useTranslation('admin-talents');
  const { icon, tone } = LOOKS[decision.verdict];
  const when = timeWords(decision.at, i18n.language, Date.now());
  return (
    <Cluster as="span" gap="2" align="baseline" inline className={styles.decision}>
      <span className={adminArea.state} data-tone={tone} data-part="state">
        <Icon name={icon} size={16} />
        {t(`decision.${decision.verdict}`)}
      </span>
      {!isShort && (
        <>
          <span className={textStyles.quiet} data-part="quiet">
            {t(decision.by ? 'decision.by' : 'decision.when', { by: decision.by, when })}
          </span>
          <q>{decision.reason}</q>
        </>
      )}
    </Cluster>
  );
}
