/** The way of an application from top to bottom: each step with its time, and what comes next with how long it takes. */
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import type { HistoryEvent } from '../../../../shared/domain/application-history.ts';
import { Icon } from '../../ui/icon.tsx';
import './timeline.css';
import { type AheadStep, aheadOf, partedHistory } from './timeline-steps.ts';
import { When } from './when.tsx';

/** How many past steps stay in sight. */
const RECENT = 5;

type Source = FollowedApplication['source'];

function PastStep({ event, source }: { event: HistoryEvent; source: Source }) {
  const { t } = useTranslation('glass-box');
  const { kind, stage, at } = event;
  const isFailure = kind === 'failed';
  return (
    <li className={isFailure ? 'step-failed' : 'step-finished'}>
      <span className="step-dot">
        <Icon name={isFailure ? 'cross' : 'check'} size={14} />
      </span>
      <span className="step-name">
        {stage ? t(`timeline.stage.${stage}`) : t(`timeline.${kind}`, { context: source })}
      </span>
      <span className="step-time">
        <When time={at} />
      </span>
    </li>
  );
}

function AheadItem({ step: { name, state } }: { step: AheadStep }) {
  const { t } = useTranslation('glass-box');
  return (
    <li className={`step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="step-dot" />
      <span className="step-name">{t(`timeline.ahead.${name}`)}</span>
      <span className="step-time">
        <strong>{t(`timeline.${state}`)}.</strong> {t(`timeline.ahead.${name}Hint`)}
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
  const { t } = useTranslation('glass-box');
  const { history, source } = application;
  const { earlier, recent } = partedHistory(history, RECENT);
  return (
    <section className="timeline">
      <h2>{t('timeline.title')}</h2>
      {earlier.length > 0 && (
        <details className="timeline-earlier">
          <summary>{t('timeline.earlier', { count: earlier.length })}</summary>
          <ol className="timeline-steps">
            <Past events={earlier} source={source} />
          </ol>
        </details>
      )}
      <ol className="timeline-steps">
        <Past events={recent} source={source} />
        {aheadOf(application).map((step) => (
          <AheadItem key={step.name} step={step} />
        ))}
      </ol>
    </section>
  );
}
