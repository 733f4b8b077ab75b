/** What the application form holds and refuses: the contract's own rules, with a file where the contract has its facts. */
import * as z from 'zod';
import { applicationInputSchema } from '../../../../shared/domain/application.ts';
import { refusalOf } from '../../lib/resume-file.ts';

const resumeFileSchema = z
  .custom<File>((value) => value instanceof File, 'RESUME_REQUIRED')
  .superRefine((file, context) => {
    if (!(file instanceof File)) return;
    const refusal = refusalOf(file);
    if (refusal) context.addIssue({ code: 'custom', message: refusal });
  });

export const applySchema = applicationInputSchema
  .pick({
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    language: true,
    privacyNoticeAccepted: true,
    talentPoolConsent: true,
  })
  .extend({ resume: resumeFileSchema, website: z.string() });

/** Before validation: texts may be empty, the file absent. */
export type ApplyValues = z.input<typeof applySchema>;
/** After validation. */
export type ApplyContent = z.output<typeof applySchema>;

/** What a reload keeps: neither the file, which no page may choose, nor what was agreed to. */
export const DRAFT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies readonly (keyof ApplyValues)[];

export const APPLY_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'resume',
  'language',
  'privacyNoticeAccepted',
  'talentPoolConsent',
] as const satisfies readonly (keyof ApplyValues)[];
