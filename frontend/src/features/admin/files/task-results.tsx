/** How far deleting or downloading is, and what became of each file where not all went well. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText } from '../../../lib/error-text.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import { cancelTasks, dismissTasks, type FileTask, retryTasks, useFileTasks } from './file-tasks.ts';
import styles from './files.module.css';

const CODES = { delete: 'FILE_DELETE_FAILED', download: 'FILE_DOWNLOAD_FAILED' } as const;

function TaskLine({ task }: { task: FileTask }) {
  const { t } = useTranslation('admin-files');
  const { action, name, state, refusal } = task;
  if (state === 'failed') {
    return (
      <li className={textStyles.alarm}>
        <Icon name="alert" size={16} style={{ marginTop: 2 }} />
        <span>
          <strong>{name}</strong>: {codeText(t, CODES[action])}
          {refusal && ` (${codeText(t, refusal)})`}
        </span>
      </li>
    );
  }
  return (
    <li>
      <Icon name={state === 'done' ? 'check' : 'clock'} size={16} style={{ marginTop: 2 }} />
      <span>
        <strong>{name}</strong>: {t(`tasks.${action}.${state}`)}
      </span>
    </li>
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
        <Panel gap="2" align="stretch" className={styles.taskResults} aria-label={t('tasks.title')}>
          <strong aria-hidden="true">{words}</strong>
          <ul role={failed > 0 ? 'alert' : undefined}>
            {tasks.map((task) => (
              <TaskLine key={`${task.action} ${task.path}`} task={task} />
            ))}
          </ul>
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
