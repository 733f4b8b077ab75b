/** Correcting what was read: which parts are open, what is being written, sending it, and what happens if somebody was faster. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import type { Correction } from '../../../../shared/domain/correction.ts';
import type { Profile } from '../../../../shared/domain/profile.ts';
import { isAppError } from '../../../../shared/errors.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { applicationQuery, type OwnLink, ownRequest, useOwnChange } from './queries.ts';
import type { Part, Stated } from './reading-parts.ts';
import { readingResolver, refusedParts } from './reading-schema.ts';
import { fieldsOf, type ReadingValues, valuesOf, valuesOfParts } from './reading-values.ts';
import { draftIn, useCorrectionDraft } from './use-correction-draft.ts';

export type ReadingForm = UseFormReturn<ReadingValues, unknown, Stated>;

/** The reading that a correction is made of. */
export interface Base {
  resumeId: string;
  profile: Profile;
}

/** What has just happened, and at which part it is said. */
export interface EditorNews {
  kind: 'restored' | 'saved' | 'unchanged';
  part: Part | undefined;
}

const FAILED_TOAST = 'correction-failed';

function baseOf({ resumeId, profile }: FollowedApplication): Base | undefined {
  return resumeId !== null && profile ? { resumeId, profile } : undefined;
}

/** The fields of one reading, whose closed parts follow what is stored while the open ones keep what is typed. */
function useRebasing(form: ReadingForm, first: Base) {
  const base = useRef(first);
  const { getValues, reset, setValue } = form;
  const rebase = useCallback(
    (next: Base, kept: Partial<ReadingValues>) => {
      base.current = next;
      reset(valuesOf(next.profile));
      for (const [field, value] of Object.entries(kept)) {
        setValue(field as Path<ReadingValues>, value, { shouldDirty: true });
      }
    },
    [reset, setValue],
  );
  const writtenIn = useCallback((parts: readonly Part[]) => valuesOfParts(getValues(), parts), [getValues]);
  return { base, rebase, writtenIn };
}

/** Where correcting begins: with a part that was asked for, or with what was kept unsaved, of whatever shape. */
export type Beginning = { part: Part } | { kept: unknown };

/** What an earlier look at the page left unsaved, and the reading that it was made of. */
function useBeginning({ profile, resumeId }: Base, begun: Beginning) {
  const [beginning] = useState(() => {
    const restored = 'kept' in begun ? draftIn(begun.kept, valuesOf(profile)) : undefined;
    return { restored, first: { profile, resumeId: restored?.resumeId ?? resumeId } };
  });
  return beginning;
}

export function useCorrection(application: Base, link: OwnLink, begun: Beginning) {
  const { t } = useTranslation(['glass-box', 'site']);
  const client = useQueryClient();
  const form: ReadingForm = useForm<ReadingValues, unknown, Stated>({
    resolver: readingResolver,
    defaultValues: valuesOf(application.profile),
    shouldFocusError: false,
  });
  const { restored, first } = useBeginning(application, begun);
  const { base, rebase, writtenIn } = useRebasing(form, first);
  const [open, setOpen] = useState<readonly Part[]>('part' in begun ? [begun.part] : (restored?.parts ?? []));
  const [news, setNews] = useState<EditorNews | undefined>(restored && { kind: 'restored', part: restored.parts[0] });
  const [failure, setFailure] = useState<string>();
  /** What is stored now, where that is not what the correction was made of. */
  const [theirs, setTheirs] = useState<Base>();
  const correct = useOwnChange<Correction>(link, (body) =>
    call(routes.correctReading, { ...ownRequest(link), body }, { long: true }),
  );
  const forgetDraft = useCorrectionDraft({ form, link, base, open });

  useEffect(() => {
    if (!restored) return;
    rebase(first, restored.values);
    // The form may be far below what one sees first.
    showToast({ title: t('edit.restored') });
  }, [restored, first, rebase, t]);
  const isIdle = open.length === 0;
  useEffect(() => {
    if (isIdle && base.current.resumeId !== application.resumeId) rebase(application, {});
  }, [isIdle, application, base, rebase]);

  const settle = (next: Base, happened?: EditorNews['kind']) => {
    forgetDraft();
    rebase(next, {});
    setOpen([]);
    setTheirs(undefined);
    setFailure(undefined);
    setNews(happened && { kind: happened, part: open[0] });
  };
  const refuse = (error: unknown) => {
    for (const { path, code } of isAppError(error) ? (error.details.errors ?? []) : []) {
      form.setError(path as Path<ReadingValues>, { message: code });
    }
    openMore(refusedParts(form.formState.errors));
    const reason = errorText(t, error);
    setFailure(reason);
    showToast({ id: FAILED_TOAST, title: t('edit.failed'), description: reason, variant: 'destructive' });
  };
  const fail = async (error: unknown) => {
    if (!isAppError(error) || error.code !== 'READING_CHANGED') return refuse(error);
    const current = await client.fetchQuery(applicationQuery(link)).catch(() => undefined);
    const stored = current && baseOf(current);
    if (stored && stored.resumeId !== base.current.resumeId) setTheirs(stored);
    else refuse(error);
  };
  const send = async (stated: Stated) => {
    setFailure(undefined);
    setNews(undefined);
    dismissToast(FAILED_TOAST);
    const before = base.current.resumeId;
    try {
      const next = baseOf(await correct.mutateAsync({ ...stated, resumeId: before }));
      if (next) settle(next, next.resumeId === before ? 'unchanged' : 'saved');
    } catch (error) {
      await fail(error);
    }
  };
  const openMore = (parts: readonly Part[]) => setOpen((last) => [...new Set([...last, ...parts])]);
  const save = form.handleSubmit(send, (errors) => openMore(refusedParts(errors)));

  return {
    form,
    open,
    news,
    failure,
    theirs,
    isUnsaved: open.length > 0 && form.formState.isDirty,
    save,
    start: (part: Part) => {
      setNews(undefined);
      openMore([part]);
    },
    cancel: (part: Part) => {
      const others = open.filter((one) => one !== part);
      const kept = writtenIn(others);
      form.clearErrors(fieldsOf(part));
      if (others.length === 0) settle(application);
      else {
        rebase(base.current, kept);
        setOpen(others);
      }
    },
    /** What was written goes on top of what is stored now. */
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
