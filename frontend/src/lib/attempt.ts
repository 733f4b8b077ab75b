/** One attempt to send a form: the same content keeps its key and time, so that trying again never sends it twice. */
import { useEffect, useRef } from 'react';
import { MIN_FILL_SECONDS } from '../../../shared/domain/public-form.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';

export interface Attempt {
  /** What the attempt is about; another content is another attempt. */
  content: string;
  idempotencyKey: string;
  /** Seconds from opening the form to sending it. */
  fillSeconds: number;
}

/** Milliseconds since 1970. */
interface FillTime {
  openedAt: number;
  now: number;
}

/** The earlier attempt when nothing has changed since, else a new one. */
export function attemptFor(content: string, earlier: Partial<Attempt> | undefined, time: FillTime): Attempt {
  const { idempotencyKey, fillSeconds } = earlier ?? {};
  if (earlier?.content === content && idempotencyKey && fillSeconds) return { content, idempotencyKey, fillSeconds };
  const seconds = Math.round((time.now - time.openedAt) / 1000);
  return { content, idempotencyKey: crypto.randomUUID(), fillSeconds: Math.max(seconds, MIN_FILL_SECONDS) };
}

/** How long to wait before sending, in milliseconds: forms filled in by a browser's memory are ready too soon. */
export function remainingFillMs({ openedAt, now }: FillTime): number {
  return Math.max(0, openedAt + MIN_FILL_SECONDS * 1000 - now);
}

/** The headers that go with an attempt. */
export function headersOf({ idempotencyKey }: Attempt) {
  return { 'idempotency-key': idempotencyKey };
}

/**
 * The attempts of one form that is on screen. `begin` waits as long as a person needs to fill it in, then answers the
 * attempt for a content; with a `name` it is kept on the device, so that a reload in between sends nothing twice.
 * `forget` is for what has arrived.
 */
export function useAttempt(name?: string) {
  const attempt = useRef<Attempt>(undefined);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);

  const begin = async (content: string): Promise<Attempt> => {
    const time = { openedAt: openedAt.current, now: Date.now() };
    await new Promise((resolve) => setTimeout(resolve, remainingFillMs(time)));
    const earlier = attempt.current ?? (name === undefined ? undefined : readDraft<Attempt>(attemptName(name)));
    attempt.current = attemptFor(content, earlier, time);
    if (name !== undefined) writeDraft(attemptName(name), attempt.current);
    return attempt.current;
  };
  const forget = (): void => {
    attempt.current = undefined;
    if (name !== undefined) clearDraft(attemptName(name));
  };
  return { begin, forget };
}

const attemptName = (name: string) => `${name}.attempt`;
