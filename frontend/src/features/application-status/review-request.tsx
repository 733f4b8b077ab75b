/** Requests a review by a person: not requested, waiting, or answered. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { clearDraft, readDraft, writeDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { reviewDraft } from './drafts.ts';
import { type OwnLink, ownRequest, useOwnChange } from './queries.ts';
import { useFocusWhen } from './use-focus-when.ts';
import { useWhen } from './when.tsx';

const REASON_MAX_CHARS = 2000;

/** What is being written stays in this tab until it has been sent. */
function useReason(applicationId: string) {
  const name = reviewDraft(applicationId);
  const [reason, setReason] = useState('');
  useEffect(() => {
    const kept = readDraft<{ reason: unknown }>(name)?.reason;
    if (typeof kept === 'string') setReason(kept);
  }, [name]);
  return {
    reason,
    write: (text: string) => {
      setReason(text);
      writeDraft(name, { reason: text });
    },
    forget: () => {
      setReason('');
      clearDraft(name);
    },
  };
}

function Ask({ link, isAgain }: { link: OwnLink; isAgain: boolean }) {
  const { t } = useTranslation(['application-status', 'site']);
  const [isOpen, setOpen] = useState(false);
  const { reason, write, forget } = useReason(link.id);
  const ask = useOwnChange<void>(link, () => call(routes.requestReview, { ...ownRequest(link), body: { reason } }));
  const send = async () => {
    try {
      await ask.mutateAsync();
      forget();
    } catch (error) {
      showToast({ title: t('review.failed'), description: errorText(t, error), variant: 'destructive' });
    }
  };
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t(isAgain ? 'review.again' : 'review.ask')}
      </Button>
      <Dialog isOpen={isOpen} title={t('review.dialogTitle')} onClose={() => setOpen(false)} isBusy={ask.isPending}>
        <TextArea
          label={t('review.reason')}
          optional
          help={t('review.reasonHelp')}
          rows={4}
          maxLength={REASON_MAX_CHARS}
          value={reason}
          readOnly={ask.isPending}
          onChange={(event) => write(event.target.value)}
        />
        {ask.error && <FormFailure title={t('review.failed')} reason={errorText(t, ask.error)} kept={t('edit.kept')} />}
        <DialogActions>
          <Button disabled={ask.isPending} onClick={() => void send()}>
            {t(ask.isPending ? 'review.sending' : 'review.send')}
          </Button>
          <Button look="quiet" disabled={ask.isPending} onClick={() => setOpen(false)}>
            {t('edit.cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export function ReviewRequest({ application, link }: { application: FollowedApplication; link: OwnLink }) {
  const { t } = useTranslation('application-status');
  const when = useWhen();
  const { reviewRequestedAt, reviewedAt, withdrawnAt } = application;
  const isOpen = reviewRequestedAt !== null && reviewedAt === null;
  const heading = useFocusWhen<HTMLHeadingElement>(isOpen);
  const title = isOpen ? 'review.asked' : reviewedAt ? 'review.answered' : 'review.title';
  if (withdrawnAt !== null && reviewRequestedAt === null) return null;
  return (
    <Stack as="section" gap="3" align="start" pad="card" surface="paper-2" radius="l">
      <h2 ref={heading} tabIndex={-1}>
        {t(title)}
      </h2>
      {isOpen && <p role="status">{t('review.askedText', { when: when(reviewRequestedAt) })}</p>}
      {reviewedAt && <p>{t('review.answeredText', { when: when(reviewedAt) })}</p>}
      {reviewRequestedAt === null && <p>{t('review.text')}</p>}
      {!isOpen && withdrawnAt === null && <Ask link={link} isAgain={reviewRequestedAt !== null} />}
    </Stack>
  );
}
