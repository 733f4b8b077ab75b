/** Stores what is typed on the device until it is sent, restores it, and deletes it on request. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentLanguage } from '../../lib/i18n.ts';
import { clearProfileDraft, readProfileDraft, writeProfileDraft } from './draft-store.ts';
import type { ProfileContent } from './profile-schema.ts';
import { emptyProfile, isBlankProfile, type ProfileValues } from './profile-values.ts';

const PAUSE_MS = 400;

type Form = Pick<UseFormReturn<ProfileValues, unknown, ProfileContent>, 'getValues' | 'reset' | 'subscribe'>;

/** `restored` and `discarded` are what just happened to the draft. */
export type DraftEvent = 'none' | 'restored' | 'discarded';

/** Writes at once: what nobody would miss is not kept. Answers whether anything is. */
function keep(values: ProfileValues): boolean {
  if (!isBlankProfile(values)) return writeProfileDraft(values);
  clearProfileDraft();
  return false;
}

/** On a slow line people begin before the page has come alive; what they typed is newer than any draft. */
function typedTexts({ language: _language, ...values }: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** Calls back a while after the last change, and at once when the page goes away. */
function useAutosave({ getValues, subscribe }: Form, onKept: (isKept: boolean) => void, onTyped: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => {
    const save = () => {
      if (timer.current === undefined) return;
      cancel();
      onKept(keep(getValues()));
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // Without a name it was the program that wrote.
        if (name === undefined) return;
        onTyped();
        clearTimeout(timer.current);
        timer.current = setTimeout(save, PAUSE_MS);
      },
    });
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      unsubscribe();
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [getValues, subscribe, cancel, onKept, onTyped]);
  return cancel;
}

/** `isKept` says that the device holds what is on screen. `forget` is for a profile that has arrived. */
export function useProfileDraft(form: Form) {
  const [event, setEvent] = useState<DraftEvent>('none');
  const [isKept, setKept] = useState(false);
  const discarded = useRef<ProfileValues>(undefined);
  const { reset, getValues } = form;
  // What is typed after a draft was let go would be overwritten by taking that back.
  const onTyped = useCallback(() => setEvent((last) => (last === 'discarded' ? 'none' : last)), []);
  const cancel = useAutosave(form, setKept, onTyped);

  useEffect(() => {
    const kept = readProfileDraft();
    if (!kept || isBlankProfile(kept)) return;
    reset({ ...emptyProfile(currentLanguage()), ...kept, ...typedTexts(getValues()) });
    setEvent('restored');
    setKept(true);
  }, [reset, getValues]);

  const forget = () => {
    cancel();
    clearProfileDraft();
  };
  const discard = () => {
    discarded.current = getValues();
    forget();
    reset(emptyProfile(currentLanguage()));
    setEvent('discarded');
    setKept(false);
  };
  const undo = () => {
    if (!discarded.current) return;
    reset(discarded.current);
    setEvent('none');
    setKept(keep(discarded.current));
  };
  return { event, isKept, discard, undo, forget };
}
