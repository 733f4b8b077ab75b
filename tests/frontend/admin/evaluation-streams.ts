/** A network that streams: evaluations whose events a test sends one by one. */
import { vi } from 'vitest';
import type { EvaluationEvent } from '../../../shared/contract/admin-matching.ts';

export interface FakeStream {
  /** What was asked for, and with which token. */
  body: unknown;
  authorization: string | null;
  signal: AbortSignal | null | undefined;
  send: (...events: EvaluationEvent[]) => void;
  /** Any bytes, to cut events where a network would. */
  sendText: (text: string) => void;
  end: () => void;
  breakOff: () => void;
}

export function textOf({ event, data }: EvaluationEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function streamOf(init: RequestInit): { stream: FakeStream; response: Response } {
  const bytes = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  init.signal?.addEventListener('abort', () => controller?.error(init.signal?.reason));
  const sendText = (text: string) => controller?.enqueue(bytes.encode(text));
  const stream: FakeStream = {
    body: JSON.parse(String(init.body)),
    authorization: new Headers(init.headers).get('authorization'),
    signal: init.signal,
    send: (...events) => sendText(events.map(textOf).join('')),
    sendText,
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('network error')),
  };
  return { stream, response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }) };
}

/** Call after `isolate`'s network is in place: answers the streams that are opened from now on, oldest first. */
export function streaming(): FakeStream[] {
  const streams: FakeStream[] = [];
  const other = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string | URL | Request, init: RequestInit = {}) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    if (pathname !== '/api/admin/evaluations' || init.method !== 'POST') return other(address, init);
    const { stream, response } = streamOf(init);
    streams.push(stream);
    return response;
  });
  return streams;
}
