/** Names a template in the address, so that a reload and a link open it again. */
import { useSearchParams } from 'react-router-dom';
import type { MessageTemplate } from '../../../../../shared/domain/settings.ts';

type Named = Pick<MessageTemplate, 'kind' | 'id'>;

const PARAM = 'template';

export const templateKey = ({ kind, id }: Named): string => `${kind}.${id}`;

export const sameTemplate = (one: Named, other: Named): boolean => templateKey(one) === templateKey(other);

/** The open one, and how to open another; `null` for none. */
export function useOpenTemplate(): [string | null, (key: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (key: string | null) =>
    setParams(
      (before) => {
        if (key === null) before.delete(PARAM);
        else before.set(PARAM, key);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get(PARAM), open];
}
