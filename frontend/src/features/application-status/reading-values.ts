/** A reading as fields hold it: lists of short things as lines, what has several facts as entries; and back to what the API takes. */
import type { Profile } from '../../../../shared/domain/profile.ts';
import { skillsIn, withSkills } from '../../lib/skill-list.ts';
import { FIELDS_OF, PARTS, type Part, type Stated } from './reading-parts.ts';

interface Period {
  /** `YYYY-MM`, or empty. */
  startDate: string;
  endDate: string;
}

/** Names of the fields to check; they stay with their entry when others are taken out. */
interface Checked {
  unsure?: string[];
}

export interface ExperienceValues extends Period, Checked {
  title: string;
  company: string;
  location: string;
  current: boolean;
  /** One per line. */
  bullets: string;
}

export interface EducationValues extends Period, Checked {
  degree: string;
  level: string;
  institution: string;
}

export interface ReadingValues {
  firstName: string;
  lastName: string;
  phone: string;
  location: string;
  /** One per line. */
  links: string;
  summary: string;
  experience: ExperienceValues[];
  education: EducationValues[];
  skills: string[];
  /** The skill that is still being typed. */
  skillText: string;
  languages: { name: string; level: string }[];
  /** One per line. */
  certificates: string;
}

export const EMPTY_EXPERIENCE: ExperienceValues = {
  title: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  bullets: '',
};
export const EMPTY_EDUCATION: EducationValues = { degree: '', level: '', institution: '', startDate: '', endDate: '' };
export const EMPTY_LANGUAGE = { name: '', level: '' };

const onLines = (items: readonly string[]) => items.map((item) => item.replace(/\s+/g, ' ')).join('\n');
const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const periodOf = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }): Period => ({
  startDate: startDate ?? '',
  endDate: endDate ?? '',
});

/** Of the fields to check, the names of those of one entry. */
function checkedIn(unsure: readonly string[], entry: string): Checked {
  const names = unsure.flatMap((path) => (path.startsWith(`${entry}.`) ? path.slice(entry.length + 1) : []));
  return names.length > 0 ? { unsure: names } : {};
}

export function valuesOf(profile: Profile, unsure: readonly string[] = []): ReadingValues {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone ?? '',
    location: profile.location ?? '',
    links: onLines(profile.links),
    summary: profile.summary ?? '',
    experience: profile.experience.map((job, index) => ({
      ...job,
      ...checkedIn(unsure, `experience.${index}`),
      ...periodOf(job),
      location: job.location ?? '',
      bullets: onLines(job.bullets),
    })),
    education: profile.education.map((course, index) => ({
      ...course,
      ...checkedIn(unsure, `education.${index}`),
      ...periodOf(course),
      level: course.level ?? '',
    })),
    skills: withSkills(
      [],
      profile.skills.map(({ name }) => name),
    ),
    skillText: '',
    languages: profile.languages.map(({ name, level }) => ({ name, level: level ?? '' })),
    certificates: onLines(profile.certificates),
  };
}

/** What the contract's schema checks; it refuses what is not a level or a month. */
export function statedIn({ skillText, ...values }: ReadingValues): Record<keyof Stated, unknown> {
  return {
    ...values,
    links: linesIn(values.links),
    experience: values.experience.map((job) => ({
      ...job,
      endDate: job.current ? '' : job.endDate,
      bullets: linesIn(job.bullets),
    })),
    skills: withSkills(values.skills, skillsIn(skillText)),
    certificates: linesIn(values.certificates),
  };
}

/** The fields of a part, the unfinished skill among them. */
export function fieldsOf(part: Part): (keyof ReadingValues)[] {
  return part === 'skills' ? ['skills', 'skillText'] : [...FIELDS_OF[part]];
}

/** Only what belongs to the given parts. */
export function valuesOfParts(values: ReadingValues, parts: readonly Part[]): Partial<ReadingValues> {
  return Object.fromEntries(parts.flatMap(fieldsOf).map((field) => [field, values[field]]));
}

const sameShape = (one: unknown, other: unknown) =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** Kept values as far as they have the shape of those they replace: people and extensions can write into storage, too. */
export function usableValues(kept: unknown, like: ReadingValues): Partial<ReadingValues> {
  if (typeof kept !== 'object' || kept === null) return {};
  const examples: Record<string, unknown> = { experience: EMPTY_EXPERIENCE, education: EMPTY_EDUCATION };
  const isUsable = (field: string, value: unknown) => {
    if (!(field in like) || !sameShape(value, like[field as keyof ReadingValues])) return false;
    if (!Array.isArray(value)) return true;
    const example = examples[field] ?? (field === 'languages' ? EMPTY_LANGUAGE : '');
    return value.every((item) => hasShapeOf(item, example));
  };
  return Object.fromEntries(Object.entries(kept).filter(([field, value]) => isUsable(field, value)));
}

function hasShapeOf(item: unknown, example: unknown): boolean {
  if (typeof example !== 'object' || example === null) return typeof item === typeof example;
  if (typeof item !== 'object' || item === null) return false;
  return Object.entries(example).every(([key, value]) => sameShape((item as Record<string, unknown>)[key], value));
}

export interface Draft {
  /** The reading it was made of. */
  resumeId: string;
  parts: Part[];
  values: Partial<ReadingValues>;
}

/** What was kept, as far as it can be used; people and extensions can write into storage, too. */
export function draftIn(kept: unknown, like: ReadingValues): Draft | undefined {
  const { resumeId, parts: named, values } = (kept ?? {}) as { [K in keyof Draft]?: unknown };
  const parts = Array.isArray(named) ? PARTS.filter((part) => named.includes(part)) : [];
  if (typeof resumeId !== 'string' || parts.length === 0) return undefined;
  return { resumeId, parts, values: usableValues(values, like) };
}
