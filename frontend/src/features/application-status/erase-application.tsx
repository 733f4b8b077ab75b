/** Erases one's own application after listing what is erased and asking for confirmation. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import fieldStyles from '../../ui/fields.module.css';
import textStyles from '../../ui/text.module.css';
import { showToast } from '../../ui/toast-store.ts';
import typeStyles from '../../ui/type.module.css';
import styles from './application-status.module.css';
import { isMissing, type OwnLink, ownRequest } from './queries.ts';

/** Gone already is gone: the answer to the first request may have been lost on the way. */
async function erase(link: OwnLink): Promise<void> {
  try {
    await call(routes.eraseApplication, ownRequest(link), { long: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function WhatGoes({ application }: { application: FollowedApplication }) {
  const { t } = useTranslation('application-status');
  const { fileName } = application.resume;
  const items = ['eraseTyped', 'eraseRead', 'eraseResults', 'eraseHistory'] as const;
  return (
    <>
      <p>{t('data.eraseLead')}</p>
      <ul className={typeStyles.bullets}>
        {fileName && <li className={typeStyles.breaking}>{t('data.eraseFile', { file: fileName })}</li>}
        {items.map((item) => (
          <li className={typeStyles.breaking} key={item}>
            {t(`data.${item}`)}
          </li>
        ))}
      </ul>
      <p className={textStyles.quiet}>{t('data.eraseStays')}</p>
      <p className={textStyles.quiet}>
        {t('data.eraseMessages')} <Link to="/contact">{t('data.eraseMessagesLink')}</Link>
      </p>
    </>
  );
}

interface EraseProps {
  application: FollowedApplication;
  link: OwnLink;
  onErased: () => void;
}

export function EraseApplication({ application, link, onErased }: EraseProps) {
  const { t } = useTranslation(['application-status', 'site']);
  const [isOpen, setOpen] = useState(false);
  const [isUnderstood, setUnderstood] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => erase(link),
    onSuccess: onErased,
    onError: (cause) => {
      showToast({ title: t('data.eraseFailed'), description: errorText(t, cause), variant: 'destructive' });
    },
  });
  const open = () => {
    setUnderstood(false);
    setOpen(true);
  };
  return (
    <>
      <Button look="secondary" className={`${styles.buttonWarning} ${textStyles.alarm}`} onClick={open}>
        {t('data.eraseAction')}
      </Button>
      <Dialog isOpen={isOpen} title={t('data.eraseTitle')} onClose={() => setOpen(false)} isBusy={isPending}>
        <WhatGoes application={application} />
        <label className={fieldStyles.check} data-part="check">
          <input
            type="checkbox"
            checked={isUnderstood}
            disabled={isPending}
            onChange={(event) => setUnderstood(event.target.checked)}
          />
          <span>{t('data.eraseUnderstood')}</span>
        </label>
        {error && <FieldError>{`${t('data.eraseFailed')}. ${errorText(t, error)}`}</FieldError>}
        <DialogActions>
          <Button look="danger" disabled={!isUnderstood || isPending} onClick={() => mutate()}>
            {t(isPending ? 'data.erasing' : 'data.eraseYes')}
          </Button>
          <Button look="quiet" disabled={isPending} onClick={() => setOpen(false)}>
            {t('data.eraseNo')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
