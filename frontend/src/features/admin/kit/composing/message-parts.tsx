/** The parts of a form for a message: its template, what fills the template's gaps, and the words themselves. */
import { SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { type ChangeEvent, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../../../../../../shared/domain/outgoing.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useProblemText } from './compose-form.tsx';
import styles from './composing.module.css';
import { askedGaps, isUntouched, type MessageValues, NO_WORDS } from './message-values.ts';
import type { Person } from './person.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import type { TemplateKind } from './templates.ts';
import { useTemplates } from './use-templates.ts';

export interface MessagePartProps {
  form: UseFormReturn<MessageValues>;
  context: { channel: Channel; about: { kind: TemplateKind }; person: Person };
  values: MessageValues;
}

/** The fields of these parts, for refusals. */
export const WORDS_FIELDS = [
  ...(['es.subject', 'es.text', 'en.subject', 'en.text'] as const),
  ...(Object.keys(PLACEHOLDERS) as (keyof typeof PLACEHOLDERS)[]).map((name) => `gaps.${name}` as const),
] as const;

/** Puts a template's words in place of what stands there; what someone typed comes back by undo. */
export function TemplateChoice({ form, context, values }: MessagePartProps) {
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

/** A field for each gap that the record does not fill. */
export function Gaps({ form, context, values }: MessagePartProps) {
  const { t } = useTranslation('admin-activities');
  const words = useProblemText();
  const id = useId();
  const asked = askedGaps(values, context.person);
  if (asked.length === 0) return null;
  return (
    <Stack as="fieldset" gap="2 4" pad="even" surface="paper-2" edge="line" radius="s" className={styles.messageGaps}>
      <legend>{t('message.gaps')}</legend>
      {asked.map((name) => {
        const error = form.formState.errors.gaps?.[name]?.message;
        const looks = { id: `${id}-${name}`, label: t(`gaps.${name}`), size: 'small' } as const;
        const refusal = { hasError: error !== undefined, errorMessage: words(error) };
        // What someone asked is rarely answered in one line.
        return name === 'answer' ? (
          <TextAreaField
            key={name}
            {...looks}
            {...refusal}
            className={styles.messageAnswer}
            rows={4}
            {...form.register('gaps.answer')}
          />
        ) : (
          <TextField key={name} {...looks} {...refusal} {...form.register(`gaps.${name}`)} />
        );
      })}
    </Stack>
  );
}

export function Words({ form, context, values }: MessagePartProps) {
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
