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

/** The toasts about moves; each offers the move that undoes it or goes on in spite of someone else's. */
function useMoveToasts<Row extends object>({ nameOf, words, labelOf }: MoveKind<Row>, columnOf: (row: Row) => string) {
  const { t } = useTranslation('admin');
  type Mutate = (move: Move<Row>) => void;
  return {
    showMoved: (saved: Row, move: Move<Row>, mutate: Mutate) =>
      showToast({
        title: t(`${words}.${move.words?.tell ? 'told' : 'moved'}`, { stage: labelOf(columnOf(saved)) }),
        description: nameOf(saved),
        action: { label: t('undo'), onPress: () => mutate({ row: saved, to: columnOf(move.row) }) },
      }),
    showFailed: (error: unknown) =>
      showToast({ title: t(`${words}.failed`), description: errorText(t, error), variant: 'destructive' }),
    showConflict: (fresh: Row, { row, to, words: said }: Move<Row>, mutate: Mutate) => {
      const names = { name: nameOf(fresh), stage: labelOf(columnOf(fresh)) };
      showToast({
        title: t(`${words}.conflict`),
        description: t(`${words}.${columnOf(fresh) === columnOf(row) ? 'conflictOther' : 'conflictText'}`, names),
        action: {
          label: t(`${words}.moveAnyway`, { stage: labelOf(to) }),
          onPress: () => mutate({ row: fresh, to, words: said }),
        },
        variant: 'destructive',
      });
    },
  };
}

export function useMove<Row extends object>(kind: MoveKind<Row>) {
  const client = useQueryClient();
  const { field } = kind;
  const columnOf = (row: Row) => String((row as Record<string, unknown>)[field]);
  const { showMoved, showFailed, showConflict } = useMoveToasts(kind, columnOf);
  const mutation = useMutation({
    mutationFn: ({ row, to, words }: Move<Row>) => kind.save(row, to, words),
    onMutate: async ({ row, to }) => {
      await client.cancelQueries({ queryKey: [kind.key, 'list'] });
      return moveInLists(client, kind, { ...row, [field]: to }, columnOf(row));
    },
    onSuccess: (saved, move) => {
      // With its new version, which the next move has to name.
      moveInLists(client, kind, saved, columnOf(saved));
      showMoved(saved, move, mutation.mutate);
    },
    onError: async (error, move, putBack) => {
      putBack?.();
      if (!isAppError(error) || error.kind !== 'conflict') return showFailed(error);
      showConflict(await kind.fetchFresh(move.row), move, mutation.mutate);
    },
    onSettled: kind.refresh,
  });
  return mutation;
}
