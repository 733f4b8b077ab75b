/** Shows that each day of the trail is put away once, whole, and without anything that an erasure would have to remove. */
import { describe, expect, it } from 'vitest';
import { archiveTrail } from '../../../lambdas/audit/archive-trail.ts';
import type { AuditEntry } from '../../../shared/domain/audit.ts';
import { passesAuditFilter } from '../../../shared/domain/audit-filter.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { ADMIN } from '../records.ts';

const entry = (entryId: string, at: string): AuditEntry => ({
  ...{ entryId, at, actorId: 'admin1', actorEmail: 'admin@staff.example', action: 'job.update', recordKind: 'job' },
  ...{ recordId: 'job1', changes: [{ field: 'title', before: 'Soldador', after: 'Tornera' }], correlationId: 'c' },
});

function setUp(...entries: AuditEntry[]) {
  const files = new Map<string, string>();
  const clock = { now: '2026-11-21T09:00:00.000Z' };
  const deps = {
    trail: {
      list: async (
        { limit, cursor = '0' }: { limit: number; cursor?: string },
        filter: Parameters<typeof passesAuditFilter>[0],
      ) => {
        const all = entries.filter(passesAuditFilter(filter)).toSorted((a, b) => b.at.localeCompare(a.at));
        const from = Number(cursor);
        const items = all.slice(from, from + limit);
        return { items, nextCursor: from + limit < all.length ? String(from + limit) : null };
      },
    },
    archive: {
      has: async (day: string) => files.has(day),
      writeOnce: async (day: string, text: string) => {
        if (!files.has(day)) files.set(day, text);
      },
    },
    now: () => clock.now,
  };
  const lines = (day: string) =>
    (files.get(day) ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { deps, files, clock, lines };
}

describe('the archive of the trail', () => {
  it('holds a day that is over, in its order, with ids, actions and names of fields alone', async () => {
    const { deps, files, lines } = setUp(
      entry('b', '2026-11-20T23:59:59.999Z'),
      entry('a', '2026-11-20T00:00:00.000Z'),
      entry('today', '2026-11-21T08:00:00.000Z'),
    );
    const { days } = await archiveTrail(SYSTEM, deps);
    expect(days.at(-1)).toBe('2026-11-20');
    expect(lines('2026-11-20').map(({ entryId }) => entryId)).toEqual(['a', 'b']);
    expect(lines('2026-11-20')[0]).toEqual({
      ...{ entryId: 'a', at: '2026-11-20T00:00:00.000Z', actorId: 'admin1', action: 'job.update' },
      ...{ recordKind: 'job', recordId: 'job1', fields: ['title'], correlationId: 'c' },
    });
    expect([...files.values()].join()).not.toMatch(/staff\.example|Tornera|today/);
  });

  it('holds all of a busy day, and is written once', async () => {
    const busy = Array.from({ length: 250 }, (_, at) =>
      entry(`e${at}`, `2026-11-19T10:00:00.${String(at).padStart(3, '0')}Z`),
    );
    const { deps, files, lines } = setUp(...busy);
    await archiveTrail(SYSTEM, deps);
    expect(new Set(lines('2026-11-19').map(({ entryId }) => entryId)).size).toBe(250);
    const before = new Map(files);
    busy.push(entry('late', '2026-11-19T11:00:00.000Z'));
    expect(await archiveTrail(SYSTEM, deps)).toEqual({ days: [] });
    expect(files).toEqual(before);
  });

  it('waits until the index by time has settled, and makes up for days without a round', async () => {
    const { deps, clock, files } = setUp();
    clock.now = '2026-11-21T00:30:00.000Z';
    await archiveTrail(SYSTEM, deps);
    expect(files.has('2026-11-20')).toBe(false);
    expect(files.has('2026-11-19')).toBe(true);
    clock.now = '2026-11-24T09:00:00.000Z';
    expect((await archiveTrail(SYSTEM, deps)).days).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
  });

  it('is the system’s own', async () => {
    await expect(archiveTrail(ADMIN, setUp().deps)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
