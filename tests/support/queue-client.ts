/** The queues of a running stack as a test looks at them. */
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { TestStack } from './local-stack.ts';

export function queueClient({ running: { environment } }: TestStack): SQSClient {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  const credentials = { accessKeyId, secretAccessKey };
  return new SQSClient({ endpoint: environment.AWS_ENDPOINT_URL_SQS, region: environment.AWS_REGION, credentials });
}

/** How many messages about resumes and matches wait, are late, or are being worked on. */
export async function messagesLeft(stack: TestStack): Promise<number> {
  const client = queueClient(stack);
  const { RESUME_QUEUE_URL, MATCH_QUEUE_URL } = stack.running.environment;
  let left = 0;
  for (const QueueUrl of [RESUME_QUEUE_URL, MATCH_QUEUE_URL]) {
    const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] });
    for (const [name, count] of Object.entries((await client.send(command)).Attributes ?? {}))
      if (name.startsWith('ApproximateNumberOfMessages')) left += Number(count);
  }
  return left;
}
