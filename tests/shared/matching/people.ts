/** Fictional people and jobs for the matching tests: resumes as text with the profile and sources a reader would give. */
import type { Profile, ProfileSources } from '../../../shared/domain/profile.ts';
import type { MatchJob, MatchResume } from '../../../shared/matching/index.ts';

export const TODAY = '2026-06';

export interface Person {
  name?: [string, string];
  location?: string;
  postcode?: string;
  /** Lines of personal data under the name. */
  personal?: string[];
  headline?: string;
  roles?: { title: string; company?: string; from?: string; to?: string; bullets: string[] }[];
  degree?: string;
  school?: string;
  skills?: string[];
  languages?: string;
  certificates?: string[];
  extra?: string;
}

/** Writes the resume and notes where each field stands, as the resume reader does. */
export function resumeOf(person: Person): MatchResume {
  let text = '';
  const sources: ProfileSources = {};
  const put = (words: string, key?: string) => {
    if (key) sources[key] = { start: text.length, end: text.length + words.length };
    text += words;
  };
  const [firstName, lastName] = person.name ?? ['Alba', 'Quintero'];
  put(firstName, 'firstName');
  put(' ');
  put(lastName, 'lastName');
  put('\n');
  if (person.location) {
    put(person.location, 'location');
    put(person.postcode ? `, CP ${person.postcode}\n` : '\n');
  }
  for (const line of person.personal ?? []) put(`${line}\n`);
  if (person.headline) {
    put('\nPROFILE\n');
    put(person.headline, 'summary');
    put('\n');
  }
  put('\nEXPERIENCE\n');
  for (const [index, role] of (person.roles ?? []).entries()) {
    put(role.title, `experience.${index}.title`);
    put(', ');
    put(role.company ?? 'Almenara', `experience.${index}.company`);
    put(`  ${role.from ?? ''} - ${role.to ?? ''}\n`);
    for (const [at, bullet] of role.bullets.entries()) {
      put('- ');
      put(bullet, `experience.${index}.bullets.${at}`);
      put('\n');
    }
  }
  if (person.degree) {
    put('\nEDUCATION\n');
    put(person.degree, 'education.0.degree');
    put(', ');
    put(person.school ?? 'Universidad de Valdeluz', 'education.0.institution');
    put('\n');
  }
  if (person.skills) put('\nSKILLS\n');
  for (const [index, skill] of (person.skills ?? []).entries()) {
    put(skill, `skills.${index}`);
    put(index === (person.skills ?? []).length - 1 ? '\n' : ', ');
  }
  if (person.languages) put(`\nLANGUAGES\n${person.languages}\n`);
  if (person.certificates) put(`\nCERTIFICATES\n${person.certificates.join('\n')}\n`);
  if (person.extra) put(`\n${person.extra}\n`);
  return { text, profile: profileOf(person, firstName, lastName), sources, source: 'resume' };
}

function profileOf(person: Person, firstName: string, lastName: string): Profile {
  return {
    firstName,
    lastName,
    email: null,
    phone: null,
    location: person.location ?? null,
    links: [],
    summary: person.headline ?? null,
    experience: (person.roles ?? []).map((role) => ({
      title: role.title,
      company: role.company ?? 'Almenara',
      location: null,
      startDate: role.from ?? null,
      endDate: role.to ?? null,
      current: role.from !== undefined && role.to === undefined,
      bullets: role.bullets,
    })),
    education: person.degree
      ? [
          {
            degree: person.degree,
            level: null,
            institution: person.school ?? 'Universidad de Valdeluz',
            startDate: null,
            endDate: null,
          },
        ]
      : [],
    skills: (person.skills ?? []).map((name) => ({ id: null, name })),
    languages: [],
    certificates: person.certificates ?? [],
  };
}

/** A job with the fields that matter to a test; the rest says nothing. */
export function jobOf(fields: Partial<MatchJob>): MatchJob {
  return {
    jobId: 'job1',
    title: 'Backend Developer',
    company: 'Ferro & Pine',
    location: '',
    industry: '',
    category: '',
    jobType: 'full-time',
    experienceLevel: 'mid',
    description: '',
    requirements: [],
    tags: [],
    remotePolicy: 'on-site',
    ...fields,
  };
}
