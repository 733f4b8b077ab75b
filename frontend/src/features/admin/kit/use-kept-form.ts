/** A form whose words stay on this device, over reloads and refusals, until they have arrived. */
import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '../../../lib/draft.ts';

interface KeptForm<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Empties the form, for what has arrived. */
  forget: () => void;
}

/** `draft` names what is kept; `initial` stands where nothing is. */
export function useKeptForm<V extends FieldValues>(draft: string, initial: V, resolver: Resolver<V>): KeptForm<V> {
  const form = useForm<V>({ defaultValues: { ...initial, ...readDraft<V>(draft) } as DefaultValues<V>, resolver });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) => writeDraft(draft, values));
    return unsubscribe;
  }, [watch, draft]);
  const forget = () => {
    form.reset(initial);
    clearDraft(draft);
  };
  return { form, forget };
}
