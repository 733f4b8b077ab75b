/** Something to remember about the person, for recruiters only. */
import { TextAreaField } from '@aws-amplify/ui-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import type { AddedActivity } from '../composing/activity-queries.ts';
import { ComposeForm, useProblemText } from '../composing/compose-form.tsx';
import { useComposing } from '../composing/use-composing.ts';

interface NoteFormProps {
  about: PersonReference;
  onSent: (added: AddedActivity) => void;
}

export function NoteForm({ about, onSent }: NoteFormProps) {
  const { t } = useTranslation('admin-activities');
  const words = useProblemText();
  const id = useId();
  const { form, failure, onSubmit } = useComposing(
    { about, kind: 'note', initial: { text: '' }, inputOf: ({ text }) => ({ kind: 'note', text }), onSent },
    ['text'],
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <ComposeForm kind="note" onSubmit={onSubmit} isSending={isSubmitting} failure={failure}>
      <TextAreaField
        size="small"
        id={`${id}-text`}
        label={t('note.text')}
        descriptiveText={t('note.help')}
        rows={4}
        hasError={errors.text !== undefined}
        errorMessage={words(errors.text?.message)}
        {...form.register('text')}
      />
    </ComposeForm>
  );
}
