/** An employer that a recruiter adds: a dialog over the list, whose words survive being closed by mistake. */
import { SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EMPLOYER_PRIORITIES, EMPLOYER_STATUSES, employerInputSchema } from '../../../../../shared/domain/employer.ts';
import { AppError, isAppError } from '../../../../../shared/errors.ts';
import { useFormSending } from '../../../lib/use-form-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useProblemText } from '../kit/composing/compose-form.tsx';
import { useKeptForm } from '../kit/use-kept-form.ts';
import { employerPath, NEW_PARAM } from './employer-address.ts';
import { contactOf } from './employer-contact.tsx';
import { createEmployer, EMPLOYERS_PATH, refreshEmployers } from './employer-queries.ts';
import styles from './employers.module.css';

const FIELDS = ['company', 'status', 'priority', 'openRoles', 'name', 'email', 'phone', 'notes'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

const EMPTY: Values = {
  ...{ company: '', status: 'active', priority: 'normal', openRoles: '0' },
  ...{ name: '', email: '', phone: '', notes: '' },
};
const CONTACT_TYPES = { name: 'text', email: 'email', phone: 'tel' } as const;

function inputOf({ company, status, priority, openRoles, notes, ...contact }: Values) {
  const primaryContact = contactOf(contact);
  return { company, status, priority, openRoles: Number(openRoles || Number.NaN), primaryContact, notes };
}

const fieldOf = (path: string): string => path.split('.').at(-1) ?? path;

/** The contract's refusals, each at its field. */
function errorsOf(values: Values): FieldErrors<Values> {
  const issues = employerInputSchema.safeParse(inputOf(values)).error?.issues ?? [];
  const named = issues.map(({ path, message }) => [fieldOf(path.join('.')), { type: 'refused', message }] as const);
  return Object.fromEntries(named.toReversed());
}

/** Stores what was typed; refusals of the server come back under the form's names of their fields. */
async function send(values: Values) {
  try {
    return await createEmployer(employerInputSchema.parse(inputOf(values)));
  } catch (error) {
    if (!isAppError(error)) throw error;
    const errors = error.details.errors?.map(({ path, code }) => ({ path: fieldOf(path), code }));
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
  const field = (name: Field) => ({
    ...{ id: `${id}-${name}`, size: 'small' as const, hasError: errors[name] !== undefined },
    errorMessage: words(errors[name]?.message),
    ...form.register(name),
  });
  return (
    <form className={styles.editForm} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField label={`${t('admin:employer.company')} *`} {...field('company')} />
      <div className={styles.newEmployerRow}>
        <SelectField label={t('status.label')} {...field('status')}>
          {EMPLOYER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('admin:employer.priority')} {...field('priority')}>
          {EMPLOYER_PRIORITIES.map((priority) => (
            <option key={priority} value={priority}>
              {t(`admin:employer.priorities.${priority}`)}
            </option>
          ))}
        </SelectField>
        <TextField label={t('admin:employer.openRoles')} type="number" min={0} {...field('openRoles')} />
      </div>
      <fieldset className={styles.newEmployerContact}>
        <legend>{t('admin:employer.contact')}</legend>
        {(['name', 'email', 'phone'] as const).map((name) => (
          <TextField key={name} label={t(`contact.${name}`)} type={CONTACT_TYPES[name]} {...field(name)} />
        ))}
      </fieldset>
      <TextAreaField label={t('notes.title')} rows={3} {...field('notes')} />
      {failure && !isSubmitting && <FormFailure title={t('new.failed')} {...failure} kept={t('new.kept')} />}
      <DialogActions>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'new.saving' : 'new.save')}
        </Button>
        <Button look="secondary" disabled={isSubmitting} onClick={onClose}>
          {t('admin:cancel')}
        </Button>
      </DialogActions>
    </form>
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
