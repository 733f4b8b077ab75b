/** A part of the record that turns into a form in its place, and gives the focus back when that is done. */
import { Alert } from '@aws-amplify/ui-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.ts';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import styles from './employers.module.css';
import { isStale } from './use-edit.ts';

interface EditableProps {
  title: string;
  /** Names the button for screen readers. */
  editLabel: string;
  view: ReactNode;
  /** `takesFocus` when someone asked for it, not when it is open because something typed was kept. */
  form: (onDone: () => void, takesFocus: boolean) => ReactNode;
  /** Something that was typed before and not saved is offered again. */
  isKept?: boolean;
}

export function Editable({ title, editLabel, view, form, isKept = false }: EditableProps) {
  const { t } = useTranslation('admin-employers');
  const [isEditing, setEditing] = useState(isKept);
  const [wasAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const open = () => {
    setAsked(true);
    setEditing(true);
  };
  return (
    <Stack as="section" gap="2" pad="top2" rule="above" className={styles.employerPart}>
      <Toolbar as="header" gap="3" wrap={false} tall="32" className={styles.partHead}>
        <h2>{title}</h2>
        {!isEditing && (
          <PanelButton ref={button} size="small" variation="link" aria-label={editLabel} onClick={open}>
            {t('edit')}
          </PanelButton>
        )}
      </Toolbar>
      {isEditing ? form(() => setEditing(false), wasAsked) : view}
    </Stack>
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
  /** @default true */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Ctrl-Enter saves, Escape leaves things as they were. */
export function EditForm(props: EditFormProps) {
  const { label, onSave, onCancel, isSaving, error, savedNow, takesFocus = true, children } = props;
  const { t } = useTranslation('admin-employers');
  const isConflict = isStale(error);
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') return onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <Stack as="form" gap="3" ref={first} aria-label={label} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      {children}
      {error !== null && (
        <Alert variation={isConflict ? 'warning' : 'error'} hasIcon={false} role="alert">
          {isConflict ? t('conflict', { saved: savedNow || t('admin:none') }) : errorText(t, error)}
        </Alert>
      )}
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <PanelButton
          type="submit"
          size="small"
          variation="primary"
          isLoading={isSaving}
          loadingText={t('admin:saving')}
        >
          {t(isConflict ? 'admin:saveAnyway' : 'admin:save')}
        </PanelButton>
        <PanelButton size="small" onClick={onCancel}>
          {t('admin:cancel')}
        </PanelButton>
      </Cluster>
    </Stack>
  );
}
