/** The way of an application from top to bottom: each step with its time, and what comes next with how long it takes. */
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import type { HistoryEvent } from '../../../../shared/domain/application-history.ts';
import { Icon } from '../../ui/icons.tsx';
import { Box, Stack } from '../../ui/layout.tsx';
import stepStyles from '../../ui/steps.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './timeline.module.css';
import { type AheadStep, aheadOf, partedHistory } from './timeline-steps.ts';
import { When } from './when.tsx';

/** How many past steps stay in sight. */
const RECENT = 5;

type Source = FollowedApplication['source'];

function PastStep({ event, source }: { event: HistoryEvent; source: Source }) {
  const { t } = useTranslation('application-status');
  const { kind, stage, at } = event;
  const isFailure = kind === 'failed';
  return (
    <li data-state={isFailure ? 'failed' : 'finished'}>
      <span className={`${stepStyles.dot} ${styles.stepDot}`}>
        <Icon name={isFailure ? 'cross' : 'check'} size={14} />
      </span>
      <span className={`${styles.stepName} ${textStyles.strong}`} data-part="step-name">
        {stage ? t(`timeline.stage.${stage}`) : t(`timeline.${kind}`, { context: source })}
      </span>
      <span className={textStyles.note}>
        <When time={at} />
      </span>
    </li>
  );
}

function AheadItem({ step: { name, state } }: { step: AheadStep }) {
  const { t } = useTranslation('application-status');
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={`${stepStyles.dot} ${styles.stepDot}`} />
      <span className={`${styles.stepName} ${textStyles.strong}`} data-part="step-name">
        {t(`timeline.ahead.${name}`)}
      </span>
      <span className={textStyles.note}>
        <strong className={textStyles.strong}>{t(`timeline.${state}`)}.</strong> {t(`timeline.ahead.${name}Hint`)}
      </span>
    </li>
  );
}

function Past({ events, source }: { events: readonly HistoryEvent[]; source: Source }) {
  return events.map((event) => (
    <PastStep key={`${event.kind} ${event.at} ${event.stage}`} event={event} source={source} />
  ));
}

export function Timeline({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('application-status');
  const { history, source } = application;
  const { earlier, recent } = partedHistory(history, RECENT);
  return (
    <Stack as="section" gap="5" data-part="timeline">
      <h2 className={typeStyles.large}>{t('timeline.title')}</h2>
      {earlier.length > 0 && (
        <details className={styles.timelineEarlier}>
          <Box
            as="summary"
            pad="block2"
            place="start"
            className={`${typeStyles.accent} ${textStyles.small} ${textStyles.strong}`}
          >
            {t('timeline.earlier', { count: earlier.length })}
          </Box>
          <Stack as="ol" className={styles.timelineSteps}>
            <Past events={earlier} source={source} />
          </Stack>
        </details>
      )}
      <Stack as="ol" className={styles.timelineSteps}>
        <Past events={recent} source={source} />
        {aheadOf(application).map((step) => (
          <AheadItem key={step.name} step={step} />
        ))}
      </Stack>
    </Stack>
  );
}
