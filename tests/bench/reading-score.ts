/** How much of generated resumes is read as it was written: the public half of the figures on reading. */
import { extractDocument } from '../../shared/extraction/index.ts';
import { internationalPhone, readResume } from '../../shared/resume/index.ts';
import { type ResumeContent, resumeDocx, resumePdf, resumeTxt } from '../support/resume-files.ts';
import { person } from './people.ts';

/** Shares between 0 and 1, by field; `ms` are milliseconds per file. */
export interface ReadingScore {
  files: number;
  fields: Record<string, number>;
  macro: number;
  ms: number[];
}

type Writer = (content: ResumeContent) => Promise<Uint8Array> | Uint8Array;

const LAYOUTS: readonly Writer[] = [
  (content) => resumePdf(content),
  (content) => resumePdf(content, 'two-columns'),
  (content) => resumeDocx(content),
  (content) => resumeDocx(content, 'two-columns'),
  resumeTxt,
];

const plain = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();

/** Twice what both have over what each has: 1 for equal sets. */
function f1(expected: readonly string[], found: readonly string[]): number {
  const left = found.map(plain);
  const hits = expected.map(plain).filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return expected.length + found.length === 0 ? 1 : (2 * hits.length) / (expected.length + found.length);
}

/** `0M/YYYY - …` as `people.ts` writes it, as the months that a profile holds. */
function monthsOf(dates: string): string {
  const [from = '', to = ''] = dates.split(' - ').map((date) => /^(\d\d)\/(\d{4})$/.exec(date));
  const month = (found: RegExpExecArray | null | '') => (found ? `${found[2]}-${found[1]}` : 'now');
  return `${month(from)} ${month(to)}`;
}

async function fieldsOf(content: ResumeContent, bytes: Uint8Array): Promise<Record<string, number>> {
  const { profile } = readResume(await extractDocument(bytes));
  const same = (one: string | null, other: string | null) => (plain(one) === plain(other) ? 1 : 0);
  const { experience, education } = profile;
  return {
    name: same(`${profile.firstName} ${profile.lastName}`, content.name),
    'e-mail': same(profile.email, content.email),
    phone: same(profile.phone, internationalPhone(content.phone, null)),
    place: same(profile.location, content.location),
    titles: f1(
      content.jobs.map(({ title }) => title),
      experience.map(({ title }) => title),
    ),
    companies: f1(
      content.jobs.map(({ company }) => company),
      experience.map(({ company }) => company),
    ),
    periods: f1(
      content.jobs.map(({ dates }) => monthsOf(dates)),
      experience.map(({ startDate, endDate, current }) => `${startDate} ${current ? 'now' : endDate}`),
    ),
    degrees: f1(
      content.studies.map(({ degree }) => degree),
      education.map(({ degree }) => degree),
    ),
    schools: f1(
      content.studies.map(({ institution }) => institution),
      education.map(({ institution }) => institution),
    ),
    skills: f1(
      content.skills,
      profile.skills.map(({ name }) => name),
    ),
    languages: f1(
      content.languages.map((written) => written.split(/[ (]/)[0] ?? ''),
      profile.languages.map(({ name }) => name.split(/[ (]/)[0] ?? ''),
    ),
  };
}

/** Writes and reads `count` resumes of different fictional people, each in one of five formats and layouts. */
export async function readingScore(count: number): Promise<ReadingScore> {
  const sums: Record<string, number> = {};
  const ms: number[] = [];
  for (let index = 0; index < count; index += 1) {
    // Short enough for a narrow sidebar: what runs into the next column is no fault of the reader.
    const content = { ...person(index), email: `persona.${index}@people.example` };
    const write = LAYOUTS[index % LAYOUTS.length] as Writer;
    const bytes = await write(content);
    const startedAt = performance.now();
    const fields = await fieldsOf(content, bytes);
    ms.push(performance.now() - startedAt);
    for (const [field, share] of Object.entries(fields)) sums[field] = (sums[field] ?? 0) + share;
  }
  const fields = Object.fromEntries(Object.entries(sums).map(([field, sum]) => [field, sum / count]));
  const shares = Object.values(fields);
  return { files: count, fields, macro: shares.reduce((sum, share) => sum + share, 0) / shares.length, ms };
}
