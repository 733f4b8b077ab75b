/** The stores of what comes of comparing people with jobs, for functions that touch all of it. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { decisionStore } from './decision-store.ts';
import { evaluationStore } from './evaluation-store.ts';
import { matchStore } from './match-store.ts';

/** Over the tables named in the environment. */
export function resultStores(client: DynamoDBDocumentClient) {
  return { matches: matchStore(client), decisions: decisionStore(client), evaluations: evaluationStore(client) };
}
