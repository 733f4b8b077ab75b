/** A part of the record that turns into a form in its place, and gives the focus back when that is done. */
import { Alert, Button } from '@aws-amplify/ui-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.ts';
import { isStale } from './use-edit.ts';

interface EditableProps {
  title: string;
  /** Names the button for those who hear it without its surroundings. */
  editLabel: string;
  view: ReactNode;
  form: (onDone: () => void) => ReactNode;
}

export function Editable({ title, editLabel, view, form }: EditableProps) {
  const { t } = useTranslation('admin-employers');
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <section className="employer-part">
      <header className="part-head">
        <h2>{title}</h2>
        {!isEditing && (
          <Button ref={button} size="small" variation="link" aria-label={editLabel} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
      </header>
      {isEditing ? form(() => setEditing(false)) : view}
    </section>
  );
}

interface EditFormProps {
  label: string;
  onSave: () => void;
  onCancel: () => void;
  isSaving: boolean;
  error: unknown;
  /** What is stored now in place of what editing began with, in words. */
  savedNow: string | undefined;
  children: ReactNode;
}

/** Ctrl-Enter saves, Escape leaves things as they were. */
export function EditForm({ label, onSave, onCancel, isSaving, error, savedNow, children }: EditFormProps) {
  const { t } = useTranslation('admin-employers');
  const isConflict = isStale(error);
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => first.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') return onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <form ref={first} className="edit-form" aria-label={label} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      {children}
      {error !== null && (
        <Alert variation={isConflict ? 'warning' : 'error'} hasIcon={false} role="alert">
          {isConflict ? t('conflict', { saved: savedNow || t('admin:none') }) : errorText(t, error)}
        </Alert>
      )}
      <div className="form-actions">
        <Button type="submit" size="small" variation="primary" isLoading={isSaving} loadingText={t('admin:saving')}>
          {t(isConflict ? 'admin:saveAnyway' : 'admin:save')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('admin:cancel')}
        </Button>
      </div>
    </form>
  );
}
