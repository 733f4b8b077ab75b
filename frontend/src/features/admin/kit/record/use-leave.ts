/** Leaves the page of a record that was deleted: back to its list, with the focus on the heading. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { focusHeading } from '../../../../ui/page-heading.tsx';

/** `forget` removes what was remembered of the record. */
export function useLeave(list: string, forget: (client: QueryClient) => Promise<void>): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    navigate(list, { replace: true });
    await forget(client);
    focusHeading();
  };
}
