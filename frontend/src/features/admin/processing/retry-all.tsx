/** Reads all failed resumes again, or those of one reason: asks first, with their number, and shows the progress. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import { type Failure, refreshProcessing, retryAllFailed } from './processing-queries.ts';

interface RetryAllProps {
  failure: Failure;
  /** How many there are, none of which is no offer; `undefined` where only the server could say. */
  count: number | undefined;
}

/** Reads them again one after the other; `retried` counts those that were begun. */
function useRetryAll(failure: Failure, onDone: () => void) {
  const { t, i18n } = useTranslation('admin-processing');
  const client = useQueryClient();
  const [retried, setRetried] = useState(0);
  const retry = useMutation({
    mutationFn: () => retryAllFailed(failure, setRetried),
    onMutate: () => setRetried(0),
    onSuccess: (all) => {
      onDone();
      showToast({ title: t('retryAll.done', { count: all, shown: formatNumber(all, i18n.language) }) });
    },
    onSettled: () => refreshProcessing(client),
  });
  return { retry, retried };
}

interface QuestionProps extends ReturnType<typeof useRetryAll> {
  failure: Failure;
  onClose: () => void;
}

function Question({ failure, retry, retried, onClose }: QuestionProps) {
  const { t, i18n } = useTranslation('admin-processing');
  return (
    <>
      {failure && <p>{t('retryAll.ofReason', { reason: t(`reasons.${failure}`) })}</p>}
      <p>{t('retryAll.explain')}</p>
      <p role="status">
        {retry.isPending && t('retryAll.progress', { count: retried, shown: formatNumber(retried, i18n.language) })}
      </p>
      {retry.error && (
        <p role="alert" className={textStyles.alarm}>
          {errorText(t, retry.error)}
        </p>
      )}
      <DialogActions>
        <Button aria-disabled={retry.isPending} onClick={() => !retry.isPending && retry.mutate()}>
          {t(retry.isPending ? 'retryAll.running' : 'retryAll.confirm')}
        </Button>
        <Button look="secondary" disabled={retry.isPending} onClick={onClose}>
          {t('admin:cancel')}
        </Button>
      </DialogActions>
    </>
  );
}

export function RetryAll({ failure, count }: RetryAllProps) {
  const { t, i18n } = useTranslation('admin-processing');
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState(count);
  const close = () => setAsking(false);
  const { retry, retried } = useRetryAll(failure, close);
  // Resumes move on while one is asked, and so does how many there are.
  const offered = isAsking ? asked : count;
  if (offered === 0) return null;
  const figure = { count: offered ?? 0, shown: formatNumber(offered ?? 0, i18n.language) };
  const title = offered === undefined ? t('retryAll.questionMany') : t('retryAll.question', figure);
  const ask = () => {
    setAsked(count);
    setAsking(true);
  };
  return (
    <>
      <Button look="secondary" onClick={ask}>
        {offered === undefined ? t('retryAll.many') : t('retryAll.button', figure)}
      </Button>
      <Dialog isOpen={isAsking} title={title} onClose={close} isBusy={retry.isPending}>
        <Question failure={failure} retry={retry} retried={retried} onClose={close} />
      </Dialog>
    </>
  );
}
