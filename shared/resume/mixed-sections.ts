/** Takes studies out of sections of jobs: a path through life (`My journey`) tells both in one list. */
import type { Experience } from '../domain/profile.ts';
import { readExperience } from './experience.ts';
import { titleEvidence } from './name-scores.ts';
import type { Section } from './section.ts';
import type { Sourced } from './sourced.ts';
import { degreeEvidence, namesDegree, namesSchool } from './study-words.ts';

const isDegree = (text: string) => namesDegree(text) && degreeEvidence(text) > titleEvidence(text);

/** Whether what was read as a job is a degree with its school, whichever was taken for the title. */
function isStudy({ value: { title, company } }: Sourced<Experience>): boolean {
  return (isDegree(title) && namesSchool(company)) || (isDegree(company) && namesSchool(title));
}

/** Where the first field of a job stands. */
function placeOf({ sources }: Sourced<Experience>): number {
  return Math.min(...Object.values(sources).map(({ start }) => start));
}

/** The runs of lines that tell of jobs or of studies, in their order; one where all are jobs. */
function runsOf(text: string, section: Section): Section[] {
  if (!section.lines.some((line) => namesSchool(line.text))) return [section];
  const starts = readExperience(text, section.lines)
    .found.map((job) => ({ at: placeOf(job), isStudy: isStudy(job) }))
    .toSorted((one, other) => one.at - other.at);
  if (!starts.some((start) => start.isStudy)) return [section];
  const runs: Section[] = [];
  for (const line of section.lines) {
    const { isStudy: own } = starts.findLast(({ at }) => at < line.end) ?? starts[0] ?? { isStudy: false };
    const kind = own ? 'education' : 'experience';
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, heading: last ? null : section.heading, lines: [{ ...line, gap: true }] });
  }
  return runs;
}

/** The sections with the studies apart that stand among jobs, where no section of studies is found. */
export function withMixedStudies(text: string, sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind, lines }) => kind === 'education' && lines.length > 0)) return sections;
  return sections.flatMap((section) => (section.kind === 'experience' ? runsOf(text, section) : section));
}
