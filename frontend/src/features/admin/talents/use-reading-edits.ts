/** Sends a recruiter's corrections of the current reading, and undoes the last one. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReadingEdit } from '../../../../../shared/domain/reading-edit.ts';
import type { Resume, TalentDetail } from '../../../../../shared/domain/talent.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/error-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { refreshTalents } from '../kit/records/talent-record.ts';

/** `save` resolves once the record shows the edit; `undo` takes the reading that a correction made; `failed` says so in a toast. */
export function useReadingEdits({ talentId }: TalentDetail, { resumeId }: Resume) {
  const { t } = useTranslation('admin-talents');
  const client = useQueryClient();
  const params = { id: talentId };
  const failed = (error: unknown) =>
    showToast({ variant: 'destructive', title: t('correction.failed'), description: errorText(t, error) });
  const undo = useMutation({
    // That of the correction that is meant: a colleague's later one is not undone by it.
    mutationFn: (corrected: string) =>
      call(adminRoutes.correctResume, { params, body: { resumeId: corrected, undo: true } }),
    onSuccess: () => showToast({ title: t('correction.undone') }),
    onError: failed,
    onSettled: () => refreshTalents(client),
  });
  const save = useMutation({
    mutationFn: (edit: ReadingEdit) => call(adminRoutes.correctResume, { params, body: { resumeId, edits: [edit] } }),
    onSuccess: async ({ replaces, resumeId: corrected }) => {
      await refreshTalents(client);
      if (replaces === null) return showToast({ title: t('correction.same') });
      showToast({
        title: t('correction.saved'),
        action: { label: t('admin:undo'), onPress: () => undo.mutate(corrected) },
      });
    },
    onError: async (error) => {
      if (isAppError(error) && error.kind === 'conflict') await refreshTalents(client);
    },
  });
  return { save, undo, failed };
}
