/** Shows what each filter of the public list finds, and what the counts beside the filters say. */
import { describe, expect, it } from 'vitest';
import { folded } from '../../../shared/domain/folded.ts';
import type { JobFacets, JobFilters } from '../../../shared/domain/job-filters.ts';
import { searchable } from '../../../shared/search/index.ts';
import { aJob } from '../../lambdas/records.ts';
import { findJobsInMemory } from '../../support/jobs-in-memory.ts';

const JOBS = [
  aJob({
    jobId: 'nurse',
    title: 'Enfermera de UCI',
    company: 'Hospital Alborada',
    location: 'Málaga, España',
    industry: 'Sanidad',
    openings: 8,
    salaryMin: 2_000,
    salaryMax: 2_500,
    salaryPeriod: 'month',
    tags: ['turno fijo', 'turno de noche'],
  }),
  aJob({
    jobId: 'coder',
    title: 'Java Developer',
    company: 'Lacewing',
    location: 'Madrid, España',
    industry: 'Tecnología',
    remotePolicy: 'remote',
    jobType: 'contract',
    experienceLevel: 'senior',
    salaryMin: 45_000,
    salaryMax: 60_000,
    requirements: ['Spring Boot', 'Weekends off', 'You book hotel nights'],
  }),
  aJob({
    jobId: 'welder',
    location: 'Málaga, España',
    openings: 30,
    salaryMin: 12,
    salaryMax: 15,
    salaryPeriod: 'hour',
  }),
  aJob({
    ...{ jobId: 'unpaid', title: 'Soldador jefe', experienceLevel: 'lead', salaryMin: null, salaryMax: null },
    tags: ['rotating shifts, some weekends', 'no hace falta experiencia'],
  }),
].map(searchable);

const found = (filters: JobFilters) => findJobsInMemory(JOBS, filters).jobs.map(({ jobId }) => jobId);
const counts = (filters: JobFilters, facet: keyof JobFacets) =>
  Object.fromEntries(findJobsInMemory(JOBS, filters).facets[facet].map(({ value, count }) => [value, count]));

describe('finding jobs', () => {
  it.each([
    [{}, ['nurse', 'coder', 'welder', 'unpaid']],
    [{ search: 'ENFERMERÁ' }, ['nurse']],
    [{ search: 'alborada' }, ['nurse']],
    [{ search: 'spring' }, ['coder']],
    [{ search: 'turno' }, ['nurse']],
    [{ search: 'tig acero' }, ['nurse', 'coder', 'welder', 'unpaid']],
    [{ search: 'acero jefe' }, ['unpaid']],
    [{ search: '   ' }, ['nurse', 'coder', 'welder', 'unpaid']],
    [{ search: 'astronauta' }, []],
    [{ location: 'malaga' }, ['nurse', 'welder']],
    [{ position: 'soldador' }, ['welder', 'unpaid']],
    [{ industry: 'tecnologia' }, ['coder']],
    [{ openings: '6-10' }, ['nurse']],
    [{ openings: '25+' }, ['welder']],
    [{ remotePolicy: 'remote' }, ['coder']],
    [{ jobType: 'contract' }, ['coder']],
    [{ experienceLevel: 'lead' }, ['unpaid']],
    [{ shift: 'night' }, ['nurse']],
    [{ shift: 'weekend' }, ['unpaid']],
    [{ shift: 'rotating', noExperience: 'true' }, ['unpaid']],
    [{ shift: 'night', noExperience: 'true' }, []],
    [{ location: 'malaga', openings: '25+' }, ['welder']],
    [{ location: 'malaga', remotePolicy: 'remote' }, []],
  ] as [JobFilters, string[]][])('by %j gives %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it.each([
    [30_000, ['nurse', 'coder', 'welder']],
    [30_001, ['coder', 'welder']],
    [31_200, ['coder', 'welder']],
    [31_201, ['coder']],
    [60_001, []],
  ])('compares pay by the year: at least %i gives %j', (salaryMin, ids) => {
    expect(found({ salaryMin })).toEqual(ids);
  });

  it('counts each value among the jobs that pass all other filters, so the chosen one hides none', () => {
    expect(counts({}, 'location')).toEqual({ 'Málaga, España': 2, 'Madrid, España': 1, 'Zaragoza, España': 1 });
    expect(counts({ location: 'Málaga, España' }, 'location')).toEqual(counts({}, 'location'));
    expect(counts({ location: 'Málaga, España' }, 'openings')).toEqual({ '6-10': 1, '25+': 1 });
    expect(counts({ location: 'Málaga, España', openings: '25+' }, 'location')).toEqual({ 'Málaga, España': 1 });
    expect(counts({ shift: 'night' }, 'shift')).toEqual({ night: 1, rotating: 1, weekend: 1 });
    expect(counts({ shift: 'night' }, 'noExperience')).toEqual({});
    expect(counts({}, 'noExperience')).toEqual({ true: 1 });
    expect(counts({ search: 'java' }, 'remotePolicy')).toEqual({ remote: 1 });
  });

  it('puts the most frequent value of a facet first, and equals in order of the alphabet', () => {
    const values = findJobsInMemory(JOBS, {}).facets.location.map(({ value }) => value);
    expect(values).toEqual(['Málaga, España', 'Madrid, España', 'Zaragoza, España']);
  });

  it('puts the values that hold what is typed before all others, even where many are more frequent', () => {
    const rare = searchable(aJob({ jobId: 'rare', location: 'Jaén, España' }));
    const towns = Array.from({ length: 60 }, (_, at) => `Villa ${at}`);
    const common = [...towns, ...towns].map((location, at) => searchable(aJob({ jobId: `common${at}`, location })));
    const facet = (filters: JobFilters) => findJobsInMemory([...common, rare], filters).facets.location;
    expect(facet({})).not.toContainEqual(expect.objectContaining({ value: 'Jaén, España' }));
    expect(facet({ location: 'jae' })[0]).toMatchObject({ value: 'Jaén, España', count: 1 });
    expect(facet({ location: 'jae' })).toHaveLength(50);
  });

  it('counts for each least salary the jobs that reach it, whatever is chosen', () => {
    const steps = { 20000: 3, 30000: 3, 40000: 1, 50000: 1, 60000: 1 };
    expect(counts({}, 'salaryMin')).toEqual(steps);
    expect(counts({ salaryMin: 60_000 }, 'salaryMin')).toEqual(steps);
    expect(counts({ search: 'alborada' }, 'salaryMin')).toEqual({ 20000: 1, 30000: 1 });
  });

  it('remembers what there is without filters for the jobs given, and for no others', () => {
    expect(findJobsInMemory(JOBS, {}).facets).toBe(findJobsInMemory(JOBS, { search: ' ' }).facets);
    expect(findJobsInMemory(JOBS.slice(1), {}).jobs).toHaveLength(JOBS.length - 1);
    expect(findJobsInMemory(JOBS, { search: 'spring' }).jobs).toHaveLength(1);
  });

  it('folds accents and case of both sides', () => {
    expect(folded('ÁÉÍÓÚ Ñandú')).toBe('aeiou nandu');
  });
});
