/** Deletes an employer after a question that names all that goes; there is no way back. */
import { Alert, Button as SmallButton } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { focusHeading } from '../../../ui/page-heading.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useListSearch } from './employer-address.ts';
import { deleteEmployer, EMPLOYERS_PATH, forgetEmployer } from './employer-queries.ts';

export function DeleteEmployer({ employer: { employerId, company } }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const client = useQueryClient();
  const navigate = useNavigate();
  const search = useListSearch();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteEmployer(employerId),
    onSuccess: async () => {
      showToast({ title: t('delete.done'), description: company });
      navigate(EMPLOYERS_PATH + search, { replace: true });
      await forgetEmployer(client, employerId);
      focusHeading();
    },
  });
  const close = () => {
    setAsking(false);
    remove.reset();
  };
  return (
    <>
      <SmallButton size="small" onClick={() => setAsking(true)}>
        {t('delete.open')}
      </SmallButton>
      <Dialog isOpen={isAsking} title={t('delete.question')} isBusy={remove.isPending} onClose={close}>
        <p>{t('delete.whatGoes', { company })}</p>
        {remove.isError && (
          <Alert variation="error" hasIcon={false} role="alert">
            {errorText(t, remove.error)}
          </Alert>
        )}
        <DialogActions>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {t(remove.isPending ? 'delete.busy' : 'delete.confirm')}
          </Button>
          <Button look="secondary" disabled={remove.isPending} onClick={close}>
            {t('delete.keep')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
