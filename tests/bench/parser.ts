/** Lets the parse measure of the bench read a file with the product's own parser. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { extractDocument, prepareExtraction } from '../../shared/extraction/index.ts';
import { type ResumeReading, readResume } from '../../shared/resume/index.ts';

// As the worker that reads resumes does.
await prepareExtraction();

/** Words that name a part of a year and no month. */
const PART_OF_YEAR =
  /\b(?:spring|summer|fall|autumn|winter|primavera|verano|oto[nñ]o|invierno|season|session|easter|curso|early|mid|late|[qt][1-4]|[1-4][qt]|\S*trimestre|\S*semestre|h[12])\b/i;

/** A date as precise as the resume gives it: the profile fills the month of a year or a season in, its source tells that it did. */
function asWritten(month: string | null, source: string): string | null {
  const isYear = /^\D*(?:\d{4}|\d{2})\D*$/.test(source) && !/\p{L}{3}/u.test(source);
  return month !== null && (isYear || PART_OF_YEAR.test(source)) ? month.slice(0, 4) : month;
}

/** The profile in the bench's words: one name, `present` for a current job, lists of plain names. */
export async function parse(filePath: string) {
  const document = await extractDocument(await readFile(filePath), { fileName: basename(filePath) });
  const { profile, sources, unsure }: ResumeReading = readResume(document);
  const source = (key: string) => document.text.slice(sources[key]?.start ?? 0, sources[key]?.end ?? 0);
  const dates = (key: string, entry: { startDate: string | null; endDate: string | null; current?: boolean }) => ({
    start: asWritten(entry.startDate, source(`${key}.startDate`)),
    end: entry.current ? 'present' : asWritten(entry.endDate, source(`${key}.endDate`)),
  });
  return {
    unsure,
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    email: profile.email,
    phone: profile.phone,
    location: profile.location,
    links: profile.links,
    skills: profile.skills.map((skill) => skill.name),
    languages: profile.languages.map((language) => language.name),
    experience: profile.experience.map((job, index) => ({
      company: job.company,
      title: job.title,
      ...dates(`experience.${index}`, job),
    })),
    education: profile.education.map((study, index) => ({
      institution: study.institution,
      degree: study.degree,
      ...dates(`education.${index}`, study),
    })),
  };
}
