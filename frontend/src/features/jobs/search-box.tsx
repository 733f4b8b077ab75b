/** Search while typing: the address follows once the typing pauses. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useTypedText } from './use-typed-text.ts';

interface SearchBoxProps {
  value: string;
  onSearch: (value: string) => void;
}

export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('site');
  const { typed, type, settle } = useTypedText(value, onSearch);
  return (
    <search className="search-box">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          settle(typed);
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          className="input"
          aria-label={t('jobs.search')}
          placeholder={t('jobs.searchPlaceholder')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </search>
  );
}
