/** Search while typing: the address follows once the typing pauses. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../lib/use-typed-text.ts';
import fieldStyles from '../../ui/fields.module.css';
import { Icon } from '../../ui/icons.tsx';
import { Box } from '../../ui/layout.tsx';
import styles from './jobs.module.css';

interface SearchBoxProps {
  value: string;
  onSearch: (value: string) => void;
}

export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('site');
  const { typed, type, settle } = useTypedText(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  // Text typed before hydration is only in the input element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at the beginning
  useEffect(() => {
    const standing = input.current?.value ?? '';
    if (standing !== typed) type(standing);
  }, []);
  return (
    <Box as="search" place="anchor" className={styles.searchBox}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          settle(typed);
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          className={fieldStyles.input}
          data-part="input"
          aria-label={t('jobs.search')}
          placeholder={t('jobs.searchPlaceholder')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </Box>
  );
}
