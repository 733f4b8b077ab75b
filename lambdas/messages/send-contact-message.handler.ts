/** Entry of POST /api/contact. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, fingerprint, newId } from '../runtime/ids.ts';
import { countMetric } from '../runtime/log.ts';
import { messageStore } from '../stores/message-store.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const uses = { reads: ['settings'], changes: ['formCounters', 'messages'] } as const satisfies Uses;

export const handler = httpHandler(
  routes.sendContactMessage,
  uses,
  ({ tables }) => {
    const now = () => new Date().toISOString();
    const deps = { messages: messageStore(tables.messages), newId, derivedId, fingerprint, now };
    return async (input, actor) => {
      const sent = await sendContactMessage(input, actor, deps);
      countMetric('MessagesSent');
      return sent;
    };
  },
  limitedForm,
);
