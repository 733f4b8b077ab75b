/** How far deleting or downloading is, and what became of each file where not all went well. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText } from '../../../lib/error-text.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import typeStyles from '../../../ui/type.module.css';
import { cancelTasks, dismissTasks, type FileTask, retryTasks, useFileTasks } from './file-tasks.ts';

const CODES = { delete: 'FILE_DELETE_FAILED', download: 'FILE_DOWNLOAD_FAILED' } as const;

const ICONS = { failed: 'alert', done: 'check' } as const;

function TaskLine({ task: { action, name, state, refusal } }: { task: FileTask }) {
  const { t } = useTranslation('admin-files');
  const hasFailed = state === 'failed';
  return (
    <Cluster as="li" gap="2" align="start" wrap={false} className={hasFailed ? textStyles.alarm : undefined}>
      <Icon name={state in ICONS ? ICONS[state as keyof typeof ICONS] : 'clock'} size={16} style={{ marginTop: 2 }} />
      <span className={typeStyles.breaking}>
        <strong>{name}</strong>: {hasFailed ? codeText(t, CODES[action]) : t(`tasks.${action}.${state}`)}
        {refusal && ` (${codeText(t, refusal)})`}
      </span>
    </Cluster>
  );
}

/** A single file that went well needs no list of results. */
function useLoneSuccess(tasks: readonly FileTask[]): boolean {
  const { t } = useTranslation('admin-files');
  const [only] = tasks.length === 1 ? tasks : [];
  const isLone = only?.state === 'done';
  const deleted = isLone && only.action === 'delete' ? only.name : undefined;
  useEffect(() => {
    if (!isLone) return;
    if (deleted !== undefined) showToast({ title: t('delete.done', { name: deleted }) });
    dismissTasks();
  }, [isLone, deleted, t]);
  return isLone;
}

export function TaskResults() {
  const { t } = useTranslation('admin-files');
  const tasks = useFileTasks();
  const failed = tasks.filter(({ state }) => state === 'failed').length;
  const isOver = tasks.every(({ state }) => state === 'done' || state === 'failed');
  const done = tasks.filter(({ state }) => state === 'done').length;
  const isLone = useLoneSuccess(tasks);
  const words = tasks.length > 0 ? t('tasks.progress', { done, count: tasks.length }) : '';
  return (
    <>
      <p role="status" className={textStyles.visuallyHidden}>
        {words}
      </p>
      {tasks.length > 0 && !isLone && (
        <Panel gap="2" align="stretch" aria-label={t('tasks.title')}>
          <strong aria-hidden="true">{words}</strong>
          <Stack as="ul" gap="1" scroll={220} role={failed > 0 ? 'alert' : undefined}>
            {tasks.map((task) => (
              <TaskLine key={`${task.action} ${task.path}`} task={task} />
            ))}
          </Stack>
          <Cluster gap="2" align="stretch" data-part="form-actions">
            {!isOver && (
              <PanelButton size="small" onClick={cancelTasks}>
                {t('admin:cancel')}
              </PanelButton>
            )}
            {isOver && failed > 0 && (
              <PanelButton size="small" onClick={retryTasks}>
                {t('tasks.retry')}
              </PanelButton>
            )}
            {isOver && (
              <PanelButton size="small" variation="link" onClick={dismissTasks}>
                {t('tasks.dismiss')}
              </PanelButton>
            )}
          </Cluster>
        </Panel>
      )}
    </>
  );
}
