/** A text filter with suggestions: what jobs really say, with how many say it; any other words are welcome too. */
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { folded } from '../../../../shared/domain/folded.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import controls from '../../ui/controls.module.css';
import { Field } from '../../ui/field.tsx';
import styles from './jobs.module.css';

const SHOWN_MAX = 8;

export interface Suggestion {
  value: string;
  count: number;
}

interface SuggestFieldProps {
  label: string;
  placeholder: string;
  value: string;
  suggestions: readonly Suggestion[];
  onChange: (value: string) => void;
}

function matching(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = folded(typed.trim());
  const begins = ({ value }: Suggestion) => Number(folded(value).startsWith(wanted));
  const found = suggestions.filter(({ value }) => folded(value).includes(wanted)).sort((a, b) => begins(b) - begins(a));
  // What already stands there whole needs no suggestion.
  return found.length === 1 && found[0]?.value === typed ? [] : found.slice(0, SHOWN_MAX);
}

interface ListProps {
  id: string;
  label: string;
  shown: readonly Suggestion[];
  active: number;
  onChoose: (value: string) => void;
}

function Suggestions({ id, label, shown, active, onChoose }: ListProps) {
  const { t } = useTranslation('site');
  return (
    <div id={id} className={styles.suggestions} role="listbox" aria-label={label}>
      {shown.map(({ value, count }, index) => (
        // The keyboard stays in the field, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={value}
          id={`${id}-${index}`}
          className={styles.suggestion}
          role="option"
          aria-selected={index === active}
          aria-label={`${value}, ${t('jobs.total', { count, number: formatNumber(count, currentLanguage()) })}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(value)}
        >
          <span>{value}</span> <span className={styles.suggestionCount}>{formatNumber(count, currentLanguage())}</span>
        </div>
      ))}
    </div>
  );
}

/** The editable combobox with list of the ARIA practices: arrows walk, Enter takes, Escape closes. */
export function SuggestField({ label, placeholder, value, suggestions, onChange }: SuggestFieldProps) {
  const listId = useId();
  const { typed, type, settle } = useTypedText(value, onChange);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = wanted ? matching(suggestions, typed) : [];
  const open = shown.length > 0;

  const show = (isWanted: boolean) => {
    setWanted(isWanted);
    setActive(-1);
  };
  const choose = (text: string) => {
    settle(text);
    show(false);
  };
  const walk = (step: 1 | -1) => {
    setWanted(true);
    // One place more than there are options: the field itself, with nothing active.
    if (open) setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    Enter: () => choose(shown[active]?.value ?? typed),
    ...(open && { Escape: () => show(false) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.suggest}>
          <input
            {...control}
            type="search"
            className={controls.input}
            data-part="input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={placeholder}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => {
              type(event.target.value);
              show(true);
            }}
            onClick={() => show(true)}
            onBlur={() => show(false)}
            onKeyDown={onKeyDown}
          />
          {open && <Suggestions id={listId} label={label} shown={shown} active={active} onChoose={choose} />}
        </div>
      )}
    </Field>
  );
}
