/** The fields of one entry of a reading; what was typed stays until it is stored. */
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedPart } from '../../../../../shared/domain/reading-edit.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { codeText, errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import fieldStyles from '../../../ui/fields.module.css';
import { Cluster, Grid } from '../../../ui/layout.tsx';
import { MonthField, monthOf } from '../../../ui/month-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { UnsureMark } from '../../../ui/unsure-mark.tsx';
import { useKeptForm } from '../kit/use-kept-form.ts';
import styles from './reading-editor.module.css';
import { ENTRY_FIELDS, type EntryField, type EntryValues, fieldAt } from './reading-entries.ts';

interface EntryFormProps {
  part: EditedPart;
  /** Under which what is typed is kept. */
  draft: string;
  initial: EntryValues;
  /** Names of the fields to check. */
  unsure: readonly string[];
  isBusy: boolean;
  /** Resolves once it is stored; throws what the server refused. */
  onSave: (values: EntryValues) => Promise<unknown>;
  onClose: () => void;
}

/** Of which applicants read other words. */
const OWN_WORDS = ['READING_CHANGED', 'TOO_MANY_CORRECTIONS'] as const;

type Form = ReturnType<typeof useKeptForm<EntryValues>>['form'];

interface EntryControlProps {
  field: EntryField;
  form: Form;
  isBusy: boolean;
  isUnsure: boolean;
}

interface KindProps extends Omit<EntryControlProps, 'isUnsure'> {
  /** What every kind of field shows around its control. */
  common: { label: string; help: ReactNode; optional: boolean; error: string | undefined };
}

function BoxControl({ field, form, isBusy, common }: KindProps) {
  const { name } = field;
  return (
    <label className={fieldStyles.check} data-part="check">
      <input
        type="checkbox"
        disabled={isBusy}
        checked={form.watch(name) === 'yes'}
        onChange={(event) => form.setValue(name, event.target.checked ? 'yes' : '')}
      />
      <span>{common.label}</span>
    </label>
  );
}

/** An end is asked only where the job is not the current one. */
function MonthControl({ field, form, isBusy, common }: KindProps) {
  const { t } = useTranslation('admin-talents');
  if (field.name === 'endDate' && form.watch('current') === 'yes') return null;
  const registered = form.register(field.name, { setValueAs: monthOf });
  return <MonthField {...common} writtenHelp={t('correction.monthHelp')} readOnly={isBusy} {...registered} />;
}

function LevelControl({ field, form, isBusy, common }: KindProps) {
  const { t } = useTranslation('admin-talents');
  const options = (field.levels ?? []).map((value) => ({ value, label: t(`correction.levels.${value}`) }));
  return (
    <Field {...common}>
      {(control) => (
        <Select
          {...control}
          {...form.register(field.name)}
          disabled={isBusy}
          options={[{ value: '', label: t('correction.noLevel') }, ...options]}
        />
      )}
    </Field>
  );
}

function LinesControl({ field, form, isBusy, common }: KindProps) {
  const { t } = useTranslation('admin-talents');
  return (
    <TextArea
      {...common}
      help={field.name === 'bullets' ? t('correction.bulletsHelp') : common.help}
      rows={4}
      readOnly={isBusy}
      {...form.register(field.name)}
    />
  );
}

const CONTROLS = { box: BoxControl, month: MonthControl, level: LevelControl, lines: LinesControl };

function EntryControl({ isUnsure, ...props }: EntryControlProps) {
  const { t } = useTranslation('admin-talents');
  const { field, form, isBusy } = props;
  const { name, kind, isRequired = false } = field;
  const code = form.formState.errors[name]?.message;
  const common = {
    help: isUnsure ? <UnsureMark>{t('correction.unsure.mark')}</UnsureMark> : undefined,
    label: t(`correction.fields.${name}`),
    optional: !isRequired,
    error: code === undefined ? undefined : codeText(t, code),
  };
  if (kind === 'text') return <TextField {...common} readOnly={isBusy} {...form.register(name)} />;
  const Control = CONTROLS[kind];
  return <Control {...props} common={common} />;
}

/** Saves the entry; refusals go beside their fields, others below the form. */
function useSaving(form: Form, { part, onSave }: Pick<EntryFormProps, 'part' | 'onSave'>, onSaved: () => void) {
  const { t } = useTranslation('admin-talents');
  const { setError } = form;
  const refusalText = (error: unknown): string => {
    const own = isAppError(error) && OWN_WORDS.find((code) => code === error.code);
    return own ? t(`correction.refusals.${own}`) : errorText(t, error);
  };
  return form.handleSubmit(async (values) => {
    try {
      await onSave(values);
      onSaved();
    } catch (error) {
      const refusals = isAppError(error) ? (error.details.errors ?? []) : [];
      const placed = refusals.map(({ path, code }) => ({ name: fieldAt(path, part), code }));
      for (const { name, code } of placed) if (name) setError(name, { message: code }, { shouldFocus: true });
      if (!placed.some(({ name }) => name)) setError('root', { message: refusalText(error) });
    }
  });
}

function FormActions({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Cluster gap="2" align="stretch" data-part="form-actions">
      <Button type="submit" disabled={isBusy}>
        {t(isBusy ? 'saving' : 'save')}
      </Button>
      <Button look="secondary" disabled={isBusy} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Cluster>
  );
}

export function EntryForm({ part, draft, initial, unsure, isBusy, onSave, onClose }: EntryFormProps) {
  const { form, forget } = useKeptForm<EntryValues>(draft, initial, (values) => ({ values, errors: {} }));
  const { setFocus } = form;
  const [first] = ENTRY_FIELDS[part];
  useEffect(() => {
    if (first) setFocus(first.name);
  }, [first, setFocus]);
  const close = () => {
    forget();
    onClose();
  };
  const send = useSaving(form, { part, onSave }, close);
  const { message } = form.formState.errors.root ?? {};
  return (
    <Grid
      as="form"
      columns="fit220"
      gap="4"
      pad="m"
      surface="paper-2"
      edge="line"
      radius="s"
      className={styles.entryForm}
      onSubmit={send}
      noValidate
    >
      {ENTRY_FIELDS[part].map((field) => (
        <EntryControl key={field.name} {...{ field, form, isBusy }} isUnsure={unsure.includes(field.name)} />
      ))}
      {message && <FieldError>{message}</FieldError>}
      <FormActions isBusy={isBusy} onCancel={close} />
    </Grid>
  );
}
