/** One of a few, all in sight: radio buttons in a row. */
import { useId } from 'react';
import { Box, Cluster } from '../../../ui/layout.tsx';
import pressStyles from '../../../ui/press.module.css';
import textStyles from '../../../ui/text.module.css';
import styles from './exchange-forms.module.css';

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; isOff?: boolean }[];
  value: Value;
  disabled?: boolean;
  /** Stands below and belongs to the whole group. */
  help?: string;
  onChange: (value: Value) => void;
}

export function Choices<V extends string>({ label, options, value, disabled, help, onChange }: ChoicesProps<V>) {
  const id = useId();
  return (
    <Box
      as="fieldset"
      place="shrink"
      className={styles.choices}
      disabled={disabled}
      aria-describedby={help ? `${id}-help` : undefined}
    >
      <legend>{label}</legend>
      <Cluster gap="2" align="stretch">
        {options.map((option) => (
          <Cluster
            as="label"
            gap="2"
            inline
            wrap={false}
            pad="sides"
            edge="control-line"
            radius="s"
            tall="36"
            key={option.value}
            className={`${styles.choice} ${pressStyles.choice}`}
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={option.isOff}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Cluster>
        ))}
      </Cluster>
      {help && (
        <p id={`${id}-help`} className={textStyles.note} data-part="field-help">
          {help}
        </p>
      )}
    </Box>
  );
}
