/** Shows that restored tables can take the place of the stack's own, and that copies leave the region where a stage says so. */
import { describe, expect, it } from 'vitest';
import { TABLES } from '../../shared/contract/resources.ts';
import {
  EVERYTHING_SET,
  ownFunctions,
  resources,
  stacksOf,
  statementsOf,
  synthesised,
  UNDER_REPAIR,
} from './synthesised.ts';

describe('restored tables', () => {
  const restored = () => synthesised(UNDER_REPAIR);

  it('serve every function by name and by permission, in place of those they were restored from', () => {
    const { all } = restored();
    const environments = ownFunctions(all).map(
      ({ Properties }) => (Properties.Environment as { Variables: Record<string, unknown> }).Variables,
    );
    for (const { environmentName, name } of Object.values(TABLES)) {
      const told = environments.flatMap((variables) => variables[environmentName] ?? []);
      expect(told.length).toBeGreaterThan(0);
      // Who was erased since is known to the live trail alone.
      const isTrail = name === TABLES.audit.name;
      for (const one of told) expect(one === `encaje-dev-${name}-20261120`).toBe(!isTrail);
    }
    const reading = ownFunctions(all).find(({ Properties }) => Properties.Description === 'matches/on-match-requested');
    const named = JSON.stringify(reading && statementsOf(all, reading));
    expect(named).toContain('table/encaje-dev-talents-20261120');
    expect(named).not.toMatch(/talentstable/);
  });

  it('leave the stack’s own as they are, and are watched in their place', () => {
    const { data } = restored();
    const own = (template: typeof data) => Object.keys(template.findResources('AWS::DynamoDB::Table')).sort();
    expect(own(data)).toEqual(own(synthesised().data));
    expect(JSON.stringify(resources(restored().all, 'AWS::CloudWatch::Alarm'))).toContain('encaje-dev-jobs-20261120');
  });
});

describe('the daily backup', () => {
  it('copies every table and the uploads into a vault of the other region, for as many days as are set', () => {
    const { data, stacks } = synthesised(EVERYTHING_SET);
    const [plan] = resources(data, 'AWS::Backup::BackupPlan');
    interface Plan {
      BackupPlanRule?: { CopyActions: { DestinationBackupVaultArn: unknown; Lifecycle: unknown }[] }[];
    }
    const { BackupPlanRule = [] } = (plan?.Properties.BackupPlan ?? {}) as Plan;
    const [copy] = BackupPlanRule.flatMap(({ CopyActions }) => CopyActions);
    expect(JSON.stringify(copy?.DestinationBackupVaultArn)).toMatch(
      /:backup:eu-central-1:.*:backup-vault:encaje-dev-copies/,
    );
    expect(copy?.Lifecycle).toEqual({ DeleteAfterDays: 30 });
    const [selection] = resources(data, 'AWS::Backup::BackupSelection');
    const { Resources } = (selection?.Properties.BackupSelection ?? {}) as { Resources?: unknown[] };
    expect(Resources).toHaveLength(Object.keys(TABLES).length + 1);
    expect(stacks.copies?.region).toBe('eu-central-1');
    expect(stacks.copies?.terminationProtection).toBe(true);
  });

  it('has a vault of a fixed name and a key of that region, both kept', () => {
    const copies = synthesised(EVERYTHING_SET).all.at(-1);
    expect(copies).toBeDefined();
    for (const type of ['AWS::Backup::BackupVault', 'AWS::KMS::Key'])
      for (const { DeletionPolicy } of resources(copies ? [copies] : [], type)) expect(DeletionPolicy).toBe('Retain');
    copies?.hasResourceProperties('AWS::Backup::BackupVault', { BackupVaultName: 'encaje-dev-copies' });
  });

  it('rings where a job of this vault, or a copy to the other one, fails', () => {
    const [alarm, ...more] = resources(synthesised(EVERYTHING_SET).all, 'AWS::CloudWatch::Alarm').filter(({ id }) =>
      id.includes('BackupFailed'),
    );
    expect(more).toEqual([]);
    expect(alarm?.Properties).toMatchObject({
      AlarmActions: [{}],
      AlarmDescription: 'See docs/runbook.md#backupfailed',
      TreatMissingData: 'notBreaching',
    });
    interface Stat {
      Metric: { Namespace: string; MetricName: string; Dimensions: { Name: string; Value: unknown }[] };
    }
    const { Metrics = [] } = (alarm?.Properties ?? {}) as { Metrics?: { MetricStat?: Stat }[] };
    const stats = Metrics.flatMap(({ MetricStat }) => MetricStat ?? []);
    const looked = stats.map(({ Metric }) => [Metric.MetricName, JSON.stringify(Metric.Dimensions)]);
    expect(looked).toEqual([
      ['NumberOfBackupJobsFailed', expect.stringContaining('DailyBackupVault')],
      ['NumberOfCopyJobsFailed', expect.stringContaining('DailyBackupVault')],
      ['NumberOfCopyJobsFailed', '[{"Name":"BackupVaultName","Value":"encaje-dev-copies"}]'],
    ]);
    for (const { Metric } of stats) expect(Metric.Namespace).toBe('AWS/Backup');
  });

  it('can be switched off again: no other stack holds its vault by an export', () => {
    const { data } = synthesised(EVERYTHING_SET);
    const outputs = Object.values(data.findOutputs('*')).filter((one) => JSON.stringify(one).includes('DailyBackup'));
    expect(outputs).not.toEqual([]);
    for (const output of outputs) expect(output).not.toHaveProperty('Export');
  });

  it('is nobody’s by default, and never a copy into the same region', () => {
    const { all, stacks } = synthesised();
    expect(resources(all, 'AWS::Backup::BackupPlan')).toEqual([]);
    expect(JSON.stringify(resources(all, 'AWS::CloudWatch::Alarm'))).not.toContain('AWS/Backup');
    expect(stacks.copies).toBeUndefined();
    expect(() => stacksOf({ backup: { region: 'eu-west-1', keepDays: 30 } })).toThrow('own region');
  });
});
