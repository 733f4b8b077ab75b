/** What sending letters to applicants takes, over the tables and carriers named in the environment. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { ses, smsVoice } from '../runtime/carrier-clients.ts';
import { requiredEnv } from '../runtime/env.ts';
import { derivedId, fingerprint, newId, newToken } from '../runtime/ids.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { applicationStore } from './application-store.ts';
import { carrierFromEnvironment } from './carrier.ts';
import { formCounterStore } from './form-counter-store.ts';
import { outboxStore } from './outbox-store.ts';

/** Whoever uses them needs `changes` of each of these tables, and to send messages. */
export function mailingStores(client: DynamoDBDocumentClient) {
  return {
    applications: applicationStore(client),
    formCounters: formCounterStore(client),
    outbox: outboxStore(client),
    carrier: carrierFromEnvironment({ ses, smsVoice }),
    origin: requiredEnv(ENVIRONMENT.siteOrigin),
    onRefused: reportRefusal,
    ...{ newId, newToken, derivedId, fingerprint },
    now: () => new Date().toISOString(),
  };
}
