/** Says above a list what its search was taken for, and lets the address take each part at its plain words instead. */
import { useSearchParams } from 'react-router-dom';
import type { UnderstoodPart } from '../../../../../../shared/domain/search-terms.ts';
import { Understood } from '../../../../ui/understood.tsx';
import { useSetAddress } from './list-address.ts';

interface UnderstoodSearchProps {
  /** The first page of the list; undefined until it has come. */
  page: { understood: readonly UnderstoodPart[]; suggestion?: string | undefined } | undefined;
}

/** Nothing while nothing is searched, also while the answer of the last search still stands. */
export function UnderstoodSearch({ page }: UnderstoodSearchProps) {
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  const search = params.get('search') ?? '';
  if (!page || search === '') return null;
  const { understood, suggestion } = page;
  return (
    <Understood
      search={search}
      parts={understood}
      suggestion={suggestion}
      onSearch={(text) => setAddress({ search: text })}
    />
  );
}
