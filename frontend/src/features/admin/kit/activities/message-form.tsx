/** An e-mail or an SMS: from a template or freely, in the language that suits the person, seen before it is sent. */
import { TextField } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { Cluster } from '../../../../ui/layout.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import type { AddedActivity } from '../composing/activity-queries.ts';
import { ComposeForm, useProblemText } from '../composing/compose-form.tsx';
import { Gaps, type MessagePartProps, TemplateChoice, WORDS_FIELDS, Words } from '../composing/message-parts.tsx';
import { MessagePreview } from '../composing/message-preview.tsx';
import {
  fillingOf,
  type MessageContext,
  type MessageValues,
  messageInput,
  messageProblems,
  NO_WORDS,
} from '../composing/message-values.ts';
import { fill } from '../composing/placeholders.ts';
import { SmsCounter } from '../composing/sms-counter.tsx';
import { useComposing } from '../composing/use-composing.ts';

const FIELDS = ['to', ...WORDS_FIELDS] as const;

function emptyMessage({ person }: MessageContext): MessageValues {
  return { template: '', language: person.language ?? currentLanguage(), to: '', gaps: {}, ...NO_WORDS };
}

/** Where it goes: the record's own address unless another one is typed. */
function Recipient({ form, context }: MessagePartProps) {
  const { t } = useTranslation('admin-activities');
  const words = useProblemText();
  const id = useId();
  const { channel, person } = context;
  const own = channel === 'email' ? person.email : person.phone;
  const [isOther, setOther] = useState(own === null || form.getValues('to') !== '');
  const error = form.formState.errors.to?.message;
  if (!isOther) {
    return (
      <Cluster as="p" gap="2" className={typeStyles.breaking}>
        <span className={textStyles.quiet}>{t('message.to')}</span> <strong>{own}</strong>
        <PanelButton size="small" variation="link" onClick={() => setOther(true)}>
          {t('message.other')}
        </PanelButton>
      </Cluster>
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
