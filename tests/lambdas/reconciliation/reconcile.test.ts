/** Shows what a reconciliation finds and mends, that it leaves alone what is under way, and that a second one is clean. */
import { describe, expect, it } from 'vitest';
import { contentTag, dropApplicationId } from '../../../lambdas/drops/drop-application-id.ts';
import { workOnRun } from '../../../lambdas/exchange/work-on-run.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { runPlatform } from '../exchange/run-platform.ts';
import { aRun } from '../exchange/runs.ts';
import { aJob, aMatch, aNote, anApplication } from '../records.ts';

const DAY = 24 * 3600;
const READ = { resumeStatus: 'completed', unfinished: undefined, talentId: 'talent1', resumeId: 'resume1' } as const;
const asked = (repair: boolean) =>
  aRun({ kind: 'reconcile', state: 'running', unfinished: 'work', records: null, format: null, repair });

function platformWith(repair: boolean, records: Partial<ApplicationRecord>[] = []) {
  const platform = runPlatform(asked(repair));
  for (const record of records.map(anApplication)) platform.deps.applications.rows.set(record.applicationId, record);
  const reconciled = async () => {
    await workOnRun({ runId: 'run1' }, SYSTEM, platform.deps);
    return platform.run();
  };
  return { ...platform, reconciled };
}

const file = ({ deps }: ReturnType<typeof platformWith>, key = 'applications/app1', text = 'cv') =>
  deps.uploads.put(key, 'v1', text);

describe('a reconciliation', () => {
  it('finds nothing where nothing is wrong, and counts what it looked at', async () => {
    const platform = platformWith(true, [READ, { applicationId: 'app2' }]);
    file(platform);
    expect(await platform.reconciled()).toMatchObject({
      state: 'done',
      total: 3,
      done: 3,
      findings: [],
      findingCounts: {},
    });
  });

  it('finds an upload that nobody has read, and has it read', async () => {
    const platform = platformWith(true, [{}]);
    file(platform);
    platform.clock.pass(61);
    const run = await platform.reconciled();
    expect(run?.findings).toEqual([
      { kind: 'lost-upload', applicationId: 'app1', talentId: null, fullPath: 'applications/app1', repaired: true },
    ]);
    expect(platform.readings.sent).toEqual([{ applicationId: 'app1' }]);
  });

  it('only reports without the request to repair', async () => {
    const platform = platformWith(false, [{}]);
    file(platform);
    platform.clock.pass(61);
    expect((await platform.reconciled())?.findings).toMatchObject([{ kind: 'lost-upload', repaired: false }]);
    expect(platform.readings.sent).toEqual([]);
  });

  it('waits a day for the file of a form, and ten minutes for a reader', async () => {
    const active = { applicationId: 'app2', objectKey: 'applications/app2', resumeStatus: 'active' } as const;
    const early = platformWith(true, [{}, active]);
    file(early, 'applications/app2');
    early.clock.pass(600);
    expect((await early.reconciled())?.findings).toEqual([]);
    const late = platformWith(true, [{}, active]);
    file(late, 'applications/app2');
    late.clock.pass(DAY + 1);
    expect((await late.reconciled())?.findingCounts).toEqual({ 'never-uploaded': 1, 'stuck-reading': 1 });
    expect(late.readings.sent).toEqual([{ applicationId: 'app2' }]);
  });

  it('finds a record whose file is gone, which nobody can mend', async () => {
    const run = await platformWith(true, [READ]).reconciled();
    expect(run?.findings).toMatchObject([{ kind: 'missing-object', repaired: false }]);
  });

  it('finds a reading without any match where there are jobs, marks it and has it matched', async () => {
    const platform = platformWith(true, [READ]);
    file(platform);
    await platform.deps.jobs.insert(aJob());
    expect((await platform.reconciled())?.findings).toMatchObject([{ kind: 'missing-match', repaired: true }]);
    expect(platform.deps.applications.rows.get('app1')?.unfinished).toBe('matching');
    expect(platform.matchings.sent).toMatchObject([{ kind: 'resume', applicationId: 'app1', resumeId: 'resume1' }]);
  });

  it('wants the match with the own job of an application, whatever others there are', async () => {
    const match = { matchId: 'gone', grade: 'B', percent: 70 };
    const platform = platformWith(false, [{ ...READ, jobId: 'job1', match }]);
    file(platform);
    await platform.deps.jobs.insert(aJob());
    await platform.deps.matches.insert(aMatch('resume1', 'job2'));
    expect((await platform.reconciled())?.findingCounts).toEqual({ 'missing-match': 1 });
  });

  it('removes files that belong to nobody once they are older than a day, never younger ones', async () => {
    const platform = platformWith(true);
    file(platform, 'applications/nobody');
    file(platform, 'documents/talents/talent1/gone');
    platform.clock.pass(DAY + 1);
    file(platform, 'applications/just-now');
    const run = await platform.reconciled();
    expect(run?.findings.map(({ fullPath, repaired }) => [fullPath, repaired])).toEqual([
      ['applications/just-now', false],
      ['applications/nobody', true],
      ['documents/talents/talent1/gone', true],
    ]);
    expect([...platform.deps.uploads.objects.keys()]).toEqual(['applications/just-now']);
  });

  it('finds a document by its activity', async () => {
    const platform = platformWith(true);
    const objectKey = 'documents/talents/talent1/note1';
    await platform.deps.activities.insert(aNote({ kind: 'document', objectKey }));
    file(platform, objectKey);
    platform.clock.pass(DAY + 1);
    expect((await platform.reconciled())?.findings).toEqual([]);
  });

  it('finds a drop whose event was lost, and has it read', async () => {
    const platform = platformWith(true);
    file(platform, 'drops/a.pdf', 'resume');
    platform.clock.pass(61);
    const applicationId = dropApplicationId('drops/a.pdf', contentTag(Buffer.from('resume')), derivedId);
    expect((await platform.reconciled())?.findings).toMatchObject([
      { kind: 'lost-upload', applicationId, repaired: true },
    ]);
    expect(platform.readings.sent).toEqual([{ applicationId }]);
  });

  it('continues in another stretch, without looking at anything twice', async () => {
    const many = Array.from({ length: 250 }, (_, at) => ({ applicationId: `app${at}` }));
    const platform = platformWith(false, many);
    const head = platform.deps.uploads.head;
    platform.deps.uploads.head = (...asked) => {
      platform.clock.pass(0.3);
      return head(...asked);
    };
    await platform.reconciled();
    expect(platform.run()).toMatchObject({ state: 'running', total: 250, done: 100 });
    await platform.settle();
    expect(platform.run()).toMatchObject({ state: 'done', done: 250 });
  });

  it('ends when the user stops it', async () => {
    const platform = platformWith(false, [{}]);
    const head = platform.deps.uploads.head;
    platform.deps.uploads.head = async (...asked) => {
      await platform.stop();
      return head(...asked);
    };
    await platform.reconciled();
    await platform.settle();
    expect(platform.run()).toMatchObject({ state: 'stopped', done: 0 });
    expect(platform.run()).not.toHaveProperty('unfinished');
  });
});
