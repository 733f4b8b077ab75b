/** What an ad wants somebody to be, and not to be able to do, is no criterion and no word that anybody is ranked by. */
import { expect, test } from 'vitest';
import { proxyWarnings } from '../../../shared/domain/proxy-terms.ts';
import { criteriaOfJob, type MatchJob, prepareJob } from '../../../shared/matching/index.ts';
import { BLANK_JOB } from '../../../shared/matching/plain-job.ts';

const jobWith = (title: string, heading: string, skill: string, requirement: string): MatchJob => ({
  ...BLANK_JOB,
  title,
  description: `${heading}\n- ${requirement}\n- ${skill}`,
});

const english = (requirement: string) => jobWith('Shop assistant', 'Requirements', 'Handling of cash', requirement);
const spanish = (requirement: string) => jobWith('Dependiente', 'Requisitos', 'Manejo de caja', requirement);

const REQUIREMENTS: readonly (readonly [string, (requirement: string) => MatchJob])[] = [
  ...[
    'Over 21',
    'You must be 18 or older',
    'Christian values',
    'Somebody who lives by Catholic principles',
    'Native Spaniard',
    'Irish born and raised',
    'Happily married',
    'A gentleman of good bearing',
    'A woman between 25 and 35',
    'Pleasant physical appearance',
  ].map((requirement) => [requirement, english] as const),
  ...[
    'Mayor de 21 años',
    'Edad mínima 18 años',
    'Mayoría de edad',
    'Valores cristianos',
    'Persona temerosa de Dios',
    'Española nativa',
    'Nativo argentino',
    'Señorita',
    'Preferible varón',
    'Mujer de 25 a 35',
    'Sin compromisos familiares',
    'Buena presentación personal',
  ].map((requirement) => [requirement, spanish] as const),
];

const idsOf = (job: MatchJob) => criteriaOfJob(job).map(({ id }) => id);

test.each(REQUIREMENTS)('"%s" makes no criterion, and its author is warned', (requirement, job) => {
  expect(idsOf(job(requirement))).toEqual(idsOf(job('')));
  expect(proxyWarnings({ ...job(requirement), criteria: null }).length).toBeGreaterThan(0);
});

test('languages stay requirements, even if only natives meet them', () => {
  expect(idsOf(english('Native Spanish speaker'))).toContain('language:es');
  expect(idsOf(spanish('Español nativo'))).toContain('language:es');
});

test('a nationality of one sex is no language that anybody is ranked by', () => {
  expect(prepareJob(spanish('Española nativa')).languages).toEqual([]);
});
