/** Shows that a person's export says everything that is kept of them, fits into one answer, and is noted. */
import { describe, expect, it } from 'vitest';
import { exportTalent } from '../../../lambdas/talents/export-talent.ts';
import { talentExportSchema } from '../../../shared/domain/talent-export.ts';
import { fakeDecisions } from '../../support/evaluation-fakes.ts';
import { clockAt, fakeApplications, fakeMatches, fakeResumes, fakeTalents, fakeUploads } from '../../support/fakes.ts';
import { aMessage, fakeMessages } from '../../support/message-fakes.ts';
import { ALL_CLEAN, fakeActivities, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, aDecision, aMatch, aNote, anApplication, aResume, aTalent, START, USER } from '../records.ts';

const DOCUMENT = 'documents/talents/talent1/note2';
const consent = { privacyNoticeAt: START, talentPoolAt: START, noticeVersion: '3', language: 'es' } as const;

function setUp() {
  const clock = clockAt(START);
  const trail = fakeTrail();
  const addresses = [{ email: 'amapola@people.example' }, { phone: '+34 600 000 001' }];
  const deps = {
    talents: fakeTalents(clock, aTalent({ joined: ['app1', 'drop1'], addresses })),
    applications: fakeApplications(
      clock,
      anApplication({ talentId: 'talent1', consent, profileForm: { aboutMe: 'Sueldo' } }),
      anApplication({ applicationId: 'drop1', objectKey: 'drops/cv.txt', source: 'drop', versionId: 'mine' }),
      anApplication({ applicationId: 'else' }),
    ),
    resumes: fakeResumes(aResume(), aResume({ talentId: 'else' })),
    matches: fakeMatches(aMatch('resume1', 'job1'), aMatch('resume9', 'job1', { talentId: 'else' })),
    decisions: fakeDecisions(aDecision(), aDecision({ talentId: 'else' })),
    activities: fakeActivities(
      aNote({ kind: 'email', delivery: 'kept' }),
      aNote({
        ...{ activityId: 'note2', kind: 'document', objectKey: DOCUMENT },
        document: { fileName: 'Contrato.pdf', contentType: 'application/pdf', sizeBytes: 3 },
      }),
    ),
    outbox: fakeOutbox(),
    messages: fakeMessages(aMessage({ email: 'Amapola@People.example' }), aMessage({ messageId: 'message2' })),
    uploads: fakeUploads(clock),
    verdictOf: ALL_CLEAN,
    audit: trail.audit,
    now: clock.now,
  };
  deps.uploads.put('applications/app1', 'v1', 'cv');
  deps.uploads.put('drops/cv.txt', 'mine', 'soldadora');
  deps.uploads.put('drops/cv.txt', 'theirs', 'somebody else');
  deps.uploads.put(DOCUMENT, 'v1', 'pdf');
  const take = (id = 'talent1', actor = ADMIN) =>
    exportTalent({ params: { id }, correlationId: 'corr-0001' }, actor, deps);
  return { deps, take, trail: trail.entries };
}

describe('the export of a person', () => {
  it('says everything that is kept of them, and nothing of others', async () => {
    const { deps, take } = setUp();
    await deps.outbox.insert({
      ...{
        outgoingId: 'note1',
        activityId: 'note1',
        channel: 'email',
        to: ['amapola@people.example'],
        subject: 'Hola',
      },
      ...{ text: 'Ven', language: 'es', attachments: [], delivery: 'kept', by: null, createdAt: START },
      about: { kind: 'talent', id: 'talent1' },
    });
    const exported = talentExportSchema.parse(await take());
    expect(exported.talent).toMatchObject({ talentId: 'talent1', email: 'amapola@people.example' });
    expect(exported.knownBy).toEqual(['amapola@people.example', '+34 600 000 001']);
    expect(exported.applications.map(({ applicationId }) => applicationId).sort()).toEqual(['app1', 'drop1']);
    expect(exported.applications[0]).toMatchObject({
      typedProfile: { aboutMe: 'Sueldo' },
      history: [{ kind: 'submitted' }],
    });
    expect(exported.consents).toMatchObject([
      { kind: 'privacy-notice', noticeVersion: '3', expiresAt: null },
      { kind: 'talent-pool', expiresAt: '2027-11-21T09:00:00.000Z' },
    ]);
    expect(exported.decisions).toMatchObject([{ jobId: 'job1', reason: 'Suelda bien' }]);
    const counts = [exported.readings, exported.matches, exported.activities, exported.outgoing, exported.messages];
    expect(counts.map(({ length }) => length)).toEqual([1, 1, 2, 1, 1]);
    expect(exported.files.map(({ fullPath, fileName, sizeBytes }) => [fullPath, fileName, sizeBytes])).toEqual([
      ['applications/app1', 'cv.txt', 2],
      ['drops/cv.txt', 'cv.txt', 9],
      [DOCUMENT, 'Contrato.pdf', 3],
    ]);
    expect(exported.leftOut).toEqual({ readings: 0, matches: 0, activities: 0, outgoing: 0, messages: 0 });
  });

  it('stays within what a function can answer, and counts what it leaves out', async () => {
    const { deps, take } = setUp();
    for (let count = 2; count <= 9; count += 1)
      await deps.resumes.insert(aResume({ resumeId: `resume${count}`, text: 'x'.repeat(370_000) }));
    for (let count = 0; count < 90; count += 1)
      await deps.activities.insert(aNote({ activityId: `long${count}`, text: 'x'.repeat(10_000) }));
    const exported = await take();
    expect(exported.leftOut).toMatchObject({ readings: 4, matches: 0 });
    expect(exported.leftOut.activities).toBeGreaterThan(20);
    expect(Buffer.byteLength(JSON.stringify(exported))).toBeLessThan(5_000_000);
  });

  it('is noted in the trail without anything of the person', async () => {
    const { take, trail } = setUp();
    await take();
    const record = { recordKind: 'talent', recordId: 'talent1', correlationId: 'corr-0001', changes: [] };
    expect(trail).toEqual([{ actor: ADMIN, action: 'talent.export', ...record }]);
  });

  it('is for recruiters, of a person who is there', async () => {
    const { take, trail } = setUp();
    await expect(take('talent1', USER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(take('gone')).rejects.toMatchObject({ code: 'TALENT_NOT_FOUND' });
    expect(trail).toEqual([]);
  });
});
