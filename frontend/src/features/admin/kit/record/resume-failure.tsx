/** Why a resume could not be read, and what to do; renders nothing if it was read. */
import { Alert, TextField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/error-text.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import { type ApplicationDetail, refreshApplications, updateApplication } from '../records/application-record.ts';

interface EmailFormProps {
  application: Pick<ApplicationDetail, 'applicationId' | 'version'>;
  /** Called when an attempt to save has ended, successful or not. */
  onSettled?: () => void;
}

/** A dropped resume without a readable address can be given one; it is then read again. */
export function EmailForm({ application, onSettled }: EmailFormProps) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const save = useMutation({
    mutationFn: () => updateApplication(application.applicationId, { version: application.version, email }),
    onSettled: () => {
      onSettled?.();
      return refreshApplications(client);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Stack as="form" gap="3" place="full" data-part="inline-form" onSubmit={submit}>
      <TextField
        label={t('application.email')}
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        hasError={save.isError}
        errorMessage={save.error ? errorText(t, save.error) : undefined}
      />
      <PanelButton type="submit" variation="primary" isLoading={save.isPending} loadingText={t('saving')}>
        {t('application.readAgain')}
      </PanelButton>
    </Stack>
  );
}

export function ResumeFailure({ application }: { application: ApplicationDetail }) {
  const { failure } = application.resume;
  if (!failure) return null;
  return (
    <Panel>
      <Alert variation="error" hasIcon={false} isDismissible={false}>
        {failure.message[currentLanguage()]}
      </Alert>
      {failure.code === 'EMAIL_NOT_FOUND' && <EmailForm application={application} />}
    </Panel>
  );
}
