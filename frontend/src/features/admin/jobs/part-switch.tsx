/** On narrow screens one of two parts of a screen is shown at a time; on wide ones both are, and this is not. */

import { Box } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import listStyles from '../kit/list/list.module.css';
import styles from './jobs.module.css';

interface PartSwitchProps<Part extends string> {
  label: string;
  parts: readonly { value: Part; label: string }[];
  shown: Part;
  onShow: (part: Part) => void;
}

export function PartSwitch<Part extends string>({ label, parts, shown, onShow }: PartSwitchProps<Part>) {
  return (
    <Box
      as="fieldset"
      place="start"
      className={`${listStyles.filterTabs} ${styles.partSwitch}`}
      data-part="filter-tabs part-switch"
    >
      <legend className={textStyles.visuallyHidden}>{label}</legend>
      {parts.map(({ value, label: words }) => (
        <button key={value} type="button" aria-pressed={shown === value} onClick={() => onShow(value)}>
          {words}
        </button>
      ))}
    </Box>
  );
}
