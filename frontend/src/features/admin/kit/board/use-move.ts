/** Moves a record to another column: on screen at once, undone from the toast, never over someone else's move. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isAppError } from '../../../../../../shared/errors.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { type MovableLists, moveInLists } from './list-moves.ts';

/** How records of one kind are moved. */
export interface MoveKind<Row> extends MovableLists<Row> {
  nameOf: (row: Row) => string;
  save: (row: Row, to: string, words?: MoveWords) => Promise<Row>;
  /** The record as it is stored now. */
  fetchFresh: (row: Row) => Promise<Row>;
  /** Lets everything on screen about such records be fetched again. */
  refresh: () => Promise<unknown>;
  /** Where the words of its toasts stand: `moved`, `failed`, `conflict`, `conflictText`, `conflictOther`, `moveAnyway`. */
  words: string;
  labelOf: (column: string) => string;
}

/** What someone adds to a move: why, and whether to write to the person. */
export interface MoveWords {
  reason?: string;
  tell?: boolean;
}

export interface Move<Row> {
  row: Row;
  to: string;
  words?: MoveWords;
}

export function useMove<Row extends object>(kind: MoveKind<Row>) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const { field, nameOf, words, labelOf } = kind;
  const columnOf = (row: Row) => String((row as Record<string, unknown>)[field]);
  const mutation = useMutation({
    mutationFn: ({ row, to, words }: Move<Row>) => kind.save(row, to, words),
    onMutate: async ({ row, to }) => {
      await client.cancelQueries({ queryKey: [kind.key, 'list'] });
      return moveInLists(client, kind, { ...row, [field]: to }, columnOf(row));
    },
    onSuccess: (saved, move) => {
      // With its new version, which the next move has to name.
      moveInLists(client, kind, saved, columnOf(saved));
      showToast({
        title: t(`${words}.${move.words?.tell ? 'told' : 'moved'}`, { stage: labelOf(columnOf(saved)) }),
        description: nameOf(saved),
        action: { label: t('undo'), onPress: () => mutation.mutate({ row: saved, to: columnOf(move.row) }) },
      });
    },
    onError: async (error, { row, to, words: said }, putBack) => {
      putBack?.();
      if (!isAppError(error) || error.kind !== 'conflict') {
        showToast({ title: t(`${words}.failed`), description: errorText(t, error), variant: 'destructive' });
        return;
      }
      const fresh = await kind.fetchFresh(row);
      const names = { name: nameOf(fresh), stage: labelOf(columnOf(fresh)) };
      showToast({
        title: t(`${words}.conflict`),
        description: t(`${words}.${columnOf(fresh) === columnOf(row) ? 'conflictOther' : 'conflictText'}`, names),
        action: {
          label: t(`${words}.moveAnyway`, { stage: labelOf(to) }),
          onPress: () => mutation.mutate({ row: fresh, to, words: said }),
        },
        variant: 'destructive',
      });
    },
    onSettled: kind.refresh,
  });
  return mutation;
}
