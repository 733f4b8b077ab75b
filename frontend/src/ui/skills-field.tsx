/** Skills as chips: typed with commas, pasted as a list, or chosen from what the taxonomy suggests. */
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { skillsIn, splitTyped, withSkills } from '../lib/skill-list.ts';
import { useSkillSuggestions } from '../lib/use-skill-suggestions.ts';
import { RemovableChip } from './chip.tsx';
import controls from './controls.module.css';
import { type ControlProps, Field } from './field.tsx';
import { Cluster, Stack } from './layout.tsx';
import styles from './skills-field.module.css';
import textStyles from './text.module.css';

export interface SkillsFieldProps {
  skills: string[];
  /** The skill that is being typed. */
  text: string;
  error: string | undefined;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (skills: string[], text: string) => void;
}

/** What the field does with keys, pastes and choices; `active` is the suggestion under the arrow keys, -1 for none. */
function useSkillEntry({ skills, text, onChange }: SkillsFieldProps) {
  const { suggestions, prepare } = useSkillSuggestions(text, skills);
  const [active, setActive] = useState(-1);
  const [isDismissed, setDismissed] = useState(false);
  const [added, setAdded] = useState<string[]>([]);
  const isOpen = suggestions.length > 0 && !isDismissed;

  const add = (more: string[], rest = '') => {
    const next = withSkills(skills, more);
    setAdded(next.slice(skills.length));
    setActive(-1);
    setDismissed(false);
    onChange(next, rest);
  };
  const type = (typed: string) => {
    const { finished, rest } = splitTyped(typed);
    add(finished, rest);
  };
  const finish = () => {
    if (text.trim() !== '') add(skillsIn(text));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const more = skillsIn(pasted);
    // One item is pasted like any text, and may be typed on.
    if (more.length < 2) return;
    event.preventDefault();
    add([...skillsIn(text), ...more]);
  };
  const move = (by: number) => setActive((last) => (last + by + suggestions.length) % suggestions.length);
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: isOpen ? () => move(1) : () => setDismissed(false),
    ArrowUp: isOpen ? () => move(active < 0 ? 0 : -1) : undefined,
    Escape: isOpen ? () => setDismissed(true) : undefined,
    Enter: text.trim() === '' ? undefined : () => add(skillsIn(suggestions[isOpen ? active : -1] ?? text)),
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { suggestions, prepare, active: isOpen ? active : -1, isOpen, added, add, type, finish, paste, press };
}

function Input({
  control,
  entry,
  listId,
  ...props
}: SkillsFieldProps & { control: ControlProps; entry: ReturnType<typeof useSkillEntry>; listId: string }) {
  const { text, disabled, inputRef } = props;
  return (
    <input
      {...control}
      ref={inputRef}
      className={controls.input}
      data-part="input"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={entry.isOpen}
      aria-controls={listId}
      aria-activedescendant={entry.active < 0 ? undefined : `${listId}-${entry.active}`}
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="done"
      readOnly={disabled}
      value={text}
      onFocus={entry.prepare}
      onChange={(event) => entry.type(event.target.value)}
      onBlur={entry.finish}
      onPaste={entry.paste}
      onKeyDown={entry.press}
    />
  );
}

function Suggestions({ entry, listId }: { entry: ReturnType<typeof useSkillEntry>; listId: string }) {
  const { t } = useTranslation('skills');
  return (
    <div id={listId} role="listbox" aria-label={t('suggestions')} className={styles.suggestions} hidden={!entry.isOpen}>
      {entry.suggestions.map((suggestion, index) => (
        // Keys go to the input, which says what is active.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={suggestion}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === entry.active}
          className={styles.suggestion}
          // The input keeps the focus, else what is typed so far would become a skill of its own.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => entry.add(skillsIn(suggestion))}
        >
          {suggestion}
        </div>
      ))}
    </div>
  );
}

function Chosen({
  skills,
  disabled,
  onRemove,
}: {
  skills: string[];
  disabled: boolean;
  onRemove: (at: number) => void;
}) {
  const { t } = useTranslation('skills');
  if (skills.length === 0) return null;
  return (
    <Cluster as="ul" gap="2" align="stretch" data-part="chips" aria-label={t('chosen')}>
      {skills.map((skill, index) => (
        <li key={skill}>
          <RemovableChip
            removeLabel={t('remove', { skill })}
            onRemove={() => {
              if (!disabled) onRemove(index);
            }}
          >
            {skill}
          </RemovableChip>
        </li>
      ))}
    </Cluster>
  );
}

export function SkillsField(props: SkillsFieldProps) {
  const { t } = useTranslation('skills');
  const entry = useSkillEntry(props);
  const listId = useId();
  const { skills, text, error, disabled, onChange } = props;
  const news = entry.isOpen
    ? t('count', { count: entry.suggestions.length })
    : entry.added.length > 0 && t('added', { skills: entry.added.join(', ') });
  return (
    <Stack gap="4">
      <Field label={t('label')} help={t('help')} error={error}>
        {(control) => (
          <div className={styles.skillsBox}>
            <Input {...props} control={control} entry={entry} listId={listId} />
            <Suggestions entry={entry} listId={listId} />
          </div>
        )}
      </Field>
      <p role="status" className={textStyles.visuallyHidden}>
        {news}
      </p>
      <Chosen
        skills={skills}
        disabled={disabled}
        onRemove={(at) =>
          onChange(
            skills.filter((_skill, index) => index !== at),
            text,
          )
        }
      />
    </Stack>
  );
}
