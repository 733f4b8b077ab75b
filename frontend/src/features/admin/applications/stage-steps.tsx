/** The way through the pipeline at a glance: which stages an application has reached, and since when it is where it is. */
import { useTranslation } from 'react-i18next';
import { APPLICATION_STAGES } from '../../../../../shared/domain/application.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Box, Cluster, Stack } from '../../../ui/layout.tsx';
import stepStyles from '../../../ui/steps.module.css';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import type { ApplicationDetail } from '../kit/records/application-record.ts';
import { timeWords } from '../kit/words/time-words.ts';
import type { Stage } from './application-queries.ts';
import styles from './applications.module.css';
import { stageTimes } from './stage-history.ts';

type StepState = 'current' | 'reached' | 'ahead';

function Step({ stage, state, at }: { stage: Stage; state: StepState; at: string | undefined }) {
  const { t, i18n } = useTranslation('admin');
  const isRejected = stage === 'rejected';
  return (
    <li
      className={styles.step}
      data-state={isRejected ? 'rejected' : state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={stepStyles.mark} data-tone={isRejected ? 'missing' : state === 'current' ? 'met' : undefined}>
        {state !== 'ahead' && <Icon name={isRejected ? 'cross' : 'check'} size={14} />}
      </span>
      <span data-part="step-name">{t(`stages.${stage}`)}</span>
      {at && state !== 'ahead' && (
        <time className={`${textStyles.quiet} ${typeStyles.tiny}`} dateTime={at}>
          {timeWords(at, i18n.language, Date.now())}
        </time>
      )}
    </li>
  );
}

export function StageSteps({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('admin-applications');
  const { stage, stageReason, history } = application;
  const times = stageTimes(history);
  const way = APPLICATION_STAGES.filter((name) => name !== 'rejected');
  const here = way.indexOf(stage as (typeof way)[number]);
  const stateOf = (name: Stage, index: number): StepState => {
    if (name === stage) return 'current';
    return here < 0 ? (times.has(name) ? 'reached' : 'ahead') : index < here ? 'reached' : 'ahead';
  };
  return (
    <Stack as="section" gap="2" pad="m" surface="paper-2" edge="line" radius="s" aria-label={t('way')}>
      <Cluster as="ol" align="stretch" wrap={false} className={styles.steps}>
        {way.map((name, index) => (
          <Step key={name} stage={name} state={stateOf(name, index)} at={times.get(name)} />
        ))}
        {stage === 'rejected' && <Step stage="rejected" state="current" at={times.get('rejected')} />}
      </Cluster>
      {stageReason && (
        <p>
          <span className={textStyles.quiet}>{t('stageReason')}</span>{' '}
          <Box as="q" pad="left3" rule="beside" className={typeStyles.breaking}>
            {stageReason}
          </Box>
        </p>
      )}
    </Stack>
  );
}
