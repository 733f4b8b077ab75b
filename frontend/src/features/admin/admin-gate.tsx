/** Admits staff only, and explains to others what is missing. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { setTokenProvider } from '../../lib/api-client.ts';
import type { SignedIn } from '../../lib/auth-session.ts';
import { SESSION_EVENT } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import { StaffRoleProvider } from './kit/staff-role.tsx';

type Gate = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; who: SignedIn | null };

/** Asks the tokens, not the note in the browser, and again whenever that note changes. */
function useGate(): [Gate, () => void] {
  const [gate, setGate] = useState<Gate>({ kind: 'loading' });
  const check = useCallback(() => {
    import('../../lib/auth.ts')
      .then((auth) => {
        setTokenProvider(auth.accessToken);
        return auth.currentUser();
      })
      .then(
        (who) => setGate({ kind: 'known', who }),
        () => setGate((before) => (before.kind === 'known' ? before : { kind: 'failed' })),
      );
  }, []);
  useEffect(() => {
    check();
    window.addEventListener(SESSION_EVENT, check);
    window.addEventListener('storage', check);
    return () => {
      window.removeEventListener(SESSION_EVENT, check);
      window.removeEventListener('storage', check);
    };
  }, [check]);
  return [gate, check];
}

function Stop({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <div className={`${textStyles.wrap} ${textStyles.page}`}>
      <PageHeading>{t('panel.title')}</PageHeading>
      <Notice title={title} action={action}>
        {text}
      </Notice>
    </div>
  );
}

export function AdminGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const [gate, retry] = useGate();
  const signIn = (label: string) => (
    <ButtonLink to="/admin" state={{ returnTo: pathname + search }}>
      {label}
    </ButtonLink>
  );
  if (gate.kind === 'loading') {
    return (
      <div className={`${textStyles.wrap} ${textStyles.page}`}>
        <Skeleton lines={6} visibleText />
      </div>
    );
  }
  if (gate.kind === 'failed') {
    const again = <Button onClick={retry}>{t('panel.retry')}</Button>;
    return <Stop title={t('panel.unreachable')} text={t('panel.unreachableText')} action={again} />;
  }
  if (!gate.who) {
    return <Stop title={t('panel.signedOut')} text={t('panel.signedOutText')} action={signIn(t('panel.toSignIn'))} />;
  }
  if (!gate.who.admin) {
    const text = t('panel.restrictedText', { email: gate.who.email });
    return <Stop title={t('panel.restricted')} text={text} action={signIn(t('signIn.otherAccount'))} />;
  }
  return <StaffRoleProvider role={gate.who.role}>{children}</StaffRoleProvider>;
}
