/** A field of an employer that has a part of the record to itself, such as the team's notes: shown, and edited in its place. */
import { useId, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Employer, employerUpdateSchema } from '../../../../../shared/domain/employer.ts';
import { EMPLOYER_FIELDS, type EmployerField } from '../../../../../shared/domain/employer-fields.ts';
import { fieldsOf } from '../../../../../shared/domain/field-table.ts';
import { readDraft } from '../../../lib/draft.ts';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { useProblemText } from '../kit/composing/compose-form.tsx';
import { FieldControl } from '../kit/record/field-control.tsx';
import { typedOf, valueFrom } from '../kit/record/typed-values.ts';
import { useKeptForm } from '../kit/use-kept-form.ts';
import { Editable, EditForm } from './editable.tsx';
import { useEdit } from './use-edit.ts';

type Name = keyof typeof EMPLOYER_FIELDS;

const fieldNamed = (name: Name): EmployerField => EMPLOYER_FIELDS[name];

/** The fields that have a part to themselves. */
export const EMPLOYER_PARTS = fieldsOf(EMPLOYER_FIELDS).filter((name) => fieldNamed(name).record === 'part');

/** `was` is what the edits are made to, kept with them: a reload does not make them edits to something newer. */
interface Values {
  typed: string;
  was: Pick<Employer, 'version'> & Partial<Employer>;
}

/** Under which what is typed is kept until it has been saved. */
const draftOf = (employerId: string, name: Name) => `employer.${employerId}.${name}`;

/** A field's label and its own texts; missing ones are derived from the label. */
function usePartWords(name: Name) {
  const { t } = useTranslation('admin-employers');
  const label = t(`admin:employer.${name}`);
  return {
    label,
    edit: t(`${name}.edit`, { defaultValue: `${t('edit')}: ${label}` }),
    none: t(`${name}.none`, { defaultValue: t('admin:none') }),
  };
}

interface PartProps {
  employer: Employer;
  name: Name;
}

interface PartFormProps extends PartProps {
  takesFocus: boolean;
  onDone: () => void;
}

function PartForm({ employer, name, takesFocus, onDone }: PartFormProps) {
  const words = usePartWords(name);
  const problem = useProblemText();
  const id = useId();
  const field = fieldNamed(name);
  const { version, [name]: value } = employer;
  const change = (typed: string) => ({ [name]: valueFrom(field.kind, typed) });
  const initial = { typed: typedOf(value), was: { version, [name]: value } };
  const { form, forget } = useKeptForm<Values>(draftOf(employer.employerId, name), initial, (values) => {
    const issue = employerUpdateSchema.safeParse({ version: 1, ...change(values.typed) }).error?.issues[0];
    const errors: FieldErrors<Values> = issue ? { typed: { type: 'refused', message: issue.message } } : {};
    return issue ? { values: {}, errors } : { values, errors: {} };
  });
  const leave = () => {
    forget();
    onDone();
  };
  const [before] = useState(() => ({ ...employer, ...form.getValues('was') }));
  const edit = useEdit(before, leave);
  const save = form.handleSubmit(({ typed }) => edit.save(change(typed)));
  const refusal = form.formState.errors.typed?.message;
  return (
    <EditForm
      label={words.edit}
      onSave={() => void save()}
      onCancel={leave}
      takesFocus={takesFocus}
      isSaving={edit.isSaving}
      error={edit.error}
      savedNow={edit.theirs && typedOf(edit.theirs[name])}
    >
      <FieldControl
        field={field}
        id={id}
        label={words.label}
        labelHidden
        rows={5}
        hasError={refusal !== undefined}
        errorMessage={problem(refusal)}
        {...form.register('typed')}
      />
    </EditForm>
  );
}

function PartView({ employer, name }: PartProps) {
  const { t } = useTranslation('admin');
  const { none } = usePartWords(name);
  const { options } = fieldNamed(name);
  const text = typedOf(employer[name]);
  if (text !== '')
    return <p className={`${typeStyles.breaking} ${typeStyles.asTyped}`}>{options ? t(`${options}.${text}`) : text}</p>;
  return (
    <p className={textStyles.quiet} data-part="quiet">
      {none}
    </p>
  );
}

export function EmployerPart({ employer, name }: PartProps) {
  const { label, edit } = usePartWords(name);
  return (
    <Editable
      title={label}
      editLabel={edit}
      view={<PartView employer={employer} name={name} />}
      isKept={readDraft(draftOf(employer.employerId, name)) !== undefined}
      form={(onDone, takesFocus) => (
        <PartForm employer={employer} name={name} takesFocus={takesFocus} onDone={onDone} />
      )}
    />
  );
}
