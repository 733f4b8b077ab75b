/** Skills as chips: typed with commas, pasted as a list, or chosen from what the taxonomy suggests. */
import { type ClipboardEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { skillsIn, splitTyped, withSkills } from '../lib/skill-list.ts';
import { useSkillSuggestions } from '../lib/use-skill-suggestions.ts';
import { RemovableChip } from './chip.tsx';
import { type ControlProps, Field } from './field.tsx';
import fieldStyles from './fields.module.css';
import { Box, Cluster, Stack } from './layout.tsx';
import pressStyles from './press.module.css';
import styles from './skills-field.module.css';
import textStyles from './text.module.css';
import { useCombobox } from './use-combobox.ts';

export interface SkillsFieldProps {
  skills: string[];
  /** The skill that is being typed. */
  text: string;
  error: string | undefined;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (skills: string[], text: string) => void;
}

/** What the field does with text, pastes and choices. */
function useSkillEntry({ skills, text, inputRef, onChange }: SkillsFieldProps) {
  const inputId = useId();
  const { suggestions, prepare } = useSkillSuggestions(text, skills);
  const [isWanted, setWanted] = useState(false);
  const [added, setAdded] = useState<string[]>([]);

  const add = (more: string[], rest = '') => {
    const next = withSkills(skills, more);
    setAdded(next.slice(skills.length));
    onChange(next, rest);
  };
  const type = (typed: string) => {
    const { finished, rest } = splitTyped(typed);
    add(finished, rest);
  };
  const finish = text.trim() === '' ? undefined : () => add(skillsIn(text));
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const more = skillsIn(pasted);
    // One item is pasted like any text, and may be typed on.
    if (more.length < 2) return;
    event.preventDefault();
    add([...skillsIn(text), ...more]);
  };
  const combobox = useCombobox({
    ...{ inputId, items: suggestions, text, isWanted, onWant: setWanted, onType: type, onEnter: finish },
    ...{ inputRef, onLeave: finish },
    onChoose: (suggestion: string) => add(skillsIn(suggestion)),
  });
  return { inputId, suggestions, prepare, added, paste, combobox };
}

function Input({
  control,
  entry,
  disabled,
}: {
  control: ControlProps;
  entry: ReturnType<typeof useSkillEntry>;
  disabled: boolean;
}) {
  return (
    <input
      {...control}
      {...entry.combobox.input}
      className={fieldStyles.input}
      data-part="input"
      autoCapitalize="none"
      enterKeyHint="done"
      readOnly={disabled}
      onFocus={entry.prepare}
      onPaste={entry.paste}
    />
  );
}

function Suggestions({ entry }: { entry: ReturnType<typeof useSkillEntry> }) {
  const { t } = useTranslation('skills');
  const { suggestions, combobox } = entry;
  return (
    <div {...combobox.list(t('suggestions'))} className={styles.suggestions}>
      {suggestions.map((suggestion, index) => (
        <Cluster
          key={suggestion}
          pad="s"
          radius="s"
          tall="44"
          {...combobox.option(suggestion, index)}
          className={pressStyles.row}
        >
          {suggestion}
        </Cluster>
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
  const { skills, text, error, disabled, onChange } = props;
  const news = entry.combobox.isOpen
    ? t('count', { count: entry.suggestions.length })
    : entry.added.length > 0 && t('added', { skills: entry.added.join(', ') });
  return (
    <Stack gap="4">
      <Field label={t('label')} id={entry.inputId} help={t('help')} error={error}>
        {(control) => (
          <Box place="anchor">
            <Input control={control} entry={entry} disabled={disabled} />
            <Suggestions entry={entry} />
          </Box>
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
