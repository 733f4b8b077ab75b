/** Screen readers read a job in its own language; a wrong guess would be worse than none. */
import { expect, it } from 'vitest';
import { demoJobs } from '../../../infra/local/demo-data/jobs.ts';
import { languageOfJob, languageOfText } from '../../../shared/domain/text-language.ts';

/** Where the jobs of the demo that are written in English ask people to apply from. */
const ENGLISH_TITLE =
  /\b(?:nurse|engineer|engineering|analyst|welder|technician|manager|executive|agent|teacher|translator|supervisor)\b/i;

it('detects the language of every demo job', () => {
  const jobs = demoJobs(new Date('2026-05-04T09:00:00Z'));
  const detected = jobs.map((job) => [job.title, languageOfJob(job)]);
  expect(detected).toEqual(jobs.map(({ title }) => [title, ENGLISH_TITLE.test(title) ? 'en' : 'es']));
  expect(new Set(detected.map(([, language]) => language))).toEqual(new Set(['es', 'en']));
});

it('is not led astray by names and single words of the other language', () => {
  expect(languageOfText('Trabajarás en el equipo de The Works of London con los datos de la empresa.')).toBe('es');
  expect(languageOfText('You will lead the team of La Casa de Papel in our new office in Spain.')).toBe('en');
});

it('leaves open what is too short, too mixed or in a third language', () => {
  expect(languageOfText('')).toBeUndefined();
  expect(languageOfText('Data Analyst')).toBeUndefined();
  expect(languageOfText('Jefa de obra')).toBeUndefined();
  expect(
    languageOfText('La oferta es para el equipo de ventas. The offer is for the sales team in our office.'),
  ).toBeUndefined();
  expect(languageOfText('Wir suchen für unser Lager jemanden mit Freude am Sortieren.')).toBeUndefined();
});
