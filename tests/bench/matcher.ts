/** Lets the bench of resumes and ads ask the product's whole path: read the text as a file, then match the profile. */
import { extractDocument } from '../../shared/extraction/index.ts';
import {
  jobOfText,
  latestMonthIn,
  type PreparedJob,
  type PreparedResume,
  prepareResume,
  scorePercent,
} from '../../shared/matching/index.ts';
import { readResume } from '../../shared/resume/index.ts';

const jobs = new Map<string, PreparedJob>();
const resumes = new Map<string, Promise<PreparedResume>>();

/** Texts come often and as the same string: each is read once. */
function once<T>(known: Map<string, T>, text: string, read: (text: string) => T): T {
  const found = known.get(text) ?? read(text);
  known.set(text, found);
  return found;
}

/** A resume as the product reads it from the text of its file. */
export async function preparedText(text: string): Promise<PreparedResume> {
  const document = await extractDocument(new TextEncoder().encode(text));
  const { profile, sources, sections } = readResume(document);
  return prepareResume({ text: document.text, profile, sources, sections, source: 'resume' }, latestMonthIn(text));
}

/** 0..100, unrounded. */
export async function score(resumeText: string, jobText: string): Promise<number> {
  return scorePercent(once(jobs, jobText, jobOfText), await once(resumes, resumeText, preparedText));
}
