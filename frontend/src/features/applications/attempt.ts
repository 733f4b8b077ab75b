/** One attempt to apply: the same content keeps its key and body, so that trying again never makes a second application. */
import { MIN_FILL_SECONDS } from '../../../../shared/domain/public-form.ts';
import { type ApplyContent, declarationOf } from './apply-schema.ts';

export interface Attempt {
  /** What the attempt is about; another content is another attempt. */
  content: string;
  idempotencyKey: string;
  fillSeconds: number;
}

function bodyWithoutTime({ resume, ...fields }: ApplyContent, jobId: string | undefined) {
  return { ...fields, privacyNoticeAccepted: true as const, jobId, resume: declarationOf(resume) };
}

/** The earlier attempt when nothing has changed since, else a new one. Times in milliseconds since 1970. */
export function attemptFor(
  values: ApplyContent,
  jobId: string | undefined,
  earlier: Attempt | undefined,
  time: { openedAt: number; now: number },
): Attempt {
  const content = JSON.stringify([bodyWithoutTime(values, jobId), values.resume.lastModified]);
  if (earlier?.content === content) return earlier;
  const seconds = Math.round((time.now - time.openedAt) / 1000);
  return { content, idempotencyKey: crypto.randomUUID(), fillSeconds: Math.max(seconds, MIN_FILL_SECONDS) };
}

/** What to send for an attempt. */
export function requestOf(attempt: Attempt, values: ApplyContent, jobId: string | undefined) {
  const { idempotencyKey, fillSeconds } = attempt;
  return {
    headers: { 'idempotency-key': idempotencyKey },
    body: { ...bodyWithoutTime(values, jobId), fillSeconds },
  };
}

/** How long to wait before sending, in milliseconds: forms filled in by a browser's memory are ready too soon. */
export function remainingFillMs({ openedAt, now }: { openedAt: number; now: number }): number {
  return Math.max(0, openedAt + MIN_FILL_SECONDS * 1000 - now);
}
