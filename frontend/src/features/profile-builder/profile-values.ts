/** What the profile builder holds while someone fills it in, and which of its seven sections say something already. */
import type { Language } from '../../../../shared/domain/field.ts';
import type { EducationLevel } from '../../../../shared/domain/levels.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  /** The language that the person is answered in. */
  language: Language;
  experience: string;
  educationLevel: EducationLevel | '';
  education: string;
  skills: string[];
  /** A skill that is still being typed. */
  skillText: string;
  link: string;
  aboutMe: string;
  certificates: string;
  privacyNoticeAccepted: boolean;
  talentPoolConsent: boolean;
  /** Honeypot. */
  website: string;
}

export function emptyProfile(language: Language): ProfileValues {
  return {
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    language,
    experience: '',
    educationLevel: '',
    education: '',
    skills: [],
    skillText: '',
    link: '',
    aboutMe: '',
    certificates: '',
    privacyNoticeAccepted: false,
    talentPoolConsent: false,
    website: '',
  };
}

/** Fields that the API may refuse, in the order in which they stand. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'language',
  'experience',
  'educationLevel',
  'education',
  'skills',
  'link',
  'aboutMe',
  'certificates',
  'privacyNoticeAccepted',
  'talentPoolConsent',
] as const satisfies readonly (keyof ProfileValues)[];

const TYPED_FIELDS = PROFILE_FIELDS.slice(0, -2).filter((field) => field !== 'language');

export const SECTIONS = [
  'personal',
  'experience',
  'education',
  'skills',
  'additional',
  'about',
  'certificates',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Live values of a form lack the fields that are not on screen yet. */
type Typed = { [K in keyof ProfileValues]?: ProfileValues[K] };

function isTyped(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
}

/** The fields of a section: all of the first, any of another make it a filled one. */
const FIELDS_OF: Record<Section, readonly (keyof ProfileValues)[]> = {
  personal: ['firstName', 'lastName', 'phone'],
  experience: ['experience'],
  education: ['educationLevel', 'education'],
  skills: ['skills', 'skillText'],
  additional: ['link'],
  about: ['aboutMe'],
  certificates: ['certificates'],
};

/** The sections that say something, in order; the first one needs all that is required. */
export function filledSections(values: Typed): Section[] {
  return SECTIONS.filter((section) => {
    const fields = FIELDS_OF[section];
    return section === 'personal'
      ? fields.every((field) => isTyped(values[field]))
      : fields.some((field) => isTyped(values[field]));
  });
}

/** Whether nothing has been typed that would be worth keeping. */
export function isBlankProfile(values: Typed): boolean {
  return !isTyped(values.skillText) && TYPED_FIELDS.every((field) => !isTyped(values[field]));
}
