/** Shows recruiters the contact inbox. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { folded } from '../../shared/domain/folded.ts';
import { CONTACT_SUBJECTS } from '../../shared/domain/message.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { collected } from '../runtime/collected.ts';
import type { ActionInput } from '../runtime/http.ts';
import { pageAfter } from '../runtime/position-cursor.ts';
import { type MessageRecord, type MessageStore, messageOf } from '../stores/message-store.ts';

type Route = typeof routes.listMessages;

/** Newest first; what is searched stands in name, address, number or text, word by word. What is open is counted of all. */
export async function listMessages(
  { query }: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { messages: Pick<MessageStore, 'all'> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'messages.manage');
  const { subject, answered, search } = query;
  const all = await collected(deps.messages.all());
  const found = all
    .filter((message) => subject === undefined || message.subject === subject)
    .filter((message) => answered === undefined || isOpen(message) === (answered === 'no'))
    .filter(hasWords(search ?? ''));
  const page = pageAfter(found, ({ messageId }) => messageId, query);
  return { ...page, items: page.items.map(messageOf), ...openOnes(all) };
}

const isOpen = ({ answeredAt }: MessageRecord) => answeredAt === undefined;

function openOnes(all: readonly MessageRecord[]): Pick<ResponseOf<Route>, 'open' | 'openBySubject'> {
  const open = all.filter(isOpen);
  const counts = CONTACT_SUBJECTS.map((name) => [name, open.filter(({ subject }) => subject === name).length]);
  return { open: open.length, openBySubject: Object.fromEntries(counts) };
}

function hasWords(search: string): (message: MessageRecord) => boolean {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return ({ firstName, lastName, email, phone = '', message }) => {
    const words = folded([firstName, lastName, email, phone, message].join('\n'));
    return wanted.every((word) => words.includes(word));
  };
}
