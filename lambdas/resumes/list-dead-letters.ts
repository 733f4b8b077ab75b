/** Shows the dead letters of the queues, and what each is about. */
import type { DEAD_LETTER_QUEUES, DeadLetter } from '../../shared/contract/admin-processing.ts';
import { decodeObjectKey, matchRequestSchema, resumeWorkSchema } from '../../shared/contract/events.ts';
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { DeadLetters } from './dead-letters.ts';

type DeadLetterQueue = (typeof DEAD_LETTER_QUEUES)[number];
type Subject = Pick<DeadLetter, 'applicationId' | 'fullPath'>;

/** Of each queue; the rest is seen once these are out of the way. */
const SHOWN_MAX = 50;
/** Fifty letters of each queue, however their signs are written out, stay within the 6 MB of an answer. */
const BODY_MAX_CHARS = 4_000;
/** Longer ones exist nowhere, and would lead nowhere. */
const ID_MAX_CHARS = 100;
const PATH_MAX_CHARS = 1_024;
const UNKNOWN: Subject = { applicationId: null, fullPath: null };

/** Longest dead first. The messages stay where they are. */
export async function listDeadLetters(
  _input: unknown,
  actor: Actor,
  deps: { deadLetters: Record<DeadLetterQueue, Pick<DeadLetters, 'look'>> },
): Promise<{ items: DeadLetter[] }> {
  authorise(actor, 'processing.manage');
  const queues = Object.keys(deps.deadLetters) as DeadLetterQueue[];
  const found = await Promise.all(
    queues.map(async (queue) =>
      (await deps.deadLetters[queue].look(SHOWN_MAX)).map((message) => ({
        queue,
        ...message,
        ...shortened(message.body),
        ...leadingSomewhere(subjectOf(message.body)),
      })),
    ),
  );
  return { items: found.flat() };
}

/** The beginning of a message, without the first half of a character at its end. */
function shortened(body: string): Pick<DeadLetter, 'body' | 'isCut'> {
  if (body.length <= BODY_MAX_CHARS) return { body, isCut: false };
  return { body: body.slice(0, BODY_MAX_CHARS).replace(/[\ud800-\udbff]$/, ''), isCut: true };
}

function leadingSomewhere({ applicationId, fullPath }: Subject): Subject {
  const unlessLonger = (text: string | null, maxChars: number) => (text && text.length <= maxChars ? text : null);
  return {
    applicationId: unlessLonger(applicationId, ID_MAX_CHARS),
    fullPath: unlessLonger(fullPath, PATH_MAX_CHARS),
  };
}

/** What a message is about; nothing where it is no message that the product sends. */
function subjectOf(body: string): Subject {
  const message = parsed(body);
  const match = matchRequestSchema.safeParse(message);
  if (match.success)
    return { ...UNKNOWN, applicationId: ('applicationId' in match.data && match.data.applicationId) || null };
  const work = resumeWorkSchema.safeParse(message);
  if (!work.success || 'Event' in work.data) return UNKNOWN;
  if ('applicationId' in work.data) return { ...UNKNOWN, applicationId: work.data.applicationId };
  if ('detail' in work.data) return subjectOfFile(work.data.detail.s3ObjectDetails.objectKey);
  const key = work.data.Records[0]?.s3.object.key;
  return key === undefined ? UNKNOWN : subjectOfFile(decoded(key));
}

function subjectOfFile(fullPath: string): Subject {
  const { applications } = UPLOAD_PREFIXES;
  return { fullPath, applicationId: fullPath.startsWith(applications) ? fullPath.slice(applications.length) : null };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // What is no JSON is about nothing that is known; it is shown as it is.
    return undefined;
  }
}

function decoded(key: string): string {
  try {
    return decodeObjectKey(key);
  } catch {
    // A poisoned message may carry anything.
    return key;
  }
}
