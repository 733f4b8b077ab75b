/** An employer that a recruiter adds: a dialog over the list, whose words survive being closed by mistake. */
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { employerInputSchema } from '../../../../../shared/domain/employer.ts';
import {
  CONTACT_FIELDS,
  columnAt,
  EMPLOYER_COLUMNS,
  EMPLOYER_FIELDS,
  type EmployerField,
} from '../../../../../shared/domain/employer-fields.ts';
import { type FieldTable, fieldsOf } from '../../../../../shared/domain/field-table.ts';
import { AppError, isAppError } from '../../../../../shared/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFormSending } from '../../../ui/use-form-sending.ts';
import { useProblemText } from '../kit/composing/compose-form.tsx';
import { FieldControl } from '../kit/record/field-control.tsx';
import { valueFrom } from '../kit/record/typed-values.ts';
import { useKeptForm } from '../kit/use-kept-form.ts';
import { employerPath, NEW_PARAM } from './employer-address.ts';
import { contactOf } from './employer-contact.tsx';
import { createEmployer, EMPLOYERS_PATH, refreshEmployers } from './employer-queries.ts';

const TABLE: FieldTable = EMPLOYER_COLUMNS;
const FIELDS = fieldsOf(EMPLOYER_COLUMNS);
const CONTACT = fieldsOf(CONTACT_FIELDS);
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

const fieldNamed = (name: string) => TABLE[name] as FieldTable[string];
const placedAt = (form: EmployerField['form']) =>
  fieldsOf(EMPLOYER_FIELDS).filter((name) => EMPLOYER_FIELDS[name].form === form);

const EMPTY = Object.fromEntries(FIELDS.map((name) => [name, fieldNamed(name).preset ?? ''])) as Values;

function inputOf(values: Values) {
  const own = fieldsOf(EMPLOYER_FIELDS).map((name) => [name, valueFrom(EMPLOYER_FIELDS[name].kind, values[name])]);
  const { contactName: name, contactEmail: email, contactPhone: phone } = values;
  return { ...Object.fromEntries(own), primaryContact: contactOf({ name, email, phone }) };
}

/** The contract's refusals, each at its field. */
function errorsOf(values: Values): FieldErrors<Values> {
  const issues = employerInputSchema.safeParse(inputOf(values)).error?.issues ?? [];
  const named = issues.map(({ path, message }) => [columnAt(path.join('.')), { type: 'refused', message }] as const);
  return Object.fromEntries(named.toReversed());
}

/** Stores what was typed; refusals of the server come back under the form's names of their fields. */
async function send(values: Values) {
  try {
    return await createEmployer(employerInputSchema.parse(inputOf(values)));
  } catch (error) {
    if (!isAppError(error)) throw error;
    const errors = error.details.errors?.map(({ path, code }) => ({ path: columnAt(path), code }));
    throw new AppError(error.kind, error.code, { ...error.details, errors }, { cause: error });
  }
}

function useNewEmployer() {
  const { t } = useTranslation('admin-employers');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { form, forget } = useKeptForm<Values>('employer.new', EMPTY, (values) => {
    const errors = errorsOf(values);
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  });
  const sending = useFormSending({
    form,
    fields: FIELDS,
    failedText: t('new.failed'),
    toastId: 'employer-new-failed',
    send: async (values) => {
      const made = await send(values);
      forget();
      navigate(employerPath(made.employerId), { replace: true });
      showToast({ title: t('new.done'), description: made.company });
      await refreshEmployers(client);
    },
  });
  return { form, ...sending };
}

function NewEmployerForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-employers');
  const words = useProblemText();
  const id = useId();
  const { form, failure, onSubmit } = useNewEmployer();
  const { errors, isSubmitting } = form.formState;
  const control = (name: Field) => {
    const field = fieldNamed(name);
    const label = t(`admin:employer.${name}`);
    return (
      <FieldControl
        key={name}
        field={field}
        id={`${id}-${name}`}
        label={field.required ? `${label} *` : label}
        {...(field.kind === 'count' && { type: 'number', min: 0 })}
        hasError={errors[name] !== undefined}
        errorMessage={words(errors[name]?.message)}
        {...form.register(name)}
      />
    );
  };
  return (
    <Stack as="form" gap="3" noValidate onSubmit={(event) => void onSubmit(event)}>
      {placedAt('first').map(control)}
      <Grid gap="3" from720="3">
        {placedAt('row').map(control)}
      </Grid>
      <Stack as="fieldset" gap="3">
        <legend>{t('admin:employer.contact')}</legend>
        {CONTACT.map(control)}
      </Stack>
      {placedAt('last').map(control)}
      {failure && !isSubmitting && <FormFailure title={t('new.failed')} {...failure} kept={t('new.kept')} />}
      <DialogActions>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'new.saving' : 'new.save')}
        </Button>
        <Button look="secondary" disabled={isSubmitting} onClick={onClose}>
          {t('admin:cancel')}
        </Button>
      </DialogActions>
    </Stack>
  );
}

/** Open while the address says `?new=yes`. */
export function NewEmployer() {
  const { t } = useTranslation('admin-employers');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isOpen = params.get(NEW_PARAM) === 'yes';
  const close = () => isOpen && navigate(EMPLOYERS_PATH, { replace: true });
  return (
    <Dialog isOpen={isOpen} title={t('new.title')} onClose={close}>
      <NewEmployerForm onClose={close} />
    </Dialog>
  );
}
