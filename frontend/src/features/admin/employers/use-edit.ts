/** Saves one part of an employer; a colleague's change conflicts only if it is in the same part. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Employer, EmployerUpdate } from '../../../../../shared/domain/employer.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { freshEmployer, refreshEmployers, showEmployer, updateEmployer } from './employer-queries.ts';

export type Changes = Omit<EmployerUpdate, 'version'>;
type Part = keyof Changes & keyof Employer;

export function isStale(error: unknown): boolean {
  return isAppError(error) && error.code === 'STALE_VERSION';
}

/** Whether all parts that are about to change still are what they were when editing began. */
function isUntouched(changes: Changes, before: Employer, now: Employer): boolean {
  const parts = Object.keys(changes) as Part[];
  return parts.every((part) => JSON.stringify(before[part]) === JSON.stringify(now[part]));
}

/** `base` is the employer as it was when editing began; after a conflict it is the newer one, as `theirs`. */
export function useEdit(employer: Employer, onDone: () => void) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const [base, setBase] = useState(employer);
  const [theirs, setTheirs] = useState<Employer>();
  const { employerId } = employer;
  const mutation = useMutation({
    mutationFn: async (changes: Changes) => {
      try {
        return await updateEmployer(employerId, { version: base.version, ...changes });
      } catch (error) {
        if (!isStale(error)) throw error;
        const now = await freshEmployer(client, employerId);
        if (isUntouched(changes, base, now)) return updateEmployer(employerId, { version: now.version, ...changes });
        setBase(now);
        setTheirs(now);
        throw error;
      }
    },
    onSuccess: async (saved) => {
      showEmployer(client, saved);
      showToast({ title: t('saved'), description: saved.company });
      onDone();
      await refreshEmployers(client);
    },
  });
  return { save: mutation.mutate, isSaving: mutation.isPending, error: mutation.error, theirs };
}
