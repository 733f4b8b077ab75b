/** Holds the matching thread to its promise: what it answers is the engine's own, and a reading that hangs harms nobody else. */
import { expect, test } from 'vitest';
import { isTooComplex, matcherOver, TOO_COMPLEX, threadMatcher } from '../../../lambdas/matches/matcher.ts';
import { matchResumeOf, scoringEngine } from '../../../lambdas/matches/score-reading.ts';
import { MAX_TEXT_LENGTH } from '../../../shared/extraction/index.ts';
import {
  counterfactualCheck,
  ENGINE_VERSION,
  prepareJob,
  prepareResume,
  rankingPercent,
  scoreMatch,
  scorePercent,
} from '../../../shared/matching/index.ts';
import { aResume } from '../records.ts';
import { NURSING, reading, WELDING } from './evaluation-platform.ts';

const TODAY = '2026-11';
/** Enough for anything but a poison on a busy machine. */
const PATIENT = 60;
const JOBS = [WELDING, NURSING].map((job) => prepareJob(job));

const AD = 'Buscamos una persona que suelde acero inoxidable con procedimiento TIG y lea planos de calderería';
/** Of the greatest length and with a sentence of the ad, so that it is read again for each job: a minute of work. */
const poison = aResume({
  talentId: 'poison',
  resumeId: 'poison',
  text: `${AD}\n${'jefa de obra con experiencia en taller\n'.repeat(4_000)}`.slice(0, MAX_TEXT_LENGTH),
});
const POISONED_JOBS = Array.from({ length: 1_000 }, () => prepareJob({ ...WELDING, description: AD }));

test('answers what the engine answers', async () => {
  const matcher = threadMatcher(PATIENT);
  const welder = reading('welder', 'talent1');
  const prepared = prepareResume(matchResumeOf(welder), TODAY);
  expect(await matcher.percents(welder, JOBS, TODAY)).toEqual(JOBS.map((job) => scorePercent(job, prepared)));
  expect(await matcher.scores(welder, JOBS, TODAY)).toEqual(JOBS.map((job) => scoreMatch(job, prepared)));
  expect(await matcher.counterfactuals(welder, JOBS, TODAY)).toEqual(JOBS.map(counterfactualCheck(prepared)));
  const ranking = await matcher.ranking(welder, TODAY);
  expect(ranking).not.toBe(TOO_COMPLEX);
  if (ranking === TOO_COMPLEX) return;
  expect(JOBS.map((job) => rankingPercent(job, ranking))).toEqual(JOBS.map((job) => scorePercent(job, prepared)));
});

test('a reading beyond the budget is given up, and those that wait behind it are answered by a new thread', async () => {
  const matcher = threadMatcher(2);
  const nurse = reading('nurse', 'talent2');
  const before = await matcher.percents(nurse, JOBS, TODAY);
  const [hung, ...others] = await Promise.all([
    matcher.percents(poison, POISONED_JOBS, TODAY),
    matcher.percents(nurse, JOBS, TODAY),
    matcher.percents(reading('welder', 'talent1'), JOBS, TODAY),
  ]);
  expect(hung).toBe(TOO_COMPLEX);
  expect(others[0]).toEqual(before);
  expect(others[1]).toHaveLength(JOBS.length);
});

test('a reading that was given up is not tried again, neither here nor by the same engine anywhere', async () => {
  const matcher = threadMatcher(0.5);
  await matcher.percents(reading('nurse', 'talent2'), JOBS, TODAY);
  expect(await matcher.percents(poison, POISONED_JOBS, TODAY)).toBe(TOO_COMPLEX);
  const startedAt = performance.now();
  expect(await matcher.scores(poison, JOBS, TODAY)).toBe(TOO_COMPLEX);
  expect(performance.now() - startedAt).toBeLessThan(400);
  expect(isTooComplex({ tooComplexFor: ENGINE_VERSION })).toBe(true);
  expect(isTooComplex({ tooComplexFor: 'an older engine' })).toBe(false);
  const marked = { ...reading('welder', 'talent1'), tooComplexFor: ENGINE_VERSION };
  expect(await threadMatcher(PATIENT).ranking(marked, TODAY)).toBe(TOO_COMPLEX);
});

test('a reading whose facts take too long to exchange is not checked again, and compared all the same', async () => {
  const asked: string[] = [];
  const engine = scoringEngine();
  const matcher = matcherOver(async (taskFor) => {
    const task = taskFor(asked.length === 0);
    asked.push(task.wanted);
    return task.wanted === 'counterfactuals' ? TOO_COMPLEX : engine(task);
  });
  const welder = reading('welder', 'talent1');
  expect(await matcher.percents(welder, JOBS, TODAY)).toHaveLength(JOBS.length);
  expect(await matcher.counterfactuals(welder, JOBS, TODAY)).toBe(TOO_COMPLEX);
  expect(await matcher.counterfactuals(welder, JOBS, TODAY)).toBe(TOO_COMPLEX);
  expect(await matcher.percents(welder, JOBS, TODAY)).toHaveLength(JOBS.length);
  expect(asked).toEqual(['percents', 'counterfactuals', 'percents']);
});
