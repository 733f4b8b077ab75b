/** Shows what ids promise: those by time sort by it, derived ones stay the same, and all fit into addresses. */
import { describe, expect, it } from 'vitest';
import { derivedId, newId, timeOrderedId } from '../../../lambdas/runtime/ids.ts';

describe('ids by time', () => {
  it('sort as their times do, to the millisecond and across centuries', () => {
    const times = ['1999-12-31T23:59:59.999Z', '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.001Z', '2160-01-01'];
    const ids = times.map(timeOrderedId);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('differ within one millisecond, and are 26 characters that need no escaping', () => {
    const ids = Array.from({ length: 200 }, () => timeOrderedId('2026-11-21T09:00:00.000Z'));
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  });
});

describe('other ids', () => {
  it('are new each time, or the same for the same parts and no others', () => {
    expect(newId()).not.toBe(newId());
    expect(derivedId('a', 'b')).toBe(derivedId('a', 'b'));
    expect(derivedId('a', 'b')).not.toBe(derivedId('ab'));
  });
});
