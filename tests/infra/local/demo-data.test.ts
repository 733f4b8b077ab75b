/** Shows that the demo data is valid, varied and fictional, as the product's own schemas and the public filters need it. */
import { describe, expect, it } from 'vitest';
import { type DemoPerson, demoActivities } from '../../../infra/local/demo-data/activities.ts';
import { demoEmployers } from '../../../infra/local/demo-data/employers.ts';
import { demoJobs } from '../../../infra/local/demo-data/jobs.ts';
import { demoResumes } from '../../../infra/local/demo-data/resumes.ts';
import { activityOf } from '../../../lambdas/stores/activity-store.ts';
import { activitySchema } from '../../../shared/domain/activity.ts';
import { employerSchema } from '../../../shared/domain/employer.ts';
import { REPLY_PROMISE_HOURS, replyDeadline } from '../../../shared/domain/employer-request.ts';
import {
  isOpenToPublic,
  jobIdOf,
  jobInputSchema,
  jobSchema,
  POSITION_BUCKETS,
  positionBucket,
} from '../../../shared/domain/job.ts';
import {
  CURRENCIES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  REMOTE_POLICIES,
  SALARY_PERIODS,
} from '../../../shared/domain/job-choices.ts';
import { outgoingSchema } from '../../../shared/domain/outgoing.ts';
import { parseResumeFile } from '../../../shared/resume/index.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const MS_PER_DAY = 86_400_000;
const jobs = demoJobs(NOW);
const open = jobs.filter(isOpenToPublic);
const resumes = demoResumes();
const employers = demoEmployers(NOW);
const fictional = /@(?:[a-z0-9-]+\.)*[a-z0-9-]+\.example$/;

describe('demo jobs', () => {
  it('number at least 28 that visitors see, each acceptable to the management form', () => {
    expect(open.length).toBeGreaterThanOrEqual(28);
    for (const job of jobs) {
      expect(jobInputSchema.safeParse(job).error?.issues ?? [], job.jobId).toEqual([]);
      expect(jobSchema.parse(job)).toEqual(job);
    }
  });

  it('have distinct ids that their addresses end with', () => {
    expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(jobs.length);
    for (const { jobId, slug } of jobs) {
      expect(jobId).toMatch(/^[0-9a-z]+$/);
      expect(jobIdOf(slug)).toBe(jobId);
    }
  });

  it('include a closed, a paused and a draft one under stable ids', () => {
    const statuses = Object.fromEntries(
      jobs.filter((job) => !open.includes(job)).map((job) => [job.jobId, job.status]),
    );
    expect(statuses).toEqual({ demo90closed: 'closed', demo91paused: 'paused', demo92draft: 'draft' });
  });

  it('give every filter of the public list something to find', () => {
    const values = (of: (job: (typeof open)[number]) => string) => new Set(open.map(of));
    expect(values((job) => positionBucket(job.openings))).toEqual(new Set(POSITION_BUCKETS));
    expect(values((job) => job.remotePolicy)).toEqual(new Set(REMOTE_POLICIES));
    expect(values((job) => job.jobType)).toEqual(new Set(JOB_TYPES));
    expect(values((job) => job.experienceLevel)).toEqual(new Set(EXPERIENCE_LEVELS));
    expect(values((job) => job.salaryCurrency)).toEqual(new Set(CURRENCIES));
    expect(values((job) => job.salaryPeriod)).toEqual(new Set(SALARY_PERIODS));
  });

  it('were published within the last 30 days and no two at once', () => {
    const ages = open.map((job) => NOW.getTime() - Date.parse(String(job.publishedAt)));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(30 * MS_PER_DAY);
    expect(new Set(ages).size).toBe(open.length);
  });

  it('say enough to decide: paragraphs, requirements, benefits, tags and a word on the company', () => {
    for (const job of open) {
      expect(job.description.split('\n\n').length, job.jobId).toBeGreaterThanOrEqual(3);
      expect(Math.min(job.requirements.length, job.benefits.length), job.jobId).toBeGreaterThanOrEqual(4);
      expect(job.tags.length, job.jobId).toBeGreaterThanOrEqual(3);
      expect(job.companyDescription, job.jobId).not.toBe('');
    }
  });

  it('write to nobody who exists', () => {
    for (const job of jobs) expect(job.contactEmail).toMatch(fictional);
  });
});

