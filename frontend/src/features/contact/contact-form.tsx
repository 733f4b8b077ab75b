/** The contact form; nothing typed is lost until it has arrived. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDraft } from '../../lib/draft.ts';
import { useErrorOf } from '../../lib/use-error-of.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PERSON_FIELDS } from '../../ui/person-fields.ts';
import { PrivacyInfo } from '../../ui/privacy-info.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFormSending } from '../../ui/use-form-sending.ts';
import { CONTACT_FIELDS, type ContactContent, type ContactValues, contactSchema, subjectIn } from './contact-schema.ts';
import { MessageField } from './message-field.tsx';
import { SubjectChoice } from './subject-choice.tsx';
import { DRAFT } from './use-contact.ts';

type Form = UseFormReturn<ContactValues, unknown, ContactContent>;

/** The address chooses the subject, and a choice is written into the address: a reload and a link mean the same. */
function useSubjectInAddress({ setValue }: Form) {
  const [search, setSearch] = useSearchParams();
  const asked = subjectIn(search);
  useEffect(() => {
    if (asked) setValue('subject', asked);
  }, [asked, setValue]);
  return (subject: string) => setSearch({ subject }, { replace: true });
}

function Fields({ form, disabled }: { form: Form; disabled: boolean }) {
  const { t } = useTranslation('contact');
  const choose = useSubjectInAddress(form);
  useDraft(form, DRAFT, CONTACT_FIELDS);
  const { register, control, formState } = form;
  const [subject, message] = useWatch({ control, name: ['subject', 'message'] });
  const errorOf = useErrorOf(formState.errors);
  const subjectField = register('subject', { onChange: (event) => choose(event.target.value) });
  return (
    <>
      <SubjectChoice field={subjectField} error={errorOf('subject')} />
      {PERSON_FIELDS.map(({ name, ...input }) => (
        <TextField
          key={name}
          label={t(`form.${name}`)}
          optional={name === 'phone'}
          help={name === 'email' ? t('form.emailHelp') : undefined}
          error={errorOf(name)}
          {...input}
          {...register(name)}
          readOnly={disabled}
        />
      ))}
      <MessageField
        text={message ?? ''}
        help={t(`hint.${subject ?? 'none'}`)}
        error={errorOf('message')}
        {...register('message')}
        readOnly={disabled}
      />
      <Honeypot {...register('website')} />
    </>
  );
}

interface ContactFormProps {
  send: (values: ContactContent) => Promise<void>;
  isAnother: boolean;
}

export function ContactForm({ send, isAnother }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const form = useForm<ContactValues, unknown, ContactContent>({ resolver: zodResolver(contactSchema) });
  const { failure, onSubmit, isReady } = useFormSending({
    form,
    fields: CONTACT_FIELDS,
    failedText: t('form.failed'),
    toastId: 'contact-failed',
    send,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isAnother) setFocus('subject');
  }, [isAnother, setFocus]);
  const { isSubmitting } = form.formState;
  return (
    <Stack as="form" gap="6" noValidate onSubmit={(event) => void onSubmit(event)}>
      <h2>{t('form.title')}</h2>
      <Fields form={form} disabled={isSubmitting} />
      {failure && !isSubmitting && <FormFailure title={t('form.failed')} {...failure} kept={t('form.kept')} />}
      <Button type="submit" disabled={!isReady || isSubmitting}>
        {t(isSubmitting ? 'form.submitting' : 'form.submit')}
      </Button>
      <PrivacyInfo text={t('form.privacy')} link={t('form.privacyLink')} draft={t('form.draft')} />
    </Stack>
  );
}
