/** Sends a message; retries of the same message keep its idempotency key. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { type Attempt, headersOf, useAttempt } from '../../lib/attempt.ts';
import { clearDraft } from '../../lib/draft.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import type { ContactContent } from './contact-schema.ts';

export const DRAFT = 'contact';

export interface SentMessage {
  messageId: string;
  message: ContactContent;
}

/** `send` throws what went wrong; `sent` is what stands in the form's place; `startOver` is for another message. */
export function useContact() {
  const [sent, setSent] = useState<SentMessage>();
  const { begin, forget } = useAttempt(DRAFT);
  const delivery = useMutation({
    mutationFn: ({ attempt, body }: { attempt: Attempt; body: ContactContent & { language: 'es' | 'en' } }) =>
      call(routes.sendContactMessage, {
        headers: headersOf(attempt),
        body: { ...body, fillSeconds: attempt.fillSeconds },
      }),
  });
  const send = async (values: ContactContent): Promise<void> => {
    const body = { ...values, language: currentLanguage() };
    const attempt = await begin(JSON.stringify(body));
    const { messageId } = await delivery.mutateAsync({ attempt, body });
    forget();
    clearDraft(DRAFT);
    setSent({ messageId, message: values });
  };
  return { sent, send, startOver: () => setSent(undefined) };
}
