/** The fields of the request form, in one column. */
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeText } from '../../lib/error-text.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { REQUEST_FIELDS, type RequestValues } from './request-schema.ts';

interface RequestFieldsProps {
  register: UseFormRegister<RequestValues>;
  errors: FieldErrors<RequestValues>;
  readOnly: boolean;
}

type Name = (typeof REQUEST_FIELDS)[number];

/** Attributes of each field for on-screen keyboards and autofill. */
const INPUTS: Record<Name, { type?: string; inputMode?: 'numeric'; autoComplete: string }> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  company: { autoComplete: 'organization' },
  positionsToHire: { inputMode: 'numeric', autoComplete: 'off' },
  jobTitle: { autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
};
const WITH_HELP: readonly Name[] = ['jobTitle', 'phone', 'email'];

export function RequestFields({ register, errors, readOnly }: RequestFieldsProps) {
  const { t } = useTranslation('employers');
  const { t: tSite } = useTranslation('site');
  const errorOf = (name: Name): string | undefined => {
    const code = errors[name]?.message;
    // Some codes have a better text for this field.
    return code && t(`refusals.${name}.${code}`, { defaultValue: codeText(tSite, code) });
  };
  return (
    <>
      {REQUEST_FIELDS.map((name) => (
        <TextField
          key={name}
          label={t(`form.${name}`)}
          help={WITH_HELP.includes(name) ? t(`form.${name}Help`) : undefined}
          error={errorOf(name)}
          type="text"
          {...INPUTS[name]}
          {...register(name)}
          readOnly={readOnly}
        />
      ))}
      <Honeypot {...register('website')} />
    </>
  );
}
