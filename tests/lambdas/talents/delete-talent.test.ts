/** Shows that deleting a talent leaves nothing of the person, under none of the ids they ever had. */
import { describe, expect, it } from 'vitest';
import { deleteTalent } from '../../../lambdas/talents/delete-talent.ts';
import type { RunRequest } from '../../../shared/contract/events.ts';
import { aRun, fakePreferences, fakeRuns } from '../../support/erasure-fakes.ts';
import { fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import {
  clockAt,
  fakeApplications,
  fakeMatches,
  fakeResumes,
  fakeTalents,
  fakeUploads,
  outbox,
} from '../../support/fakes.ts';
import { aMessage, fakeMessages } from '../../support/message-fakes.ts';
import { fakeActivities, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import {
  ADMIN,
  aDecision,
  aMatch,
  aNote,
  anApplication,
  anEvaluation,
  aResume,
  aTalent,
  START,
  USER,
} from '../records.ts';

const DOCUMENT = 'documents/talents/talent1/note2/contrato.pdf';

const view = (name: string, query: string) => ({ viewId: name, screen: 'talents' as const, name, query });
const VIEWS = [
  view('Amapola Q.', 'search=amapola%40people.example'),
  view('Todas las Amapolas', 'search=amapola'),
  view('Quintanar (Amapola)', 'status=active'),
];
const finding = (fullPath: string) => ({
  ...{ kind: 'orphaned-object' as const, applicationId: null, talentId: null, fullPath, repaired: false },
});
const FOUND = [finding('drops/CV_Amapola_Quintanar_2026.pdf'), finding('drops/otra.pdf')];

function setUp() {
  const clock = clockAt(START);
  const joined = ['app1', 'app2'];
  const trail = fakeTrail();
  const requests = outbox<RunRequest>();
  const talents = fakeTalents(
    clock,
    aTalent({ joined, mergedIds: ['merged'] }),
    aTalent({ talentId: 'else', email: 'else' }),
  );
  const deps = {
    talents,
    erasedIds: talents.erasedIds,
    wasConfirmed: talents.wasConfirmed,
    applications: fakeApplications(
      clock,
      ...joined.map((id) => anApplication({ applicationId: id, talentId: 'talent1' })),
    ),
    resumes: fakeResumes(aResume(), aResume({ talentId: 'merged' }), aResume({ talentId: 'else' })),
    matches: fakeMatches(aMatch('resume1', 'job1'), aMatch('late', 'job1', { talentId: 'merged' })),
    activities: fakeActivities(
      aNote(),
      aNote({ activityId: 'note2', objectKey: DOCUMENT }),
      aNote({ recordId: 'merged' }),
      aNote({ recordId: 'else' }),
    ),
    outbox: fakeOutbox(),
    decisions: fakeDecisions(aDecision(), aDecision({ talentId: 'merged' })),
    evaluations: fakeEvaluations(anEvaluation(), anEvaluation({ evaluationId: 'evaluation2', talentId: 'merged' })),
    uploads: fakeUploads(clock),
    messages: fakeMessages(aMessage({ email: 'Amapola@People.example' }), aMessage({ messageId: 'message2' })),
    preferences: fakePreferences({ userId: 'admin1', version: 4, views: VIEWS }),
    runs: fakeRuns(
      aRun({ kind: 'reconcile', fileName: null, findings: FOUND, findingCounts: { 'orphaned-object': 2 } }),
      aRun({ runId: 'run2', fileName: 'Quintanar, Ámapola.csv' }),
      aRun({
        runId: 'run3',
        kind: 'export',
        state: 'running',
        unfinished: 'work',
        cursor: 'later',
        parts: 2,
        done: 200,
      }),
    ),
    requestRun: requests.send,
    now: clock.now,
    audit: trail.audit,
  };
  for (const key of ['applications/app1', 'applications/app2', DOCUMENT]) {
    deps.uploads.put(key, 'v1', 'one');
    deps.uploads.put(key, 'v2', 'two');
  }
  const remove = (id = 'talent1', actor = ADMIN) =>
    deleteTalent({ params: { id }, correlationId: 'corr-0001' }, actor, deps);
  return { deps, remove, trail: trail.entries };
}

describe('deleting a talent', () => {
  it('removes files, readings, matches, notes, documents, decisions, evaluations and the talent, and nobody else', async () => {
    const { deps, remove } = setUp();
    await remove();
    expect([...deps.talents.rows.keys()]).toEqual(['else']);
    expect([...deps.resumes.rows.values()].map(({ talentId }) => talentId)).toEqual(['else']);
    expect(deps.activities.rows().map(({ recordId }) => recordId)).toEqual(['else']);
    const emptied = [deps.applications.rows, deps.matches.rows, deps.decisions.rows, deps.evaluations.rows];
    expect([...emptied, deps.uploads.objects].map(({ size }) => size)).toEqual([0, 0, 0, 0, 0]);
  });

  it('removes applications of the person that never became part of the talent, and nobody else’s', async () => {
    const { deps, remove } = setUp();
    const failed = { resumeStatus: 'failed', failureCode: 'FILE_UNREADABLE', unfinished: undefined } as const;
    const number = { email: undefined, phone: '+34 600 000 001', source: 'profile' } as const;
    const talent = deps.talents.rows.get('talent1');
    if (talent) talent.applied = { ...talent.applied, phone: '+34600000001' };
    for (const [applicationId, over] of Object.entries({
      waiting: { email: 'Amapola@People.example' },
      failed,
      number,
      stranger: { email: 'else@people.example', phone: '+34 600 000 001' },
      nameless: { email: undefined },
    }))
      await deps.applications.insert(
        anApplication({ applicationId, objectKey: `applications/${applicationId}`, ...over }),
      );
    deps.uploads.put('applications/failed', 'v1', 'no document');
    await remove();
    expect([...deps.applications.rows.keys()]).toEqual(['stranger', 'nameless']);
    expect(deps.uploads.objects.size).toBe(0);
  });

  it('removes what they wrote with the contact form, with the replies, and nobody else’s', async () => {
    const { deps, remove } = setUp();
    const about = { kind: 'message', id: 'message1' } as const;
    const reply = {
      outgoingId: 'reply1',
      channel: 'email',
      to: [],
      subject: 'Re',
      text: 'Hola',
      language: 'es',
    } as const;
    const sent = { attachments: [], delivery: 'kept', activityId: 'reply1', by: null, createdAt: START } as const;
    await deps.outbox.insert({ ...reply, ...sent, to: [], attachments: [], about });
    await remove();
    expect([...deps.messages.rows.keys()]).toEqual(['message2']);
    expect(deps.outbox.rows.size).toBe(0);
  });

  it('removes saved searches for the person and their name from what runs remember, and no more', async () => {
    const { deps, remove } = setUp();
    await remove();
    expect(deps.preferences.rows.get('admin1')?.views.map(({ name }) => name)).toEqual(['Todas las Amapolas']);
    expect(deps.runs.rows.get('run1')?.findings.map(({ fullPath }) => fullPath)).toEqual([null, 'drops/otra.pdf']);
    expect(deps.runs.rows.get('run2')?.fileName).toBeNull();
  });

  it('lets an export that is being made begin again, and removes what there is of it', async () => {
    const { deps, remove } = setUp();
    deps.uploads.put('exports/run3.part-0', 'v1', 'amapola');
    await remove();
    expect(deps.runs.rows.get('run3')).toMatchObject({ state: 'running', parts: 0, cursor: undefined });
    expect(deps.runs.rows.get('run3')?.without).toEqual(
      expect.arrayContaining(['talent1', 'merged', 'app1', 'message1']),
    );
    expect(deps.uploads.objects.size).toBe(0);
  });

  it('notes that it was done, and nothing of the person', async () => {
    const { remove, trail } = setUp();
    await remove();
    const record = { action: 'talent.erase', recordKind: 'talent', recordId: 'talent1', correlationId: 'corr-0001' };
    expect(trail).toEqual([{ actor: ADMIN, ...record, changes: [] }]);
  });

  it('takes along who was read meanwhile and stands beside them, also asked again', async () => {
    for (const isKilled of [false, true]) {
      const { deps, remove } = setUp();
      const { remove: removeTalent } = deps.talents;
      deps.talents.remove = async (talent) => {
        const beside = {
          ...aTalent({ talentId: `late${isKilled}`, besideId: 'talent1' }),
          kind: 'beside#talent1' as const,
        };
        if (talent.talentId === 'talent1') await deps.talents.insert(beside);
        const isGone = await removeTalent(talent);
        if (isKilled && talent.talentId === 'talent1') throw new Error('killed');
        return isGone;
      };
      if (isKilled) await expect(remove()).rejects.toThrow('killed');
      await remove();
      expect([...deps.talents.rows.keys()]).toEqual(['else']);
    }
  });

  it('leaves the person beside an unconfirmed one where it was interrupted', async () => {
    const { deps, remove } = setUp();
    const talent = deps.talents.rows.get('talent1');
    deps.talents.rows.set('talent1', aTalent({ ...talent, confirmedAt: undefined }));
    const { remove: removeTalent } = deps.talents;
    deps.talents.remove = async (gone) => {
      const applied = { ...aTalent().applied, firstName: 'Brezo', lastName: 'Otero' };
      const late = { talentId: 'late', besideId: 'talent1', kind: 'beside#talent1' as const, applied };
      await deps.talents.insert(aTalent({ ...late, confirmedAt: undefined }));
      await removeTalent(gone);
      throw new Error('killed');
    };
    await expect(remove()).rejects.toThrow('killed');
    deps.talents.remove = removeTalent;
    await remove();
    expect([...deps.talents.rows.keys()].sort()).toEqual(['else', 'late']);
    expect(deps.talents.rows.get('late')?.besideId).toBeUndefined();
    expect(await deps.talents.ownerOf({ email: 'amapola@people.example' })).toBe('late');
  });

  it('of an unconfirmed person takes along what came under their address only where it is under their name', async () => {
    const { deps, remove } = setUp();
    const email = 'amapola@people.example';
    const talent = deps.talents.rows.get('talent1');
    deps.talents.rows.set('talent1', aTalent({ ...talent, confirmedAt: undefined }));
    const beside = { besideId: 'talent1', kind: 'beside#talent1' as const, confirmedAt: undefined };
    const named = (firstName: string, lastName: string) => ({ ...aTalent().applied, firstName, lastName });
    for (const other of [
      aTalent({ ...beside, talentId: 'same', applied: named('Amapola', 'Quintanar Rey') }),
      aTalent({
        ...beside,
        talentId: 'later',
        applied: named('Brezo', 'Otero'),
        createdAt: '2027-01-01T00:00:00.000Z',
      }),
      aTalent({ ...beside, talentId: 'other', applied: named('Ciro', 'Vega') }),
      aTalent({ ...beside, talentId: 'confirmed', confirmedAt: START, createdAt: '2026-01-01T00:00:00.000Z' }),
    ])
      await deps.talents.insert(other);
    for (const [applicationId, lastName] of Object.entries({ theirs: 'QUINTANAR', others: 'Vega' }))
      await deps.applications.insert(
        anApplication({
          ...{ applicationId, objectKey: applicationId, email, firstName: 'Amapola', lastName },
          confirmedAt: undefined,
        }),
      );
    const proven = { applicationId: 'proven', objectKey: 'proven', confirmedAt: START };
    await deps.applications.insert(
      anApplication({ ...proven, email, firstName: 'Amapola', lastName: 'Quintanar', talentId: undefined }),
    );
    await deps.messages.insert(aMessage({ messageId: 'own', email, firstName: 'Amápola', lastName: 'Quintanar' }));
    await remove();
    expect([...deps.talents.rows.keys()].sort()).toEqual(['confirmed', 'else', 'later', 'other']);
    expect(await deps.talents.ownerOf({ email })).toBe('confirmed');
    expect(deps.talents.rows.get('confirmed')?.besideId).toBeUndefined();
    for (const id of ['later', 'other']) expect(deps.talents.rows.get(id)?.besideId).toBe('confirmed');
    expect([...deps.applications.rows.keys()].sort()).toEqual(['others', 'proven']);
    expect([...deps.messages.rows.keys()].sort()).toEqual(['message1', 'message2']);
  });

  it('resumes where it was interrupted', async () => {
    const { deps, remove, trail } = setUp();
    const { removeOfTalent } = deps.evaluations;
    deps.evaluations.removeOfTalent = () => Promise.reject(new Error('throttled'));
    await expect(remove()).rejects.toThrow('throttled');
    expect(deps.talents.rows.has('talent1')).toBe(true);
    deps.evaluations.removeOfTalent = removeOfTalent;
    await remove();
    expect(deps.evaluations.rows.size).toBe(0);
    expect(trail).toHaveLength(1);
  });

  it('is noted once, and removes what is left, where it was interrupted after the talent was gone', async () => {
    const { deps, remove, trail } = setUp();
    const { remove: removeTalent } = deps.talents;
    deps.talents.remove = async (talent) => {
      await removeTalent(talent);
      throw new Error('killed');
    };
    await expect(remove()).rejects.toThrow('killed');
    expect(trail).toHaveLength(1);
    expect(await deps.talents.ownerOf({ email: 'amapola@people.example' })).toBeUndefined();
    await deps.activities.insert(aNote({ recordId: 'merged' }));
    deps.uploads.put('exports/late.csv', 'v1', 'amapola');
    await remove();
    expect(deps.activities.rows().map(({ recordId }) => recordId)).toEqual(['else']);
    expect([deps.uploads.objects.size, trail.length]).toEqual([0, 1]);
  });

  it('is noted once where it was interrupted right before the talent went', async () => {
    const { deps, remove, trail } = setUp();
    const { remove: removeTalent } = deps.talents;
    deps.talents.remove = () => Promise.reject(new Error('killed'));
    await expect(remove()).rejects.toThrow('killed');
    deps.talents.remove = removeTalent;
    await remove();
    expect([deps.talents.rows.has('talent1'), trail.length]).toEqual([false, 1]);
  });

  it('of a person who never was is refused', async () => {
    await expect(setUp().remove('nobody')).rejects.toMatchObject({ code: 'TALENT_NOT_FOUND' });
  });

  it('is for recruiters', async () => {
    await expect(setUp().remove('talent1', USER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
