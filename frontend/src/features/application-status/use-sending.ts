/** Sends a correction; what is refused goes beside its fields, and a reading that changed meanwhile is fetched to be compared. */
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Correction } from '../../../../shared/domain/correction.ts';
import { isAppError } from '../../../../shared/errors.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { errorText } from '../../lib/error-text.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { applicationQuery, type OwnLink, ownRequest, useOwnChange } from './queries.ts';
import { type Part, partsOf, type Stated } from './reading-parts.ts';
import type { ReadingValues } from './reading-values.ts';
import { type Base, baseOf, type ReadingForm } from './use-rebasing.ts';

const FAILED_TOAST = 'correction-failed';

interface SendingOptions {
  form: ReadingForm;
  base: RefObject<Base>;
  link: OwnLink;
  onTaken: (next: Base) => void;
  /** The reading is another by now. */
  onStale: (stored: Base) => void;
  /** In which parts something is refused. */
  onRefused: (parts: readonly Part[]) => void;
}

/** `failure` is why the last attempt went wrong, in words. */
export function useSending({ form, base, link, onTaken, onStale, onRefused }: SendingOptions) {
  const { t } = useTranslation(['application-status', 'site']);
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const correct = useOwnChange<Correction>(link, (body) =>
    call(routes.correctReading, { ...ownRequest(link), body }, { long: true }),
  );
  const refuse = (error: unknown) => {
    const refusals = isAppError(error) ? (error.details.errors ?? []) : [];
    for (const { path, code } of refusals) form.setError(path as Path<ReadingValues>, { message: code });
    onRefused(partsOf(refusals.map(({ path }) => path)));
    const reason = errorText(t, error);
    setFailure(reason);
    showToast({ id: FAILED_TOAST, title: t('edit.failed'), description: reason, variant: 'destructive' });
  };
  const fail = async (error: unknown) => {
    if (!isAppError(error) || error.code !== 'READING_CHANGED') return refuse(error);
    const current = await client.fetchQuery(applicationQuery(link)).catch(() => undefined);
    const stored = current && baseOf(current);
    if (stored && stored.resumeId !== base.current.resumeId) onStale(stored);
    else refuse(error);
  };
  const send = async (stated: Stated) => {
    setFailure(undefined);
    dismissToast(FAILED_TOAST);
    try {
      const next = baseOf(await correct.mutateAsync({ ...stated, resumeId: base.current.resumeId }));
      if (next) onTaken(next);
    } catch (error) {
      await fail(error);
    }
  };
  return { failure, send, forgetFailure: () => setFailure(undefined) };
}
