/** Entry of POST /api/contact. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, fingerprint, newId } from '../runtime/ids.ts';
import { countMetric } from '../runtime/log.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { messageStore } from '../stores/message-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const handler = httpHandler(
  routes.sendContactMessage,
  () => {
    const now = () => new Date().toISOString();
    const deps = { messages: messageStore(dynamodb()), newId, derivedId, fingerprint, now };
    return async (input, actor) => {
      const sent = await sendContactMessage(input, actor, deps);
      countMetric('MessagesSent');
      return sent;
    };
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
