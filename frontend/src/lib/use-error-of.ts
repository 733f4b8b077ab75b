/** The refusals of a visitor's form in words, by the name of the field. */
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeText } from './error-text.ts';

export function useErrorOf<V extends FieldValues>(errors: FieldErrors<V>) {
  const { t } = useTranslation('site');
  return (name: keyof V): string | undefined => {
    const code = errors[name]?.message;
    return typeof code === 'string' ? codeText(t, code) : undefined;
  };
}
