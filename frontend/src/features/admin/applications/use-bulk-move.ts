/** Moves several applications to one stage, says which were refused, and takes all of it back from the toast. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../shared/domain/application.ts';
import { codeText, errorText } from '../../../lib/error-text.ts';
import { formatList } from '../../../lib/format.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { MoveWords } from '../kit/board/use-move.ts';
import { refreshApplications } from '../kit/records/application-record.ts';
import { applicantName, moveApplications, type Stage } from './application-queries.ts';

interface BulkMove {
  applications: readonly Application[];
  stage: Stage;
  words?: MoveWords;
}

/** Back to where each came from: one call per stage. */
async function moveBack(moved: readonly Application[], before: readonly Application[]): Promise<void> {
  const stageOf = new Map(before.map(({ applicationId, stage }) => [applicationId, stage]));
  const groups = Map.groupBy(moved, ({ applicationId }) => stageOf.get(applicationId));
  for (const [stage, applications] of groups) if (stage) await moveApplications(applications, stage);
}

export function useBulkMove() {
  const { t, i18n } = useTranslation('admin-applications');
  const client = useQueryClient();
  const failed = (error: unknown) =>
    showToast({ title: t('bulk.failed'), description: errorText(t, error), variant: 'destructive' });
  const undo = useMutation({
    mutationFn: ({ moved, before }: { moved: readonly Application[]; before: readonly Application[] }) =>
      moveBack(moved, before),
    onSuccess: () => showToast({ title: t('bulk.undone') }),
    onError: failed,
    onSettled: () => refreshApplications(client),
  });
  return useMutation({
    mutationFn: ({ applications, stage, words }: BulkMove) => moveApplications(applications, stage, words),
    onSuccess: ({ moved, refused, untold }, { applications, stage }) => {
      const nameOf = (id: string) => {
        const found = applications.find(({ applicationId }) => applicationId === id);
        return found ? applicantName(found) : id;
      };
      const refusals = [...refused, ...untold].map(({ id, code }) =>
        t('bulk.refusal', { name: nameOf(id), why: codeText(t, code) }),
      );
      showToast({
        title: t('bulk.moved', { count: moved.length, stage: t(`admin:stages.${stage}`) }),
        description: refusals.length > 0 ? formatList(refusals, i18n.language) : undefined,
        variant: refusals.length > 0 ? 'destructive' : 'default',
        ...(moved.length > 0 && {
          action: { label: t('admin:undo'), onPress: () => undo.mutate({ moved, before: applications }) },
        }),
      });
    },
    onError: failed,
    onSettled: () => refreshApplications(client),
  });
}
