/** Loaded before the functions (`--import`): looks at each call to AWS whether it is the one to die at. */
import { isMainThread } from 'node:worker_threads';
import { Client } from '@smithy/core/client';
import { die, nextPlace } from './dying-functions.ts';

type Send = (this: unknown, command: { input: Record<string, unknown> }, ...more: unknown[]) => Promise<unknown>;

const [, script = ''] = process.argv;
if (isMainThread && script.endsWith('functions-host.ts')) watch(process.env.ENCAJE_DATA_DIR ?? '');

function watch(dataDir: string): void {
  const prototype = Client.prototype as unknown as { send: Send };
  const { send } = prototype;
  prototype.send = async function (command, ...more) {
    const place = nextPlace(dataDir);
    const isHere = place !== undefined && nameOf(command).startsWith(place.call);
    if (isHere && place.side === 'before') die(dataDir);
    const answer = await send.call(this, command, ...more);
    if (isHere && nextPlace(dataDir)?.call === place.call) die(dataDir);
    return answer;
  };
}

/** The command and what it is for; of a batch, the first table. */
function nameOf(command: { input: Record<string, unknown> }): string {
  const { TableName, RequestItems, TransactItems, Key, QueueUrl } = command.input;
  const queue = typeof QueueUrl === 'string' ? QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1) : undefined;
  const ofBatch = RequestItems ? Object.keys(RequestItems)[0] : TransactItems && 'transaction';
  return `${command.constructor.name} ${TableName ?? ofBatch ?? queue ?? (typeof Key === 'string' ? Key : '')}`;
}
