/** What sending letters to applicants needs, over the tables and carriers named in the environment. */
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { requiredEnv } from '../runtime/env.ts';
import type { Granted, GrantedTables } from '../runtime/granted.ts';
import { derivedId, fingerprint, newId, newToken } from '../runtime/ids.ts';
import { reportRefusal } from '../runtime/report-refusal.ts';
import { applicationStore } from '../stores/application-store.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { carrierFromEnvironment } from './carrier.ts';

type Mailing = Pick<Granted<{ sendsMessages: true }>, 'carriers'> & {
  tables: GrantedTables<{ changes: ('applications' | 'formCounters' | 'outbox')[] }>;
};

/** For handlers that change each of these tables and send messages. */
export function mailingStores({ tables, carriers }: Mailing) {
  return {
    applications: applicationStore(tables.applications),
    formCounters: formCounterStore(tables.formCounters),
    outbox: outboxStore(tables.outbox),
    carrier: carrierFromEnvironment(carriers),
    origin: requiredEnv(ENVIRONMENT.siteOrigin),
    onRefused: reportRefusal,
    ...{ newId, newToken, derivedId, fingerprint },
    now: () => new Date().toISOString(),
  };
}
