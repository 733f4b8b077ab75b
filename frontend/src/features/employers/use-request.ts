/** Sends a request for people; the promised deadline is stored on this device, so that a reload still shows it. */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { type Attempt, headersOf, useAttempt } from '../../lib/attempt.ts';
import { clearDraft, readDraft, writeDraft } from '../../lib/draft.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import type { RequestContent } from './request-schema.ts';

export const DRAFT = 'employer-request';
const RECEIPT = `${DRAFT}.sent`;

/** What has arrived, and until when it is answered. */
export interface Receipt {
  requestId: string;
  /** ISO 8601. */
  replyBy: string;
  sent: Omit<RequestContent, 'website'>;
}

/** `isNew` right after sending. */
export type Answered = Receipt & { isNew: boolean };

function isWhole(kept: Partial<Receipt> | undefined): kept is Receipt {
  return Boolean(kept?.requestId && kept.replyBy && kept.sent);
}

function useReceipt() {
  const [answered, setAnswered] = useState<Answered>();
  useEffect(() => {
    const kept = readDraft<Receipt>(RECEIPT);
    if (isWhole(kept)) setAnswered({ ...kept, isNew: false });
  }, []);
  const keep = (receipt: Receipt): void => {
    writeDraft(RECEIPT, receipt);
    setAnswered({ ...receipt, isNew: true });
  };
  const drop = (): void => {
    clearDraft(RECEIPT);
    setAnswered(undefined);
  };
  return { answered, keep, drop };
}

/** `send` throws what went wrong; `answered` is what stands in the form's place; `startOver` is for another request of the same person. */
export function useRequest() {
  const { answered, keep, drop } = useReceipt();
  const { begin, forget } = useAttempt(DRAFT);
  const request = useMutation({
    mutationFn: ({ attempt, body }: { attempt: Attempt; body: RequestContent & { language: 'es' | 'en' } }) =>
      call(routes.requestTalent, {
        headers: headersOf(attempt),
        body: { ...body, fillSeconds: attempt.fillSeconds },
      }),
  });
  const send = async (values: RequestContent): Promise<void> => {
    const body = { ...values, language: currentLanguage() };
    const attempt = await begin(JSON.stringify(body));
    const { requestId, replyBy } = await request.mutateAsync({ attempt, body });
    forget();
    clearDraft(DRAFT);
    const { website: _website, ...sent } = values;
    keep({ requestId, replyBy, sent });
  };
  const startOver = (): void => {
    if (answered) {
      const { positionsToHire: _positions, jobTitle: _jobTitle, ...whoAsks } = answered.sent;
      writeDraft(DRAFT, whoAsks);
    }
    drop();
  };
  return { answered, send, startOver };
}
