/** Tells whoever applied that it has arrived, without ever losing what they sent. */
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import { type ApplicantMailDeps, sendArrivalLetter } from '../stores/applicant-mail.ts';
import type { TakeApplicationDeps } from './take-application.ts';

/** The ports by which both forms send their letter. */
export function letterSender(mail: ApplicantMailDeps): Pick<TakeApplicationDeps, 'sendLetter' | 'onPostponed'> {
  return {
    sendLetter: (record, statusToken) => sendArrivalLetter(record, statusToken, mail),
    onPostponed: (applicationId, cause) =>
      logger.warn('A letter is left to the sweep', { applicationId, ...loggableError(cause) }),
  };
}
