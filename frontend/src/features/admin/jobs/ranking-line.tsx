/** What every criterion of a ranking shows, read from the ad or added by a recruiter: its name, and how much it matters. */
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Box, Cluster } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import styles from './ranking.module.css';

interface CriterionNameProps {
  name: string;
  /** A word about it, such as that it was added. */
  badge: string | false;
  children?: ReactNode;
}

export function CriterionName({ name, badge, children }: CriterionNameProps) {
  return (
    <Cluster
      as="p"
      gap="2"
      align="baseline"
      wrap={false}
      className={`${styles.criterionName} ${typeStyles.unbound} ${typeStyles.breaking}`}
    >
      <span>{name}</span>
      {badge && <Badge place="rigid">{badge}</Badge>}
      {children}
    </Cluster>
  );
}

interface ImportanceChoiceProps<Value extends string> {
  /** Of the criterion, for those who listen. */
  name: string;
  values: readonly Value[];
  chosen: string;
  onChoose: (value: Value) => void;
  describedBy?: string | undefined;
}

export function ImportanceChoice<V extends string>(props: ImportanceChoiceProps<V>) {
  const { name, values, chosen, onChoose, describedBy } = props;
  const { t } = useTranslation('admin-jobs');
  const id = useId();
  const words = (value: string) => t(`ranking.importance.${value}`);
  return (
    <Cluster
      as="fieldset"
      align="stretch"
      inline
      wrap={false}
      className={styles.segments}
      aria-describedby={describedBy}
    >
      <legend className={textStyles.visuallyHidden}>{t('ranking.importanceOf', { name })}</legend>
      {values.map((value) => (
        <Box as="label" place="anchor" key={value}>
          <input type="radio" name={id} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{words(value)}</span>
        </Box>
      ))}
    </Cluster>
  );
}
