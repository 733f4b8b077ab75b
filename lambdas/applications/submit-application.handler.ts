/** Entry of POST /api/applications. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { mailingStores } from '../outbox/mailing-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { countMetric } from '../runtime/log.ts';
import { jobStore } from '../stores/job-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { letterSender } from './letter-sender.ts';
import { submitApplication } from './submit-application.ts';

export const uses = {
  reads: ['jobs', 'settings'],
  changes: ['applications', 'formCounters', 'outbox'],
  uploads: ['create'],
  sendsMessages: true,
} as const satisfies Uses;

export const handler = httpHandler(
  routes.submitApplication,
  uses,
  ({ carriers, tables, uploads }) => {
    const { permitUpload } = uploadStore(uploads);
    const mail = mailingStores({ tables, carriers });
    const getJob = jobStore(tables.jobs).get;
    const deps = { ...mail, ...letterSender(mail), getJob, permitUpload };
    return async (input, actor) => {
      const submitted = await submitApplication(input, actor, deps);
      countMetric('ApplicationsSubmitted');
      return submitted;
    };
  },
  limitedForm,
);
