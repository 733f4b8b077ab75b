/** Entry of POST /api/profiles. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { countMetric } from '../runtime/log.ts';
import { formCounterStore } from '../stores/form-counter-store.ts';
import { formLimit } from '../stores/form-limit.ts';
import { jobStore } from '../stores/job-store.ts';
import { mailingStores } from '../stores/mailing-stores.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { letterSender } from './letter-sender.ts';
import { submitProfile } from './submit-profile.ts';

export const handler = httpHandler(
  routes.submitProfile,
  () => {
    const mail = mailingStores(dynamodb());
    const getJob = jobStore(dynamodb()).get;
    const deps = { ...mail, ...letterSender(mail), getJob, uploads: uploadStore(s3()) };
    return async (input, actor) => {
      const submitted = await submitProfile(input, actor, deps);
      countMetric('ProfilesSubmitted');
      return submitted;
    };
  },
  () => formLimit({ settings: settingsStore(dynamodb()), formCounters: formCounterStore(dynamodb()) }),
);
