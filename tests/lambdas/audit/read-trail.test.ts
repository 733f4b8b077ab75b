/** Shows that looking at a person is noted once in a while, by whom, and never keeps anybody from looking. */
import { describe, expect, it, vi } from 'vitest';
import { readTrail } from '../../../lambdas/audit/read-trail.ts';
import { metrics } from '../../../lambdas/runtime/log.ts';
import type { AuditEntry } from '../../../shared/domain/audit.ts';
import { SYSTEM, VISITOR } from '../../../shared/domain/policy.ts';
import { ADMIN } from '../records.ts';

const READ = { recordKind: 'talent', recordId: 'talent1', correlationId: 'corr-0001' } as const;
const MINUTE = 60_000;

function trail() {
  const entries = new Map<string, AuditEntry>();
  const clock = { now: 0, writes: 0 };
  const store = {
    add: async (entry: AuditEntry) => {
      clock.writes += 1;
      if (!entries.has(entry.entryId)) entries.set(entry.entryId, entry);
    },
  };
  const container = () => readTrail(store, () => clock.now);
  return { entries: () => [...entries.values()], clock, container };
}

describe('a look at a record', () => {
  it('is noted with who, what and when, and no value of anybody', async () => {
    const { container, entries } = trail();
    await container()(ADMIN, READ);
    expect(entries()).toMatchObject([
      { action: 'talent.read', ...READ, actorEmail: 'admin@staff.example', changes: [] },
    ]);
  });

  it('is noted once a quarter of an hour, also where several containers answer, and is then written once by each', async () => {
    const { clock, container, entries } = trail();
    const [one, other] = [container(), container()];
    for (const look of [one, one, other, one]) await look(ADMIN, READ);
    expect([entries().length, clock.writes]).toEqual([1, 2]);
    clock.now = 15 * MINUTE;
    await one(ADMIN, READ);
    expect(entries()).toHaveLength(2);
  });

  it('is distinguished by reader and by record', async () => {
    const { container, entries } = trail();
    const look = container();
    await look(ADMIN, READ);
    await look({ ...ADMIN, userId: 'another' } as typeof ADMIN, READ);
    await look(ADMIN, { ...READ, recordId: 'talent2' });
    expect(entries()).toHaveLength(3);
  });

  it('of the system or of the person themselves is nobody else’s, and not noted', async () => {
    const { container, entries } = trail();
    await container()(SYSTEM, READ);
    await container()(VISITOR, READ);
    expect(entries()).toEqual([]);
  });

  it('continues where it cannot be noted, or not soon enough', async () => {
    const counted = vi.spyOn(metrics, 'addMetric');
    const failing = readTrail({ add: () => Promise.reject(new Error('throttled')) });
    await failing(ADMIN, READ);
    const hanging = readTrail({ add: () => new Promise(() => {}) });
    const begun = performance.now();
    await hanging(ADMIN, READ);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(counted.mock.calls.map(([name]) => name)).toEqual(['ReadsNotNoted', 'ReadsNotNoted']);
    counted.mockRestore();
  });

  it('that could not be noted is noted by the next one', async () => {
    const { clock, container, entries } = trail();
    const look = container();
    const broken = { add: () => Promise.reject(new Error('throttled')) };
    await readTrail(broken, () => clock.now)(ADMIN, READ);
    await look(ADMIN, READ);
    expect(entries()).toHaveLength(1);
  });
});
