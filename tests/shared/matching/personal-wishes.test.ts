/** What an ad wants somebody to be, and not to be able to do, is no criterion and no word that anybody is ranked by. */
import { expect, test } from 'vitest';
import { proxyWarnings } from '../../../shared/domain/proxy-terms.ts';
import { criteriaOfJob, type MatchJob, prepareJob } from '../../../shared/matching/index.ts';
import { BLANK_JOB } from '../../../shared/matching/plain-job.ts';

const jobWith = (title: string, heading: string, skill: string, wish: string): MatchJob => ({
  ...BLANK_JOB,
  title,
  description: `${heading}\n- ${wish}\n- ${skill}`,
});

const english = (wish: string) => jobWith('Shop assistant', 'Requirements', 'Handling of cash', wish);
const spanish = (wish: string) => jobWith('Dependiente', 'Requisitos', 'Manejo de caja', wish);

const WISHES: readonly (readonly [string, (wish: string) => MatchJob])[] = [
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
  ].map((wish) => [wish, english] as const),
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
  ].map((wish) => [wish, spanish] as const),
];

const idsOf = (job: MatchJob) => criteriaOfJob(job).map(({ id }) => id);

test.each(WISHES)('"%s" makes no criterion, and whoever wrote it is told', (wish, job) => {
  expect(idsOf(job(wish))).toEqual(idsOf(job('')));
  expect(proxyWarnings({ ...job(wish), criteria: null }).length).toBeGreaterThan(0);
});

test('languages stay wishes, whoever speaks them natively', () => {
  expect(idsOf(english('Native Spanish speaker'))).toContain('language:es');
  expect(idsOf(spanish('Español nativo'))).toContain('language:es');
});

test('a nationality of one sex is no language that anybody is ranked by', () => {
  expect(prepareJob(spanish('Española nativa')).languages).toEqual([]);
});
