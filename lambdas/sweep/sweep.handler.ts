/** Entry of the scheduled sweep. */
import type { Uses } from '../../shared/contract/uses.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { dropAdopter } from '../drops/register-drop.ts';
import { restoreLead } from '../employers/employer-lead.ts';
import { arrivalSender } from '../outbox/applicant-mail.ts';
import { mailingStores } from '../outbox/mailing-stores.ts';
import { countMetric, logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { matchRequests, readingRequests, runRequests } from '../runtime/queue.ts';
import { scheduledHandler } from '../runtime/scheduled.ts';
import { employerRequestStore } from '../stores/employer-request-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { progressStore } from '../stores/progress-store.ts';
import { runStore } from '../stores/run-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { leftLetterSender } from './left-letters.ts';
import { foundIn, type SweepReport, sweep } from './sweep.ts';

export const uses = {
  reads: ['employerRequests', 'jobs', 'runs', 'settings'],
  changes: ['applications', 'employers', 'formCounters', 'outbox', 'progress'],
  uploads: ['read', 'erase', 'take-in'],
  sends: ['matching', 'resumes', 'runs'],
  sendsMessages: true,
} as const satisfies Uses;

const onFailure = (applicationId: string, error: unknown): void =>
  logger.error('A file could not be looked at', { applicationId, ...loggableError(error) });

/** `takeOver` is sent by the local stack when it starts; the schedule on AWS sends nothing of the kind. */
export const handler = scheduledHandler(uses, ({ carriers, sends, tables, uploads }) => {
  const mail = mailingStores({ tables, carriers });
  const stores = { ...mail, jobs: jobStore(tables.jobs), uploads: uploadStore(uploads) };
  const queues = { requestReading: readingRequests(sends.resumes), requestMatches: matchRequests(sends.matching) };
  const legalBasis = recentLegalBasis(settingsStore(tables.settings));
  const rounds = {
    progress: progressStore(tables.progress),
    runs: runStore(tables.runs),
    requestRun: runRequests(sends.runs),
  };
  const asked = {
    employerRequests: employerRequestStore(tables.employerRequests),
    employers: employerStore(tables.employers),
  };
  const leads = { ...asked, restoreLead: (request: { requestId: string }) => restoreLead(request, asked) };
  const adoptDrop = dropAdopter({ ...stores, getJob: stores.jobs.get, legalBasis });
  const letters = { sendLetter: arrivalSender(mail), handOverLeft: leftLetterSender(mail) };
  const deps = { ...stores, ...queues, ...leads, ...rounds, ...letters, adoptDrop, onFailure };
  return async (event: { takeOver?: boolean }): Promise<SweepReport> => {
    const report = await sweep({ takeOver: event.takeOver === true }, SYSTEM, deps);
    countMetric('SweepFound', foundIn(report));
    logger.info('Swept', { ...report });
    // Only now, when all the others were looked after: the alarm of failed calls has to ring for these.
    if (report.failed > 0) throw new Error(`${report.failed} files could not be looked at`);
    return report;
  };
});
