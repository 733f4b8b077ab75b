/** The resume: dropped or chosen, shown by name and size. */
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { RESUME_ACCEPT } from '../../../../shared/domain/file.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Field } from '../../ui/field.tsx';
import fileDrop from '../../ui/file-drop.module.css';
import { FileDrop } from '../../ui/file-drop.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';

const KB = 1024;

interface ResumeFieldProps {
  file: File | undefined;
  error: string | undefined;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (file: File | undefined) => void;
  onBlur: () => void;
}

function sizeOf(bytes: number): string {
  const language = currentLanguage();
  if (bytes < KB * KB) return `${formatNumber(Math.max(1, Math.round(bytes / KB)), language)} KB`;
  return `${formatNumber(Math.round((bytes / KB / KB) * 10) / 10, language)} MB`;
}

function Chosen({ file }: { file: File | undefined }) {
  const { t } = useTranslation('site');
  if (!file) {
    return (
      <>
        {t('apply.resumeDrop')}{' '}
        <span className={`${fileDrop.dropChoose} ${typeStyles.accent} ${textStyles.strong} ${typeStyles.underlined}`}>
          {t('apply.resumeChoose')}
        </span>
      </>
    );
  }
  return (
    <>
      <strong className={`${typeStyles.block} ${typeStyles.breaking}`}>{file.name}</strong>
      <span className={textStyles.quiet}>{sizeOf(file.size)} · </span>
      <span className={`${fileDrop.dropChoose} ${typeStyles.accent} ${textStyles.strong} ${typeStyles.underlined}`}>
        {t('apply.resumeChange')}
      </span>
    </>
  );
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
          <Chosen file={file} />
        </FileDrop>
      )}
    </Field>
  );
}
