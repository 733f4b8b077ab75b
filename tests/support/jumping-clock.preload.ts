/** Loaded before the functions (`--import`): their clock is wrong by what a test has set, from the next call to AWS on. */
import { isMainThread } from 'node:worker_threads';
import { Client } from '@smithy/core/client';
import { noteJump, secondsWrong } from './jumping-clock.ts';

type Send = (this: unknown, ...given: unknown[]) => Promise<unknown>;

const [, script = ''] = process.argv;
if (isMainThread && script.endsWith('functions-host.ts')) jump(process.env.ENCAJE_DATA_DIR ?? '');

function jump(dataDir: string): void {
  const RightDate = Date;
  let seconds = 0;
  const now = () => RightDate.now() + seconds * 1000;
  globalThis.Date = new Proxy(RightDate, {
    construct: (date, given, newTarget) => Reflect.construct(date, given.length === 0 ? [now()] : given, newTarget),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
  const prototype = Client.prototype as unknown as { send: Send };
  const { send } = prototype;
  prototype.send = function (...given) {
    const wanted = secondsWrong(dataDir);
    if (wanted !== seconds) noteJump(dataDir, wanted);
    seconds = wanted;
    return send.apply(this, given);
  };
}
