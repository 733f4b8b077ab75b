/** Clients that a test answers for itself: what they are asked, and what the test has them answer, has to fit the services' models. */
import { holdInput, holdOutput, type Schema } from './watched-calls.ts';

interface Command {
  input: object;
  schema: readonly unknown[];
}

type Answer<A extends unknown[]> = (command: never, ...rest: A) => Promise<unknown>;

/** A client whose calls `answer` answers, each held against the model of its command. */
export function fakeClient<C, A extends unknown[]>(answer: Answer<A>): C {
  const send = async (command: Command, ...rest: A) => {
    // An operation as the SDK's schemas say it: kind, service, name, traits, input, output.
    const [, namespace, name, , asked, answered] = command.schema;
    const call = { command: String(name), service: SERVICE_OF[String(namespace)] ?? String(namespace) };
    holdInput({ ...call, schema: asked as Schema }, command.input);
    const output = await answer(command as never, ...rest);
    holdOutput({ ...call, schema: answered as Schema }, output as object);
    return output;
  };
  return { send } as C;
}

/** By the namespace of a model. */
const SERVICE_OF: Record<string, string> = {
  'com.amazonaws.s3': 's3',
  'com.amazonaws.sqs': 'sqs',
  'com.amazonaws.textract': 'textract',
};
