/** The form with which a company asks for people, and what stands in its place once it was sent. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { replyDeadline } from '../../../../shared/domain/employer-request.ts';
import { useDraft } from '../../lib/draft.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useTicking } from '../../lib/ticking.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { PrivacyInfo } from '../../ui/privacy-info.tsx';
import typeStyles from '../../ui/type.module.css';
import { useFormSending } from '../../ui/use-form-sending.ts';
import { deadlineWords } from './deadline.ts';
import { RequestFields } from './request-fields.tsx';
import { REQUEST_FIELDS, type RequestContent, type RequestValues, requestSchema } from './request-schema.ts';
import { RequestSent } from './request-sent.tsx';
import { DRAFT, useRequest } from './use-request.ts';

const TICK_MS = 10_000;

/** By when an answer would come, said before anything is sent. */
function ReplyPromise() {
  const { t } = useTranslation('employers');
  const now = useTicking(TICK_MS);
  const deadline = now === undefined ? undefined : replyDeadline(new Date(now).toISOString());
  return (
    <Grid as="p" columns="mark" gap="3" pad="m" surface="accent-tint" radius="m">
      <Icon name="clock" size={22} color="var(--accent)" style={{ marginTop: 3 }} />
      <span>
        <strong>{t('form.lead')}</strong>{' '}
        {deadline !== undefined && now !== undefined && (
          <span className={typeStyles.block}>
            {t('form.ifNow', { deadline: deadlineWords(t, deadline, now, currentLanguage()) })}
          </span>
        )}
      </span>
    </Grid>
  );
}

interface FieldsProps {
  send: (values: RequestContent) => Promise<void>;
  /** For another request: who asks is known, so it starts with what is new. */
  isAnother: boolean;
}

function Fields({ send, isAnother }: FieldsProps) {
  const { t } = useTranslation('employers');
  const form = useForm<RequestValues, unknown, RequestContent>({ resolver: zodResolver(requestSchema) });
  useDraft(form, DRAFT, REQUEST_FIELDS);
  const { setFocus } = form;
  useEffect(() => {
    if (isAnother) setFocus('positionsToHire');
  }, [isAnother, setFocus]);
  const { failure, onSubmit, isReady } = useFormSending({
    form,
    fields: REQUEST_FIELDS,
    failedText: t('form.failed'),
    toastId: 'request-failed',
    send,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Stack as="form" gap="6" noValidate onSubmit={(event) => void onSubmit(event)}>
      <Stack as="header" gap="3">
        <h2>{t('form.title')}</h2>
        <ReplyPromise />
      </Stack>
      <RequestFields register={form.register} errors={errors} readOnly={isSubmitting} />
      {failure && !isSubmitting && <FormFailure title={t('form.failed')} {...failure} kept={t('form.kept')} />}
      <Button type="submit" disabled={!isReady || isSubmitting}>
        {t(isSubmitting ? 'form.submitting' : 'form.submit')}
      </Button>
      <PrivacyInfo text={t('form.privacy')} link={t('form.privacyLink')} draft={t('form.draft')} />
    </Stack>
  );
}

export default function RequestForm() {
  const { answered, send, startOver } = useRequest();
  const [isAnother, setIsAnother] = useState(false);
  const another = (): void => {
    setIsAnother(true);
    startOver();
  };
  if (answered) return <RequestSent answered={answered} onAnother={another} />;
  return <Fields send={send} isAnother={isAnother} />;
}
