/** Entry of the scheduled sweep. */
import { SYSTEM } from '../../shared/domain/policy.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { countMetric, logger, publishMetrics } from '../runtime/log.ts';
import { arrivalSender } from '../stores/applicant-mail.ts';
import { restoreLead } from '../stores/employer-lead.ts';
import { employerRequestStore } from '../stores/employer-request-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { mailingStores } from '../stores/mailing-stores.ts';
import { progressStore } from '../stores/progress-store.ts';
import { matchRequests, readingRequests, runRequests } from '../stores/queue.ts';
import { dropAdopter } from '../stores/register-drop.ts';
import { runStore } from '../stores/run-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { leftLetterSender } from './left-letters.ts';
import { foundIn, type SweepReport, sweep } from './sweep.ts';

/** `takeOver` is sent by the local stack when it starts; the schedule on AWS sends nothing of the kind. */
export async function handler(event: { takeOver?: boolean }): Promise<SweepReport> {
  logger.resetKeys();
  const client = dynamodb();
  const mail = mailingStores(client);
  const stores = { ...mail, jobs: jobStore(client), uploads: uploadStore(s3()) };
  const queues = { requestReading: readingRequests(sqs()), requestMatches: matchRequests(sqs()) };
  const legalBasis = recentLegalBasis(settingsStore(client));
  const rounds = { progress: progressStore(client), runs: runStore(client), requestRun: runRequests(sqs()) };
  const asked = { employerRequests: employerRequestStore(client), employers: employerStore(client) };
  const leads = { ...asked, restoreLead: (request: { requestId: string }) => restoreLead(request, asked) };
  const adoptDrop = dropAdopter({ ...stores, getJob: stores.jobs.get, legalBasis });
  const letters = { sendLetter: arrivalSender(mail), handOverLeft: leftLetterSender(mail) };
  const deps = { ...stores, ...queues, ...leads, ...rounds, ...letters, adoptDrop };
  const report = await sweep({ takeOver: event.takeOver === true }, SYSTEM, deps);
  countMetric('SweepFound', foundIn(report));
  publishMetrics();
  logger.info('Swept', { ...report });
  return report;
}
