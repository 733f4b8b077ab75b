/** What the team keeps in mind about an employer, apart from what was done. */
import { TextAreaField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { Editable, EditForm } from './editable.tsx';
import { useEdit } from './use-edit.ts';

function NotesForm({ employer, onDone }: { employer: Employer; onDone: () => void }) {
  const { t } = useTranslation('admin-employers');
  const [notes, setNotes] = useState(employer.notes);
  const edit = useEdit(employer, onDone);
  return (
    <EditForm
      label={t('notes.edit')}
      onSave={() => edit.save({ notes })}
      onCancel={onDone}
      isSaving={edit.isSaving}
      error={edit.error}
      savedNow={edit.theirs?.notes}
    >
      <TextAreaField
        size="small"
        label={t('notes.title')}
        labelHidden
        rows={5}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
    </EditForm>
  );
}

export function EmployerNotes({ employer }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const view = employer.notes ? (
    <p className="employer-notes">{employer.notes}</p>
  ) : (
    <p className="quiet">{t('notes.none')}</p>
  );
  return (
    <Editable
      title={t('notes.title')}
      editLabel={t('notes.edit')}
      view={view}
      form={(onDone) => <NotesForm employer={employer} onDone={onDone} />}
    />
  );
}
