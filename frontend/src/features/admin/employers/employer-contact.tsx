/** With whom to speak: shown with ways to reach them, edited in place. */
import { TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Employer, employerUpdateSchema } from '../../../../../shared/domain/employer.ts';
import { fieldRefusals } from '../../../lib/use-form-sending.ts';
import { useProblemText } from '../activities/compose-form.tsx';
import { Editable, EditForm } from './editable.tsx';
import { useEdit } from './use-edit.ts';

type Contact = Employer['primaryContact'];
const FIELDS = ['name', 'email', 'phone'] as const;
type ContactValues = Record<(typeof FIELDS)[number], string>;
type Refusals = Partial<Record<keyof ContactValues, string>>;
const INPUT_TYPES = { name: 'text', email: 'email', phone: 'tel' } as const;

const valuesOf = (contact: Contact): ContactValues => ({
  name: contact?.name ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
});

/** Nothing at all means that there is no contact. */
export function contactOf(values: ContactValues): ContactValues | null {
  return FIELDS.every((field) => values[field].trim() === '') ? null : values;
}

function refusalsOf(primaryContact: ContactValues | null): Refusals {
  const { error } = employerUpdateSchema.safeParse({ version: 1, primaryContact });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path.at(-1)), message]));
}

function ContactView({ contact }: { contact: Contact }) {
  const { t } = useTranslation('admin');
  if (!contact) return <p className="quiet">{t('employer.noContact')}</p>;
  const { name, email, phone } = contact;
  return (
    <div className="contact-card">
      <p>
        <strong>{name}</strong>
      </p>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>}
    </div>
  );
}

function ContactForm({ employer, onDone }: { employer: Employer; onDone: () => void }) {
  const { t } = useTranslation('admin-employers');
  const words = useProblemText();
  const [values, setValues] = useState(valuesOf(employer.primaryContact));
  const [refusals, setRefusals] = useState<Refusals>({});
  const edit = useEdit(employer, onDone);
  const theirs = edit.theirs && valuesOf(edit.theirs.primaryContact);
  const save = () => {
    const primaryContact = contactOf(values);
    const found = refusalsOf(primaryContact);
    setRefusals(found);
    if (Object.keys(found).length === 0) edit.save({ primaryContact });
  };
  const refusedBy = fieldRefusals(
    edit.error,
    FIELDS.map((field) => `primaryContact.${field}` as const),
  );
  const refusalOf = (field: keyof ContactValues) =>
    refusals[field] ?? refusedBy.find(({ name }) => name.endsWith(field))?.code;
  return (
    <EditForm
      label={t('contact.edit')}
      onSave={save}
      onCancel={onDone}
      isSaving={edit.isSaving}
      error={edit.error}
      savedNow={theirs && Object.values(theirs).filter(Boolean).join(' · ')}
    >
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(`contact.${field}`)}
          type={INPUT_TYPES[field]}
          size="small"
          value={values[field]}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
          hasError={refusalOf(field) !== undefined}
          errorMessage={words(refusalOf(field))}
        />
      ))}
      <p className="quiet">{t('contact.help')}</p>
    </EditForm>
  );
}

export function EmployerContact({ employer }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  return (
    <Editable
      title={t('admin:employer.contact')}
      editLabel={t('contact.edit')}
      view={<ContactView contact={employer.primaryContact} />}
      form={(onDone) => <ContactForm employer={employer} onDone={onDone} />}
    />
  );
}
