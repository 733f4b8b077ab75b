/** Reads a talent from a resume in the format of jsonresume.org (schema 1.0.0). */
import { DEFAULT_LANGUAGE, type Language } from '../../shared/domain/field.ts';
import { languageOfText } from '../../shared/domain/text-language.ts';
import { careerText } from './career-text.ts';
import { isRecord, joined, type RawRecord, recordsIn, textOf, textsOf } from './raw-record.ts';

type Entry = Parameters<typeof careerText>[0][number];

/** What all lists of the format have in common; without an end, it goes on. */
const entryOf = (entry: RawRecord, own: Pick<Entry, 'title' | 'where'>): Entry => ({
  ...own,
  startDate: textOf(entry.startDate),
  endDate: textOf(entry.endDate),
  isOpen: true,
  bullets: [...textsOf(entry.summary ?? entry.description), ...textsOf(entry.highlights)],
});

const IN: Record<Language, string> = { es: ' en ', en: ' in ' };

function education(resume: RawRecord, language: Language): Entry[] {
  return recordsIn(resume.education).map((course) => {
    const entry = entryOf(course, {
      title: joined([course.studyType, course.area], IN[language]),
      where: textOf(course.institution),
    });
    return { ...entry, bullets: textsOf(course.courses) };
  });
}

const skills = (resume: RawRecord) =>
  recordsIn(resume.skills).flatMap(({ name, keywords }) => [textOf(name), ...textsOf(keywords)]);

function languages(resume: RawRecord): string[] {
  return recordsIn(resume.languages).map(({ language, fluency }) => {
    const [name, level] = [textOf(language), textOf(fluency)];
    return level ? `${name} (${level})` : name;
  });
}

/** One that the format does not fit is one without any field, which says of itself what is missing. */
export function talentFromJsonResume(resume: RawRecord): RawRecord {
  const basics = isRecord(resume.basics) ? resume.basics : {};
  const place = isRecord(basics.location) ? basics.location : {};
  const work = recordsIn(resume.work);
  const text = joined(
    [basics.summary, ...work.flatMap(({ summary, highlights }) => [summary, ...textsOf(highlights)])],
    ' ',
  );
  const language = languageOfText(text) ?? DEFAULT_LANGUAGE;
  const career = (entries: Entry[]) => careerText(entries, language);
  return {
    fullName: textOf(basics.name),
    email: textOf(basics.email),
    phone: textOf(basics.phone),
    location: joined([place.city, place.region]),
    headline: textOf(basics.label),
    summary: textOf(basics.summary),
    link: [textOf(basics.url), ...recordsIn(basics.profiles).map(({ url }) => textOf(url))].find(Boolean),
    experience: career(
      work.map((job) => entryOf(job, { title: textOf(job.position), where: joined([job.name, job.location]) })),
    ),
    education: career(education(resume, language)),
    skills: [...new Set(skills(resume).filter(Boolean))],
    languages: languages(resume).filter(Boolean),
    certificates: recordsIn(resume.certificates).map(({ name, issuer, date }) => joined([name, issuer, date])),
    projects: career(
      recordsIn(resume.projects).map((project) => ({
        ...entryOf(project, { title: textOf(project.name), where: textOf(project.entity) }),
        isOpen: false,
      })),
    ),
    volunteering: career(
      recordsIn(resume.volunteer).map((post) =>
        entryOf(post, { title: textOf(post.position), where: textOf(post.organization) }),
      ),
    ),
    language,
  };
}
