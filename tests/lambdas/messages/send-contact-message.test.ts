/** Shows that a message of the contact form is kept once, with what was agreed to. */
import { describe, expect, it } from 'vitest';
import { sendContactMessage } from '../../../lambdas/messages/send-contact-message.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { MessageRecord } from '../../../lambdas/stores/message-store.ts';
import { contactFormSchema } from '../../../shared/domain/message.ts';
import { NOTICE_VERSION } from '../../../shared/domain/notice-version.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, counted } from '../../support/fakes.ts';
import { fakeOnce } from '../../support/form-fakes.ts';
import { START } from '../records.ts';

const FORM = {
  firstName: 'Eulalia',
  lastName: 'Montblanc Prieto',
  email: 'eulalia@people.example',
  subject: 'feedback',
  message: 'Me ha gustado ver por qué encajo.',
};

function platform() {
  const clock = clockAt(START);
  const messages = fakeOnce<'messageId', MessageRecord>('messageId');
  const deps = { messages, newId: counted('id'), derivedId, fingerprint, now: clock.now };
  const send = (changes: object = {}, key?: string) => {
    const body = contactFormSchema.parse({ ...FORM, ...changes });
    return sendContactMessage({ headers: { 'idempotency-key': key }, body, correlationId: 'c' }, VISITOR, deps);
  };
  return { clock, messages, send };
}

describe('sending a contact message', () => {
  it('keeps what was typed, in which language and when, and nothing of the trap for machines', async () => {
    const { messages, send } = platform();
    const { messageId } = await send({ phone: ' ', website: '', fillSeconds: 12, language: 'en' });
    const stored = messages.rows.get(messageId);
    expect(stored).toMatchObject({ ...FORM, kind: 'message', language: 'en', createdAt: START, version: 1 });
    expect(stored?.phone).toBeUndefined();
    expect(stored).not.toHaveProperty('website');
    expect(stored).not.toHaveProperty('fillSeconds');
  });

  it('notes the privacy notice as accepted only where the box was ticked', async () => {
    const { messages, send } = platform();
    const silent = await send();
    const ticked = await send({ privacyNoticeAccepted: true });
    expect(messages.rows.get(silent.messageId)).not.toHaveProperty('consent');
    const consent = { privacyNoticeAt: START, noticeVersion: NOTICE_VERSION, language: 'es' };
    expect(messages.rows.get(ticked.messageId)?.consent).toEqual(consent);
  });

  it('takes the same message under the same key once, also five at once and later again', async () => {
    const { clock, messages, send } = platform();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({}, 'key-1')));
    clock.pass(600);
    answers.push(await send({ fillSeconds: 99 }, 'key-1'));
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1);
    expect([...messages.rows.values()].map(({ createdAt }) => createdAt)).toEqual([START]);
  });

  it('refuses another message under a used key and keeps the first', async () => {
    const { messages, send } = platform();
    const { messageId } = await send({}, 'key-1');
    const refused = { kind: 'conflict', code: 'IDEMPOTENCY_KEY_REUSED' };
    await expect(send({ message: 'Otra cosa' }, 'key-1')).rejects.toMatchObject(refused);
    expect(messages.rows.get(messageId)?.message).toBe(FORM.message);
  });

  it('takes messages without a key as different ones', async () => {
    const { messages, send } = platform();
    await send();
    await send();
    expect(messages.rows.size).toBe(2);
  });
});
