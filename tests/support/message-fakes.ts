/** The contact inbox in memory, which keeps the promises of the real store. */
import type { MessageRecord, MessageStore } from '../../lambdas/stores/message-store.ts';

/** A message of the contact form that waits for an answer by default. */
export function aMessage(over: Partial<MessageRecord> = {}): MessageRecord {
  return {
    messageId: 'message1',
    kind: 'message',
    version: 1,
    firstName: 'Eulalia',
    lastName: 'Montblanc Prieto',
    email: 'eulalia@people.example',
    subject: 'billing',
    message: 'La última factura está a nombre de otra empresa.',
    language: 'es',
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    correlationId: 'corr-0001',
    contentDigest: 'digest',
    ...over,
  };
}

/** Lets others go first, so that callers at once really interleave. */
async function later<T>(work: () => T): Promise<T> {
  await Promise.resolve();
  return work();
}

/** Messages; `rows` is what is stored. */
export function fakeMessages(...records: MessageRecord[]) {
  const rows = new Map(records.map((record) => [record.messageId, record]));
  const store: MessageStore = {
    get: (id) => later(() => rows.get(id)),
    insert: (record) =>
      later(() => {
        if (rows.has(record.messageId)) return false;
        rows.set(record.messageId, record);
        return true;
      }),
    edit: (id, version, changes, at) =>
      later(() => {
        const known = rows.get(id);
        if (known?.version !== version) return undefined;
        const edited = { ...known, ...changes, version: version + 1, updatedAt: at };
        rows.set(id, edited);
        return edited;
      }),
    remove: (id) =>
      later(() => {
        rows.delete(id);
      }),
    async *all() {
      yield* [...rows.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
  };
  return { rows, ...store };
}
