/** State of a correction: open parts, the last outcome, and the stored reading after a conflict. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast-store.ts';
import type { OwnLink } from './queries.ts';
import type { Part } from './reading-parts.ts';
import { refusedParts } from './reading-schema.ts';
import { fieldsOf } from './reading-values.ts';
import { useCorrectionDraft } from './use-correction-draft.ts';
import { type Base, type Beginning, useRebasing } from './use-rebasing.ts';
import { useSending } from './use-sending.ts';

/** What has just happened, and at which part it is said. */
export interface EditorNews {
  kind: 'restored' | 'saved' | 'unchanged';
  part: Part | undefined;
}

/** Says that something came back: its form may be far below what one sees first. */
function useRestoredToast(isRestored: boolean): void {
  const { t } = useTranslation('application-status');
  const isSaid = useRef(!isRestored);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    showToast({ title: t('edit.restored') });
  }, [t]);
}

/** The parts that are open, and the reading below them. */
function useParts(application: Base, link: OwnLink, begun: Beginning) {
  const fields = useRebasing(application, begun);
  const { form, base, restored, rebase, writtenIn } = fields;
  const [open, setOpen] = useState<readonly Part[]>('parts' in begun ? begun.parts : (restored?.parts ?? []));
  const forgetDraft = useCorrectionDraft({ form, link, base, open });
  useRestoredToast(restored !== undefined);
  const isIdle = open.length === 0;
  useEffect(() => {
    if (isIdle && base.current.resumeId !== application.resumeId) rebase(application, {});
  }, [isIdle, application, base, rebase]);
  const closeAll = (next: Base) => {
    forgetDraft();
    rebase(next, {});
    setOpen([]);
  };
  const close = (part: Part) => {
    const others = open.filter((one) => one !== part);
    form.clearErrors(fieldsOf(part));
    if (others.length === 0) return closeAll(application);
    rebase(base.current, writtenIn(others));
    setOpen(others);
  };
  const openMore = (parts: readonly Part[]) => setOpen((last) => [...new Set([...last, ...parts])]);
  return { ...fields, open, openMore, close, closeAll };
}

type Parts = ReturnType<typeof useParts>;

/** What has just happened, and what someone else stored meanwhile. */
function useOutcome({ restored, closeAll }: Parts) {
  const [news, setNews] = useState<EditorNews | undefined>(restored && { kind: 'restored', part: restored.parts[0] });
  const [theirs, setTheirs] = useState<Base>();
  const settle = (next: Base, happened?: EditorNews) => {
    closeAll(next);
    setTheirs(undefined);
    setNews(happened);
  };
  return { news, setNews, theirs, setTheirs, settle };
}

export function useCorrection(application: Base, link: OwnLink, begun: Beginning) {
  const parts = useParts(application, link, begun);
  const { form, base, rebase, writtenIn, open, openMore, close } = parts;
  const { news, setNews, theirs, setTheirs, settle } = useOutcome(parts);
  const onTaken = (next: Base) =>
    settle(next, { kind: next.resumeId === base.current.resumeId ? 'unchanged' : 'saved', part: open[0] });
  const sending = useSending({ form, base, link, onTaken, onStale: setTheirs, onRefused: openMore });
  const save = form.handleSubmit(sending.send, (errors) => openMore(refusedParts(errors)));
  return {
    ...{ form, open, news, save, failure: sending.failure },
    /** What is stored now, where that is not what the correction was made of. */
    theirs,
    isUnsaved: open.length > 0 && form.formState.isDirty,
    start: (more: readonly Part[]) => {
      setNews(undefined);
      openMore(more);
    },
    cancel: (part: Part) => {
      sending.forgetFailure();
      setNews(undefined);
      if (open.length === 1) setTheirs(undefined);
      close(part);
    },
    /** Keeps what was typed, over what is stored now. */
    keepMine: async () => {
      if (!theirs) return;
      rebase(theirs, writtenIn(open));
      setTheirs(undefined);
      await save();
    },
    keepTheirs: () => {
      if (theirs) settle(theirs);
    },
  };
}
