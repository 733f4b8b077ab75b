/** Puts together what some resumes list apart: the schools somebody went to, and below them what was obtained there. */
import type { Education } from '../domain/profile.ts';
import type { Sourced } from './sourced.ts';

const isSchoolOnly = ({ value }: Sourced<Education>) => value.degree === '' && value.institution !== '';
const isDegreeOnly = ({ value }: Sourced<Education>) => value.institution === '' && value.degree !== '';
const yearOf = ({ value }: Sourced<Education>) => value.endDate?.slice(0, 4) ?? '';

/** A school with the degree of the same year. */
function whole(school: Sourced<Education>, degree: Sourced<Education>): Sourced<Education> {
  const { institution, startDate } = school.value;
  const { institution: from, startDate: begins } = school.sources;
  return {
    value: { ...degree.value, institution, startDate: startDate ?? degree.value.startDate },
    sources: { ...degree.sources, ...(from && { institution: from }), ...(begins && { startDate: begins }) },
  };
}

/** The studies, schools without degrees and degrees without schools as one where each year has one of both; others stay as they are. */
export function withPartsTogether(studies: readonly Sourced<Education>[]): Sourced<Education>[] {
  const [schools, degrees] = [studies.filter(isSchoolOnly), studies.filter(isDegreeOnly)];
  const matesOf = (school: Sourced<Education>) => degrees.filter((degree) => yearOf(degree) === yearOf(school));
  const pairs = new Map(
    schools.flatMap((school) => {
      const [degree, ...more] = yearOf(school) === '' ? [] : matesOf(school);
      const isOnly = schools.filter((other) => yearOf(other) === yearOf(school)).length === 1;
      return degree && more.length === 0 && isOnly ? [[school, degree] as const] : [];
    }),
  );
  if (pairs.size < 2 || pairs.size < Math.max(schools.length, degrees.length) / 2) return [...studies];
  const taken = new Set(pairs.values());
  return studies.flatMap((study) => {
    const degree = pairs.get(study);
    return degree ? whole(study, degree) : taken.has(study) ? [] : study;
  });
}
