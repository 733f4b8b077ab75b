/** Reads from a resume what recruiters ask first and no field of the profile says by itself; shown, never scored. */
import type { Career } from '../domain/career.ts';
import { placeParts } from '../taxonomy/index.ts';
import { readAvailability } from './career-availability.ts';
import { readLicences } from './career-licences.ts';
import { readWorkPermits } from './career-permits.ts';
import { readSalaryWish } from './career-salary.ts';
import { type CareerReading, careerText } from './career-text.ts';
import { currentTitle, datedRoles, gapsBetween, seniorityOf, skillMonths, totalMonths } from './career-time.ts';

/**
 * The career that a reading tells of, counted up to and with `asOf` (`YYYY-MM`). Stated facts quote the text and say where
 * they stand; what is not said is null or empty. In a corrected reading, what the person replaced or took out tells nothing.
 */
export function readCareer(reading: CareerReading, asOf: string): Career {
  const career = careerText(reading);
  const roles = datedRoles(career, asOf);
  const place = placeParts(reading.profile.location ?? '');
  return {
    asOf,
    currentTitle: currentTitle(roles),
    seniority: seniorityOf(roles),
    totalMonths: totalMonths(roles),
    skillMonths: skillMonths(career, roles),
    gaps: gapsBetween(roles),
    licences: readLicences(career),
    workPermits: readWorkPermits(career),
    availability: readAvailability(career, asOf),
    salaryWish: readSalaryWish(career, place.country),
    place,
  };
}
