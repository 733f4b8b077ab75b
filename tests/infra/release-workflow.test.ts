/** Shows that a release by GitHub keeps its order and no secret: test, gate, dev, approval, production, and back. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');

const workflow = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../.github/workflows/${name}.yml`), 'utf8');
const release = workflow('release');
const stage = workflow('deploy-stage');

/** The words in the order in which a text has them. */
const inOrder = (text: string, words: string[]) => words.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));

describe('a release', () => {
  it('goes to dev once it is tested, and to production once dev is well', () => {
    expect(release).toMatch(/ {2}dev:\n {4}needs: test\n/);
    expect(release).toMatch(/ {2}prod:\n {4}needs: dev\n/);
    expect(stage).toMatch(/environment: \$\{\{ inputs\.stage \}\}/);
  });

  it('is synthesised, passes the gate, is deployed and tried, and goes back where that fails', () => {
    const steps = [
      'npx cdk synth',
      'npm run ops -- gate',
      'npm run deploy -- $STAGE',
      'npm run ops -- smoke',
      'failure()',
    ];
    expect(inOrder(stage, steps)).toEqual(steps);
    for (const step of steps) expect(stage).toContain(step);
  });

  it('goes back without touching the stack that holds the data', () => {
    const [, back = ''] = stage.split('Go back');
    expect(back).toContain('--exclusively');
    expect(back).not.toContain('-data');
  });

  it('goes back at once: the alarm that made it go back would stop a gradual release', () => {
    const [, back = ''] = stage.split('Go back');
    expect(back).toContain('-c releases=at-once');
    expect(stage.split('Go back')[0]).not.toContain('releases=at-once');
  });

  it('keeps the source maps of what it deploys, and deploys none', () => {
    expect(stage).toMatch(/upload-artifact@v4\n {8}with:\n {10}name: source-maps-/);
    expect(stage.indexOf('path: dist/source-maps')).toBeGreaterThan(stage.indexOf('npx cdk synth'));
    expect(stage.indexOf('path: dist/source-maps')).toBeLessThan(stage.indexOf('npm run deploy'));
  });

  it('can be run again where a job failed: what it kept before gives way', () => {
    expect(stage).toMatch(/path: dist\/source-maps[\s\S]*?overwrite: true/);
  });

  it('is refused before anything else where the tag is not the version in package.json', () => {
    const [, command = ''] = release.match(/name: The tag is the version\n\s+run: (.+)/) ?? [];
    expect(inOrder(release, ['The tag is the version', '.ci/run'])[0]).toBe('The tag is the version');
    const endsWith = (tag: string) =>
      spawnSync('bash', ['-c', command], { cwd: ROOT, env: { ...process.env, GITHUB_REF_NAME: tag } }).status;
    expect(endsWith(`v${packageJson.version}`)).toBe(0);
    expect(endsWith('v99.0.0')).toBe(1);
  });

  it('signs in as itself: no key is kept, and only the jobs that deploy may ask for a token', () => {
    expect(stage).toContain('role-to-assume');
    expect(release + stage).not.toMatch(/secrets\.|aws-access-key|AKIA/i);
    expect(release.split('jobs:')[0]).not.toContain('id-token');
    expect(release.split('  dev:')[0]).not.toContain('id-token');
  });
});
