/** Saving a job against the version that its form rests on; what was refused stands beside its field. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Job, JobInput } from '../../../../../shared/domain/job.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { jobQuery } from '../kit/records/job-record.ts';
import { refreshJobs, saveJob } from './job-queries.ts';
import type { JobForm } from './job-values.ts';
import { JOB_FORM_FIELDS, valuesOf } from './job-values.ts';

export const JOB_LIST = '/admin-panel/jobs';

/** Shows the server's refusals beside their fields. */
function showRefusals(form: JobForm, error: unknown): void {
  if (!isAppError(error)) return;
  if (error.code === 'STATUS_CHANGE_REFUSED') form.setError('status', { message: error.code }, { shouldFocus: true });
  for (const { path, code } of error.details.errors ?? []) {
    const field = JOB_FORM_FIELDS.find((name) => path === name || path.startsWith(`${name}.`));
    if (field) form.setError(field, { message: code }, { shouldFocus: true });
  }
}

interface SaveOptions {
  /** Absent while it is new. */
  job: Job | undefined;
  /** A newer version than the one that the form's draft rests on. */
  newer: Job | null;
  onSaved: (saved: Job) => void;
}

/** A conflict fetches the newer version as `theirs`. */
export function useJobSave(form: JobForm, { job, newer, onSaved }: SaveOptions) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [theirs, setTheirs] = useState(newer);
  const mutation = useMutation({
    mutationFn: ({ input, version }: { input: JobInput; version: number }) =>
      saveJob(input, job && { jobId: job.jobId, version }),
    onSuccess: async (saved) => {
      setTheirs(null);
      onSaved(saved);
      client.setQueryData(jobQuery(saved.jobId).queryKey, saved);
      form.reset(valuesOf(saved));
      showToast({ title: t('saved'), description: saved.title });
      await refreshJobs(client);
      if (!job) navigate(`${JOB_LIST}/${saved.jobId}`, { replace: true });
    },
    onError: async (error) => {
      showRefusals(form, error);
      if (!job || !isAppError(error) || error.code !== 'STALE_VERSION') return;
      setTheirs(await client.fetchQuery({ ...jobQuery(job.jobId), staleTime: 0 }));
    },
  });
  return { mutation, theirs, setTheirs };
}
