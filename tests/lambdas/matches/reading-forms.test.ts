/** Shows that a matching run that is killed while it makes forms leaves those it made, and the next one makes only the others. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { lacking } from '../../../lambdas/matches/reading-forms.ts';
import { goOn, makingForms, READINGS } from '../../support/forms-maker.ts';

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

it('goes on where it was killed', async () => {
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
