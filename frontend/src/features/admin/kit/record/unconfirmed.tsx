/** Marks an application or a talent with an unconfirmed address, and lets a recruiter confirm it. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../../shared/domain/application.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';

/** Quiet words after a name, a blank apart from it; nothing where the address is confirmed. */
export function UnconfirmedWord({ emailConfirmed }: { emailConfirmed: boolean }) {
  const { t } = useTranslation('admin');
  if (emailConfirmed) return null;
  return (
    <>
      {' '}
      <Badge>{t('unconfirmed.word')}</Badge>
    </>
  );
}

/** The same as text: a name with the words after it where the address is not confirmed. */
export function useMarkedName(): (name: string, emailConfirmed: boolean) => string {
  const { t } = useTranslation('admin');
  return (name, emailConfirmed) => (emailConfirmed ? name : `${name} (${t('unconfirmed.word')})`);
}

/** What was sent under a person's address becomes theirs, and their pages show it. */
export function ConfirmButton({ application, label }: { application: Application; label: string }) {
  const { t } = useTranslation(['admin', 'site']);
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => {
      const { applicationId: id, version } = application;
      return call(adminRoutes.updateApplication, { params: { id }, body: { version, emailConfirmed: true } });
    },
    onSuccess: () => showToast({ title: t('unconfirmed.done') }),
    onError: (error) =>
      showToast({ title: t('unconfirmed.failed'), description: errorText(t, error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <PanelButton size="small" isDisabled={confirm.isPending} onClick={() => confirm.mutate()}>
      {label}
    </PanelButton>
  );
}
