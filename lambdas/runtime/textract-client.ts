/** The client of Amazon Textract, in its own file so that only the function that reads scans loads it. */
import { TextractClient } from '@aws-sdk/client-textract';

// Textract allows few calls a second; a throttled one is worth waiting for, within the minute that a scan has.
const PATIENCE = {
  maxAttempts: 6,
  retryMode: 'adaptive',
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
};

/** Textract. */
export const textract = (): TextractClient => new TextractClient(PATIENCE);
