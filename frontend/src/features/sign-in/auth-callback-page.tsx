/** `/auth/callback`: passes the identity's answer to the window that waits for it. Loads no sign-in library. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { deliverCallback, pendingRedirect } from '../../lib/auth-popup.ts';
import { loadAdminTexts } from '../../lib/auth-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../../ui/text.module.css';

let delivery: Promise<boolean> | undefined;

export default function AuthCallbackPage() {
  const navigate = useNavigate();
  const { t } = useTranslation('admin');
  const [unclaimed, setUnclaimed] = useState(false);
  useEffect(() => {
    const { href, search } = window.location;
    if (pendingRedirect() !== null) {
      navigate(`/admin${search}`, { replace: true });
      return;
    }
    delivery ??= deliverCallback(href);
    Promise.all([delivery, loadAdminTexts()]).then(([taken]) => {
      if (taken) window.close();
      // Still open: no window waits for this one any more, or the browser did not close it.
      setUnclaimed(true);
    });
  }, [navigate]);
  if (!unclaimed) return <Skeleton visibleText />;
  return (
    <div className={styles.wrap}>
      <PageHeading>{t('callback.title')}</PageHeading>
      <Notice title={t('callback.done')} action={<ButtonLink to="/admin">{t('callback.again')}</ButtonLink>}>
        {t('callback.explain')}
      </Notice>
    </div>
  );
}
