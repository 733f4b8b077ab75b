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

/** Whether one of `paths` is `path` or below it. */
export function isNamed(paths: readonly string[], path: string): boolean {
  return paths.some((one) => one === path || one.startsWith(`${path}.`));
}

/** The parts that paths of refused fields belong to. */
export function partsOf(paths: readonly string[]): Part[] {
  return PARTS.filter((part) => FIELDS_OF[part].some((field) => isNamed(paths, field)));
}
