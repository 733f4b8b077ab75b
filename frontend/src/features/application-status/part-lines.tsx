/** What the fields of every part share: their form, words for refusals, hints of what to check, and text of several lines. */
import type { Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeText } from '../../lib/error-text.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { UnsureMark } from '../../ui/unsure-mark.tsx';
import { codeAt } from './reading-schema.ts';
import type { ReadingValues } from './reading-values.ts';
import type { ReadingForm } from './use-rebasing.ts';

export interface PartFieldsProps {
  form: ReadingForm;
  isBusy: boolean;
}

/** Words for what is refused at a path. */
export function useErrorAt({ form }: Pick<PartFieldsProps, 'form'>) {
  const { t } = useTranslation('site');
  const { errors } = form.formState;
  return (path: string): string | undefined => {
    const code = codeAt(errors, path);
    return code === undefined ? undefined : codeText(t, code);
  };
}

/** The hint under a field to check; nothing under others. */
export function useCheckHint() {
  const { t } = useTranslation('application-status');
  return (isUnsure: boolean) => (isUnsure ? <UnsureMark>{t('reading.unsure.mark')}</UnsureMark> : undefined);
}

type LinesName = Extract<Path<ReadingValues>, 'links' | 'summary' | 'certificates' | `experience.${number}.bullets`>;

interface LinesProps extends PartFieldsProps {
  name: LinesName;
  label: string;
  help?: string;
  rows: number;
}

/** Text of several lines. */
export function Lines({ form, isBusy, name, label, help, rows }: LinesProps) {
  const errorAt = useErrorAt({ form });
  return (
    <TextArea {...{ label, help, rows }} optional error={errorAt(name)} readOnly={isBusy} {...form.register(name)} />
  );
}
