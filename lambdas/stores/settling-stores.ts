/** The stores that two records touch which become one, or two again, over the tables named in the environment. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { activityStore } from './activity-store.ts';
import { applicationStore } from './application-store.ts';
import { decisionStore } from './decision-store.ts';
import { evaluationStore } from './evaluation-store.ts';
import { matchStore } from './match-store.ts';
import { outboxStore } from './outbox-store.ts';
import { resumeStore } from './resume-store.ts';
import { talentMerging } from './talent-merging.ts';
import { talentStore } from './talent-store.ts';

/** Whoever uses them needs `changes` of each of these tables. */
export function settlingStores(client: DynamoDBDocumentClient) {
  return {
    activities: activityStore(client),
    applications: applicationStore(client),
    decisions: decisionStore(client),
    evaluations: evaluationStore(client),
    matches: matchStore(client),
    merging: talentMerging(client),
    outbox: outboxStore(client),
    resumes: resumeStore(client),
    talents: talentStore(client),
  };
}
