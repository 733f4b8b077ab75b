/** Runs the Lambda handlers in a separate process, so that a crash takes nothing else down. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { functionOf } from '../functions.ts';
import { PRELUDE_TYPE, parted, type StreamPrelude } from './response-stream.ts';

/** A streamed answer: its head, and its body as it comes. */
export interface StreamedAnswer extends StreamPrelude {
  body: AsyncIterable<Uint8Array>;
}

export interface Functions {
  endpoint: string;
  /** Calls the function that runs a handler (`jobs/get-job`) with an event. Throws when it throws, or when its process died under it. */
  invoke<T>(handler: string, event: unknown): Promise<T>;
  /** Calls a handler that streams; resolves as soon as status and headers are there. Aborting `signal` leaves it. */
  stream(handler: string, event: unknown, signal: AbortSignal): Promise<StreamedAnswer>;
  /** The process id of the host, for tests that kill it. */
  pid(): number | undefined;
  close(): Promise<void>;
}

const HOST = fileURLToPath(new URL('./functions-host.ts', import.meta.url));
/** As the functions that rank everybody have it on AWS. */
const YOUNG_OBJECTS = '--max-semi-space-size=4';
const RESTART_AFTER_MS = 200;
const CONNECT_SECONDS = 20;

/** Starts the host and keeps one running until `close`. Its logs go to `logFile`. */
export async function startFunctions(options: {
  port: number;
  environment: Record<string, string>;
  logFile: string;
  watch: boolean;
  /** Called when a host that died has been replaced: whatever it was working on is nobody's now. */
  onReplaced(functions: Functions): void;
}): Promise<Functions> {
  const endpoint = `http://127.0.0.1:${options.port}`;
  const log = openSync(options.logFile, 'a');
  let isClosing = false;
  let child: ChildProcess | undefined;

  const run = (): void => {
    const flags = options.watch ? ['--watch', '--watch-preserve-output'] : [];
    child = spawn(process.execPath, [...flags, YOUNG_OBJECTS, HOST, String(options.port)], {
      env: { ...process.env, ...options.environment },
      stdio: ['pipe', log, log],
    });
    child.once('exit', () => {
      if (isClosing) return;
      setTimeout(() => {
        if (isClosing) return;
        run();
        options.onReplaced(functions);
      }, RESTART_AFTER_MS);
    });
  };

  const functions: Functions = {
    endpoint,
    pid: () => child?.pid,
    invoke: (handler, event) => invokeAt(endpoint, handler, event),
    stream: (handler, event, signal) => streamAt(endpoint, handler, event, signal),
    close: async () => {
      isClosing = true;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      if (child?.exitCode !== null || !child.kill('SIGTERM')) return;
      await ended;
    },
  };
  run();
  return functions;
}

/** Calls a handler of the host at `endpoint`, waiting for a host that is just starting. */
export async function invokeAt<T>(endpoint: string, handler: string, event: unknown): Promise<T> {
  return (await (await called(endpoint, handler, event)).json()) as T;
}

/** The same for a handler that streams its answer. */
export async function streamAt(
  endpoint: string,
  handler: string,
  event: unknown,
  signal?: AbortSignal,
): Promise<StreamedAnswer> {
  const { headers, body } = await called(endpoint, handler, event, signal);
  if (!body || headers.get('content-type') !== PRELUDE_TYPE) throw new Error(`Function ${handler} does not stream`);
  const { prelude, body: rest } = await parted(body);
  return { ...prelude, body: rest };
}

async function called(endpoint: string, handler: string, event: unknown, signal?: AbortSignal): Promise<Response> {
  const request = { method: 'POST', body: JSON.stringify(event), headers: { 'x-request-id': randomUUID() }, signal };
  const giveUpAt = Date.now() + CONNECT_SECONDS * 1000;
  for (;;) {
    try {
      const response = await fetch(`${endpoint}/${functionOf(handler)}`, request);
      if (response.ok) return response;
      throw new Error(`Function ${handler} failed; its log says why`);
    } catch (error) {
      // Refused means that no event was delivered, so sending it again cannot double anything.
      if (!isRefused(error) || Date.now() > giveUpAt) throw error;
      await sleep(100);
    }
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
