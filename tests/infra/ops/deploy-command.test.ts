/** Shows that nobody deploys a stage without naming it, and that npm hands the name on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STAGES, type StageConfig, stageConfig } from '../../../infra/config.ts';
import { deployCommand } from '../../../infra/ops/deploy-command.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../..');

describe('a deployment', () => {
  it('goes to the stage that is named, with options handed on to CDK', () => {
    const { stage, cdk } = deployCommand(['prod', '--require-approval', 'never']);
    expect(stage.name).toBe('prod');
    expect(cdk).toEqual(['deploy', '--all', '-c', 'stage=prod', '--require-approval', 'never']);
  });

  it.each([
    ['nothing', []],
    ['what npm leaves of -c stage=prod', ['stage=prod']],
    ['an unknown stage', ['production']],
    ['an option first', ['--all', 'prod']],
  ])('does not begin with %s', (_what, words) => {
    expect(() => deployCommand(words)).toThrow('Name a stage, dev or prod, for example: npm run deploy -- prod');
  });

  it('is never of a stage that CDK assumes', () => {
    expect(() => stageConfig(undefined)).toThrow('No stage is named');
    expect(packageJson.scripts.deploy).toBe('node infra/ops/deploy.ts');
  });

  it.each<[string, Partial<StageConfig>]>([
    ['backup.keepDays is 36', { backup: { region: 'eu-central-1', keepDays: 36 } }],
    ['logRetentionDays is 180', { logRetentionDays: 180 }],
    ['accessLogRetentionDays is 30', { accessLogRetentionDays: 30 }],
  ])('is never of a stage that keeps more than the privacy notice says: %s', (refusal, changes) => {
    const stages = { ...STAGES, prod: { ...STAGES.prod, ...changes } };
    expect(() => stageConfig('prod', stages)).toThrow(refusal);
    expect(stageConfig('dev', stages)).toBe(STAGES.dev);
  });

  it('keeps copies for as long as the notice says', () => {
    const prod: StageConfig = { ...STAGES.prod, backup: { region: 'eu-central-1', keepDays: 35 } };
    expect(stageConfig('prod', { ...STAGES, prod })).toBe(prod);
  });

  it('is written in the documents as it works: npm keeps -c for itself, but behind --', () => {
    const files = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)];
    const texts = files.filter((name) => name.endsWith('.md')).map((name) => readFileSync(join(ROOT, name), 'utf8'));
    expect(texts.join('\n').match(/npm run (deploy|synth)(?! -- )[^\n`]* -c[ =][^\n`]*/g)).toBeNull();
    expect(texts.join('\n').match(/npm run deploy(?! -- (dev|prod|<stage>|\$STAGE))[^\n`]*/g)).toBeNull();
  });
});
