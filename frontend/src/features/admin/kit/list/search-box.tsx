/** A search whose words live in the address, so that it survives reloads and can be sent to a colleague. */
import { SearchField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTypedText } from '../../../../lib/use-typed-text.ts';
import { useSetAddress } from './list-address.ts';

interface SearchBoxProps {
  label: string;
  /** The value of the address that it is. */
  name?: string;
}

export function SearchBox({ label, name = 'search' }: SearchBoxProps) {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  const words = useTypedText(params.get(name) ?? '', (text) => setAddress({ [name]: text }, { replace: true }));
  return (
    <SearchField
      label={label}
      labelHidden={false}
      size="small"
      hasSearchButton={false}
      clearButtonLabel={t('list.clearSearch')}
      value={words.typed}
      onChange={(event) => words.type(event.target.value)}
      onClear={() => words.settle('')}
    />
  );
}
