/** What can be done with several jobs at once: their status, and what became of it where it was refused. */
import { Alert } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { canChangeStatus, type Job } from '../../../../../shared/domain/job.ts';
import { JOB_STATUSES, type JobStatus } from '../../../../../shared/domain/job-choices.ts';
import { codeText } from '../../../lib/error-text.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import typeStyles from '../../../ui/type.module.css';
import { BulkBar } from '../kit/list/bulk-bar.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { type Refusal, useStatusChange } from './use-status-change.ts';

function Refusals({ refusals, onDismiss }: { refusals: readonly Refusal[]; onDismiss: () => void }) {
  const { t } = useTranslation('admin-jobs');
  if (refusals.length === 0) return null;
  return (
    <Alert
      variation="warning"
      hasIcon={false}
      role="alert"
      heading={t('bulk.refused', { count: refusals.length })}
      isDismissible
      dismissButtonLabel={t('bulk.dismiss')}
      onDismiss={onDismiss}
    >
      <ul className={typeStyles.bullets}>
        {refusals.map(({ jobId, title, code }) => (
          <li key={jobId}>
            <Link to={`/admin-panel/jobs/${jobId}`}>{title}</Link>: {codeText(t, code)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface JobBulkProps {
  /** The selected jobs that are in the list as it is filtered now. */
  jobs: readonly Job[];
  selection: Selection;
}

/** Statuses that at least one of the jobs may take. */
function possible(jobs: readonly Job[]): JobStatus[] {
  return JOB_STATUSES.filter((status) =>
    jobs.some((job) => job.status !== status && canChangeStatus(job.status, status)),
  );
}

/** What undo could not set back is asked about before. */
const noWayBack = (jobs: readonly Job[], status: JobStatus) =>
  jobs.filter((job) => canChangeStatus(job.status, status) && !canChangeStatus(status, job.status));

export function JobBulk({ jobs, selection }: JobBulkProps) {
  const { t } = useTranslation('admin-jobs');
  const { change, refusals, dismiss } = useStatusChange();
  const [asking, ask] = useState<JobStatus | null>(null);
  const apply = (status: JobStatus) => {
    ask(null);
    const wanted = jobs.filter((job) => job.status !== status);
    change.mutate({ jobs: wanted, status, already: jobs.length - wanted.length }, { onSuccess: selection.clear });
  };
  const press = (status: JobStatus) => (noWayBack(jobs, status).length > 0 ? ask(status) : apply(status));
  return (
    <>
      <Refusals refusals={refusals} onDismiss={dismiss} />
      <BulkBar count={jobs.length} onClear={selection.clear}>
        {possible(jobs).map((status) => (
          <PanelButton key={status} size="small" isDisabled={change.isPending} onClick={() => press(status)}>
            {t(`bulk.to.${status}`)}
          </PanelButton>
        ))}
      </BulkBar>
      <Dialog isOpen={asking !== null} title={t('bulk.askTitle')} onClose={() => ask(null)}>
        {asking && (
          <>
            <p>{t('bulk.ask', { count: noWayBack(jobs, asking).length, status: t(`admin:jobStatuses.${asking}`) })}</p>
            <DialogActions>
              <PanelButton variation="primary" onClick={() => apply(asking)}>
                {t(`bulk.to.${asking}`)}
              </PanelButton>
              <PanelButton onClick={() => ask(null)}>{t('admin:cancel')}</PanelButton>
            </DialogActions>
          </>
        )}
      </Dialog>
    </>
  );
}
