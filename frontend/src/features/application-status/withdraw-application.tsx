/** Withdraws an application after a confirmation. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type OwnLink, ownRequest, useOwnChange } from './queries.ts';

export function WithdrawApplication({ link }: { link: OwnLink }) {
  const { t } = useTranslation(['application-status', 'site']);
  const [isOpen, setOpen] = useState(false);
  const withdraw = useOwnChange<void>(link, () => call(routes.withdrawApplication, ownRequest(link)));
  const send = () =>
    withdraw.mutate(undefined, {
      onError: (error) => {
        showToast({ title: t('data.withdrawFailed'), description: errorText(t, error), variant: 'destructive' });
      },
    });
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('data.withdrawAction')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('data.withdrawTitle')}
        onClose={() => setOpen(false)}
        isBusy={withdraw.isPending}
      >
        <p>{t('data.withdrawConfirm')}</p>
        {withdraw.error && <FieldError>{`${t('data.withdrawFailed')}. ${errorText(t, withdraw.error)}`}</FieldError>}
        <DialogActions>
          <Button look="danger" disabled={withdraw.isPending} onClick={send}>
            {t(withdraw.isPending ? 'data.withdrawing' : 'data.withdrawYes')}
          </Button>
          <Button look="quiet" disabled={withdraw.isPending} onClick={() => setOpen(false)}>
            {t('data.withdrawNo')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
