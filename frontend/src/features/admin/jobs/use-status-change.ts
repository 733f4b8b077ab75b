/** Changing the status of several jobs: what is refused is said job by job, and what went well can be undone. */
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../../../../shared/contract/listing.ts';
import type { Job } from '../../../../../shared/domain/job.ts';
import type { JobStatus } from '../../../../../shared/domain/job-choices.ts';
import { errorText } from '../../../lib/error-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { changeStatuses, JOB_LISTS, refreshJobs, type StatusesChanged } from './job-queries.ts';

/** A job that could not be changed, by name, and the code of the reason. */
export interface Refusal {
  jobId: string;
  title: string;
  code: string;
}

interface StatusChange {
  jobs: readonly Job[];
  status: JobStatus;
  /** How many of the selected ones had it before. */
  already: number;
}

type Pages = InfiniteData<Page<Job>>;

/** The list with the changed jobs in it, each where it was. */
function withChanged(pages: Pages | undefined, changed: readonly Job[]): Pages | undefined {
  const byId = new Map(changed.map((job) => [job.jobId, job]));
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, items: page.items.map((job) => byId.get(job.jobId) ?? job) })),
    }
  );
}

/** The jobs as they are now under each status that they had before. */
function byFormerStatus(changed: readonly Job[], before: readonly Job[]): [JobStatus, Job[]][] {
  const former = new Map(before.map(({ jobId, status }) => [jobId, status]));
  return [...Map.groupBy(changed, ({ jobId }) => former.get(jobId) as JobStatus)];
}

async function changeBack(groups: [JobStatus, Job[]][]): Promise<StatusesChanged> {
  const answers: StatusesChanged[] = [];
  for (const [status, jobs] of groups) answers.push(await changeStatuses(jobs, status));
  return { changed: answers.flatMap(({ changed }) => changed), refused: answers.flatMap(({ refused }) => refused) };
}

export function useStatusChange() {
  const { t } = useTranslation('admin-jobs');
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const settle = ({ changed, refused }: StatusesChanged, jobs: readonly Job[]) => {
    client.setQueriesData<Pages>({ queryKey: JOB_LISTS }, (pages) => withChanged(pages, changed));
    const titles = new Map(jobs.map(({ jobId, title }) => [jobId, title]));
    setRefusals(refused.map(({ id, code }) => ({ jobId: id, title: titles.get(id) ?? id, code })));
    return refreshJobs(client);
  };
  const onError = (error: unknown) =>
    showToast({ title: t('bulk.failed'), description: errorText(t, error), variant: 'destructive' });
  const undo = useMutation({
    mutationFn: ({ groups }: { groups: [JobStatus, Job[]][]; jobs: readonly Job[] }) => changeBack(groups),
    onSuccess: (answer, { jobs }) => {
      if (answer.changed.length > 0) showToast({ title: t('bulk.undone', { count: answer.changed.length }) });
      return settle(answer, jobs);
    },
    onError,
  });
  const change = useMutation({
    mutationFn: ({ jobs, status }: StatusChange) => changeStatuses(jobs, status),
    onSuccess: (answer, { jobs, status, already }) => {
      const groups = byFormerStatus(answer.changed, jobs);
      const action = { label: t('admin:undo'), onPress: () => undo.mutate({ groups, jobs }) };
      const title = t('bulk.changed', { count: answer.changed.length, status: t(`admin:jobStatuses.${status}`) });
      const description = already > 0 ? t('bulk.already', { count: already }) : undefined;
      if (answer.changed.length > 0) showToast({ title, description, action });
      return settle(answer, jobs);
    },
    onError,
  });
  return { change, refusals, dismiss: () => setRefusals([]) };
}
