/** Where an application stands, as four steps. */
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { Icon } from '../../ui/icon.tsx';

export type StepState = 'finished' | 'now' | 'waiting' | 'failed';
type StepName = 'received' | 'reading' | 'compared' | 'done';

/** The state of each step, in order. */
export function stepsOf({ resume, matches }: FollowedApplication): { name: StepName; state: StepState }[] {
  const hasMatches = matches.length > 0;
  const reading = { 'awaiting-upload': 'waiting', active: 'now', completed: 'finished', failed: 'failed' } as const;
  const isRead = resume.status === 'completed';
  const compared = isRead ? (hasMatches ? 'finished' : 'now') : 'waiting';
  return [
    { name: 'received', state: resume.status === 'awaiting-upload' ? 'now' : 'finished' },
    { name: 'reading', state: reading[resume.status] },
    { name: 'compared', state: compared },
    { name: 'done', state: isRead && hasMatches ? 'finished' : 'waiting' },
  ];
}

export function ProgressSteps({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('site');
  return (
    <ol className="progress-steps" aria-label={t('status.steps.label')}>
      {stepsOf(application).map(({ name, state }) => (
        <li key={name} className={`step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="step-dot">
            {state === 'finished' && <Icon name="check" size={16} />}
            {state === 'failed' && <Icon name="cross" size={16} />}
          </span>
          <span className="step-name">{t(`status.steps.${name}`)}</span>
          <span className="step-state">{t(`status.steps.${state}`)}</span>
        </li>
      ))}
    </ol>
  );
}
