/** `npm run demo:large`: adds 10,000 talents and 1,000 jobs, without matches, to the running local stack. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { writeLargeDemo } from './large-demo.ts';
import { runningStack } from './running-stack.ts';
import { localSettings } from './stack-settings.ts';

try {
  const { environment } = await runningStack(localSettings(process.env, []).dataDir);
  Object.assign(process.env, environment);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  await writeLargeDemo(client, { talents: 10_000, jobs: 1_000 }, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
