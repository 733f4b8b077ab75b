/** What the team keeps in mind about an employer, apart from what was done. */
import { TextAreaField } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { readDraft } from '../../../lib/draft.ts';
import textStyles from '../../../ui/text.module.css';
import { useKeptForm } from '../kit/use-kept-form.ts';
import { Editable, EditForm } from './editable.tsx';
import styles from './employers.module.css';
import { useEdit } from './use-edit.ts';

/** `was` is what the edits are made to, kept with them: a reload does not make them edits to something newer. */
interface Values {
  notes: string;
  was: Pick<Employer, 'version' | 'notes'>;
}

/** Under which what is typed is kept until it has been saved. */
const draftOf = (employerId: string) => `employer.${employerId}.notes`;

interface NotesFormProps {
  employer: Employer;
  takesFocus: boolean;
  onDone: () => void;
}

function NotesForm({ employer, takesFocus, onDone }: NotesFormProps) {
  const { t } = useTranslation('admin-employers');
  const id = useId();
  const { version, notes } = employer;
  const initial = { notes, was: { version, notes } };
  const { form, forget } = useKeptForm<Values>(draftOf(employer.employerId), initial, (values) => ({
    ...{ values, errors: {} },
  }));
  const leave = () => {
    forget();
    onDone();
  };
  const [before] = useState(() => ({ ...employer, ...form.getValues('was') }));
  const edit = useEdit(before, leave);
  return (
    <EditForm
      label={t('notes.edit')}
      onSave={() => edit.save({ notes: form.getValues('notes') })}
      onCancel={leave}
      takesFocus={takesFocus}
      isSaving={edit.isSaving}
      error={edit.error}
      savedNow={edit.theirs?.notes}
    >
      <TextAreaField id={id} size="small" label={t('notes.title')} labelHidden rows={5} {...form.register('notes')} />
    </EditForm>
  );
}

export function EmployerNotes({ employer }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const view = employer.notes ? (
    <p className={styles.employerNotes}>{employer.notes}</p>
  ) : (
    <p className={textStyles.quiet} data-part="quiet">
      {t('notes.none')}
    </p>
  );
  return (
    <Editable
      title={t('notes.title')}
      editLabel={t('notes.edit')}
      view={view}
      isKept={readDraft(draftOf(employer.employerId)) !== undefined}
      form={(onDone, takesFocus) => <NotesForm employer={employer} takesFocus={takesFocus} onDone={onDone} />}
    />
  );
}
