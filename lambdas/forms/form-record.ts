/** What the records of forms that are answered have in common, beside what was entered. */
import { type Consent, consentOf } from '../../shared/domain/public-form.ts';

/** As sent: with what keeps bots out, which is not stored. */
interface AnsweredForm {
  language: Consent['language'];
  website?: string | undefined;
  fillSeconds?: number | undefined;
  privacyNoticeAccepted?: true | undefined;
}

interface Receipt {
  now: string;
  correlationId: string;
  contentDigest: string;
}

export function formRecord<F extends AnsweredForm>(form: F, { now, correlationId, contentDigest }: Receipt) {
  const { website: _website, fillSeconds: _fillSeconds, privacyNoticeAccepted, ...entered } = form;
  return {
    version: 1,
    ...entered,
    createdAt: now,
    updatedAt: now,
    ...(privacyNoticeAccepted && { consent: consentOf(form, now) }),
    correlationId,
    contentDigest,
  };
}
