/** Requests the private link again after a loss; the answer is the same whether the address is known or not. */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailSchema } from '../../../../shared/domain/field.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import typeStyles from '../../ui/type.module.css';
import styles from './link-request.module.css';

export function LinkRequest() {
  const { t } = useTranslation(['application-status', 'site']);
  const [email, setEmail] = useState('');
  const [isRefused, setRefused] = useState(false);
  const request = useMutation({
    mutationFn: (address: string) => call(routes.requestLinks, { body: { email: address } }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const parsed = emailSchema.safeParse(email);
    setRefused(!parsed.success);
    if (parsed.success) request.mutate(parsed.data);
  };
  if (request.isSuccess) return <p role="status">{t('lostLink.sent')}</p>;
  return (
    <Stack
      as="form"
      gap="3"
      pad="xl"
      edge="line"
      surface="paper-2"
      radius="m"
      most={448}
      place="full"
      className={styles.lostLink}
      onSubmit={send}
      noValidate
    >
      <h2 className={typeStyles.large}>{t('lostLink.title')}</h2>
      <p className={textStyles.quiet}>{t('lostLink.text')}</p>
      <TextField
        label={t('lostLink.email')}
        type="email"
        autoComplete="email"
        error={isRefused ? t('lostLink.invalid') : undefined}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {request.error && <FieldError>{errorText(t, request.error)}</FieldError>}
      <Button type="submit" disabled={request.isPending}>
        {t(request.isPending ? 'lostLink.sending' : 'lostLink.send')}
      </Button>
    </Stack>
  );
}
