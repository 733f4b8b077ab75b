/** The stage of an application as a word; how far along it is shows in a row of dots, never in a colour alone. */
import { useTranslation } from 'react-i18next';
import { APPLICATION_STAGES, type Application } from '../../../../../shared/domain/application.ts';
import { Icon } from '../../../ui/icons.tsx';
import styles from '../kit/admin-area.module.css';

const STEPS = APPLICATION_STAGES.filter((stage) => stage !== 'rejected');

function Dots({ reached }: { reached: number }) {
  return (
    <svg width={36} height={8} viewBox="0 0 36 8" aria-hidden="true">
      {STEPS.map((stage, index) => (
        <circle
          key={stage}
          cx={4 + 7 * index}
          cy={4}
          r={2.4}
          fill={index <= reached ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </svg>
  );
}

export function StageWord({ stage }: { stage: Application['stage'] }) {
  const { t } = useTranslation('admin');
  const tone = stage === 'hired' ? 'met' : 'unclear';
  return (
    <span className={styles.state} data-tone={stage === 'rejected' ? 'missing' : tone} data-part="state">
      {stage === 'rejected' ? <Icon name="cross" size={16} /> : <Dots reached={STEPS.indexOf(stage)} />}
      {t(`stages.${stage}`)}
    </span>
  );
}
