/**
 * Finds sections of jobs that neither their headings nor their words give away by reading them as such: where what comes out are jobs,
 * each with a time and believable names, the section is one of jobs.
 */

import type { Experience } from '../domain/profile.ts';
import { readExperience } from './experience.ts';
import { companyEvidence, titleEvidence } from './name-scores.ts';
import type { Section } from './section.ts';
import { excludesCareer, leansTo } from './section-evidence.ts';
import { hintedSection, namedSection, type SectionKind } from './section-names.ts';
import type { Sourced } from './sourced.ts';
import { namesDegree, namesSchool } from './study-words.ts';

/** Kinds that evidence gives to a section in want of better. */
const DOUBTFUL: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'other',
  'summary',
  'certificates',
  'skills',
  'education',
]);
/** What the names of a job have to say together, on average. */
const BELIEVABLE = 2.5;
/** Of the entries so many have to be whole. */
const WHOLE_SHARE = 0.6;
/** A single job has to be as clear as this. */
const CLEAR = 5;

/** Certificates and talks have a day; a job has a beginning and an end, or goes on. */
const hasTime = ({ startDate, endDate, current }: Experience) =>
  startDate !== null && (current || (endDate !== null && endDate > startDate));

const UNPAID = /\bvolunt/i;

/** How much a job makes sense by its names; a study makes none. */
function senseOf({ title, company }: Experience): number {
  if (title === '' && company === '') return -1;
  if ((namesDegree(title) && namesSchool(company)) || UNPAID.test(title)) return -1;
  const own = title === '' ? -1 : Math.min(3, titleEvidence(title));
  return own + (company === '' ? -1 : Math.min(3, companyEvidence(company)));
}

/** Whether entries read as jobs are such. */
function areJobs(found: readonly Sourced<Experience>[]): boolean {
  const senses = found.map(({ value }) => (hasTime(value) ? senseOf(value) : -1));
  const whole = senses.filter((sense) => sense >= BELIEVABLE).length;
  const mean = senses.reduce((sum, one) => sum + one, 0) / Math.max(1, senses.length);
  if (found.length === 1) return (senses[0] ?? 0) >= CLEAR;
  return whole >= 2 && whole >= WHOLE_SHARE * found.length && mean >= BELIEVABLE;
}

/** The sections with those as jobs that read as such, whatever they are called. */
export function withTrialReadings(text: string, sections: readonly Section[]): readonly Section[] {
  return sections.map((section): Section => {
    const { kind, heading, lines } = section;
    const isOpen = heading !== null && DOUBTFUL.has(kind) && namedSection(heading.text) === undefined;
    if (!isOpen || excludesCareer(heading.text)) return section;
    if (kind === 'education' && (leansTo('education', heading.text) || hintedSection(heading.text) !== undefined))
      return section;
    const { found } = readExperience(text, lines);
    // Who works at a school has titles, and who learnt there has degrees.
    if (kind === 'education' && found.some(({ value }) => namesDegree(value.title) || namesDegree(value.company)))
      return section;
    return areJobs(found) ? { ...section, kind: 'experience' } : section;
  });
}
