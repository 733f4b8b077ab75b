/** Shows which entries of the trail a filter asks for. */
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../shared/domain/audit.ts';
import { type AuditFilter, auditTimes, passesAuditFilter } from '../../../shared/domain/audit-filter.ts';

const entry: AuditEntry = {
  entryId: 'e1',
  at: '2026-03-10T23:59:59.999Z',
  actorId: 'u1',
  actorEmail: 'Núria@Agency.example',
  action: 'talent.erase',
  recordKind: 'talent',
  recordId: 't1',
  changes: [],
  correlationId: 'c1',
};
const ofSystem: AuditEntry = { ...entry, actorId: null, actorEmail: null };

describe('a filter of the trail', () => {
  it.each<[string, AuditFilter]>([
    ['that restricts nothing', {}],
    ['by kind', { recordKind: 'talent' }],
    ['by record', { recordId: 't1' }],
    ['by part of an address, in other capitals and without accents', { actor: ' nuria@' }],
    ['by part of an action', { action: 'Erase' }],
    ['by its first day', { from: '2026-03-10' }],
    ['by its last day, to its last moment', { to: '2026-03-10' }],
  ])('%s lets the entry pass', (_how, filter) => {
    expect(passesAuditFilter(filter)(entry)).toBe(true);
  });

  it.each<[string, AuditFilter]>([
    ['by another kind', { recordKind: 'job' }],
    ['by another record', { recordId: 't' }],
    ['by another person', { actor: 'olga' }],
    ['by another action', { action: 'talent.update' }],
    ['by the days after it', { from: '2026-03-11' }],
    ['by the days before it', { to: '2026-03-09' }],
    ['of which only one part fits', { recordKind: 'talent', action: 'job.' }],
  ])('%s leaves it out', (_how, filter) => {
    expect(passesAuditFilter(filter)(entry)).toBe(false);
  });

  it('by a person never finds what the system did', () => {
    expect(passesAuditFilter({ actor: 'u' })(ofSystem)).toBe(false);
    expect(passesAuditFilter({ actor: ' ' })(ofSystem)).toBe(true);
  });

  it('takes in whole days', () => {
    expect(auditTimes({ from: '2026-03-01', to: '2026-03-02' })).toEqual({
      since: '2026-03-01T00:00:00.000Z',
      until: '2026-03-02T23:59:59.999Z',
    });
    expect(auditTimes({})).toEqual({});
  });
});
