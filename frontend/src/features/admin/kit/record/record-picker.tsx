/** A field that finds one job or one person by some of its letters. */
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/error-text.ts';
import { Icon } from '../../../../ui/icon.tsx';
import textStyles from '../../../../ui/text.module.css';
import { useDelayed } from '../use-delayed.ts';
import { optionsQuery, type PickOption } from './pick-queries.ts';
import styles from './record-picker.module.css';

interface RecordPickerProps {
  kind: 'job' | 'talent';
  label: string;
  /** What an empty field stands for. */
  placeholder: string;
  /** The name of what is picked; `undefined` while nothing is. */
  picked: string | undefined;
  onPick: (id: string | undefined) => void;
}

function usePicker({ kind, onPick }: RecordPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const words = useDelayed((typed ?? '').trim());
  const query = useQuery(optionsQuery(kind, words, isOpen));
  const options = query.data ?? [];
  // Until the answer to what is typed has come, Enter would take what somebody did not see.
  const isSettled = words === (typed ?? '').trim() && !query.isPlaceholderData;
  const close = () => setTyped(null);
  const pick = (option: PickOption | undefined) => {
    if (!option) return;
    close();
    onPick(option.id);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const move = (by: number) => {
    if (!isOpen) return type('');
    if (options.length > 0) setActive((active + by + options.length) % options.length);
  };
  const keys: Record<string, (() => unknown) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: isOpen ? () => isSettled && pick(options[active]) : undefined,
    Escape: isOpen ? close : undefined,
  };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { typed, isOpen, options, active, query, isSettled, type, close, pick, press };
}

function Options({ picker, listId, label }: { picker: ReturnType<typeof usePicker>; listId: string; label: string }) {
  return (
    <div id={listId} role="listbox" aria-label={label} className={styles.pickerOptions}>
      {picker.options.map((option, index) => (
        // Keys go to the input, which says what is active.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={option.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === picker.active}
          className={styles.pickerOption}
          // The input keeps the focus, else leaving it would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => picker.pick(option)}
        >
          <strong>{option.label}</strong>
          {option.about && (
            <span className={textStyles.quiet} data-part="quiet">
              {option.about}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/** What the list says where it has no options to show. */
function useNote({ isOpen, query, options, isSettled }: ReturnType<typeof usePicker>): string {
  const { t } = useTranslation(['admin-evaluate', 'site']);
  if (!isOpen) return '';
  if (query.isError) return errorText(t, query.error);
  if (query.isPending || !isSettled) return options.length > 0 ? '' : t('pick.searching');
  return options.length > 0 ? '' : t('pick.nothing');
}

export function RecordPicker(props: RecordPickerProps) {
  const { t } = useTranslation('admin-evaluate');
  const { label, placeholder, picked, onPick } = props;
  const id = useId();
  const picker = usePicker(props);
  const note = useNote(picker);
  const hasOptions = picker.isOpen && picker.options.length > 0;
  return (
    <div className={styles.picker} data-part="picker">
      <label className="amplify-label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.pickerBox}>
        <input
          id={id}
          className={`amplify-input ${styles.pickerInput}`}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={`${id}-list`}
          aria-activedescendant={hasOptions ? `${id}-list-${picker.active}` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={picker.typed ?? picked ?? ''}
          onFocus={(event) => event.target.select()}
          onClick={() => picker.isOpen || picker.type('')}
          onChange={(event) => picker.type(event.target.value)}
          onBlur={picker.close}
          onKeyDown={picker.press}
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
        {(hasOptions || note !== '') && (
          <div className={styles.pickerList}>
            {hasOptions && <Options picker={picker} listId={`${id}-list`} label={label} />}
            {note !== '' && (
              <p className={`${styles.pickerNote} ${textStyles.quiet}`} data-part="quiet">
                {note}
              </p>
            )}
          </div>
        )}
      </div>
      <p role="status" className={textStyles.visuallyHidden}>
        {note || (hasOptions ? t('pick.found', { count: picker.options.length }) : '')}
      </p>
    </div>
  );
}
