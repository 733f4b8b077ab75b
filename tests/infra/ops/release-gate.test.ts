/** Shows that a release is compared with what is deployed, and refused with its reasons. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseLoss } from '../../../infra/ops/release-gate.ts';
import { trailRefusals } from '../../../infra/ops/trail-gate.ts';

const bucket = (name?: string) => ({ Type: 'AWS::S3::Bucket', Properties: { ...(name && { BucketName: name }) } });
const deployed = { Resources: { Uploads: bucket(), Role: { Type: 'AWS::IAM::Role' } } };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encaje-gate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function synthesise(resources: object): void {
  for (const stack of ['assets', 'data', 'app', 'web']) {
    const Resources = stack === 'data' ? resources : {};
    writeFileSync(join(folder, `encaje-prod-${stack}.template.json`), JSON.stringify({ Resources }));
  }
}

const STAGE = { name: 'prod', region: 'eu-west-1' } as const;

/** Answers the deployed template of the data stack; the others are not there yet. */
const aws = async (...words: string[]) => {
  if (words.includes('encaje-prod-data')) return { TemplateBody: deployed };
  throw new Error('An error occurred (ValidationError): Stack with id x does not exist');
};

describe('the gate', () => {
  it('lets a release pass that leaves what holds data as it is, whatever else changes', async () => {
    synthesise({ Uploads: bucket(), Queue: { Type: 'AWS::SQS::Queue' } });
    await expect(refuseLoss(STAGE, () => aws, folder)).resolves.toBeUndefined();
  });

  it.each([
    ['replaces', { Uploads: bucket('another') }, 'data: Uploads would be replaced by an empty one'],
    ['forgets', {}, 'data: Uploads is gone or renamed'],
  ])('refuses one that %s a bucket', async (_what, resources, reason) => {
    synthesise(resources);
    await expect(refuseLoss(STAGE, () => aws, folder)).rejects.toThrow(reason);
  });

  it('looks at the copies too, in the region where they are', async () => {
    synthesise({ Uploads: bucket() });
    const vault = (name: string) => ({
      Resources: { Copies: { Type: 'AWS::Backup::BackupVault', Properties: { BackupVaultName: name } } },
    });
    writeFileSync(join(folder, 'encaje-prod-copies.template.json'), JSON.stringify(vault('another')));
    const awsIn = (region: string) =>
      region === 'eu-central-1' ? async () => ({ TemplateBody: vault('encaje-prod-copies') }) : aws;
    const copying = { ...STAGE, backup: { region: 'eu-central-1', keepDays: 30 } };
    await expect(refuseLoss(copying, awsIn, folder)).rejects.toThrow('copies: Copies would be replaced');
  });

  describe('where the trail’s table asks for a tag', () => {
    const role = (...tags: string[]) => ({
      Type: 'AWS::IAM::Role',
      Properties: { Tags: tags.map((Key) => ({ Key, Value: 'true' })) },
    });
    const trail = (...sids: string[]) => ({
      Type: 'AWS::DynamoDB::Table',
      Properties: { ResourcePolicy: { PolicyDocument: { Statement: sids.map((Sid) => ({ Sid })) } } },
    });
    const release = (sids: string[], ...tags: string[]) => ({
      data: { Resources: { Trail: trail(...sids) } },
      app: { Resources: { FormsRole: role(...tags), ReadsRole: role() } },
    });
    const tagged = release(['ItemsStay', 'FunctionsAdd'], 'encaje-adds-items');

    it('refuses a release whose roles get it only after the table', () => {
      const [refused, ...more] = trailRefusals(release(['ItemsStay']), tagged);
      expect(refused).toMatch(/FormsRole could add nothing.*-c trail=open/);
      expect(more).toEqual([]);
    });

    it('lets the open one pass, and the closed one after it, and a first deployment', () => {
      const open = release(['ItemsStay'], 'encaje-adds-items');
      expect(trailRefusals(release(['ItemsStay']), open)).toEqual([]);
      expect(trailRefusals(open, tagged)).toEqual([]);
      expect(trailRefusals({ data: {}, app: {} }, tagged)).toEqual([]);
    });

    it('is asked by the gate itself', async () => {
      synthesise({ Uploads: bucket(), Trail: tagged.data.Resources.Trail });
      writeFileSync(join(folder, 'encaje-prod-app.template.json'), JSON.stringify(tagged.app));
      const before = async (...words: string[]) =>
        words.includes('encaje-prod-app') ? { TemplateBody: release([]).app } : aws(...words);
      await expect(refuseLoss(STAGE, () => before, folder)).rejects.toThrow('-c trail=open');
    });
  });

  it('refuses where it cannot see what is deployed', async () => {
    synthesise({ Uploads: bucket() });
    const denied = () => Promise.reject(new Error('AccessDenied'));
    await expect(refuseLoss(STAGE, () => denied, folder)).rejects.toThrow('AccessDenied');
  });

  it('asks for the stage to be synthesised first', async () => {
    const nothing = () => async () => ({ TemplateBody: {} });
    await expect(refuseLoss({ ...STAGE, name: 'dev' }, nothing, folder)).rejects.toThrow('cdk synth -c stage=dev');
  });
});
