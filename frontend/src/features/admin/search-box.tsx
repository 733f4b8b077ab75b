/** A search whose words live in the address, so that it survives reloads and can be sent to a colleague. */
import { SearchField } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDelayed } from './use-delayed.ts';

export function SearchBox({ label }: { label: string }) {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('search') ?? '');
  const search = useDelayed(text.trim());
  useEffect(() => {
    setParams(
      (before) => {
        if (search) before.set('search', search);
        else before.delete('search');
        return before;
      },
      { replace: true },
    );
  }, [search, setParams]);
  return (
    <SearchField
      label={label}
      labelHidden={false}
      size="small"
      hasSearchButton={false}
      clearButtonLabel={t('list.clearSearch')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onClear={() => setText('')}
    />
  );
}
