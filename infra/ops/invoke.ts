/** `npm run ops -- invoke <stage> <function>`: runs a scheduled function now, named as its alarms and logs name it. */
import { devNull } from 'node:os';
import { BACKGROUND_FUNCTIONS } from '../../shared/contract/resources.ts';
import type { Aws } from './aws-cli.ts';

interface Listed {
  FunctionName: string;
  Description?: string;
}

const { sweep, retain, archiveTrail, publishIndexes } = BACKGROUND_FUNCTIONS;
/** Those that a schedule starts: they take nothing and may run at any time. */
const BY_HAND = [sweep, retain, archiveTrail, publishIndexes].map(({ handler }) => handler as string);

/**
 * Starts a function of a stage and answers the name that its stack gave it; it goes on by itself, and its log says what came of it.
 * Throws a sentence for people where it is none that may be started by hand, or is not deployed.
 */
export async function invoke(stageName: string, name: string | undefined, aws: Aws): Promise<string> {
  const handler = BY_HAND.find((known) => shortOf(known) === name);
  if (!handler) throw new Error(`Name one of ${BY_HAND.map(shortOf).join(', ')}`);
  const { Functions = [] } = ((await aws('lambda', 'list-functions')) ?? {}) as { Functions?: Listed[] };
  const found = Functions.find(
    ({ FunctionName, Description }) => Description === handler && FunctionName.startsWith(`encaje-${stageName}-`),
  );
  if (!found) throw new Error(`${stageName} has no function ${handler}: is its app stack deployed?`);
  const { FunctionName } = found;
  await aws('lambda', 'invoke', '--function-name', FunctionName, '--invocation-type', 'Event', devNull);
  return FunctionName;
}

const shortOf = (handler: string): string => handler.replace('/', '-');
