/** Shows which code answers each missing or malformed field of the application form. */
import { describe, expect, it } from 'vitest';
import { applicationInputSchema } from '../../../shared/domain/application.ts';
import { normaliseEmail, normalisePhone } from '../../../shared/domain/field.ts';
import { fieldErrors } from '../../../shared/domain/field-errors.ts';
import { RESUME_MAX_BYTES } from '../../../shared/domain/file.ts';

const resume = { fileName: 'cv.pdf', contentType: 'application/pdf', sizeBytes: 1 };
const form = {
  firstName: 'Celestina',
  lastName: 'Farolillo',
  email: 'celestina@people.example',
  privacyNoticeAccepted: true,
  resume,
};

function errorsOf(input: unknown): Record<string, string> {
  const result = applicationInputSchema.safeParse(input, { reportInput: true });
  if (result.success) return {};
  return Object.fromEntries(fieldErrors(result.error).map(({ path, code }) => [path, code]));
}

describe('the application form', () => {
  it('takes what is required and fills in the rest', () => {
    expect(applicationInputSchema.parse(form)).toEqual({ ...form, language: 'es', talentPoolConsent: false });
  });

  it('names everything that is missing at once', () => {
    expect(errorsOf({})).toEqual({
      firstName: 'FIRST_NAME_REQUIRED',
      lastName: 'LAST_NAME_REQUIRED',
      email: 'EMAIL_INVALID',
      privacyNoticeAccepted: 'PRIVACY_NOTICE_REQUIRED',
      resume: 'RESUME_REQUIRED',
    });
  });

  it.each([
    [{ firstName: '   ' }, { firstName: 'FIRST_NAME_REQUIRED' }],
    [{ firstName: 7 }, { firstName: 'FIRST_NAME_REQUIRED' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'TOO_LONG' }],
    [{ email: 'celestina' }, { email: 'EMAIL_INVALID' }],
    [{ email: 'celestina@people' }, { email: 'EMAIL_INVALID' }],
    [{ email: 'a b@people.example' }, { email: 'EMAIL_INVALID' }],
    [{ email: `${'x'.repeat(250)}@a.example` }, { email: 'EMAIL_INVALID' }],
    [{ phone: '12345' }, { phone: 'PHONE_INVALID' }],
    [{ phone: '+1 (305) 555-0139 ext 4' }, { phone: 'PHONE_INVALID' }],
    [{ language: 'fr' }, { language: 'INVALID' }],
    [{ privacyNoticeAccepted: false }, { privacyNoticeAccepted: 'PRIVACY_NOTICE_REQUIRED' }],
    [{ jobId: 'x'.repeat(601) }, { jobId: 'TOO_LONG' }],
    [{ resume: { ...resume, fileName: '' } }, { 'resume.fileName': 'RESUME_REQUIRED' }],
    [{ resume: { ...resume, contentType: 'image/gif' } }, { 'resume.contentType': 'RESUME_TYPE_UNSUPPORTED' }],
    [{ resume: { ...resume, sizeBytes: 0 } }, { 'resume.sizeBytes': 'RESUME_EMPTY' }],
    [{ resume: { ...resume, sizeBytes: RESUME_MAX_BYTES + 1 } }, { 'resume.sizeBytes': 'RESUME_TOO_LARGE' }],
    [{ website: 'https://spam.example' }, { website: 'INVALID' }],
    [{ fillSeconds: 1.9 }, { fillSeconds: 'TOO_FAST' }],
  ])('refuses %j with %j', (wrong, codes) => {
    expect(errorsOf({ ...form, ...wrong })).toEqual(codes);
  });

  it.each([
    { phone: '' },
    { phone: '+34 555 010 041' },
    { phone: '(305) 555-0139' },
    { jobId: ' ' },
    { resume: { ...resume, sizeBytes: RESUME_MAX_BYTES } },
    { website: '' },
    { fillSeconds: 2 },
    { email: "o'brien+jobs@mail.people.example" },
  ])('accepts %j', (right) => {
    expect(errorsOf({ ...form, ...right })).toEqual({});
  });

  it('takes a blank phone or job as none', () => {
    const input = applicationInputSchema.parse({ ...form, phone: '  ', jobId: '' });
    expect([input.phone, input.jobId]).toEqual([undefined, undefined]);
  });
});

describe('one spelling per person', () => {
  it('brings e-mail addresses to lower case without spaces, and leaves dots and tags alone', () => {
    expect(normaliseEmail('  Ana.Ruiz+1@People.EXAMPLE ')).toBe('ana.ruiz+1@people.example');
  });

  it('reduces phone numbers to digits and a plus', () => {
    expect(normalisePhone('0034 555-010-041')).toBe('+34555010041');
    expect(normalisePhone('(305) 555-0139')).toBe('3055550139');
  });
});
