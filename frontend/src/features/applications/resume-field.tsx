/** The resume: dropped or chosen, shown by name and size. */
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESUME_EXTENSIONS } from '../../../../shared/domain/file.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

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
      <span className="drop-words">
        {t('apply.resumeDrop')} <span className="drop-choose">{t('apply.resumeChoose')}</span>
      </span>
    );
  }
  return (
    <span className="drop-words">
      <strong className="drop-name">{file.name}</strong>
      <span className="quiet">{sizeOf(file.size)} · </span>
      <span className="drop-choose">{t('apply.resumeChange')}</span>
    </span>
  );
}

export function ResumeField({ file, error, disabled, inputRef, onChange, onBlur }: ResumeFieldProps) {
  const { t } = useTranslation('site');
  const [over, setOver] = useState(false);
  return (
    <Field label={t('apply.resume')} help={t('apply.resumeHelp')} error={error}>
      {(control) => (
        // Dropping is a shortcut for the pointer; keyboard and screen reader use the file input inside.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div
          className={`drop ${over ? 'drop-over' : ''} ${error ? 'drop-invalid' : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            if (!disabled) onChange(event.dataTransfer.files[0]);
          }}
        >
          <input
            {...control}
            ref={inputRef}
            type="file"
            className="drop-input"
            accept={RESUME_EXTENSIONS.join(',')}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.files?.[0])}
          />
          <Icon name={file ? 'file' : 'upload'} size={26} />
          <Chosen file={file} />
        </div>
      )}
    </Field>
  );
}
