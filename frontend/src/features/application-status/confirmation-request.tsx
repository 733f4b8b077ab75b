/** Requests another link that confirms one's own application; it goes to the application's address. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { type OwnLink, ownRequest } from './queries.ts';

export function ConfirmationRequest({ link }: { link: OwnLink }) {
  const { t } = useTranslation(['application-status', 'site']);
  const request = useMutation({ mutationFn: () => call(routes.requestConfirmation, ownRequest(link)) });
  if (request.isSuccess) return <p role="status">{t('unconfirmed.sent')}</p>;
  return (
    <Stack gap="3">
      <p className={textStyles.quiet}>{t('unconfirmed.how')}</p>
      {request.error && <FieldError>{errorText(t, request.error)}</FieldError>}
      <Button disabled={request.isPending} onClick={() => request.mutate()}>
        {t(request.isPending ? 'lostLink.sending' : 'unconfirmed.send')}
      </Button>
    </Stack>
  );
}
