/** Sends a public form: shows refusals beside their fields, and a failure in the form and in a toast. */
import { useState, useSyncExternalStore } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isAppError } from '../../../shared/errors.ts';
import { errorText } from '../lib/error-text.ts';
import { dismissToast, showToast } from './toast-store.ts';

/** Refusals of the API that belong to a field of the form: `resume.sizeBytes` belongs to `resume`. */
export function fieldRefusals<F extends string>(error: unknown, fields: readonly F[]): { name: F; code: string }[] {
  const errors = isAppError(error) ? (error.details.errors ?? []) : [];
  return errors.flatMap(({ path, code }) => {
    const name = fields.find((field) => field === path || path.startsWith(`${field}.`));
    return name ? [{ name, code }] : [];
  });
}

interface FormSending<V extends FieldValues, C, O extends FieldValues | undefined> {
  form: UseFormReturn<V, C, O>;
  /** The fields that a refusal may be about. */
  fields: readonly Path<V>[];
  /** Says what did not happen; heading of the toast. */
  failedText: string;
  /** Names the toast, so that the next attempt takes it away. */
  toastId: string;
  /** Sends what was typed; throws what went wrong. */
  send: (values: O extends undefined ? V : O) => Promise<void>;
}

const never = () => () => {};

/** Whether the form is alive: before, sending it would be the browser's own doing, with everything typed in the address. */
function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Why an attempt went wrong, as `FormFailure` shows it. */
interface SendingFailure {
  /** In words. */
  reason: string;
  /** Whether the words in place take the focus: not where a refused field has it. */
  takesFocus: boolean;
}

/** `failure` is about the last attempt; `onSubmit` belongs to the form, `isReady` to its button. */
export function useFormSending<V extends FieldValues, C, O extends FieldValues | undefined>({
  form,
  fields,
  failedText,
  toastId,
  send,
}: FormSending<V, C, O>) {
  const { t } = useTranslation('site');
  const [failure, setFailure] = useState<SendingFailure>();
  const isReady = useIsReady();
  const fail = (error: unknown): void => {
    const refusals = fieldRefusals(error, fields);
    refusals.forEach(({ name, code }, index) => {
      form.setError(name, { message: code }, { shouldFocus: index === 0 });
    });
    const takesFocus = refusals.length === 0;
    const reason = errorText(t, error);
    setFailure({ reason, takesFocus });
    showToast({
      id: toastId,
      title: failedText,
      description: reason,
      variant: 'destructive',
      isSaidElsewhere: takesFocus,
    });
  };
  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    dismissToast(toastId);
    await send(values as O extends undefined ? V : O).catch(fail);
  });
  return { failure, onSubmit, isReady };
}
