/** The private link: copies it, or replaces it where someone else has it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { statusPath } from '../../../../shared/domain/status-link.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { applicationQuery, type OwnLink, ownRequest } from './queries.ts';

function CopyButton({ link: { id, token } }: { link: OwnLink }) {
  const { t } = useTranslation('application-status');
  const copy = async () => {
    const { origin, pathname } = window.location;
    const prefix = pathname.startsWith('/en/') ? '/en' : '';
    const address = `${origin}${prefix}${statusPath(id, token)}`;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: t('data.copied') });
    } catch {
      // Refused by the browser: the toast brings the address where it can be marked and copied by hand.
      showToast({ title: t('data.copyFailed'), description: address, variant: 'destructive' });
    }
  };
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <Icon name="lock" /> {t('data.copy')}
    </Button>
  );
}

/** The page switches to the new link at once and keeps its content. */
function useRenewal(link: OwnLink, onDone: () => void) {
  const { t } = useTranslation(['application-status', 'site']);
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(routes.renewToken, ownRequest(link)),
    onSuccess: async ({ statusToken }) => {
      const { queryKey } = applicationQuery(link);
      // A look under the old link would find nothing any more.
      await client.cancelQueries({ queryKey });
      client.setQueryData(applicationQuery({ ...link, token: statusToken }).queryKey, client.getQueryData(queryKey));
      await navigate(statusPath(link.id, statusToken), { replace: true });
      client.removeQueries({ queryKey });
      onDone();
      showToast({ title: t('data.renewed'), description: t('data.renewedText') });
    },
    onError: (error) => {
      showToast({ title: t('data.renewFailed'), description: errorText(t, error), variant: 'destructive' });
    },
  });
}

function RenewButton({ link }: { link: OwnLink }) {
  const { t } = useTranslation(['application-status', 'site']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const renew = useRenewal(link, close);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('data.renew')}
      </Button>
      <Dialog isOpen={isOpen} title={t('data.renewTitle')} onClose={close} isBusy={renew.isPending}>
        <p>{t('data.renewConfirm')}</p>
        {renew.error && <FieldError>{`${t('data.renewFailed')}. ${errorText(t, renew.error)}`}</FieldError>}
        <DialogActions>
          <Button disabled={renew.isPending} onClick={() => renew.mutate()}>
            {t(renew.isPending ? 'data.renewing' : 'data.renewYes')}
          </Button>
          <Button look="quiet" disabled={renew.isPending} onClick={close}>
            {t('data.renewNo')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export function PrivateLink({ link }: { link: OwnLink }) {
  return (
    <>
      <CopyButton link={link} />
      <RenewButton link={link} />
    </>
  );
}
