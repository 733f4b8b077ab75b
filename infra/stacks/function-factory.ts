/** Makes a function from its handler's name and hands it exactly the access that is written down for it. */
import type { Construct } from 'constructs';
import type { Route } from '../../shared/contract/route.ts';
import { AppFunction, type FunctionSettings } from '../constructs/app-function.ts';
import type { QueueWithDlq } from '../constructs/queue-with-dlq.ts';
import type { DataStack } from './data-stack.ts';
import { accessOf, type QueueId } from './function-access.ts';

export interface FunctionFactoryProps {
  settings: FunctionSettings;
  data: DataStack;
  queues: Record<QueueId, QueueWithDlq>;
}

export type MakeFunction = (handler: string, timeoutSeconds: number, route?: Route) => AppFunction;

/** A maker of functions in `scope`. Those of admin routes also learn whose tokens to accept. */
export function functionFactory(scope: Construct, { settings, data, queues }: FunctionFactoryProps): MakeFunction {
  return (handler, timeoutSeconds, route) => {
    const access = accessOf(handler);
    const { workers, memoryMegabytes, rendersSite } = access;
    const id = handler.replaceAll('/', '-');
    const fn = new AppFunction(scope, id, { settings, handler, timeoutSeconds, workers, memoryMegabytes, rendersSite });
    for (const table of access.reads ?? []) data.tables[table].grantRead(fn);
    for (const table of access.changes ?? []) data.tables[table].grantReadWrite(fn);
    if (access.uploads?.includes('create')) data.uploads.grantCreate(fn);
    if (access.uploads?.includes('read')) data.uploads.grantRead(fn);
    if (access.uploads?.includes('erase')) data.uploads.grantErase(fn);
    for (const queue of access.sends ?? []) queues[queue].grantSend(fn);
    if (route?.access === 'admin') data.signIn.grantVerify(fn);
    return fn;
  };
}
