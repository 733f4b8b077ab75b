/** The agency's settings: retention periods, message templates, and what its site shows. */
import * as z from 'zod';
import { AGENCY_MONTHS, type LegalBasis } from './basis.ts';
import { LANGUAGES, languageSchema, optionalLines, requiredLines, requiredText, timeSchema } from './field.ts';
import { CLAIM_IDS, MARKETING_CLAIMS } from './marketing-claims.ts';
import { SMS_MAX_CHARS, SUBJECT_KINDS } from './outgoing.ts';

const whole = (min: number, max: number) =>
  z.number({ error: 'INVALID' }).int('INVALID').min(min, 'TOO_SMALL').max(max, 'TOO_LARGE');

/** Claims of applicants and employers lapse within five years. */
const A_YEAR = { min: 1, max: 60, default: 12 } as const;

/** Logs are kept for at least six months (EU AI Act, art. 19 and 26); a talent-pool consent is given for twelve. */
export const RETENTION_LIMITS = {
  applicationMonths: A_YEAR,
  talentPoolMonths: { min: 1, max: 12, default: 12 },
  dropMonths: A_YEAR,
  importMonths: A_YEAR,
  messageMonths: A_YEAR,
  leadMonths: A_YEAR,
  abandonedUploadDays: { min: 1, max: 90, default: 7 },
  auditMonths: { min: 6, max: 120, default: 24 },
} as const;

const within = ({ min, max }: { min: number; max: number }) => whole(min, max);
/** Defaults apply to settings that an older client does not know and does not send. */
const aYear = within(A_YEAR).default(A_YEAR.default);

export const retentionSchema = z.object({
  /** After the hiring process, of those who agreed to no more. */
  applicationMonths: aYear,
  /** After the consent to be considered for other jobs; never longer than it was given for. */
  talentPoolMonths: within(RETENTION_LIMITS.talentPoolMonths),
  /** After a resume was dropped or imported, unless its person may still be considered for jobs. */
  dropMonths: aYear,
  importMonths: aYear,
  /** After the last answer to a message of the contact form. */
  messageMonths: aYear,
  /** After anybody was last in touch with a company that only asked. */
  leadMonths: aYear,
  /** After which a form whose file never came is erased. */
  abandonedUploadDays: within(RETENTION_LIMITS.abandonedUploadDays),
  auditMonths: within(RETENTION_LIMITS.auditMonths),
});
export type Retention = z.infer<typeof retentionSchema>;

/** Requests in 60 s from one address to the public forms: the firewall's own limit is the highest. */
export const FORMS_PER_MINUTE = { min: 10, max: 600, default: 600 } as const;

export const TEMPLATES_MAX = 60;
const TEMPLATE_TEXT_MAX_CHARS = 5_000;

const wordingSchema = z.object({
  subject: requiredText('SUBJECT_LINE_REQUIRED'),
  text: requiredLines('TEXT_REQUIRED', TEMPLATE_TEXT_MAX_CHARS),
});

/** A template of one's own, or other words for one that the product brings, which has the same `kind` and `id`. */
export const templateSchema = z.object({
  kind: z.enum(SUBJECT_KINDS),
  id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'INVALID'),
  /** `null` where the product's own name for it stays. */
  name: z.object({ es: requiredText('NAME_REQUIRED', 80), en: requiredText('NAME_REQUIRED', 80) }).nullable(),
  email: z.object({ es: wordingSchema, en: wordingSchema }),
  /** `null` where there is none: messages of the contact form are answered by e-mail. */
  sms: z.object({ es: optionalLines(SMS_MAX_CHARS), en: optionalLines(SMS_MAX_CHARS) }).nullable(),
});
export type MessageTemplate = z.infer<typeof templateSchema>;

const percent = whole(0, 100);
const claimSchema = z.discriminatedUnion('kind', [
  z.object({ id: z.enum(CLAIM_IDS), kind: z.literal('percent'), value: percent, shown: z.boolean() }),
  z.object({ id: z.enum(CLAIM_IDS), kind: z.literal('hours'), value: whole(1, 720), shown: z.boolean() }),
  z
    .object({
      ...{ id: z.enum(CLAIM_IDS), kind: z.literal('range') },
      ...{ from: whole(0, 3_600), to: whole(0, 3_600), shown: z.boolean() },
    })
    .refine(({ from, to }) => from <= to, { error: 'TOO_SMALL', path: ['to'] }),
]);
export type ClaimSetting = z.infer<typeof claimSchema>;

