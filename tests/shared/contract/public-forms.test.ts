/** Shows which code answers each missing or malformed field of profile, contact message and employer request. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { employerFormSchema } from '../../../shared/domain/employer-request.ts';
import { fieldErrors } from '../../../shared/domain/field-errors.ts';
import { contactFormSchema } from '../../../shared/domain/message.ts';
import { profileInputSchema } from '../../../shared/domain/profile-form.ts';

function errorsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return {};
  return Object.fromEntries(fieldErrors(result.error).map(({ path, code }) => [path, code]));
}

const person = { firstName: 'Celestina', lastName: 'Farolillo' };
type Case = [wrong: object, codes: Record<string, string>];

const traps: Case[] = [
  [{ website: 'https://spam.example' }, { website: 'INVALID' }],
  [{ fillSeconds: 1.9 }, { fillSeconds: 'TOO_FAST' }],
  [{ language: 'fr' }, { language: 'INVALID' }],
  [{ privacyNoticeAccepted: false }, { privacyNoticeAccepted: 'PRIVACY_NOTICE_REQUIRED' }],
];

describe('the profile builder', () => {
  const form = { ...person, phone: '+34 555 010 041', privacyNoticeAccepted: true };

  it('takes name and phone alone, and fills in the rest', () => {
    const filledIn = { language: 'es', skills: [], talentPoolConsent: false };
    expect(profileInputSchema.parse(form)).toEqual({ ...form, ...filledIn });
  });

  it('names everything that is missing at once', () => {
    expect(errorsOf(profileInputSchema, {})).toEqual({
      firstName: 'FIRST_NAME_REQUIRED',
      lastName: 'LAST_NAME_REQUIRED',
      phone: 'PHONE_REQUIRED',
      privacyNoticeAccepted: 'PRIVACY_NOTICE_REQUIRED',
    });
  });

  it.each<Case>([
    ...traps,
    [{ phone: ' ' }, { phone: 'PHONE_REQUIRED' }],
    [{ phone: '12345' }, { phone: 'PHONE_INVALID' }],
    [{ email: 'celestina' }, { email: 'EMAIL_INVALID' }],
    [{ link: 'javascript:alert(1)' }, { link: 'LINK_INVALID' }],
    [{ link: 'mi perfil' }, { link: 'LINK_INVALID' }],
    [{ link: 'https://intranet' }, { link: 'LINK_INVALID' }],
    [{ educationLevel: 'wizard' }, { educationLevel: 'INVALID' }],
    [{ skills: 'Excel, Word' }, { skills: 'INVALID' }],
    [{ skills: Array(101).fill('Excel') }, { skills: 'TOO_MANY' }],
    [{ skills: ['x'.repeat(101)] }, { 'skills.0': 'TOO_LONG' }],
    [{ experience: 'x'.repeat(20_001) }, { experience: 'TOO_LONG' }],
    [{ education: 'x'.repeat(20_001) }, { education: 'TOO_LONG' }],
    [{ certificates: 'x'.repeat(5_001) }, { certificates: 'TOO_LONG' }],
    [{ aboutMe: 'x'.repeat(5_001) }, { aboutMe: 'TOO_LONG' }],
  ])('refuses %j with %j', (wrong, codes) => {
    expect(errorsOf(profileInputSchema, { ...form, ...wrong })).toEqual(codes);
  });

  it('takes optional fields that were left blank as absent', () => {
    const names = ['jobId', 'email', 'experience', 'educationLevel', 'education', 'certificates', 'link', 'aboutMe'];
    const blank = Object.fromEntries(names.map((name) => [name, '  ']));
    const none = Object.fromEntries(names.map((name) => [name, null]));
    for (const left of [blank, none]) {
      const parsed = profileInputSchema.parse({ ...form, skills: ['', ' Excel ', '  '], ...left });
      for (const name of names) expect(parsed, name).toMatchObject({ [name]: undefined });
      expect(parsed.skills).toEqual(['Excel']);
    }
  });

  it.each([
    ['https://people.example/yo', 'https://people.example/yo'],
    ['linkedin.com/in/celestina', 'https://linkedin.com/in/celestina'],
    [' HTTP://people.example ', 'HTTP://people.example'],
  ])('takes the link %s as %s', (typed, link) => {
    expect(profileInputSchema.parse({ ...form, link: typed }).link).toBe(link);
  });
});

describe('the contact form', () => {
  const form = { ...person, email: 'celestina@people.example', subject: 'billing', message: 'Hola' };

  it('takes what is required, in Spanish unless it says otherwise', () => {
    expect(contactFormSchema.parse(form)).toEqual({ ...form, language: 'es' });
  });

  it('names everything that is missing at once', () => {
    expect(errorsOf(contactFormSchema, {})).toEqual({
      firstName: 'FIRST_NAME_REQUIRED',
      lastName: 'LAST_NAME_REQUIRED',
      email: 'EMAIL_INVALID',
      subject: 'SUBJECT_REQUIRED',
      message: 'MESSAGE_REQUIRED',
    });
  });

  it.each<Case>([
    ...traps,
    [{ subject: 'love' }, { subject: 'SUBJECT_REQUIRED' }],
    [{ message: ' ' }, { message: 'MESSAGE_REQUIRED' }],
    [{ message: 'x'.repeat(20_001) }, { message: 'TOO_LONG' }],
    [{ phone: 'call me' }, { phone: 'PHONE_INVALID' }],
  ])('refuses %j with %j', (wrong, codes) => {
    expect(errorsOf(contactFormSchema, { ...form, ...wrong })).toEqual(codes);
  });
});

describe('the employer form', () => {
  const form = {
    ...person,
    company: 'Talleres Yunque',
    positionsToHire: 3,
    jobTitle: 'Soldador',
    phone: '+34 555 010 090',
    email: 'celestina@yunque.example',
  };

  it('takes what is required, in Spanish unless it says otherwise', () => {
    expect(employerFormSchema.parse(form)).toEqual({ ...form, language: 'es' });
  });

  it('names everything that is missing at once', () => {
    expect(errorsOf(employerFormSchema, {})).toEqual({
      firstName: 'FIRST_NAME_REQUIRED',
      lastName: 'LAST_NAME_REQUIRED',
      company: 'COMPANY_REQUIRED',
      positionsToHire: 'POSITIONS_REQUIRED',
      jobTitle: 'JOB_TITLE_REQUIRED',
      phone: 'PHONE_REQUIRED',
      email: 'EMAIL_INVALID',
    });
  });

  it.each<Case>([
    ...traps,
    [{ positionsToHire: '3' }, { positionsToHire: 'POSITIONS_REQUIRED' }],
    [{ positionsToHire: null }, { positionsToHire: 'POSITIONS_REQUIRED' }],
    [{ positionsToHire: 0 }, { positionsToHire: 'TOO_SMALL' }],
    [{ positionsToHire: 2.5 }, { positionsToHire: 'INVALID' }],
    [{ positionsToHire: 1_000_000 }, { positionsToHire: 'TOO_LARGE' }],
    [{ company: '' }, { company: 'COMPANY_REQUIRED' }],
  ])('refuses %j with %j', (wrong, codes) => {
    expect(errorsOf(employerFormSchema, { ...form, ...wrong })).toEqual(codes);
  });
});
