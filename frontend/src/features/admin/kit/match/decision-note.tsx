/** A recruiter's decision about a match: the verdict, who made it and when, and the reason. */
import { useTranslation } from 'react-i18next';
import type { Decision } from '../../../../../../shared/domain/evaluation.ts';
import { Cluster } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import { DecisionWord } from '../words/state-words.tsx';
import { timeWords } from '../words/time-words.ts';
import styles from './evidence-view.module.css';

export function DecisionNote({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation('admin-talents');
  const when = timeWords(decision.at, i18n.language, Date.now());
  return (
    <Cluster as="span" gap="2" align="baseline" inline className={styles.decision}>
      <DecisionWord verdict={decision.verdict} />
      <span className={textStyles.quiet} data-part="quiet">
        {t(decision.by ? 'decision.by' : 'decision.when', { by: decision.by, when })}
      </span>
      <q>{decision.reason}</q>
    </Cluster>
  );
}
