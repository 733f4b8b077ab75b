/** Tells courses of hours or days, which stand among studies, from studies: they name no degree, and none or no place of study. */
import type { Education } from '../domain/profile.ts';
import type { Piece } from './line.ts';
import type { Sourced } from './sourced.ts';
import { hasDegreeWord, levelOf, namesSchool } from './study-words.ts';

const isWhole = ({ value: { degree, institution } }: Sourced<Education>) => degree !== '' && institution !== '';

/** Whether one name is all that was found, and it is neither that of a degree nor that of a school. */
function isShortCourse(study: Sourced<Education>): boolean {
  const { degree, institution } = study.value;
  if (isWhole(study)) return false;
  const name = degree || institution;
  return !hasDegreeWord(name) && levelOf(name) === null && !namesSchool(name);
}

/** The one name of a course, where it stands. */
function nameOf({ value, sources }: Sourced<Education>): Piece[] {
  const [text, span] = value.degree === '' ? [value.institution, sources.institution] : [value.degree, sources.degree];
  return span && text !== '' ? [{ text, start: span.start, end: span.end }] : [];
}

/** Studies, and the names of what beside studies with degree and school is but a course. */
export function withoutShortCourses(all: readonly Sourced<Education>[]): {
  studies: Sourced<Education>[];
  courses: Piece[];
} {
  if (!all.some(isWhole)) return { studies: [...all], courses: [] };
  return {
    studies: all.filter((study) => !isShortCourse(study)),
    courses: all.filter(isShortCourse).flatMap(nameOf),
  };
}
