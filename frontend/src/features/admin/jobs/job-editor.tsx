/** Writes a job: checks it as the server would, keeps what was typed whatever the answer, asks before deleting. */
import { Alert, Button } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Job, JobInput } from '../../../../../shared/domain/job.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { errorText } from '../../../lib/error-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { DeleteButton } from '../delete-button.tsx';
import { JobConflict } from './job-conflict.tsx';
import { JobFields, type JobForm } from './job-fields.tsx';
import { deleteJob, jobQuery, refreshJobs, saveJob } from './job-queries.ts';
import { JOB_FIELDS, type JobValues, jobResolver, NEW_JOB, valuesOf } from './job-values.ts';

const LIST = '/admin-panel/jobs';

function useUnsavedWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}

/** Shows the server's refusals beside their fields. */
function showRefusals(form: JobForm, error: unknown): void {
  if (!isAppError(error)) return;
  for (const { path, code } of error.details.errors ?? []) {
    const field = JOB_FIELDS.find((name) => path === name || path.startsWith(`${name}.`));
    if (field) form.setError(field, { message: code }, { shouldFocus: true });
  }
}

/** Saves against `base`, the version the form rests on; a conflict fetches the newer one as `theirs`. */
function useSave(form: JobForm, job: Job | undefined) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [theirs, setTheirs] = useState<Job | null>(null);
  const mutation = useMutation({
    mutationFn: ({ input, base }: { input: JobInput; base?: Job }) => saveJob(input, base),
    onSuccess: async (saved) => {
      setTheirs(null);
      client.setQueryData(jobQuery(saved.jobId).queryKey, saved);
      form.reset(valuesOf(saved));
      showToast({ title: t('saved'), description: saved.title });
      await refreshJobs(client);
      if (!job) navigate(`${LIST}/${saved.jobId}`, { replace: true });
    },
    onError: async (error) => {
      showRefusals(form, error);
      if (!job || !isAppError(error) || error.kind !== 'conflict' || error.code !== 'STALE_VERSION') return;
      setTheirs(await client.fetchQuery({ ...jobQuery(job.jobId), staleTime: 0 }));
    },
  });
  return { mutation, theirs, setTheirs };
}

function Remove({ job }: { job: Job }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteJob(job.jobId),
    onSuccess: async () => {
      showToast({ title: t('job.deleted'), description: job.title });
      navigate(LIST);
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

/** `job` is absent for a new one. */
export function JobEditor({ job }: { job?: Job }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [base, setBase] = useState(job);
  const form = useForm<JobValues, unknown, JobInput>({
    defaultValues: job ? valuesOf(job) : NEW_JOB,
    resolver: jobResolver,
  });
  const { mutation, theirs, setTheirs } = useSave(form, job);
  useUnsavedWarning(form.formState.isDirty && !mutation.isPending);
  const save = (over?: Job) =>
    form.handleSubmit((input) => mutation.mutate({ input, base: over ?? base }, { onSuccess: setBase }));
  const takeTheirs = (newer: Job) => {
    setBase(newer);
    form.reset(valuesOf(newer));
    setTheirs(null);
    mutation.reset();
  };
  return (
    <form className="form job-form" onSubmit={save()} noValidate>
      <JobFields form={form} savedStatus={theirs?.status ?? base?.status} />
      {theirs && base && (
        <JobConflict
          before={valuesOf(base)}
          theirs={theirs}
          onKeepMine={() => void save(theirs)()}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      )}
      {mutation.isError && !theirs && (
        <Alert variation="error" hasIcon={false} role="alert">
          {errorText(t, mutation.error)}
        </Alert>
      )}
      <div className="form-actions form-foot">
        <Button type="submit" variation="primary" isLoading={mutation.isPending} loadingText={t('saving')}>
          {t(job ? 'save' : 'job.createNow')}
        </Button>
        <Button onClick={() => navigate(LIST)}>{t('cancel')}</Button>
        {job && <Remove job={job} />}
      </div>
    </form>
  );
}
