/** One attempt to sign in, from the click to the outcome, with a toast for each way it can go wrong. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInOutcome } from '../../lib/auth.ts';
import { openSignInPopup, prefersRedirect, type SignInPopup } from '../../lib/auth-popup.ts';
import type { SignedIn } from '../../lib/auth-session.ts';
import { showToast } from '../../ui/toast-store.ts';

/** `asking`: the person came back to this page without a result, so it asks whether they gave up. */
export type SignInState = 'idle' | 'waiting' | 'asking';

export interface SignInControls {
  state: SignInState;
  start: () => void;
  cancel: () => void;
  keepWaiting: () => void;
  /** Says in a toast how a sign-in went, and reports a success. */
  settle: (outcome: SignInOutcome) => void;
}

/** Amplify is large, so it is loaded here and nowhere on a public page. */
const loadAuth = () => import('../../lib/auth.ts');

/** Says in a toast how a sign-in failed, with a way on where there is one. */
function useFailureToast() {
  const { t } = useTranslation('admin');
  return useCallback(
    (description: string, action?: { label: string; onPress: () => void }) =>
      showToast({ title: t('signIn.failed'), description, action, variant: 'destructive' }),
    [t],
  );
}

/** Someone who comes back to this window while the popup is open may have given up. */
function useReturnToPage(isWaiting: boolean, onReturn: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('focus', onReturn);
    return () => window.removeEventListener('focus', onReturn);
  }, [isWaiting, onReturn]);
}

/** Ends the attempt in words. */
function useSettling(onSignedIn: (who: SignedIn) => void, onSettled: () => void) {
  const { t } = useTranslation('admin');
  const fail = useFailureToast();
  return useCallback(
    (outcome: SignInOutcome) => {
      onSettled();
      if (outcome.kind === 'cancelled') fail(t('signIn.cancelled'));
      if (outcome.kind === 'failed') fail(outcome.message ?? t('signIn.unexpected'));
      if (outcome.kind !== 'signed-in') return;
      showToast({ title: t('signIn.welcome'), description: outcome.who.email });
      onSignedIn(outcome.who);
    },
    [fail, onSettled, onSignedIn, t],
  );
}

/** `returnTo` is the path a sign-in in this window comes back to; `onSignedIn` receives the user. */
export function useSignIn(returnTo: string, onSignedIn: (who: SignedIn) => void): SignInControls {
  const { t } = useTranslation('admin');
  const [state, setState] = useState<SignInState>('idle');
  const popup = useRef<SignInPopup>(null);
  const fail = useFailureToast();
  const settle = useSettling(
    onSignedIn,
    useCallback(() => setState('idle'), []),
  );
  const redirect = useCallback(() => {
    setState('waiting');
    loadAuth()
      .then((auth) => auth.signIn({ mode: 'redirect', returnTo }))
      .then(settle, () => settle({ kind: 'failed', message: null }));
  }, [returnTo, settle]);
  const start = useCallback(() => {
    if (prefersRedirect()) return redirect();
    const opened = openSignInPopup();
    if (!opened) return fail(t('signIn.blocked'), { label: t('signIn.continueHere'), onPress: redirect });
    popup.current = opened;
    setState('waiting');
    loadAuth()
      .then((auth) => auth.signIn({ mode: 'popup', popup: opened }))
      .then(settle, () => {
        opened.cancel();
        settle({ kind: 'failed', message: null });
      });
  }, [fail, redirect, settle, t]);
  const cancel = useCallback(() => popup.current?.cancel(), []);
  const keepWaiting = useCallback(() => setState('waiting'), []);
  useReturnToPage(
    state === 'waiting',
    useCallback(() => setState('asking'), []),
  );
  useEffect(() => cancel, [cancel]);
  return { state, start, cancel, keepWaiting, settle };
}
