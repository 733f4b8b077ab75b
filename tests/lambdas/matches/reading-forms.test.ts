/** Shows which forms a ranking makes: those that nobody made, a few of an earlier month, and after a kill only what is left. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { rankingForms } from '../../../lambdas/indexes/ranking-forms.ts';
import { completeForms, lacking, type ReadingFormsDeps } from '../../../lambdas/matches/reading-forms.ts';
import { formVersion } from '../../../shared/matching/index.ts';
import { directMatcher } from '../../support/direct-matcher.ts';
import { fakeResumes } from '../../support/fakes.ts';
import { goOn, makingForms, READINGS } from '../../support/forms-maker.ts';
import { people } from './evaluation-platform.ts';

const MAKER = fileURLToPath(new URL('../../support/forms-maker.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'encaje-forms-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Kills the maker once it has said that some forms are made. */
async function killedAfterSome(path: string): Promise<void> {
  const child = spawn(process.execPath, [MAKER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  child.stdout.on('data', (said: Buffer) => {
    if (
      said
        .toString()
        .split('\n')
        .some((line) => Number(line) >= 40)
    )
      child.kill('SIGKILL');
  });
  expect(await exited).toBe('SIGKILL');
}

it('resumes where it was killed', async () => {
  const path = join(folder, 'forms.sqlite');
  await killedAfterSome(path);
  const deps = makingForms(path);
  const left = lacking(READINGS, deps).length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(READINGS.length - 40);
  let made = 0;
  await goOn(deps, (count) => {
    made = count;
  });
  expect(made).toBe(left);
  expect(lacking(READINGS, deps)).toEqual([]);
  deps.forms.close();
});

const RENEWED_MAX = 200;
const { engine } = formVersion('2026-11');

/** Containers that come one after another, over the same table. */
function table(count: number) {
  const readings = people(count);
  const resumes = fakeResumes(...readings);
  const container = (first: string) => {
    let month = first;
    const [matcher, asked]: [ReturnType<typeof directMatcher>, string[]] = [directMatcher(), []];
    const ranking: ReadingFormsDeps['matcher']['ranking'] = (resume, today) => {
      asked.push(resume.resumeId);
      return matcher.ranking(resume, today);
    };
    const deps: ReadingFormsDeps = {
      forms: rankingForms(':memory:'),
      resumes,
      matcher: { ranking },
      today: () => month,
    };
    /** Whose forms a ranking of these makes, having said how many are done. */
    const complete = async (some = readings): Promise<string[]> => {
      asked.length = 0;
      const missing = lacking(some, deps);
      const steps = [0];
      for await (const done of completeForms(missing, deps)) steps.push(done);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(steps.at(-1)).toBe(missing.length);
      return asked.toSorted();
    };
    const inMonth = (one: string) => [...deps.forms.months(engine).values()].filter((other) => other === one).length;
    const turnTo = (next: string) => {
      month = next;
    };
    return { complete, inMonth, turnTo };
  };
  return { readings, container };
}

const idsOf = (readings: readonly { resumeId: string }[]) => readings.map(({ resumeId }) => resumeId).sort();

describe("at a month's turn", () => {
  it('a new container takes the forms of earlier months and renews a few, the oldest first', async () => {
    const { readings, container } = table(RENEWED_MAX + 20);
    const oldest = readings.slice(-5);
    await container('2026-09').complete(oldest);
    await container('2026-10').complete(readings.slice(0, -5));
    const first = container('2026-11');
    const renewed = await first.complete();
    expect(renewed).toHaveLength(RENEWED_MAX);
    expect(renewed).toEqual(expect.arrayContaining(idsOf(oldest)));
    expect([first.inMonth('2026-11'), first.inMonth('2026-10')]).toEqual([RENEWED_MAX, 20]);
    expect(await first.complete()).toHaveLength(20);
    expect(await container('2026-11').complete()).toEqual([]);
  });

  it('one that ran before renews as many, whatever the table still has', async () => {
    const { container } = table(RENEWED_MAX + 20);
    const running = container('2026-10');
    await running.complete();
    running.turnTo('2026-11');
    expect(await running.complete()).toHaveLength(RENEWED_MAX);
    expect(await running.complete()).toHaveLength(20);
    expect(running.inMonth('2026-10')).toBe(0);
  });

  it('one that ran before takes what another one renewed', async () => {
    const { container } = table(30);
    const running = container('2026-10');
    await running.complete();
    await container('2026-11').complete();
    running.turnTo('2026-11');
    expect([await running.complete(), running.inMonth('2026-11')]).toEqual([[], 30]);
  });
});
