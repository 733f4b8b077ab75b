/** The resume: dropped or chosen, shown by name and size. */
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { RESUME_ACCEPT } from '../../../../shared/domain/file.ts';
import { DropWords } from '../../ui/drop-words.tsx';
import { Field } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';

interface ResumeFieldProps {
  file: File | undefined;
  error: string | undefined;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (file: File | undefined) => void;
  onBlur: () => void;
}

export function ResumeField({ file, error, disabled, inputRef, onChange, onBlur }: ResumeFieldProps) {
  const { t } = useTranslation('site');
  return (
    <Field label={t('apply.resume')} help={t('apply.resumeHelp')} error={error}>
      {(control) => (
        <FileDrop
          control={control}
          accept={RESUME_ACCEPT}
          icon={file ? 'file' : 'upload'}
          {...{ disabled, inputRef, onChange, onBlur }}
        >
          <DropWords
            file={file}
            drop={t('apply.resumeDrop')}
            choose={t('apply.resumeChoose')}
            change={t('apply.resumeChange')}
          />
        </FileDrop>
      )}
    </Field>
  );
}
