/** The four states of a query (loading, empty, error, ready) in one place, so that no screen forgets one. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAppError } from '../../../shared/errors.ts';
import { errorText } from '../lib/error-text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface AsyncViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  children: (data: T) => ReactNode;
  skeleton?: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  /** Replaces the general failure for a refusal that this screen explains better, such as something not found. */
  refusal?: (error: unknown) => ReactNode | undefined;
}

function Failure({ error, onRetry, busy }: { error: unknown; onRetry: () => void; busy: boolean }) {
  const { t } = useTranslation('site');
  const requestId = isAppError(error) ? error.details.requestId : undefined;
  const retry = (
    <Button look="secondary" onClick={onRetry} disabled={busy}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice title={t('failure.title')} action={retry} urgent>
      {errorText(t, error)}
      {requestId && <small> ({t('failure.reference', { requestId })})</small>}
    </Notice>
  );
}

/** Data that is already there stays on screen while a later refetch fails. */
export function AsyncView<T>({ query, children, skeleton, isEmpty, empty, refusal }: AsyncViewProps<T>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) return skeleton ?? <Skeleton />;
  return refusal?.(error) ?? <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
