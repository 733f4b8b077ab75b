/** Shows which jobs are offered beside a job, and why one comes before another. */
import { describe, expect, it } from 'vitest';
import type { Job } from '../../../shared/domain/job.ts';
import { comparable, jobsToCompare, likenessTo, similarJobs } from '../../../shared/similarity/similar-jobs.ts';
import { aJob } from '../../lambdas/records.ts';

const NURSE = {
  title: 'Enfermera de UCI',
  industry: 'Sanidad',
  category: 'Enfermería',
  location: 'Madrid, España',
  requirements: ['Ventilación mecánica', 'Cuidados intensivos'],
} satisfies Partial<Job>;
const CODER = {
  title: 'Java Developer',
  industry: 'Tecnología',
  category: 'Software',
  location: 'Madrid, España',
  requirements: ['Java', 'Spring Boot', 'SQL'],
} satisfies Partial<Job>;

/** Ids of the jobs offered beside the first of `jobs`, each given by how it differs from a welder's. */
function offered(...jobs: Partial<Job>[]): string[] {
  const [asked, ...others] = jobs.map((over, place) => comparable(aJob({ jobId: `job${place}`, ...over })));
  if (!asked) throw new Error('Nothing was asked');
  return similarJobs(asked, jobsToCompare([asked, ...others]), 4).map(({ jobId }) => jobId);
}

function likeness(asked: Partial<Job>, other: Partial<Job>): number {
  const [one, two] = [comparable(aJob({ ...asked, jobId: 'a' })), comparable(aJob({ ...other, jobId: 'b' }))];
  return likenessTo(one, jobsToCompare([one, two]))(two);
}

describe('similar jobs', () => {
  it('never offer a job beside itself, and at most as many as asked for', () => {
    expect(offered({}, {}, {}, {}, {}, {})).toEqual(['job1', 'job2', 'job3', 'job4']);
  });

  it('are in order of likeness, and among equals in the order given', () => {
    const far = { ...CODER, location: 'Vigo, España' };
    expect(offered(CODER, far, { ...CODER }, { ...CODER })).toEqual(['job2', 'job3', 'job1']);
  });

  it('find the same work in the other language', () => {
    expect(offered(NURSE, CODER, { title: 'Registered Nurse', category: 'Nursing', industry: 'Healthcare' })).toEqual([
      'job2',
    ]);
  });

  it('are none where only town, level and remote work are the same', () => {
    expect(offered({ ...NURSE, remotePolicy: 'remote' }, { ...CODER, remotePolicy: 'remote' })).toEqual([]);
  });

  it('find work that shares skills under an unknown title', () => {
    expect(offered(CODER, { ...CODER, title: 'Backend wizard', category: 'Magia', industry: 'Circo' })).toEqual([
      'job1',
    ]);
  });

  it('compare the words of titles where the taxonomy has neither', () => {
    const keeper = { title: 'Guardafaros nocturno', category: 'Mar', industry: 'Puertos', requirements: [] };
    const other = { ...NURSE, title: 'Guardafaros', category: 'Costa', industry: 'Costas', requirements: [] };
    expect(offered(keeper, other, { ...NURSE, title: 'Nocturnidad' })).toEqual(['job1']);
  });

  it('count a skill that few jobs name for more than one that all name', () => {
    const asks = (...requirements: string[]) => ({ title: 'Persona', category: '', industry: '', requirements });
    const common = Array.from({ length: 6 }, () => asks('SQL'));
    const [asked, rare, usual, ...rest] = [
      asks('Kubernetes', 'SQL', 'Java'),
      asks('Kubernetes', 'Java'),
      asks('SQL', 'Java'),
      ...common,
    ].map((over, place) =>
      comparable(aJob({ ...over, title: `Persona ${place}`, category: `c${place}`, jobId: `j${place}` })),
    );
    if (!asked || !rare || !usual) throw new Error('Too few jobs');
    const like = likenessTo(asked, jobsToCompare([asked, rare, usual, ...rest]));
    expect(like(rare)).toBeGreaterThan(like(usual));
  });

  it('does not take one skill in common for likeness', () => {
    const asks = (title: string, ...requirements: string[]) => ({
      title,
      category: title,
      industry: title,
      requirements,
    });
    expect(offered(asks('Enfermera', 'SQL'), asks('Cocinero', 'SQL'))).toEqual([]);
    expect(offered(asks('Enfermera', 'SQL', 'Java'), asks('Cocinero', 'SQL', 'Java'))).toEqual(['job1']);
  });
});

describe('likeness', () => {
  it('is 1 of a job with its copy, and stays within 0 and 1', () => {
    expect(likeness(CODER, CODER)).toBeCloseTo(1);
    for (const other of [NURSE, CODER, {}]) {
      expect(likeness(CODER, other)).toBeGreaterThanOrEqual(0);
      expect(likeness(CODER, other)).toBeLessThanOrEqual(1);
    }
  });

  it.each<[string, Partial<Job>, Partial<Job>]>([
    ['the same town before another one of the country', {}, { location: 'Vigo, España' }],
    ['a remote job before one in a far town', { location: 'Vigo', remotePolicy: 'remote' }, { location: 'Vigo' }],
    ['the same level before the next', {}, { experienceLevel: 'senior' }],
    ['the next level before a far one', { experienceLevel: 'senior' }, { experienceLevel: 'executive' }],
    ['the same category before another', {}, { category: 'Otra' }],
    ['the same industry before another', { category: 'Otra' }, { category: 'Otra', industry: 'Otra' }],
  ])('puts %s', (_, nearer, farther) => {
    expect(likeness(CODER, { ...CODER, ...nearer })).toBeGreaterThan(likeness(CODER, { ...CODER, ...farther }));
  });
});
