/** The answer that is being written to a message: kept while it is, checked, and sent once to what the recruiter saw. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../../shared/domain/field.ts';
import { type InboxMessage, messageReplySchema } from '../../../../../shared/domain/message.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { clearDraft, readDraft, writeDraft } from '../../../lib/draft.ts';
import { useFormSending } from '../../../ui/use-form-sending.ts';
import { WORDS_FIELDS } from '../kit/composing/message-parts.tsx';
import {
  fillingOf,
  type MessageContext,
  type MessageValues,
  messageProblems,
  NO_WORDS,
} from '../kit/composing/message-values.ts';
import type { Person } from '../kit/composing/person.ts';
import { fill } from '../kit/composing/placeholders.ts';
import { type Problem, renamed, resolvedBy, useAttempts } from '../kit/composing/use-composing.ts';
import { useKeptForm } from '../kit/use-kept-form.ts';
import { nameOf } from './message-columns.tsx';
import { freshMessage, ownChangeQuery, type ReplyInput, replyToMessage, showMessage } from './message-queries.ts';

/** What is known of the message to the person who answers it. */
interface Seen {
  version: number;
  replies: number;
  isAnswered: boolean;
}

function seenOf({ version, replies, answeredAt }: InboxMessage): Seen {
  return { version, replies: replies.length, isAnswered: answeredAt !== null };
}

/** One's own change is no news, but replies that it left unread still are. */
function withOwn(seen: Seen, own: InboxMessage | undefined): Seen {
  if (!own || own.version <= seen.version) return seen;
  const now = seenOf(own);
  return now.replies > seen.replies ? { ...seen, isAnswered: now.isAnswered } : now;
}

/** Whether a colleague has replied, or changed whether it counts as answered, since it was read. */
function hasMoved(seen: Seen, message: InboxMessage): boolean {
  const now = seenOf(message);
  if (now.version <= seen.version) return false;
  return now.replies > seen.replies || now.isAnswered !== seen.isAnswered;
}

function personOf(message: InboxMessage): Person {
  const { firstName, email, phone, language } = message;
  return { firstName, name: nameOf(message), email, phone, language };
}

type Context = Pick<MessageContext, 'channel' | 'person'> & { about: { kind: 'message' } };

function inputOf(values: MessageValues, { person }: Context): Omit<ReplyInput, 'version'> {
  const { language } = values;
  const filling = fillingOf(values, person);
  return { language, subject: fill(values[language].subject, filling), text: fill(values[language].text, filling) };
}

const fieldOf = (path: string, { language }: MessageValues) =>
  path === 'subject' || path === 'text' ? `${language}.${path}` : path;

function problemsOf(values: MessageValues, context: Context): Problem[] {
  const issues = messageReplySchema.safeParse({ ...inputOf(values, context), version: 1 }).error?.issues ?? [];
  const refused = issues.map(({ path, message }) => ({ path: fieldOf(path.join('.'), values), code: message }));
  return [...messageProblems(values, context), ...refused];
}

/** Follows the message until the first word is written, and over reloads from then on. */
function useSeen(message: InboxMessage, isBlank: boolean, draft: string) {
  const name = `${draft}.seen`;
  const { data: own } = useQuery(ownChangeQuery(message.messageId));
  const [last, see] = useState<Seen>(() => ({ ...seenOf(message), ...readDraft<Seen>(name) }));
  const seen = useMemo(() => withOwn(last, own), [last, own]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another message
  useEffect(() => {
    if (isBlank) see(seenOf(message));
  }, [isBlank, message.version]);
  useEffect(() => {
    if (isBlank) clearDraft(name);
    else writeDraft(name, seen);
  }, [name, isBlank, seen]);
  return [seen, see] as const;
}

/** The kept form, and what would be sent of it. */
function useReplyForm(message: InboxMessage, draft: string) {
  const context: Context = { channel: 'email', about: { kind: 'message' }, person: personOf(message) };
  const initial: MessageValues = { template: '', language: message.language, to: '', gaps: {}, ...NO_WORDS };
  const { form, forget } = useKeptForm<MessageValues>(draft, initial, (values) =>
    resolvedBy(values, problemsOf(values, context)),
  );
  const values = form.watch();
  const isBlank = LANGUAGES.every((language) => !`${values[language].subject}${values[language].text}`.trim());
  return { form, forget, context, values, isBlank };
}

/** Resolves to the message with the reply; to nothing when someone changed it meanwhile in a way that the recruiter should see first. */
function useDelivery(messageId: string, seen: Seen, context: Context, attempts: ReturnType<typeof useAttempts>) {
  const client = useQueryClient();
  return async (typed: MessageValues): Promise<InboxMessage | undefined> => {
    const input = inputOf(typed, context);
    const attempt = attempts.begin(JSON.stringify(input));
    const sendTo = (version: number) => replyToMessage(messageId, { ...input, version }, attempt);
    try {
      return await sendTo(seen.version);
    } catch (error) {
      if (!isAppError(error) || error.code !== 'STALE_VERSION') throw renamed(error, typed, fieldOf);
      const now = await freshMessage(client, messageId);
      return hasMoved(seen, now) ? undefined : sendTo(now.version);
    }
  };
}

/** `onSent` receives the updated message. The text of a reply that was not handed over stays. */
export function useReply(message: InboxMessage, onSent: (saved: InboxMessage) => void) {
  const { t } = useTranslation('admin-messages');
  const client = useQueryClient();
  const draft = `message.${message.messageId}.reply`;
  const { form, forget, context, values, isBlank } = useReplyForm(message, draft);
  const attempts = useAttempts(draft);
  const [seen, see] = useSeen(message, isBlank, draft);
  const deliver = useDelivery(message.messageId, seen, context, attempts);
  const [stops, stop] = useState(0);
  const send = async (typed: MessageValues): Promise<void> => {
    const saved = await deliver(typed);
    if (!saved) return stop((before) => before + 1);
    attempts.forget();
    see(seenOf(saved));
    if (saved.replies.at(-1)?.delivery !== 'failed') forget();
    showMessage(client, saved);
    onSent(saved);
  };
  const sending = { failedText: t('reply.failed'), toastId: 'message-reply-failed', send };
  const { failure, onSubmit } = useFormSending({ form, fields: WORDS_FIELDS, ...sending });
  return {
    ...{ form, values, context, failure, onSubmit, isBlank },
    /** Replies by others since this one was begun; `undefined` where nothing changed. */
    news: !isBlank && hasMoved(seen, message) ? message.replies.slice(seen.replies) : undefined,
    /** How often it was not sent because of them. */
    stops,
    /** The recruiter has read the warning and proceeds. */
    accept: () => see(seenOf(message)),
    discard: () => {
      attempts.forget();
      forget();
    },
  };
}
