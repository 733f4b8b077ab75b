/** Erases a person after a question that names all that goes; there is no way back, so nothing else undoes it. */
import { Alert, Button as SmallButton } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { currentMatches } from './current-matches.ts';
import { deleteTalent, forgetTalent, TALENTS_PATH, talentName } from './talent-queries.ts';

function WhatGoes({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin-talents');
  const { resumes, applications, matches, activities } = talent;
  return (
    <ul className="bullets">
      <li>{t('erase.record')}</li>
      <li>{t('erase.files', { count: resumes.length })}</li>
      <li>{t('erase.applications', { count: applications.length })}</li>
      <li>{t('erase.matches', { count: currentMatches(matches).length })}</li>
      <li>{t('erase.activities', { count: activities.length })}</li>
      <li>{t('erase.messages')}</li>
      <li>{t('erase.copies')}</li>
    </ul>
  );
}

/** `label` is what the button says where it is not just one of a row. */
export function DeleteTalent({ talent, label }: { talent: TalentDetail; label?: string }) {
  const { t } = useTranslation('admin-talents');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteTalent(talent.talentId),
    onSuccess: async () => {
      showToast({ title: t('erase.done'), description: talentName(talent) });
      navigate(TALENTS_PATH);
      await forgetTalent(client, talent.talentId);
    },
  });
  const close = () => {
    setAsking(false);
    remove.reset();
  };
  return (
    <>
      <SmallButton onClick={() => setAsking(true)}>{label ?? t('erase.open')}</SmallButton>
      <Dialog isOpen={asking} title={t('erase.question')} isBusy={remove.isPending} onClose={close}>
        <p>{t('erase.whatGoes', { name: talentName(talent) })}</p>
        <WhatGoes talent={talent} />
        <p>{t('erase.noWayBack')}</p>
        {remove.isError && (
          <Alert variation="error" hasIcon={false} role="alert">
            {errorText(t, remove.error)}
          </Alert>
        )}
        <DialogActions>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {t(remove.isPending ? 'erase.busy' : 'erase.confirm')}
          </Button>
          <Button look="secondary" disabled={remove.isPending} onClick={close}>
            {t('erase.keep')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
