/** The parts of a reading that are looked at and corrected one at a time. */
import type { Correction } from '../../../../shared/domain/correction.ts';

export const PARTS = ['contact', 'summary', 'experience', 'education', 'skills', 'languages', 'certificates'] as const;
export type Part = (typeof PARTS)[number];

/** What a correction says, without the reading that it names. */
export type Stated = Omit<Correction, 'resumeId'>;

export const FIELDS_OF: Record<Part, readonly (keyof Stated)[]> = {
  contact: ['firstName', 'lastName', 'phone', 'location', 'links'],
  summary: ['summary'],
  experience: ['experience'],
  education: ['education'],
  skills: ['skills'],
  languages: ['languages'],
  certificates: ['certificates'],
};

/** Whether anything below `path` stands in the person's own words; `stated` is the API's list of paths. */
export function isOwnWords(stated: readonly string[], path: string): boolean {
  return stated.some((one) => one === path || one.startsWith(`${path}.`));
}
