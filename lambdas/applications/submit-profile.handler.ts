/** Entry of POST /api/profiles. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { limitedForm } from '../forms/form-limit.ts';
import { mailingStores } from '../outbox/mailing-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { countMetric } from '../runtime/log.ts';
import { jobStore } from '../stores/job-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { letterSender } from './letter-sender.ts';
import { submitProfile } from './submit-profile.ts';

export const uses = {
  reads: ['jobs', 'settings'],
  changes: ['applications', 'formCounters', 'outbox'],
  uploads: ['create'],
  sendsMessages: true,
} as const satisfies Uses;

export const handler = httpHandler(
  routes.submitProfile,
  uses,
  ({ carriers, tables, uploads }) => {
    const mail = mailingStores({ tables, carriers });
    const getJob = jobStore(tables.jobs).get;
    const deps = { ...mail, ...letterSender(mail), getJob, uploads: uploadStore(uploads) };
    return async (input, actor) => {
      const submitted = await submitProfile(input, actor, deps);
      countMetric('ProfilesSubmitted');
      return submitted;
    };
  },
  limitedForm,
);
