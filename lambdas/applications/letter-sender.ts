/** Confirms to applicants that their application arrived; a failed letter never loses the application. */
import { type ApplicantMailDeps, sendArrivalLetter } from '../outbox/applicant-mail.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import type { TakeApplicationDeps } from './take-application.ts';

/** The ports by which both forms send their letter. */
export function letterSender(mail: ApplicantMailDeps): Pick<TakeApplicationDeps, 'sendLetter' | 'onPostponed'> {
  return {
    sendLetter: (record, client) => sendArrivalLetter(record, client, mail),
    onPostponed: (applicationId, cause) =>
      logger.warn('A letter is left to the sweep', { applicationId, ...loggableError(cause) }),
  };
}
