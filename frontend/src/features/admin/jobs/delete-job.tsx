/** Deletes a job after a question. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Job } from '../../../../../shared/domain/job.ts';
import { errorText } from '../../../lib/error-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { jobQuery } from '../kit/records/job-record.ts';
import { DeleteButton } from './delete-button.tsx';
import { deleteJob, refreshJobs } from './job-queries.ts';
import { JOB_LIST } from './use-job-save.ts';

export function DeleteJob({ job, onDeleted }: { job: Job; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteJob(job.jobId),
    onSuccess: async () => {
      onDeleted();
      showToast({ title: t('job.deleted'), description: job.title });
      navigate(JOB_LIST);
      client.removeQueries({ queryKey: jobQuery(job.jobId).queryKey });
      await refreshJobs(client);
    },
    onError: (error) =>
      showToast({ title: t('job.deleteFailed'), description: errorText(t, error), variant: 'destructive' }),
  });
  const question = t('job.deleteQuestion', { title: job.title });
  return (
    <DeleteButton
      label={t('job.delete')}
      question={question}
      busy={remove.isPending}
      onDelete={() => remove.mutate()}
    />
  );
}
