/** Asks on what ground people may be considered for jobs whose resumes came without a form. */
import { SelectField, TextField } from '@aws-amplify/ui-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { BASIS_METADATA, type BasisStatement } from '../../../../../../shared/domain/basis.ts';

const KINDS = ['consent', 'agency', 'none'] as const;

interface BasisFieldProps {
  /** `undefined`: what the settings say. */
  value: BasisStatement | undefined;
  onChange: (value: BasisStatement | undefined) => void;
  /** What the choice of no statement is called; without it one has to be made. */
  unstated?: string;
  /** Of the choice, in words. */
  choiceError?: string | undefined;
  choiceRef?: Ref<HTMLSelectElement>;
  /** Of the day, in words. */
  error?: string;
  disabled?: boolean;
}

const today = () => new Date().toISOString().slice(0, 10);

function statementOf(kind: string): BasisStatement | undefined {
  if (kind === 'consent') return { kind, consentedOn: today() };
  return kind === 'agency' || kind === 'none' ? { kind } : undefined;
}

export function BasisField({ value, onChange, unstated, choiceError, choiceRef, error, disabled }: BasisFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <SelectField
        ref={choiceRef}
        label={t('basis.label')}
        descriptiveText={t('basis.help')}
        hasError={choiceError !== undefined}
        errorMessage={choiceError}
        size="small"
        isDisabled={disabled}
        value={value?.kind ?? ''}
        onChange={({ target }) => onChange(statementOf(target.value))}
      >
        {unstated && <option value="">{unstated}</option>}
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`basis.kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      {value?.kind === 'consent' && (
        <TextField
          label={t('basis.day')}
          type="date"
          size="small"
          max={today()}
          isDisabled={disabled}
          value={value.consentedOn}
          onChange={({ target }) => onChange({ kind: 'consent', consentedOn: target.value })}
          hasError={error !== undefined}
          errorMessage={error}
        />
      )}
    </>
  );
}

/** What storage keeps with a dropped file about it. */
export function basisMetadata(value: BasisStatement | undefined): Record<string, string> {
  if (!value) return {};
  return {
    [BASIS_METADATA.kind]: value.kind,
    ...(value.kind === 'consent' && { [BASIS_METADATA.date]: value.consentedOn }),
  };
}
