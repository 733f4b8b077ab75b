/** A job's criteria while a recruiter adjusts them: what is saved, what is not yet, and what the server said to it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CriteriaOfJob } from '../../../../../shared/contract/admin-jobs.ts';
import { type JobCriteria, NO_JOB_CRITERIA } from '../../../../../shared/domain/job-criteria.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { jobQuery } from '../kit/records/job-record.ts';
import { useUnsavedWarning } from '../kit/use-unsaved-warning.ts';
import { areSame } from './ranking.ts';
import { readRankingDraft, useRankingDraft } from './ranking-draft.ts';
import { criteriaQuery, saveCriteria } from './ranking-queries.ts';

/** The codes of what was refused, by the path of their field. */
function refusalsOf(error: unknown): ReadonlyMap<string, string> {
  const errors = isAppError(error) ? (error.details.errors ?? []) : [];
  return new Map(errors.map(({ path, code }) => [path, code]));
}

export const isStale = (error: unknown) => isAppError(error) && error.code === 'STALE_VERSION';

interface Saving {
  saved: CriteriaOfJob;
  adjusted: JobCriteria;
  /** What is stored now, saved here or by someone else. */
  onKept: (stored: CriteriaOfJob) => void;
  onSaved: (stored: CriteriaOfJob) => void;
}

/** Saves what is adjusted; a refusal for an outdated version fetches what someone else saved. */
function useSaveCriteria({ saved, adjusted, onKept, onSaved }: Saving) {
  const { t } = useTranslation('admin-jobs');
  const client = useQueryClient();
  const { jobId } = saved;
  const keep = (answer: CriteriaOfJob) => {
    client.setQueryData(criteriaQuery(jobId).queryKey, answer);
    onKept(answer);
  };
  return useMutation({
    mutationFn: () => saveCriteria(jobId, adjusted, saved.version),
    onSuccess: (answer) => {
      keep(answer);
      onSaved(answer);
      showToast({ title: t('ranking.saved') });
      return client.invalidateQueries({ queryKey: jobQuery(jobId).queryKey });
    },
    onError: async (error) => {
      // What is adjusted stays; the next save rests on what someone else saved.
      if (isStale(error)) keep(await client.fetchQuery({ ...criteriaQuery(jobId), staleTime: 0 }));
    },
  });
}

export function useRanking(stored: CriteriaOfJob) {
  const { t } = useTranslation('admin-jobs');
  const { jobId } = stored;
  const [saved, setSaved] = useState(stored);
  const [kept, setKept] = useState(() => readRankingDraft(jobId));
  const [adjusted, adjust] = useState<JobCriteria>(kept?.criteria ?? stored.criteria);
  const isUnsaved = !areSame(saved.criteria, adjusted);
  useRankingDraft(jobId, { criteria: adjusted, version: saved.version }, isUnsaved);
  const begin = (criteria: JobCriteria) => {
    adjust(criteria);
    setKept(undefined);
  };
  const onSaved = ({ criteria }: CriteriaOfJob) => begin(criteria);
  const save = useSaveCriteria({ saved, adjusted, onKept: setSaved, onSaved });
  useUnsavedWarning(isUnsaved && !save.isPending);
  /** Adjusts everything at once; the way back is in the toast. */
  const replace = (criteria: JobCriteria, title: string) => {
    const before = adjusted;
    begin(criteria);
    save.reset();
    showToast({ title, action: { label: t('admin:undo'), onPress: () => adjust(before) } });
  };
  return {
    ...{ saved, adjusted, isUnsaved, save },
    /** What was put back, if anything; its version is the one that the adjustments were made over. */
    kept: isUnsaved ? kept : undefined,
    adjust: (criteria: JobCriteria) => {
      if (save.isSuccess) save.reset();
      adjust(criteria);
    },
    refusals: refusalsOf(save.error),
    reset: () => replace(NO_JOB_CRITERIA, t('ranking.resetDone')),
    discard: () => replace(saved.criteria, t('draft.discarded')),
    isOwn: areSame(adjusted, NO_JOB_CRITERIA),
  };
}
