/** Lets the person agree to be considered for other jobs, or take that back after asking whether it is meant. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type OwnLink, ownRequest, useOwnChange } from './queries.ts';

interface TalentPoolProps extends Pick<FollowedApplication, 'talentPool'> {
  link: OwnLink;
}

export function TalentPool({ talentPool, link }: TalentPoolProps) {
  const { t } = useTranslation(['application-status', 'site']);
  const [isOpen, setOpen] = useState(false);
  const isIn = talentPool !== null;
  const change = useOwnChange<boolean>(link, (consent) =>
    call(routes.setTalentPool, { ...ownRequest(link), body: { consent } }),
  );
  const send = () =>
    change.mutate(!isIn, {
      onSuccess: () => {
        setOpen(false);
        showToast({ title: t(isIn ? 'pool.left' : 'pool.joined') });
      },
      onError: (error) => {
        showToast({ title: t('pool.failed'), description: errorText(t, error), variant: 'destructive' });
      },
    });
  const words = isIn ? 'pool.leave' : 'pool.join';
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t(`${words}.action`)}
      </Button>
      <Dialog isOpen={isOpen} title={t(`${words}.title`)} onClose={() => setOpen(false)} isBusy={change.isPending}>
        <p>{t(`${words}.text`)}</p>
        {change.error && <FieldError>{`${t('pool.failed')}. ${errorText(t, change.error)}`}</FieldError>}
        <DialogActions>
          <Button look={isIn ? 'danger' : undefined} disabled={change.isPending} onClick={send}>
            {t(change.isPending ? 'pool.saving' : `${words}.yes`)}
          </Button>
          <Button look="quiet" disabled={change.isPending} onClick={() => setOpen(false)}>
            {t(`${words}.no`)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
