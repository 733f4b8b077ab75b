/** A field that finds one job or person by typed text. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/error-text.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Box, Cluster, Stack } from '../../../../ui/layout.tsx';
import pressStyles from '../../../../ui/press.module.css';
import textStyles from '../../../../ui/text.module.css';
import { useCombobox } from '../../../../ui/use-combobox.ts';
import { useLeftOutWords } from '../list/left-out-note.tsx';
import { useDelayed } from '../use-delayed.ts';
import { optionsQuery, type PickOption } from './pick-queries.ts';
import styles from './record-picker.module.css';
import { UnconfirmedWord } from './unconfirmed.tsx';

interface RecordPickerProps {
  kind: 'job' | 'talent';
  label: string;
  /** What an empty field stands for. */
  placeholder: string;
  /** The name of what is picked; `undefined` while nothing is. */
  picked: string | undefined;
  onPick: (id: string | undefined) => void;
}

function usePicker({ kind, picked, onPick }: RecordPickerProps, inputId: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const isOpen = typed !== null;
  const words = useDelayed((typed ?? '').trim());
  const query = useQuery(optionsQuery(kind, words, isOpen));
  const { options = [], leftOut } = query.data ?? {};
  // Until the answer to what is typed has come, Enter would take what someone did not see.
  const isSettled = words === (typed ?? '').trim() && !query.isPlaceholderData;
  const combobox = useCombobox({
    ...{ inputId, items: options, text: typed ?? picked ?? '', isWanted: isOpen, startsAtFirst: true, isSettled },
    onWant: (isWanted) => setTyped((before) => (isWanted ? (before ?? '') : null)),
    onType: setTyped,
    onChoose: (option: PickOption) => onPick(option.id),
    onEnter: isOpen ? () => undefined : undefined,
  });
  return { isOpen, options, leftOut, query, isSettled, combobox };
}

function Options({ picker, label }: { picker: ReturnType<typeof usePicker>; label: string }) {
  const { options, combobox } = picker;
  return (
    <div {...combobox.list(label)} className={styles.pickerOptions}>
      {options.map((option, index) => (
        <Cluster
          key={option.id}
          gap="0 4"
          pad="xs"
          radius="s"
          tall="40"
          {...combobox.option(option, index)}
          className={pressStyles.row}
        >
          <span>
            <strong>{option.label}</strong>
            <UnconfirmedWord emailConfirmed={option.emailConfirmed ?? true} />
          </span>
          {option.about && (
            <span className={textStyles.quiet} data-part="quiet">
              {option.about}
            </span>
          )}
        </Cluster>
      ))}
    </div>
  );
}

/** What the list says where it has no options to show. */
function useNote({ isOpen, query, options, leftOut, isSettled }: ReturnType<typeof usePicker>): string {
  const { t } = useTranslation(['admin-evaluate', 'site']);
  const leftOutWords = useLeftOutWords(leftOut);
  if (!isOpen) return '';
  if (query.isError) return errorText(t, query.error);
  if (query.isPending || !isSettled) return options.length > 0 ? '' : t('pick.searching');
  return [options.length > 0 ? '' : t('pick.nothing'), leftOutWords].filter(Boolean).join(' ');
}

export function RecordPicker(props: RecordPickerProps) {
  const { t } = useTranslation('admin-evaluate');
  const { label, placeholder, picked, onPick } = props;
  const id = useId();
  const picker = usePicker(props, id);
  const note = useNote(picker);
  const hasOptions = picker.combobox.isOpen;
  return (
    <Stack gap="1" data-part="picker">
      <label className="amplify-label" htmlFor={id}>
        {label}
      </label>
      <Box place="anchor">
        <input
          {...picker.combobox.input}
          className={`amplify-input ${styles.pickerInput}`}
          placeholder={placeholder}
          onFocus={(event) => event.target.select()}
        />
        {picked && !picker.isOpen && (
          <button
            type="button"
            className={styles.pickerClear}
            aria-label={t('pick.clear', { name: picked })}
            onClick={() => onPick(undefined)}
          >
            <Icon name="cross" size={16} />
          </button>
        )}
        <div className={styles.pickerList} hidden={!hasOptions && note === ''}>
          <Options picker={picker} label={label} />
          {note !== '' && (
            <Box as="p" pad="s" className={textStyles.quiet} data-part="quiet">
              {note}
            </Box>
          )}
        </div>
      </Box>
      <p role="status" className={textStyles.visuallyHidden}>
        {[hasOptions ? t('pick.found', { count: picker.options.length }) : '', note].filter(Boolean).join(' ')}
      </p>
    </Stack>
  );
}