describe('demo employers', () => {
  it('are valid, fictional and each behind a demo job', () => {
    expect(employers).toHaveLength(5);
    const companies = new Set(jobs.map(({ company }) => company));
    for (const employer of employers) {
      expect(employerSchema.parse(employer)).toEqual(employer);
      expect(employer.primaryContact?.email).toMatch(fictional);
      expect(companies).toContain(employer.company);
    }
  });

  it('have an answer due within 24 hours exactly where nobody has spoken with them yet', () => {
    for (const { answeredAt, lastTouchAt, replyBy, createdAt } of employers) {
      expect(replyBy === null).toBe(lastTouchAt !== null);
      if (answeredAt !== null) expect(Date.parse(answeredAt)).toBeLessThan(Date.parse(replyDeadline(createdAt)));
      if (replyBy === null) continue;
      expect(Date.parse(replyBy)).toBeGreaterThan(NOW.getTime());
      expect(Date.parse(replyBy) - Date.parse(createdAt)).toBe(REPLY_PROMISE_HOURS * 3_600_000);
    }
    expect(employers.some(({ replyBy }) => replyBy !== null)).toBe(true);
    expect(employers.some(({ replyBy }) => replyBy === null)).toBe(true);
  });
});

describe('demo activities', () => {
  const addresses = resumes.map(({ key }) => key.replace(/^.*\/|\.txt$/g, '').replace('-', '.'));
  const people = new Map<string, DemoPerson>([
    ...employers.map(({ employerId: id, primaryContact }): [string, DemoPerson] => [
      id,
      { about: { kind: 'employer', id }, name: primaryContact?.name ?? '', email: 'a@b.example', phone: null },
    ]),
    ...addresses.map((id): [string, DemoPerson] => [
      `${id}@people.example`,
      { about: { kind: 'talent', id }, name: id, email: `${id}@people.example`, phone: null },
    ]),
  ]);
  const { activities, messages } = demoActivities(NOW, (who) => people.get(who));

  it('are notes, messages kept in the outbox and interviews of the coming days, of people that are there', () => {
    for (const activity of activities) expect(activitySchema.parse(activityOf(activity))).toEqual(activityOf(activity));
    expect(new Set(activities.map(({ about }) => about.kind))).toEqual(new Set(['employer', 'talent']));
    expect(new Set(activities.map(({ kind }) => kind))).toEqual(new Set(['note', 'email', 'interview']));
    for (const { interview } of activities) {
      if (interview) expect(Date.parse(interview.startsAt)).toBeGreaterThan(NOW.getTime());
    }
    expect(messages.length).toBe(activities.filter(({ delivery }) => delivery === 'kept').length);
    for (const message of messages) expect(outgoingSchema.parse(message)).toEqual(message);
  });

  it('agree with when someone was last in touch with each employer', () => {
    for (const { employerId, lastTouchAt, answeredAt } of employers) {
      const own = activities.filter(({ about }) => about.id === employerId).map(({ createdAt }) => createdAt);
      expect(own.toSorted().at(-1) ?? null).toBe(lastTouchAt);
      if (own.length > 1) expect(own.toSorted()[0]).toBe(answeredAt);
    }
  });
});

describe('demo resumes', () => {
  it('are eight files under distinct keys of the drops, in both languages', () => {
    expect(new Set(resumes.map(({ key }) => key)).size).toBe(8);
    for (const { key, contentType } of resumes) {
      expect(key).toMatch(/^drops\/demo\/[a-z-]+\.txt$/);
      expect(contentType).toBe('text/plain');
    }
    expect(new Set(resumes.map(({ language }) => language))).toEqual(new Set(['es', 'en']));
  });

  it('apply only for open demo jobs, and at least one for none', () => {
    const ids = open.map(({ jobId }) => jobId);
    for (const { jobId } of resumes) if (jobId !== undefined) expect(ids).toContain(jobId);
    expect(resumes.some(({ jobId }) => jobId === undefined)).toBe(true);
  });

  it.each(resumes)('$key is read into a person with an address of their own and a working life', async (resume) => {
    const profile = await parseResumeFile(resume.body, resume.key);
    const [first, last] = resume.key.replace(/^.*\/|\.txt$/g, '').split('-');
    expect(profile.email).toBe(`${first}.${last}@people.example`);
    expect(
      profile.firstName
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Mn}/gu, ''),
    ).toBe(first);
    expect(profile.phone).not.toBeNull();
    expect(profile.experience.length).toBeGreaterThanOrEqual(2);
    expect(profile.experience[0]?.current).toBe(true);
    expect(profile.education.length).toBeGreaterThanOrEqual(1);
    expect(profile.skills.length).toBeGreaterThanOrEqual(5);
  });
});
