/** The contact person: shown with ways to reach them, edited in place. */
import { useId, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Employer, employerUpdateSchema, isPhoneUnconfirmed } from '../../../../../shared/domain/employer.ts';
import { CONTACT_COLUMNS, CONTACT_FIELDS } from '../../../../../shared/domain/employer-fields.ts';
import { readDraft } from '../../../lib/draft.ts';
import { errorText } from '../../../lib/error-text.ts';
import { mailtoOf } from '../../../lib/mailto.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { fieldRefusals } from '../../../ui/use-form-sending.ts';
import { useProblemText } from '../kit/composing/compose-form.tsx';
import { FieldControl } from '../kit/record/field-control.tsx';
import { useKeptForm } from '../kit/use-kept-form.ts';
import { Editable, EditForm } from './editable.tsx';
import { useEdit } from './use-edit.ts';

type Contact = Employer['primaryContact'];
const FIELDS = ['name', 'email', 'phone'] as const;
type ContactValues = Record<(typeof FIELDS)[number], string>;
/** `was` is what the edits are made to, kept with them: a reload does not make them edits to something newer. */
type Values = ContactValues & { was: Pick<Employer, 'version' | 'primaryContact'> };

const valuesOf = (contact: Contact): ContactValues => ({
  name: contact?.name ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
});

/** Nothing at all means that there is no contact. */
export function contactOf({ name, email, phone }: ContactValues): ContactValues | null {
  return [name, email, phone].every((value) => value.trim() === '') ? null : { name, email, phone };
}

/** Under which what is typed is kept until it has been saved. */
const draftOf = (employerId: string) => `employer.${employerId}.contact`;

function resolved(values: Values) {
  const { error } = employerUpdateSchema.safeParse({ version: 1, primaryContact: contactOf(values) });
  if (!error) return { values, errors: {} };
  const refusals = error.issues.map(({ path, message }) => [String(path.at(-1)), { type: 'refused', message }]);
  return { values: {}, errors: Object.fromEntries(refusals) as FieldErrors<Values> };
}

function ContactView({ contact }: { contact: Contact }) {
  const { t } = useTranslation('admin');
  if (!contact)
    return (
      <p className={textStyles.quiet} data-part="quiet">
        {t('employer.noContact')}
      </p>
    );
  const { name, email, phone } = contact;
  return (
    <Stack gap="1" align="start" className={typeStyles.breaking}>
      <p>
        <strong>{name}</strong>
      </p>
      {email && <a href={mailtoOf(email)}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>}
    </Stack>
  );
}

/** A number that came with a request may be anybody's: a recruiter says that it is theirs, having called it, say. */
function PhoneConfirmation({ employer }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const edit = useEdit(employer, () => undefined);
  if (!isPhoneUnconfirmed(employer)) return null;
  return (
    <Stack gap="1" align="start">
      <p className={textStyles.quiet} data-part="quiet">
        {t('contact.unconfirmed')}
      </p>
      <PanelButton size="small" disabled={edit.isSaving} onClick={() => edit.save({ phoneConfirmed: true })}>
        {t('contact.confirm')}
      </PanelButton>
      {edit.error && <FieldError>{errorText(t, edit.error)}</FieldError>}
    </Stack>
  );
}

interface ContactFormProps {
  employer: Employer;
  takesFocus: boolean;
  onDone: () => void;
}

function ContactForm({ employer, takesFocus, onDone }: ContactFormProps) {
  const { t } = useTranslation('admin-employers');
  const words = useProblemText();
  const id = useId();
  const { version, primaryContact } = employer;
  const initial = { ...valuesOf(primaryContact), was: { version, primaryContact } };
  const { form, forget } = useKeptForm<Values>(draftOf(employer.employerId), initial, resolved);
  const leave = () => {
    forget();
    onDone();
  };
  const [before] = useState(() => ({ ...employer, ...form.getValues('was') }));
  const edit = useEdit(before, leave);
  const theirs = edit.theirs && valuesOf(edit.theirs.primaryContact);
  const save = form.handleSubmit((values) => edit.save({ primaryContact: contactOf(values) }));
  const refusedBy = fieldRefusals(
    edit.error,
    FIELDS.map((field) => `primaryContact.${field}` as const),
  );
  const refusalOf = (field: keyof ContactValues) =>
    form.formState.errors[field]?.message ?? refusedBy.find(({ name }) => name.endsWith(field))?.code;
  return (
    <EditForm
      label={t('contact.edit')}
      onSave={() => void save()}
      onCancel={leave}
      takesFocus={takesFocus}
      isSaving={edit.isSaving}
      error={edit.error}
      savedNow={theirs && Object.values(theirs).filter(Boolean).join(' · ')}
    >
      {FIELDS.map((field) => (
        <FieldControl
          key={field}
          field={CONTACT_FIELDS[CONTACT_COLUMNS[field]]}
          id={`${id}-${field}`}
          label={t(`admin:employer.${CONTACT_COLUMNS[field]}`)}
          hasError={refusalOf(field) !== undefined}
          errorMessage={words(refusalOf(field))}
          {...form.register(field)}
        />
      ))}
      <p className={textStyles.quiet} data-part="quiet">
        {t('contact.help')}
      </p>
    </EditForm>
  );
}

export function EmployerContact({ employer }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  return (
    <Editable
      title={t('admin:employer.contact')}
      editLabel={t('contact.edit')}
      view={
        <>
          <ContactView contact={employer.primaryContact} />
          <PhoneConfirmation employer={employer} />
        </>
      }
      isKept={readDraft(draftOf(employer.employerId)) !== undefined}
      form={(onDone, takesFocus) => <ContactForm employer={employer} takesFocus={takesFocus} onDone={onDone} />}
    />
  );
}
