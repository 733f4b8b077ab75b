/** Sends work to the queues. */
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { MatchRequest, ReadingRequest, RunWork, ScanRequest } from '../../shared/contract/events.ts';
import { QUEUES } from '../../shared/contract/resources.ts';
import { requiredEnv } from './env.ts';
import type { SendingClient } from './granted.ts';

/** Puts a message on a queue, to arrive at once, or after up to 900 seconds. */
export type Send<T> = (message: T, delaySeconds?: number) => Promise<void>;

function sender<T>(client: SQSClient, environmentName: string): Send<T> {
  const QueueUrl = requiredEnv(environmentName);
  return async (message, DelaySeconds) => {
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message), DelaySeconds }));
  };
}

/** Asks for matches to be computed. */
export const matchRequests = (client: SendingClient<'matching'>): Send<MatchRequest> =>
  sender(client, QUEUES.matching.environmentName);

/** Asks for an application's resume to be read (again). */
export const readingRequests = (client: SendingClient<'resumes'>): Send<ReadingRequest> =>
  sender(client, QUEUES.resumes.environmentName);

/** Asks for the letters of a scan to be recognised and read. */
export const scanRequests = (client: SendingClient<'scans'>): Send<ScanRequest> =>
  sender(client, QUEUES.scans.environmentName);

/** Asks for the next stretch of work on a run, or says who is gone from exports. */
export const runRequests = (client: SendingClient<'runs'>): Send<RunWork> =>
  sender(client, QUEUES.runs.environmentName);
