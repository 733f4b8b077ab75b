/** Reads a talent from JSON, as the product exports it or with texts and lists as in a spreadsheet. */
import type { Language } from '../../shared/domain/field.ts';
import { careerText } from './career-text.ts';
import { isRecord, joined, type RawRecord, recordsIn, textOf, textsOf } from './raw-record.ts';

const languageOf = (talent: RawRecord): Language => (textOf(talent.language).toLowerCase() === 'en' ? 'en' : 'es');

function experience(value: unknown, language: Language): unknown {
  if (!Array.isArray(value)) return value;
  const entries = recordsIn(value).map((job) => ({
    title: textOf(job.title),
    where: joined([job.company, job.location]),
    startDate: textOf(job.startDate),
    endDate: textOf(job.endDate),
    isOpen: job.current !== false,
    bullets: textsOf(job.bullets),
  }));
  return [...textsOf(value), careerText(entries, language)].filter(Boolean).join('\n\n');
}

function education(value: unknown, language: Language): unknown {
  if (!Array.isArray(value)) return value;
  const entries = recordsIn(value).map((course) => ({
    title: textOf(course.degree),
    where: textOf(course.institution),
    startDate: textOf(course.startDate),
    endDate: textOf(course.endDate),
    isOpen: false,
    bullets: [],
  }));
  return [...textsOf(value), careerText(entries, language)].filter(Boolean).join('\n\n');
}

/** `Inglés (B2)`; texts stay as they are. */
function named(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const [name, level] = [textOf(item.name), textOf(item.level)];
  return level ? `${name} (${level})` : name;
}

const items = (value: unknown): unknown => (Array.isArray(value) ? value.map(named) : value);

/** The fields of a row, with what is structured in them as texts and lists. */
export function talentFromJson(talent: RawRecord): RawRecord {
  const language = languageOf(talent);
  return {
    ...talent,
    link: Array.isArray(talent.link) ? textsOf(talent.link)[0] : talent.link,
    experience: experience(talent.experience, language),
    education: education(talent.education, language),
    skills: items(talent.skills),
    languages: items(talent.languages),
    certificates: items(talent.certificates),
  };
}
