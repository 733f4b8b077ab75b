/** A text filter with suggestions: values of current jobs with their counts; any other text is accepted too. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { folded } from '../../../../shared/domain/folded.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { Field } from '../../ui/field.tsx';
import fieldStyles from '../../ui/fields.module.css';
import { Box, Toolbar } from '../../ui/layout.tsx';
import pressStyles from '../../ui/press.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { useCombobox } from '../../ui/use-combobox.ts';
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

type Combobox = ReturnType<typeof useCombobox<Suggestion>>;

function Suggestions({ label, shown, combobox }: { label: string; shown: readonly Suggestion[]; combobox: Combobox }) {
  const { t } = useTranslation('site');
  return (
    <div {...combobox.list(label)} className={styles.suggestions}>
      {shown.map((suggestion, index) => {
        const { value: name, count } = suggestion;
        const number = formatNumber(count, currentLanguage());
        const said = `${name}, ${t('jobs.total', { count, number })}`;
        return (
          <Toolbar
            key={name}
            gap="3"
            wrap={false}
            pad="s"
            radius="s"
            tall="44"
            {...combobox.option(suggestion, index, said)}
            className={`${styles.suggestion} ${pressStyles.row}`}
          >
            <span>{name}</span> <span className={`${textStyles.note} ${typeStyles.figures}`}>{number}</span>
          </Toolbar>
        );
      })}
    </div>
  );
}

/** Any words are welcome: Enter takes what is typed where no suggestion is active. */
export function SuggestField({ label, placeholder, value, suggestions, onChange }: SuggestFieldProps) {
  const { typed, type, settle } = useTypedText(value, onChange);
  const [isWanted, setWanted] = useState(false);
  const inputId = useId();
  const shown = isWanted ? matching(suggestions, typed) : [];
  const choose = (text: string) => {
    settle(text);
    setWanted(false);
  };
  const combobox = useCombobox({
    ...{ inputId, items: shown, text: typed, isWanted },
    ...{ onWant: setWanted, onType: type, onEnter: () => choose(typed) },
    onChoose: (suggestion: Suggestion) => choose(suggestion.value),
  });
  const input = { placeholder, type: 'search', enterKeyHint: 'search', maxLength: 200 } as const;
  return (
    <Field label={label} id={inputId}>
      {(control) => (
        <Box place="anchor">
          <input {...control} {...combobox.input} {...input} className={fieldStyles.input} data-part="input" />
          <Suggestions label={label} shown={shown} combobox={combobox} />
        </Box>
      )}
    </Field>
  );
}
