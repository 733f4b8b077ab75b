/** Shows what the trail says of a change, and that no edit is too large for it. */
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../../shared/domain/audit.ts';

describe('the changes between two states', () => {
  it('are the fields that differ, with their values unless they are personal', () => {
    const before = { title: 'Soldador', phone: '1', version: 1, tags: [] };
    const after = { title: 'Soldadora', phone: '2', version: 2, tags: [] };
    const changes = [{ field: 'title', before: 'Soldador', after: 'Soldadora' }, { field: 'phone' }];
    expect(changesBetween(before, after, { personal: ['phone'] })).toEqual(changes);
  });

  it('name a long text or list without its values, and keep the short ones beside it', () => {
    const before = { notes: 'ñ'.repeat(1_100), requirements: ['a'], title: 'Soldador' };
    const after = { notes: '', requirements: Array(60).fill('x'.repeat(500)), title: 'Soldadora' };
    expect(changesBetween(before, after)).toEqual([
      { field: 'notes' },
      { field: 'requirements' },
      { field: 'title', before: 'Soldador', after: 'Soldadora' },
    ]);
  });

  it('never fill more of an entry than a page of a hundred can show', () => {
    const state = (letter: string) =>
      Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field${at}`, letter.repeat(900)]));
    const changes = changesBetween(state('a'), state('ñ'));
    expect(changes).toHaveLength(300);
    expect(Buffer.byteLength(JSON.stringify(changes))).toBeLessThan(55_000);
  });
});
