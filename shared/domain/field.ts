/** Field rules that several entities share, each refusing with a code that the locales translate. */
import * as z from 'zod';

// The site's policy forbids making code from text, and only trying it is already reported as an attempt.
z.config({ jitless: true });

export const NAME_MAX_CHARS = 100;
export const EMAIL_MAX_CHARS = 254;
export const PHONE_MAX_CHARS = 30;
export const SHORT_TEXT_MAX_CHARS = 200;
export const LONG_TEXT_MAX_CHARS = 20_000;
export const LINK_MAX_CHARS = 500;
export const LIST_MAX_ITEMS = 60;

// Signs that turn the order of reading around can make one name look like another.
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROLS_IN_LINES = /[^\P{Cc}\t\n\r]+/gu;
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}]/u;

const orNothing = (text: string) => (VISIBLE.test(text) ? text.trim() : '');
/** What is pasted from a table or a letter stands in one line; what nobody can see counts as nothing. */
export const inOneLine = (text: string): string => orNothing(text.replace(CONTROLS, ' ').replace(DIRECTIONS, ''));
const inLines = (text: string) => orNothing(text.replace(CONTROLS_IN_LINES, ''));

/** Required one-line text; `code` answers an empty or absent one. */
export const requiredText = (code: string, maxChars = SHORT_TEXT_MAX_CHARS) =>
  z.string({ error: code }).overwrite(inOneLine).min(1, code).max(maxChars, 'TOO_LONG');

export const optionalText = (maxChars = SHORT_TEXT_MAX_CHARS) =>
  z.string().overwrite(inOneLine).max(maxChars, 'TOO_LONG');

/** Required text of any number of lines; `code` answers an empty or absent one. */
export const requiredLines = (code: string, maxChars: number) =>
  z.string({ error: code }).overwrite(inLines).min(1, code).max(maxChars, 'TOO_LONG');

export const optionalLines = (maxChars: number) => z.string().overwrite(inLines).max(maxChars, 'TOO_LONG');

export const textList = (maxItems = LIST_MAX_ITEMS, maxChars = 500) =>
  z.array(requiredText('REQUIRED', maxChars)).max(maxItems, 'TOO_MANY');

export const firstNameSchema = requiredText('FIRST_NAME_REQUIRED', NAME_MAX_CHARS);
export const lastNameSchema = requiredText('LAST_NAME_REQUIRED', NAME_MAX_CHARS);

/**
 * An address without what would end it in a list, a header or a link (`?`, `&`), and without what nobody can see. Beyond
 * ASCII it may have letters, but no signs that turn the order of reading around.
 */
export const emailSchema = z
  .string({ error: 'EMAIL_INVALID' })
  .trim()
  .max(EMAIL_MAX_CHARS, 'EMAIL_INVALID')
  .regex(
    /^[^\s\p{C}@<>"(),:;[\]\\?&]+@[^\s\p{C}@.<>"(),:;[\]\\?&/#%]+(\.[^\s\p{C}@.<>"(),:;[\]\\?&/#%]+)+$/u,
    'EMAIL_INVALID',
  );

/** Digits with the usual separators; 6 to 15 digits, as E.164 allows at most 15. */
export const phoneSchema = z
  .string({ error: 'PHONE_REQUIRED' })
  .trim()
  .min(1, 'PHONE_REQUIRED')
  .max(PHONE_MAX_CHARS, 'PHONE_INVALID')
  .regex(/^\+?(?:[\s().\-/]*\d){6,15}[\s().\-/]*$/, 'PHONE_INVALID');

/** The address of a page about oneself; `https://` is put before one that was typed without. */
export const linkSchema = z
  .string({ error: 'LINK_INVALID' })
  .trim()
  .max(LINK_MAX_CHARS, 'LINK_INVALID')
  .transform((link) => (/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'LINK_INVALID' }));

/** An optional form field: empty text and null count as absent. */
export const blankAsAbsent = <T extends z.ZodType>(schema: T) => z.preprocess(unlessBlank, schema.optional());

/** A field that has a value of its own choice where it is empty; `schema` has the default. */
export const blankAsDefault = <T extends z.ZodDefault>(schema: T) => z.preprocess(unlessBlank, schema);

const unlessBlank = (value: unknown) => (isBlank(value) ? undefined : value);

/** An optional field that is kept: empty text and absence count as `null`. */
export const blankAsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === undefined || isBlank(value) ? null : value), schema.nullable());

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** How long the id or slug of a job may be, in addresses and in forms alike: a slug carries title and place. */
export const JOB_REFERENCE_MAX_CHARS = 600;

/** The job that a form is for, by id or slug; absent where it is for none. */
export const jobReferenceSchema = blankAsAbsent(z.string().max(JOB_REFERENCE_MAX_CHARS, 'TOO_LONG'));

export const LANGUAGES = ['es', 'en'] as const;
export const DEFAULT_LANGUAGE = 'es';
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

/** Whether an amount that is not negative is 0 or at least a hundredth; the tables refuse what is smaller than 1e-130. */
export const isStorable = (amount: number): boolean => amount === 0 || amount >= 0.01;

/** A sentence in both languages of the product. */
export const bilingualTextSchema = z.object({ es: z.string(), en: z.string() });
export type BilingualText = z.infer<typeof bilingualTextSchema>;

export const timeSchema = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC' });

/**
 * One spelling per e-mail address, so that an address is one person: lower case, trimmed. Provider-specific rules
 * (dots, plus tags) are not applied, since merging two people is worse than keeping one twice.
 */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** One spelling per phone number: digits with a leading plus where the number has one; `00` counts as plus. */
export function normalisePhone(phone: string): string {
  const compact = phone.trim().replace(/[^\d+]/g, '');
  return compact.startsWith('00') ? `+${compact.slice(2)}` : compact;
}
