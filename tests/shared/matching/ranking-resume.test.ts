/** Shows that what ranking keeps of a resume gives the very percentages of the whole resume, and holds none of its text. */
import { expect, it } from 'vitest';
import { demoJobs } from '../../../infra/local/demo-data/jobs.ts';
import * as english from '../../../infra/local/demo-data/resume-texts-en.ts';
import * as spanish from '../../../infra/local/demo-data/resume-texts-es.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import {
  type MatchResume,
  prepareJob,
  prepareResume,
  rankingPercent,
  rankingResume,
  scorePercent,
} from '../../../shared/matching/index.ts';
import { readResume } from '../../../shared/resume/index.ts';
import { jobOf } from './people.ts';

const TODAY = '2026-11';
const TEXTS = [...Object.values(english), ...Object.values(spanish)];

async function resumeOf(text: string): Promise<MatchResume> {
  const document = await extractDocument(new TextEncoder().encode(text));
  const { profile, sources } = readResume(document, { today: TODAY });
  return { text: document.text, profile, sources, source: 'resume' };
}

const resumes = (await Promise.all(TEXTS.map(resumeOf))).map((resume) => prepareResume(resume, TODAY));
const jobs = demoJobs(new Date('2026-11-21T09:00:00Z')).map((job) => prepareJob(job));

it('ranks every demo resume for every demo job by exactly the percentage of the whole resume', () => {
  expect(resumes.length * jobs.length).toBeGreaterThan(200);
  for (const resume of resumes) {
    const kept = rankingResume(resume);
    expect(jobs.map((job) => rankingPercent(job, kept))).toEqual(jobs.map((job) => scorePercent(job, resume)));
  }
});

it('gives no percentage to a resume that repeats sentences of the job, and one for any other job', async () => {
  const ad =
    'We build quiet bridges for small rivers with welders who read drawings and love clean seams. Join us today.';
  const copied = `${TEXTS[0]}\nSUMMARY\n${ad}`;
  const kept = rankingResume(prepareResume(await resumeOf(copied), TODAY));
  expect(rankingPercent(prepareJob(jobOf({ title: 'Welder', description: ad })), kept)).toBeUndefined();
  for (const job of jobs) expect(rankingPercent(job, kept)).toEqual(expect.any(Number));
});

it('holds nothing that could be read: no name, no sentence, no place in the text', () => {
  for (const resume of resumes) {
    const kept = rankingResume(resume);
    expect(kept.numbers.resume.text + kept.numbers.clean).toBe('');
    expect(kept.numbers).not.toHaveProperty('done');
    const { profile } = resume.resume;
    const spelt = JSON.stringify(kept, (_key, value) =>
      value instanceof Map || value instanceof Set ? [...value] : value,
    );
    for (const said of [profile.firstName, profile.email, profile.phone, profile.experience[0]?.bullets[0]])
      if (said) expect(spelt).not.toContain(said);
    expect(new Set([...kept.numbers.skills.values()].map(({ start, end }) => start + end))).toEqual(new Set([0]));
  }
});
