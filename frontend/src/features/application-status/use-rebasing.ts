/** The fields of one reading and its stored version: open fields keep what is typed, the others follow the stored reading. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import type { Profile } from '../../../../shared/domain/profile.ts';
import type { Part, Stated } from './reading-parts.ts';
import { readingResolver } from './reading-schema.ts';
import { type Draft, draftIn, type ReadingValues, valuesOf, valuesOfParts } from './reading-values.ts';

export type ReadingForm = UseFormReturn<ReadingValues, unknown, Stated>;

/** The reading that a correction is made of. */
export interface Base {
  resumeId: string;
  profile: Profile;
  /** Paths of fields to check. */
  unsure: readonly string[];
}

/** Where correcting begins: with parts that were asked for, or with what was kept unsaved, of whatever shape. */
export type Beginning = { parts: readonly Part[] } | { kept: unknown };

export function baseOf({ resumeId, profile, unsure }: FollowedApplication): Base | undefined {
  return resumeId !== null && profile ? { resumeId, profile, unsure } : undefined;
}

/** What an earlier look at the page left unsaved, and the reading that it was made of. */
function useBeginning(
  { profile, resumeId, unsure }: Base,
  begun: Beginning,
): { restored: Draft | undefined; first: Base } {
  const [beginning] = useState(() => {
    const restored = 'kept' in begun ? draftIn(begun.kept, valuesOf(profile)) : undefined;
    return { restored, first: { profile, unsure, resumeId: restored?.resumeId ?? resumeId } };
  });
  return beginning;
}

/** `rebase` lets the fields rest on another reading, with `kept` on top; `writtenIn` is what parts hold now. */
export function useRebasing(application: Base, begun: Beginning) {
  const form: ReadingForm = useForm<ReadingValues, unknown, Stated>({
    resolver: readingResolver,
    defaultValues: valuesOf(application.profile, application.unsure),
    shouldFocusError: false,
  });
  const { restored, first } = useBeginning(application, begun);
  const base = useRef(first);
  const { getValues, reset, setValue } = form;
  const rebase = useCallback(
    (next: Base, kept: Partial<ReadingValues>) => {
      base.current = next;
      reset(valuesOf(next.profile, next.unsure));
      for (const [field, value] of Object.entries(kept)) {
        setValue(field as Path<ReadingValues>, value, { shouldDirty: true });
      }
    },
    [reset, setValue],
  );
  useEffect(() => {
    if (restored) rebase(first, restored.values);
  }, [restored, first, rebase]);
  const writtenIn = useCallback((parts: readonly Part[]) => valuesOfParts(getValues(), parts), [getValues]);
  return { form, base, restored, rebase, writtenIn };
}
