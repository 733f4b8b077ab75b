/** A running evaluation: its stages, its progress, and each change announced once. */
import { useTranslation } from 'react-i18next';
import { EVALUATION_STAGES } from '../../../../../shared/domain/evaluation.ts';
import { errorText } from '../../../lib/error-text.ts';
import barStyles from '../../../ui/bar.module.css';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import stepStyles from '../../../ui/steps.module.css';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import styles from './evaluate.module.css';
import type { Run } from './use-evaluation.ts';

/** What is faster is said to have taken this long. */
const LEAST_SECONDS = 0.1;

type StepState = 'done' | 'now' | 'ended' | 'skipped' | 'todo';
const ICON: Record<Exclude<StepState, 'todo' | 'skipped'>, IconName> = { done: 'check', now: 'clock', ended: 'alert' };
const TONES: Partial<Record<StepState, string>> = { done: 'met', now: 'accent', ended: 'missing' };

/** Where no model is set up, or it had nothing to explain, nothing of it comes with the results. */
function isWithoutAi({ state, matches }: Run): boolean {
  return state === 'complete' && matches.every(({ explanation }) => !explanation);
}

/** `at` counts the stages; the last step is the result. */
function stepState(run: Run, at: number): StepState {
  const { state, stage } = run;
  if (EVALUATION_STAGES[at] === 'ai-analysis' && isWithoutAi(run)) return 'skipped';
  if (state === 'complete') return 'done';
  const now = EVALUATION_STAGES.indexOf(stage);
  if (at !== now) return at < now ? 'done' : 'todo';
  return state === 'running' ? 'now' : 'ended';
}

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'skipped') return '–';
  return state === 'todo' ? number : <Icon name={ICON[state]} size={14} />;
}

function Steps({ run }: { run: Run }) {
  const { t } = useTranslation('admin-evaluate');
  const steps = [...EVALUATION_STAGES, 'complete'] as const;
  return (
    <Cluster as="ol" gap="2 4">
      {steps.map((step, at) => {
        const state = stepState(run, at);
        return (
          <Cluster
            as="li"
            gap="2"
            wrap={false}
            key={step}
            className={`${styles.stage} ${textStyles.quiet}`}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={`${stepStyles.mark} ${typeStyles.micro} ${textStyles.strong}`} data-tone={TONES[state]}>
              <Mark state={state} number={at + 1} />
            </span>
            <span>{t(state === 'skipped' ? 'stages.without-ai' : `stages.${step}`)}</span>
            {state !== 'todo' && state !== 'skipped' && (
              <span className={textStyles.visuallyHidden}>{t(`stageState.${state}`)}</span>
            )}
          </Cluster>
        );
      })}
    </Cluster>
  );
}

/** What is announced: each stage once, then how it ended. */
function useWords({ state, stage, matches, elapsedMs = 0 }: Run): string {
  const { t, i18n } = useTranslation('admin-evaluate');
  const count = matches.length;
  if (state === 'running') return t('progress.running', { stage: t(`stages.${stage}`) });
  if (state === 'cancelled') return t('progress.cancelled', { count });
  if (state === 'failed') return '';
  const seconds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(
    Math.max(LEAST_SECONDS, elapsedMs / 1000),
  );
  return t('progress.complete', { count, seconds });
}

export function RunProgress({ run }: { run: Run }) {
  const { t, i18n } = useTranslation(['admin-evaluate', 'site']);
  const words = useWords(run);
  const percent = Math.round(run.percent);
  const figure = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100);
  return (
    <Stack as="section" gap="2" aria-label={t('progress.label')}>
      <Steps run={run} />
      <div
        className={`${barStyles.bar} ${styles.runBar}`}
        data-state={run.state}
        role="progressbar"
        aria-label={t('progress.label')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <Toolbar gap="4" align="stretch" wrap={false}>
        <p role="status">
          {words}
          {run.skipped !== undefined && run.skipped > 0 && ` ${t('progress.skipped', { count: run.skipped })}`}
          {run.leftOut !== undefined && run.leftOut > 0 && ` ${t('progress.leftOut', { count: run.leftOut })}`}
        </p>
        <span className={adminArea.figure} data-part="figure" aria-hidden="true">
          {figure}
        </span>
      </Toolbar>
      {run.state === 'failed' && (
        <Cluster gap="2" align="start" wrap={false} pad="s" surface="missing-tint" radius="s" role="alert">
          <Icon name="alert" color="var(--missing)" />
          <p>
            <strong>{t('progress.failed')}</strong> {errorText(t, run.error)}{' '}
            {run.matches.length > 0 && t('progress.kept', { count: run.matches.length })}
          </p>
        </Cluster>
      )}
    </Stack>
  );
}
