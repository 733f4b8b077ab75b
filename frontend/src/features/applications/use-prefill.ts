/** Fills the form from a resume; fields that the person has typed keep their text, and a note lists them. */
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationPrefill } from '../../lib/prefill.ts';
import type { ApplyContent, ApplyValues } from './apply-schema.ts';

const NAMES = ['firstName', 'lastName', 'email', 'phone'] as const;
export type PrefilledName = (typeof NAMES)[number];

/** What came of taking over. */
export interface Taken {
  /** Fields that hold something else which the person typed. */
  kept: PrefilledName[];
  /** Name of the file that the person had chosen before. */
  fileBefore?: string;
  resume: File;
}

type Form = UseFormReturn<ApplyValues, unknown, ApplyContent>;
/** What the form holds because of an earlier resume. */
type Filled = Partial<Record<PrefilledName, string>> & { resume?: File };

function put<N extends PrefilledName | 'resume'>(form: Form, filled: Filled, name: N, value: Filled[N]): void {
  form.setValue(name, value as never, { shouldDirty: true });
  form.clearErrors(name);
  filled[name] = value;
}

function takeOver(form: Form, filled: Filled, prefill: ApplicationPrefill): Taken {
  const kept: PrefilledName[] = [];
  for (const name of NAMES) {
    const typed = String(form.getValues(name) ?? '').trim();
    const isOwn = typed !== '' && typed !== filled[name];
    if (!isOwn && prefill[name] !== '') put(form, filled, name, prefill[name]);
    else if (isOwn && prefill[name] !== '' && typed !== prefill[name]) kept.push(name);
  }
  const before: File | undefined = form.getValues('resume');
  const fileBefore = before && before !== filled.resume ? before.name : undefined;
  put(form, filled, 'resume', prefill.resume);
  return { kept, fileBefore, resume: prefill.resume };
}

/** Empties what still is as the resume had it. */
function giveBack(form: Form, filled: Filled): void {
  for (const name of NAMES) {
    if (filled[name] !== undefined && form.getValues(name) === filled[name]) form.setValue(name, '');
  }
  // A field without a file holds none, which the schema only refuses when the form is sent.
  if (filled.resume && form.getValues('resume') === filled.resume) form.setValue('resume', undefined as never);
}

/** `taken` says which fields were filled; `replaceKept` also overwrites those that already had text. */
export function usePrefill(form: Form, prefill: ApplicationPrefill | undefined) {
  const [taken, setTaken] = useState<Taken>();
  const filled = useRef<Filled>({});
  const known = useRef<ApplicationPrefill>(undefined);
  useEffect(() => {
    if (known.current === prefill) return;
    known.current = prefill;
    if (prefill) setTaken(takeOver(form, filled.current, prefill));
    else {
      giveBack(form, filled.current);
      filled.current = {};
      setTaken(undefined);
    }
  }, [form, prefill]);
  const replaceKept = () => {
    if (!prefill || !taken) return;
    for (const name of taken.kept) put(form, filled.current, name, prefill[name]);
    setTaken({ ...taken, kept: [] });
  };
  return { taken, replaceKept };
}