const isEveryClaimOnce = (claims: readonly ClaimSetting[]) =>
  claims.length === MARKETING_CLAIMS.length &&
  MARKETING_CLAIMS.every(({ id, kind }) => claims.some((claim) => claim.id === id && claim.kind === kind));

/** An item of DynamoDB takes 400 KB. */
const TEMPLATES_MAX_BYTES = 250_000;

const DEFAULT_LEGAL_BASIS: LegalBasis = { drops: 'agency', agencyMonths: AGENCY_MONTHS.default };

const legalBasisSchema = z.object({
  /** What files rest on that were dropped without a word about it. */
  drops: z.enum(['agency', 'none'], { error: 'INVALID' }),
  /** How long the agency's own ground holds. */
  agencyMonths: whole(AGENCY_MONTHS.min, AGENCY_MONTHS.max),
});

export const settingsInputSchema = z.object({
  /** 0 where nothing was changed before. */
  version: z.number().int().min(0),
  retention: retentionSchema,
  legalBasis: legalBasisSchema.default(DEFAULT_LEGAL_BASIS),
  templates: z
    .array(templateSchema)
    .max(TEMPLATES_MAX, 'TOO_MANY')
    .refine(
      (templates) => new Set(templates.map(({ kind, id }) => `${kind}.${id}`)).size === templates.length,
      'INVALID',
    )
    .refine((templates) => JSON.stringify(templates).length <= TEMPLATES_MAX_BYTES, 'TOO_LARGE'),
  /** All of them, each once, in the order in which the site shows them. */
  claims: z.array(claimSchema).refine(isEveryClaimOnce, 'INVALID'),
  rateLimits: z.object({ publicFormsPerMinute: within(FORMS_PER_MINUTE) }),
  feedLanguages: z
    .array(languageSchema)
    .min(1, 'REQUIRED')
    .max(LANGUAGES.length, 'TOO_MANY')
    .refine((languages) => new Set(languages).size === languages.length, 'INVALID'),
});
export type SettingsInput = z.infer<typeof settingsInputSchema>;

export const settingsSchema = settingsInputSchema.extend({
  updatedAt: timeSchema.nullable(),
  updatedBy: z.string().nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** What holds until someone decides otherwise. */
export const DEFAULT_SETTINGS: Settings = {
  version: 0,
  retention: {
    applicationMonths: A_YEAR.default,
    talentPoolMonths: RETENTION_LIMITS.talentPoolMonths.default,
    dropMonths: A_YEAR.default,
    importMonths: A_YEAR.default,
    messageMonths: A_YEAR.default,
    leadMonths: A_YEAR.default,
    abandonedUploadDays: RETENTION_LIMITS.abandonedUploadDays.default,
    auditMonths: RETENTION_LIMITS.auditMonths.default,
  },
  legalBasis: DEFAULT_LEGAL_BASIS,
  templates: [],
  claims: MARKETING_CLAIMS.map((claim) => ({ ...claim, shown: true })),
  rateLimits: { publicFormsPerMinute: FORMS_PER_MINUTE.default },
  feedLanguages: [...LANGUAGES],
  updatedAt: null,
  updatedBy: null,
};

/** What visitors' pages need to know of the settings: the claims that are shown, and how long things are kept. */
export const siteSettingsSchema = z.object({
  claims: z.array(claimSchema),
  feedLanguages: z.array(languageSchema),
  retention: retentionSchema,
  agencyMonths: whole(AGENCY_MONTHS.min, AGENCY_MONTHS.max),
  /** Set where a language model is asked about doubtful names in resumes: the privacy notice says so. */
  secondReader: z.literal(true).optional(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The part of the settings that anyone may know, and whether the stage has a second reader. */
export function siteSettingsOf(
  { claims, feedLanguages, retention, legalBasis }: Settings,
  secondReader = false,
): SiteSettings {
  const { agencyMonths } = legalBasis;
  const shown = claims.filter((claim) => claim.shown);
  return { claims: shown, feedLanguages, retention, agencyMonths, ...(secondReader && { secondReader }) };
}
