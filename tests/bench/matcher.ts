/** Lets the bench of resumes and ads ask the matching engine; texts come often, so each is read once. */
import {
  jobOfText,
  type PreparedJob,
  type PreparedResume,
  resumeOfText,
  scorePercent,
} from '../../shared/matching/index.ts';

const jobs = new Map<string, PreparedJob>();
const resumes = new Map<string, PreparedResume>();

function once<T>(known: Map<string, T>, text: string, read: (text: string) => T): T {
  const found = known.get(text) ?? read(text);
  known.set(text, found);
  return found;
}

/** 0..100, unrounded. */
export function score(resumeText: string, jobText: string): number {
  return scorePercent(once(jobs, jobText, jobOfText), once(resumes, resumeText, resumeOfText));
}
