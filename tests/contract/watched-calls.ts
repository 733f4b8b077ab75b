/**
 * Watches what the SDK's clients send and are answered, and holds both against the services' models: types, required and
 * unknown members by the schemas that the clients themselves carry, limits by `limits.json`. A call that AWS would refuse
 * throws before it is sent.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from '@smithy/core/client';
import { validateSchema } from '@smithy/typecheck';
import { fits } from './fits.ts';
import { beyondLimits, SERVICES } from './limits.ts';

export type Schema = Parameters<typeof validateSchema>[0];

/** One call as it was made. */
export interface WatchedCall {
  /** `QueryCommand`; of the document client the command that it stands for. */
  command: string;
  service: string;
  /** The first file of the product on the way to the call, `lambdas/dynamodb/query.ts`; none of one that was only signed. */
  file?: string;
}

/** A call, or an answer, that does not fit the service's model. */
export class ContractFault extends Error {
  override readonly name = 'ContractFault';
}

/** What is asked or answered, as the model of its service says it. */
interface Exchange {
  command: string;
  service: string;
  schema: Schema;
}

/** The SDK takes text where a model says bytes, and turns it into them. */
const isFault = (text: string): boolean => !text.endsWith('expected Uint8Array, got string.');

function faultsOf({ schema }: Exchange, value: object): string[] {
  const { $metadata: _, ...rest } = value as Record<string, unknown>;
  return fits(schema, rest) ? [] : validateSchema(schema, rest).filter(isFault);
}

/** Throws where AWS would refuse what is asked. */
export function holdInput(exchange: Exchange, value: object): void {
  const faults = [...faultsOf(exchange, value), ...beyondLimits(exchange.service, exchange.schema, value)];
  if (faults.length > 0) throw new ContractFault(`${exchange.command} asks\n${faults.join('\n')}`);
}

/**
 * Throws where AWS would not answer so. The limits of models bind those who ask: DynamoDB itself answers an empty list of what
 * is left, whose model asks for one entry. Of a list its first entries speak for all: what answers makes them alike.
 */
export function holdOutput(exchange: Exchange, value: object): void {
  const faults = faultsOf(exchange, withShortLists(value));
  if (faults.length > 0) throw new ContractFault(`${exchange.command} is answered\n${faults.join('\n')}`);
}

const SPEAKING_FOR_ALL = 5;
const withShortLists = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? one.slice(0, SPEAKING_FOR_ALL) : one]),
  );

interface Context {
  clientName?: string;
  commandName?: string;
  __smithy_context?: { operationSchema?: Schema[] };
}
type Next = (args: { input: object }) => Promise<{ output: object }>;
type Send = (this: { middlewareStack: Stack }, ...args: unknown[]) => unknown;
interface Stack {
  addRelativeTo(middleware: unknown, place: object): void;
}
type OnCall = (call: WatchedCall) => void;

/** Which file sends which command, on the way down to where it is written. */
const sending = new AsyncLocalStorage<{ command: string; file?: string }>();

const asking = (onCall: OnCall) => (next: Next, context: Context) => (args: { input: object }) => {
  const call = callOf(context);
  onCall(call);
  holdInput({ ...call, schema: schemasOf(context).asked }, args.input);
  return next(args);
};

const answering = (next: Next, context: Context) => async (args: { input: object }) => {
  const result = await next(args);
  // What was only signed has no answer.
  if (!('presigned' in result.output))
    holdOutput({ ...callOf(context), schema: schemasOf(context).answered }, result.output);
  return result;
};

function callOf({ clientName = '', commandName = '' }: Context): WatchedCall {
  return { command: commandName, service: SERVICES[clientName] ?? clientName, ...sending.getStore() };
}

function schemasOf({ clientName, __smithy_context: smithy }: Context): { asked: Schema; answered: Schema } {
  const [asked, answered] = (smithy?.operationSchema ?? []).slice(4);
  if (!asked || !answered) throw new ContractFault(`${clientName} carries no schemas`);
  return { asked, answered };
}

/** Within everything that translates plain values into the service's and back, as the document client does. */
const ASKING = { relation: 'after', toMiddleware: 'serializerMiddleware', name: 'asking', override: true };
const ANSWERING = { relation: 'before', toMiddleware: 'deserializerMiddleware', name: 'answering', override: true };
const ANSWERING_DOCUMENTS = { ...ANSWERING, relation: 'after', toMiddleware: 'DocumentUnmarshall' };

/** Watches one client, also what it only signs. */
export function watchClient(
  { middlewareStack }: { middlewareStack: unknown },
  onCall: OnCall,
  hasDocuments = false,
): void {
  (middlewareStack as Stack).addRelativeTo(asking(onCall), ASKING);
  (middlewareStack as Stack).addRelativeTo(answering, hasDocuments ? ANSWERING_DOCUMENTS : ANSWERING);
}

/**
 * Watches whatever clients of this process send, until it is told to stop. Which file sends a call is looked up for
 * `onCall` alone: the trace of each of many thousand calls costs more than holding it against its model.
 */
export function watchCalls(onCall?: OnCall): () => void {
  const prototype = Client.prototype as unknown as { send: Send };
  const { send } = prototype;
  /** By the middleware of each client, which the one for documents shares with the one below it: what it was watched for last. */
  const watched = new WeakMap<Stack, boolean>();
  prototype.send = function (this: { middlewareStack: Stack }, ...args) {
    const hasDocuments = 'clientCommand' in (args[0] as object);
    if (watched.get(this.middlewareStack) !== hasDocuments)
      watchClient(this, onCall ?? (() => undefined), hasDocuments);
    watched.set(this.middlewareStack, hasDocuments);
    const file = onCall && callerOf(new Error().stack ?? '');
    const call = { command: (args[0] as object).constructor.name, ...(file && { file }) };
    return sending.run(call, () => send.apply(this, args));
  };
  return () => {
    prototype.send = send;
  };
}

const OF_PRODUCT = /(?:lambdas|infra)\/[^\s:?)]+\.ts/;

/** The first of the product's files on the way to a call, without what only hands it on. */
function callerOf(trace: string): string | undefined {
  return trace
    .split('\n')
    .flatMap((line) => OF_PRODUCT.exec(line)?.[0] ?? [])
    .find((file) => file !== 'lambdas/runtime/table-guard.ts');
}
