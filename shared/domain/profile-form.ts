/** The profile builder's form, with texts as the specification words them. */
import * as z from 'zod';
import {
  blankAsAbsent,
  emailSchema,
  firstNameSchema,
  jobReferenceSchema,
  LONG_TEXT_MAX_CHARS,
  lastNameSchema,
  linkSchema,
  optionalLines,
  phoneSchema,
  textList,
} from './field.ts';
import { educationLevelSchema } from './profile.ts';
import { privacyAcceptedSchema, publicFormShape } from './public-form.ts';

export const PROFILE_SKILLS_MAX = 100;
export const PROFILE_SKILL_MAX_CHARS = 100;
export const PROFILE_SHORT_TEXT_MAX_CHARS = 5_000;

const freeText = (maxChars: number) => blankAsAbsent(optionalLines(maxChars));

/** A list that people typed with commas may hold nothing between two of them. */
const withoutBlanks = (value: unknown) => {
  if (!Array.isArray(value)) return value ?? undefined;
  return value.filter((item) => typeof item !== 'string' || item.trim() !== '');
};

export const profileInputSchema = z.object({
  jobId: jobReferenceSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  phone: phoneSchema,
  email: blankAsAbsent(emailSchema),
  experience: freeText(LONG_TEXT_MAX_CHARS),
  educationLevel: blankAsAbsent(educationLevelSchema),
  education: freeText(LONG_TEXT_MAX_CHARS),
  skills: z.preprocess(withoutBlanks, textList(PROFILE_SKILLS_MAX, PROFILE_SKILL_MAX_CHARS).default([])),
  certificates: freeText(PROFILE_SHORT_TEXT_MAX_CHARS),
  link: blankAsAbsent(linkSchema),
  aboutMe: freeText(PROFILE_SHORT_TEXT_MAX_CHARS),
  privacyNoticeAccepted: privacyAcceptedSchema,
  talentPoolConsent: z.boolean().default(false),
  ...publicFormShape,
});
/** A profile as sent, checked; optional fields that were left empty are absent. */
export type ProfileInput = z.infer<typeof profileInputSchema>;
