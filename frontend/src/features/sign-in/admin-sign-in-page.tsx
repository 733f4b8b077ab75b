/** `/admin`: where authorised staff sign in with their Google account. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignInOutcome } from '../../lib/auth.ts';
import { pendingRedirect } from '../../lib/auth-popup.ts';
import type { SignedIn } from '../../lib/auth-session.ts';
import { useAdminTexts } from '../../lib/auth-texts.ts';
import { readSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { GoogleMark } from './google-mark.tsx';
import styles from './sign-in.module.css';
import { type SignInControls, useSignIn } from './use-sign-in.ts';

const PANEL = '/admin-panel';

function Waiting({ controls }: { controls: SignInControls }) {
  const { t } = useTranslation('admin');
  const asking = controls.state === 'asking';
  return (
    <Stack gap="4" place="full">
      <p role="status">{asking ? t('signIn.asking') : t('signIn.waiting')}</p>
      <Cluster gap="3" align="stretch" className={styles.signInActions}>
        {asking && (
          <Button look="secondary" onClick={controls.keepWaiting}>
            {t('signIn.keepWaiting')}
          </Button>
        )}
        <Button look={asking ? 'primary' : 'secondary'} onClick={controls.cancel}>
          {asking ? t('signIn.giveUp') : t('cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}

function SignedInAlready({ email }: { email: string }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('signIn.already', { email })}</p>
      <ButtonLink to={PANEL}>{t('signIn.toPanel')}</ButtonLink>
    </>
  );
}

/** Finishes a sign-in this tab left for; else gets Amplify ready, so that a click opens its window at once. */
async function finishOrPrepare(): Promise<SignInOutcome | null> {
  const auth = await import('../../lib/auth.ts');
  if (pendingRedirect() !== null) return auth.completeRedirect();
  await auth.prepare();
  return null;
}

function SignInCard({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [returning, setReturning] = useState(() => pendingRedirect() !== null);
  const [email] = useState(() => readSession()?.email);
  const onSignedIn = useCallback((_who: SignedIn) => void navigate(returnTo, { replace: true }), [navigate, returnTo]);
  const controls = useSignIn(returnTo, onSignedIn);
  const { settle } = controls;

  useEffect(() => {
    let current = true;
    finishOrPrepare()
      .then((outcome) => current && outcome && settle(outcome))
      // A first load that fails is not yet a failed sign-in: the click tries again and then says so.
      .catch(() => undefined)
      .finally(() => current && setReturning(false));
    return () => {
      current = false;
    };
  }, [settle]);

  return (
    <Card className={styles.signInCard}>
      <Mark size={44} />
      <PageHeading>{t('signIn.title')}</PageHeading>
      <p className={textStyles.quiet}>{t('signIn.staffOnly')}</p>
      {returning && <Skeleton lines={2} visibleText />}
      {!returning && controls.state !== 'idle' && <Waiting controls={controls} />}
      {!returning && controls.state === 'idle' && (
        <>
          {email && <SignedInAlready email={email} />}
          <Button look="secondary" onClick={controls.start}>
            <GoogleMark />
            {email ? t('signIn.otherAccount') : t('signIn.google')}
          </Button>
        </>
      )}
    </Card>
  );
}

/** The way back after a sign-in elsewhere in the panel; anything else than a panel path is not followed. */
function returnPath(state: unknown, pending: string | null): string {
  const wanted = (state as { returnTo?: unknown } | null)?.returnTo ?? pending;
  return typeof wanted === 'string' && wanted.startsWith(PANEL) ? wanted : PANEL;
}

export default function AdminSignInPage() {
  const { state } = useLocation();
  const ready = useAdminTexts();
  const [returnTo] = useState(() => returnPath(state, pendingRedirect()));
  return (
    <div className={`${textStyles.wrap} ${styles.signIn}`}>
      {ready ? <SignInCard returnTo={returnTo} /> : <Skeleton visibleText />}
    </div>
  );
}
