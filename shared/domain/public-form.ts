/** What all public forms share besides their own fields, and what keeps bots from filling them in. */
import * as z from 'zod';
import type { PoolConsent } from './basis.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './field.ts';
import { NOTICE_VERSION } from './notice-version.ts';

/** A person fills in a form in no less than this; forms without the field pass. */
export const MIN_FILL_SECONDS = 2;

/** The fields of every public form. */
export const publicFormShape = {
  language: languageSchema.default(DEFAULT_LANGUAGE),
  /** Honeypot: people never see it, so a filled one is a machine. */
  website: z.string().max(0, 'INVALID').optional(),
  /** Seconds from opening the form to sending it. */
  fillSeconds: z.number().min(MIN_FILL_SECONDS, 'TOO_FAST').optional(),
};

/** The box under a form that leads to a stored profile: without it nothing is taken. */
export const privacyAcceptedSchema = z.literal(true, { error: 'PRIVACY_NOTICE_REQUIRED' });

/** What a form that a person is answered from carries: the box may be missing, but not be left empty. */
export const answeredFormShape = { ...publicFormShape, privacyNoticeAccepted: privacyAcceptedSchema.optional() };

/** What makes two submissions the same: all that was typed, but not how long the typing took. */
export function contentOf(form: { fillSeconds?: number; website?: string }): string {
  const { fillSeconds: _fillSeconds, website: _website, ...typed } = form;
  return JSON.stringify(typed);
}

/** What was agreed to, when, and in which wording. */
export interface Consent extends PoolConsent {
  /** That was said with the link of the form alone: it ends what was agreed with this application, and no other one's. */
  isOwnRefusal?: true;
  privacyNoticeAt: string;
  noticeVersion: string;
  language: z.infer<typeof languageSchema>;
}

/** The record of a consent given at `at` (ISO 8601) by sending a form in `language`. */
export function consentOf(form: { language: Consent['language']; talentPoolConsent?: boolean }, at: string): Consent {
  const talentPool = form.talentPoolConsent ? { talentPoolAt: at } : {};
  return { privacyNoticeAt: at, noticeVersion: NOTICE_VERSION, language: form.language, ...talentPool };
}
