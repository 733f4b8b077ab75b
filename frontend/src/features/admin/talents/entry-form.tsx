/** The fields of one entry of a reading; what was typed stays until it is stored. */
import { useEffect } from 'react';
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

function EntryControl({ field, form, isBusy, isUnsure }: EntryControlProps) {
  const { t } = useTranslation('admin-talents');
  const { name, kind, isRequired = false, levels = [] } = field;
  const code = form.formState.errors[name]?.message;
  const label = t(`correction.fields.${name}`);
  const help = isUnsure ? <UnsureMark>{t('correction.unsure.mark')}</UnsureMark> : undefined;
  const common = { help, label, optional: !isRequired, error: code === undefined ? undefined : codeText(t, code) };
  if (kind === 'box') {
    const isChecked = form.watch(name) === 'yes';
    return (
      <label className={fieldStyles.check} data-part="check">
        <input
          type="checkbox"
          disabled={isBusy}
          checked={isChecked}
          onChange={(event) => form.setValue(name, event.target.checked ? 'yes' : '')}
        />
        <span>{label}</span>
      </label>
    );
  }
  if (kind === 'month') {
    if (name === 'endDate' && form.watch('current') === 'yes') return null;
    const registered = form.register(name, { setValueAs: monthOf });
    return <MonthField {...common} writtenHelp={t('correction.monthHelp')} readOnly={isBusy} {...registered} />;
  }
  if (kind === 'level') {
    const options = levels.map((value) => ({ value, label: t(`correction.levels.${value}`) }));
    return (
      <Field {...common}>
        {(control) => (
          <Select
            {...control}
            {...form.register(name)}
            disabled={isBusy}
            options={[{ value: '', label: t('correction.noLevel') }, ...options]}
          />
        )}
      </Field>
    );
  }
  if (kind === 'lines') {
    return (
      <Field {...common} help={name === 'bullets' ? t('correction.bulletsHelp') : help}>
        {(control) => (
          <textarea
            {...control}
            {...form.register(name)}
            className={fieldStyles.input}
            data-part="input"
            rows={4}
            readOnly={isBusy}
          />
        )}
      </Field>
    );
  }
  return <TextField {...common} readOnly={isBusy} {...form.register(name)} />;
}

export function EntryForm({ part, draft, initial, unsure, isBusy, onSave, onClose }: EntryFormProps) {
  const { t } = useTranslation('admin-talents');
  const { form, forget } = useKeptForm<EntryValues>(draft, initial, (values) => ({ values, errors: {} }));
  const { setFocus, setError } = form;
  const [first] = ENTRY_FIELDS[part];
  useEffect(() => {
    if (first) setFocus(first.name);
  }, [first, setFocus]);
  const refusalText = (error: unknown): string => {
    const own = isAppError(error) && OWN_WORDS.find((code) => code === error.code);
    return own ? t(`correction.refusals.${own}`) : errorText(t, error);
  };
  const close = () => {
    forget();
    onClose();
  };
  const send = form.handleSubmit(async (values) => {
    try {
      await onSave(values);
      close();
    } catch (error) {
      const refusals = isAppError(error) ? (error.details.errors ?? []) : [];
      const placed = refusals.map(({ path, code }) => ({ name: fieldAt(path, part), code }));
      for (const { name, code } of placed) if (name) setError(name, { message: code }, { shouldFocus: true });
      if (!placed.some(({ name }) => name)) setError('root', { message: refusalText(error) });
    }
  });
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
        <EntryControl
          key={field.name}
          field={field}
          form={form}
          isBusy={isBusy}
          isUnsure={unsure.includes(field.name)}
        />
      ))}
      {form.formState.errors.root?.message && <FieldError>{form.formState.errors.root.message}</FieldError>}
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <Button type="submit" disabled={isBusy}>
          {t(isBusy ? 'admin:saving' : 'admin:save')}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={close}>
          {t('admin:cancel')}
        </Button>
      </Cluster>
    </Grid>
  );
}
