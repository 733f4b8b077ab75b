/** An e-mail or an SMS: from a template or freely, in the language that suits the person, seen before it is sent. */
import { Button, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { type ChangeEvent, useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { AddedActivity } from './activity-queries.ts';
import { ComposeForm, useProblemText } from './compose-form.tsx';
import { MessagePreview } from './message-preview.tsx';
import {
  askedGaps,
  fillingOf,
  isUntouched,
  type MessageContext,
  type MessageValues,
  messageInput,
  messageProblems,
  NO_WORDS,
} from './message-values.ts';
import { fill, PLACEHOLDERS } from './placeholders.ts';
import { SmsCounter } from './sms-counter.tsx';
import { useComposing } from './use-composing.ts';
import { useTemplates } from './use-templates.ts';

type Form = UseFormReturn<MessageValues>;
interface PartProps {
  form: Form;
  context: MessageContext;
  values: MessageValues;
}

const FIELDS = [
  ...(['to', 'es.subject', 'es.text', 'en.subject', 'en.text'] as const),
  ...(Object.keys(PLACEHOLDERS) as (keyof typeof PLACEHOLDERS)[]).map((name) => `gaps.${name}` as const),
];

function emptyMessage({ person }: MessageContext): MessageValues {
  return { template: '', language: person.language ?? currentLanguage(), to: '', gaps: {}, ...NO_WORDS };
}

/** Puts a template's words in place of what stands there; what somebody typed comes back by undo. */
function TemplateChoice({ form, context, values }: PartProps) {
  const { t } = useTranslation('admin-activities');
  const { about, channel } = context;
  const templates = useTemplates(about.kind).filter(({ wording }) => wording[channel]);
  const write = (template: string, wording: Pick<MessageValues, 'es' | 'en'>) => {
    form.setValue('template', template);
    form.setValue('es', wording.es);
    form.setValue('en', wording.en);
    form.clearErrors();
  };
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const { template, es, en } = form.getValues();
    write(target.value, templates.find(({ id }) => id === target.value)?.wording[channel] ?? NO_WORDS);
    if (isUntouched({ es, en }, templates, channel)) return;
    const undo = { label: t('admin:undo'), onPress: () => write(template, { es, en }) };
    showToast({ title: t('message.replaced'), action: undo });
  };
  return (
    <SelectField label={t('message.template')} size="small" value={values.template} onChange={choose}>
      <option value="">{t('message.free')}</option>
      {templates.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Where it goes: the record's own address unless another one is typed. */
function Recipient({ form, context }: PartProps) {
  const { t } = useTranslation('admin-activities');
  const words = useProblemText();
  const id = useId();
  const { channel, person } = context;
  const own = channel === 'email' ? person.email : person.phone;
  const [isOther, setOther] = useState(own === null || form.getValues('to') !== '');
  const error = form.formState.errors.to?.message;
  if (!isOther) {
    return (
      <p className="message-to">
        <span>{t('message.to')}</span> <strong>{own}</strong>
        <Button size="small" variation="link" onClick={() => setOther(true)}>
          {t('message.other')}
        </Button>
      </p>
    );
  }
  return (
    <TextField
      id={`${id}-to`}
      label={t(`message.toLabel.${channel}`)}
      type={channel === 'email' ? 'email' : 'tel'}
      size="small"
      descriptiveText={t(own === null ? 'message.noOwn' : 'message.ownOtherwise', { own })}
      hasError={error !== undefined}
      errorMessage={words(error)}
      {...form.register('to')}
    />
  );
}

/** A field for each gap that the record does not fill. */
function Gaps({ form, context, values }: PartProps) {
  const { t } = useTranslation('admin-activities');
  const words = useProblemText();
  const id = useId();
  const asked = askedGaps(values, context.person);
  if (asked.length === 0) return null;
  return (
    <fieldset className="message-gaps">
      <legend>{t('message.gaps')}</legend>
      {asked.map((name) => {
        const error = form.formState.errors.gaps?.[name]?.message;
        return (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={t(`gaps.${name}`)}
            size="small"
            hasError={error !== undefined}
            errorMessage={words(error)}
            {...form.register(`gaps.${name}`)}
          />
        );
      })}
    </fieldset>
  );
}

function Words({ form, context, values }: PartProps) {
  const { t } = useTranslation('admin-activities');
  const words = useProblemText();
  const id = useId();
  const { language } = values;
  const errors = form.formState.errors[language];
  return (
    <>
      {context.channel === 'email' && (
        <TextField
          key={`subject-${language}`}
          id={`${id}-subject`}
          label={t('message.subject')}
          lang={language}
          size="small"
          hasError={errors?.subject !== undefined}
          errorMessage={words(errors?.subject?.message)}
          {...form.register(`${language}.subject`)}
        />
      )}
      <TextAreaField
        size="small"
        key={`text-${language}`}
        id={`${id}-text`}
        label={t('message.text', { language: t(`languages.${language}`) })}
        lang={language}
        rows={context.channel === 'email' ? 9 : 4}
        hasError={errors?.text !== undefined}
        errorMessage={words(errors?.text?.message)}
        {...form.register(`${language}.text`)}
      />
    </>
  );
}

interface MessageFormProps extends MessageContext {
  onSent: (added: AddedActivity) => void;
}

export function MessageForm({ onSent, ...context }: MessageFormProps) {
  const { t } = useTranslation('admin-activities');
  const radioName = useId();
  const { about, channel, person } = context;
  const { form, failure, onSubmit } = useComposing<MessageValues>(
    {
      about,
      kind: channel,
      initial: emptyMessage(context),
      inputOf: (values) => messageInput(values, context),
      problemsOf: (values) => messageProblems(values, context),
      fieldOf: (path, { language }) => (path === 'subject' || path === 'text' ? `${language}.${path}` : path),
      onSent,
    },
    FIELDS,
  );
  const values = form.watch();
  const filling = fillingOf(values, person);
  const to = values.to.trim() || (channel === 'email' ? person.email : person.phone);
  const parts = { form, context, values };
  return (
    <ComposeForm
      kind={channel}
      onSubmit={onSubmit}
      isSending={form.formState.isSubmitting}
      failure={failure}
      destination={to && t('message.destination', { to, language: t(`languages.${values.language}`) })}
    >
      <Recipient {...parts} />
      <TemplateChoice {...parts} />
      <Gaps {...parts} />
      <Words {...parts} />
      {channel === 'sms' && <SmsCounter text={fill(values[values.language].text, filling)} />}
      <MessagePreview
        wording={values}
        values={filling}
        language={values.language}
        name={radioName}
        onChoose={(language) => form.setValue('language', language)}
      />
    </ComposeForm>
  );
}
