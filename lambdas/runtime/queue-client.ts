/** The client of SQS, in its own file so that only handlers with queues load it. */
import { SQSClient } from '@aws-sdk/client-sqs';
import { once } from './once.ts';
import { PATIENCE } from './patience.ts';

/** SQS. Made once per container. */
export const sqs = once(() => new SQSClient(PATIENCE));
