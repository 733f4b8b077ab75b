/** Asks for a new sign-in before an irreversible action or an export, and then lets it proceed. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SignInOutcome } from '../../lib/auth.ts';
import { openSignInPopup, prefersRedirect, type SignInPopup } from '../../lib/auth-popup.ts';
import { setStepUp } from '../../lib/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';

const loadAuth = () => import('../../lib/auth.ts');

/** Asks for a new sign-in; the waiting call gets `true` after one, `false` when it is cancelled. */
function useStepUp() {
  const [isAsked, setAsked] = useState(false);
  const answer = useRef<(isSignedIn: boolean) => void>(undefined);
  const settle = useCallback((isSignedIn: boolean) => {
    setAsked(false);
    answer.current?.(isSignedIn);
    answer.current = undefined;
  }, []);
  // From the moment the panel is drawn: nothing may be asked before there is someone to ask.
  useLayoutEffect(() => {
    setStepUp(() => {
      setAsked(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => {
      setStepUp(undefined);
      settle(false);
    };
  }, [settle]);
  return { isAsked, settle };
}

export function StepUpDialog() {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const { isAsked, settle } = useStepUp();
  const popup = useRef<SignInPopup>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = (outcome: SignInOutcome) => {
    setWaiting(false);
    if (outcome.kind === 'signed-in') return settle(true);
    setFailure(t(outcome.kind === 'cancelled' ? 'signIn.cancelled' : 'signIn.unexpected'));
  };
  const start = () => {
    setFailure(undefined);
    // Within the click, or the browser blocks the window; then this one leaves and comes back to the same screen.
    const opened = prefersRedirect() ? null : openSignInPopup();
    popup.current = opened;
    const how = opened
      ? ({ mode: 'popup', popup: opened } as const)
      : ({ mode: 'redirect', returnTo: pathname + search } as const);
    setWaiting(true);
    loadAuth()
      .then((auth) => auth.signIn(how, 'LOGIN'))
      .then(end, () => end({ kind: 'failed', message: null }));
  };
  const giveUp = () => {
    popup.current?.cancel();
    setWaiting(false);
    setFailure(undefined);
    settle(false);
  };
  return (
    <Dialog isOpen={isAsked} title={t('stepUp.title')} onClose={giveUp}>
      <p>{t('stepUp.text')}</p>
      {isWaiting && <p role="status">{t('signIn.waiting')}</p>}
      {failure && <FieldError>{failure}</FieldError>}
      <DialogActions>
        <Button disabled={isWaiting} onClick={start}>
          {t('stepUp.signIn')}
        </Button>
        <Button look="quiet" onClick={giveUp}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
