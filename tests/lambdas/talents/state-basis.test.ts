/** Shows what follows when a recruiter states on what ground a person may be considered for other jobs. */
import { describe, expect, it } from 'vitest';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { stateBasis } from '../../../lambdas/talents/state-basis.ts';
import type { MatchRequest } from '../../../shared/contract/events.ts';
import { type TalentUpdate, talentUpdateSchema } from '../../../shared/domain/talent.ts';
import { fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import { clockAt, fakeApplications, fakeMatches, fakeTalents, legalBasis, outbox } from '../../support/fakes.ts';
import { fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, AGREED, aMatch, anApplication, aTalent, POOLED, START } from '../records.ts';

function platform(over: Partial<TalentRecord> = {}, ...applications: Partial<ApplicationRecord>[]) {
  const clock = clockAt(START);
  const talents = fakeTalents(clock, aTalent(over));
  const queue = outbox<MatchRequest>();
  const trail = fakeTrail();
  const matches = fakeMatches(aMatch('resume1', 'job1'), aMatch('resume1', 'job2'));
  const results = { matches, decisions: fakeDecisions(), evaluations: fakeEvaluations() };
  const sent = { talents, applications: fakeApplications(clock, ...applications.map(anApplication)) };
  const deps = { ...sent, ...results, requestMatches: queue.send, legalBasis, audit: trail.audit, now: clock.now };
  const update = ({ version, basis = { kind: 'none' }, basisReason: reason = '' }: TalentUpdate) =>
    stateBasis({ talentId: 'talent1', version, statement: basis, reason, correlationId: 'corr-0001' }, ADMIN, deps);
  return { talents, update, trail: trail.entries, queue, stores: results };
}

describe('what a recruiter states about other jobs', () => {
  const statement = { version: 1, basisReason: 'Lo dijo por teléfono' };
  const consented = { kind: 'consent', consentedOn: START.slice(0, 10) } as const;

  it('holds at once, has its evidence, and is audited without that', async () => {
    const { update, trail, queue, talents } = platform();
    const basis = { kind: 'consent', until: '2027-11-21T00:00:00.000Z' };
    expect(await update({ ...statement, basis: consented })).toMatchObject({ basis, version: 2 });
    const noted = { by: 'admin@staff.example', reason: statement.basisReason };
    expect(talents.rows.get('talent1')?.recruiterBasis).toMatchObject(noted);
    expect(queue.sent).toMatchObject([{ kind: 'basis', talentId: 'talent1' }]);
    const changes = [{ field: 'basis', before: null, after: consented }];
    expect(trail).toMatchObject([{ action: 'talent.update', changes }]);
    expect(JSON.stringify(trail)).not.toContain('teléfono');
  });

  it('ends everything that was stated before, with the matches that rested on it', async () => {
    const agreed = { talentId: 'talent1', jobId: 'job1', consent: POOLED };
    const { stores, update } = platform({ basis: AGREED, basisCount: 1, joined: ['app1'] }, agreed);
    expect(await update({ ...statement, basis: { kind: 'none' } })).toMatchObject({ basis: null });
    expect([...stores.matches.rows.values()].map(({ jobId }) => jobId)).toEqual(['job1']);
  });

  it('does not bring back what the person refused', async () => {
    const refused = { ...POOLED, talentPoolAt: undefined, talentPoolEndedAt: START };
    const { update } = platform({ joined: ['app1'] }, { talentId: 'talent1', consent: refused });
    const refusal = { kind: 'conflict', code: 'TALENT_POOL_REFUSED' };
    await expect(update({ ...statement, basis: { kind: 'agency' } })).rejects.toMatchObject(refusal);
    const before = { kind: 'consent', consentedOn: '2026-11-01' } as const;
    await expect(update({ ...statement, basis: before })).rejects.toMatchObject(refusal);
    expect(await update({ ...statement, basis: consented })).toMatchObject({ basis: { kind: 'consent' } });
  });

  it.each([
    ['2026-11-22', 'CONSENT_IN_FUTURE'],
    ['2025-11-20', 'CONSENT_ENDED'],
  ])('is no consent of %s', async (consentedOn, code) => {
    const asked = platform().update({ ...statement, basis: { kind: 'consent', consentedOn } });
    await expect(asked).rejects.toMatchObject({ details: { errors: [{ path: 'basis.consentedOn', code }] } });
  });

  it('needs a reason', () => {
    const asked = talentUpdateSchema.safeParse({ version: 1, basis: { kind: 'none' } });
    expect(asked.error?.issues).toMatchObject([{ path: ['basisReason'], message: 'REASON_REQUIRED' }]);
  });
});
