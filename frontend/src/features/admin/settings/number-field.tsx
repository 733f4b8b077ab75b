/** A whole number of the settings with its unit and its bounds, refused in words. */
import { TextField } from '@aws-amplify/ui-react';
import { useId } from 'react';
import textStyles from '../../../ui/text.module.css';
import styles from './settings.module.css';
import { useRefusal } from './settings-section.tsx';

interface NumberFieldProps {
  label: string;
  /** Says what the number counts and between which it may be. */
  help?: string;
  value: string;
  onChange: (value: string) => void;
  limits: { min: number; max: number };
  /** The code of its refusal. */
  error: string | undefined;
  unit?: string;
  /** The label is only for those who listen. */
  isLabelHidden?: boolean;
}

export function NumberField(props: NumberFieldProps) {
  const { label, help, value, onChange, limits, error, unit, isLabelHidden = false } = props;
  const refusal = useRefusal();
  const id = useId();
  return (
    <TextField
      id={id}
      className={styles.settingsNumber}
      label={label}
      labelHidden={isLabelHidden}
      descriptiveText={help}
      size="small"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hasError={error !== undefined}
      errorMessage={refusal(error, limits)}
      outerEndComponent={unit && <span className={`${textStyles.quiet} ${textStyles.oneLine}`}>{unit}</span>}
    />
  );
}
