/** Shows what the holder of a token can do to their application, also when others are at work on it at that moment. */
import { describe, expect, it } from 'vitest';
import { correctReading } from '../../../lambdas/applications/correct-reading.ts';
import { exportApplication } from '../../../lambdas/applications/export-application.ts';
import { renewToken } from '../../../lambdas/applications/renew-token.ts';
import { requestReview } from '../../../lambdas/applications/request-review.ts';
import { withdrawApplication } from '../../../lambdas/applications/withdraw-application.ts';
import { fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { MatchRequest } from '../../../shared/contract/events.ts';
import { exportedApplicationSchema, followedApplicationSchema } from '../../../shared/contract/own-application.ts';
import { withEvent } from '../../../shared/domain/application-history.ts';
import { talentPoolExpiry } from '../../../shared/domain/basis.ts';
import { CORRECTIONS_MAX, type Correction, correctionSchema } from '../../../shared/domain/correction.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { readCareer } from '../../../shared/resume/index.ts';
import { fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import {
  clockAt,
  counted,
  fakeApplications,
  fakeJobs,
  fakeMatches,
  fakeResumes,
  fakeTalents,
  outbox,
} from '../../support/fakes.ts';
import { fakeActivities, fakeOutbox } from '../../support/recruiting-fakes.ts';
import { aJob, aMatch, aNote, anApplication, aProfile, aResume, aTalent, START } from '../records.ts';

const TOKEN = 'the-token';
const READ = { resumeStatus: 'completed', unfinished: undefined, talentId: 'talent1', resumeId: 'resume1' } as const;
const WITH_SKILLS = aResume({
  text: 'Amapola Quintanar\nSoldadura TIG\nSoldadura MIG',
  profile: aProfile({ skills: [{ id: null, name: 'Soldadura TIG' }] }),
  sources: { 'skills.0': { start: 18, end: 31 } },
});

function platform(over: Partial<ApplicationRecord> = {}) {
  const clock = clockAt(START);
  const record = anApplication({ ...READ, tokenDigests: new Set([fingerprint(TOKEN)]), ...over });
  const jobs = fakeJobs(clock, aJob());
  const queue = outbox<MatchRequest>();
  const postponed: string[] = [];
  const deps = {
    applications: fakeApplications(clock, record),
    talents: fakeTalents(clock, aTalent()),
    resumes: fakeResumes(WITH_SKILLS),
    matches: fakeMatches(),
    decisions: fakeDecisions(),
    evaluations: fakeEvaluations(),
    getJob: jobs.get,
    openJobs: jobs.listOpen,
    requestMatches: queue.send,
    onPostponed: (id: string) => postponed.push(id),
    activities: fakeActivities(),
    outbox: fakeOutbox(),
    fingerprint,
    newId: counted('corrected'),
    now: clock.now,
  };
  const input = { params: { id: 'app1' }, query: { token: TOKEN } };
  const stored = () => deps.applications.rows.get('app1');
  const correct = (changes: Partial<Correction> = {}) =>
    correctReading({ ...input, body: asSent(changes) }, VISITOR, deps);
  const ask = (reason = '') => requestReview({ ...input, body: { reason } }, VISITOR, deps);
  const withdraw = () => withdrawApplication(input, VISITOR, deps);
  const takeAlong = () => exportApplication(input, VISITOR, deps);
  return { clock, deps, queue, postponed, stored, correct, ask, withdraw, takeAlong };
}

function asSent(changes: object = {}): Correction {
  return correctionSchema.parse({ ...WITH_SKILLS.profile, skills: ['Soldadura TIG'], resumeId: 'resume1', ...changes });
}

describe('a new link', () => {
  const input = (token: string) => ({ params: { id: 'app1' }, query: { token } });
  const others = { tokenDigests: new Set([TOKEN, 'of-a-replay'].map(fingerprint)) };
  const made = () => ({ newToken: counted('token') });

  it('opens the application, and no earlier link does', async () => {
    const { deps, stored } = platform(others);
    const { statusToken } = await renewToken(input(TOKEN), VISITOR, { ...deps, ...made() });
    expect([...(stored()?.tokenDigests ?? [])]).toEqual([fingerprint(statusToken)]);
    for (const old of [TOKEN, 'of-a-replay', '']) {
      const again = renewToken(input(old), VISITOR, { ...deps, ...made() });
      await expect(again).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
    }
  });

  it('is given once to two who ask with the same token at the same moment', async () => {
    const { deps, stored } = platform(others);
    const shared = { ...deps, ...made() };
    const asked = await Promise.allSettled([1, 2, 3].map(() => renewToken(input(TOKEN), VISITOR, shared)));
    const given = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.statusToken] : []));
    expect(given).toHaveLength(1);
    expect(stored()?.tokenDigests).toEqual(new Set(given.map(fingerprint)));
  });
});

describe('correcting a reading', () => {
  it('stores a reading beside the original, makes it the application’s and asks for its matches', async () => {
    const { deps, queue, stored, correct } = platform({ match: { matchId: 'old', grade: 'C', percent: 40 } });
    const seen = await correct({ skills: ['Soldadura TIG', 'Power BI'] });
    expect(followedApplicationSchema.parse(seen)).toEqual(seen);
    expect(seen).toMatchObject({
      correctedAt: START,
      history: [{ kind: 'submitted' }, { kind: 'corrected', at: START }],
    });
    const { resumeId } = seen;
    expect(stored()).toMatchObject({ resumeId, unfinished: 'matching', corrections: 1, correctedAt: START });
    expect(stored()?.match).toBeUndefined();
    const own = { kind: 'resume', talentId: 'talent1', resumeId, applicationId: 'app1' };
    expect(queue.sent).toEqual([expect.objectContaining(own)]);
    expect(deps.resumes.rows.get('talent1 resume1')).toEqual(WITH_SKILLS);
    const corrected = deps.resumes.rows.get(`talent1 ${resumeId}`);
    expect(corrected).toMatchObject({ applicationId: 'app1', correctedAt: START, correction: { basedOn: 'resume1' } });
    expect(corrected?.text).toContain('Power BI');
  });

  it('counts the career again, keeps what recruiters were warned of, and shows the person neither', async () => {
    const { deps, correct } = platform();
    const warnings = [{ kind: 'machine-instruction' as const, page: 1, excerpt: 'Soldadura MIG', span: null }];
    const career = readCareer(WITH_SKILLS, '2025-01');
    deps.resumes.rows.set('talent1 resume1', { ...WITH_SKILLS, career, warnings });
    const seen = await correct({ certificates: ['Carnet de carretillero'] });
    const corrected = deps.resumes.rows.get(`talent1 ${seen.resumeId}`);
    expect(corrected).toMatchObject({ warnings, career: { asOf: START.slice(0, 7) } });
    expect(corrected?.career?.licences).toEqual([expect.objectContaining({ text: 'Carnet de carretillero' })]);
    expect(JSON.stringify(seen)).not.toMatch(/machine-instruction|warnings|career/);
  });

  it('says a corrected thing once, however often it is corrected again', async () => {
    const { deps, correct } = platform();
    const first = await correct({ skills: ['Soldadura TIG', 'Power BI'] });
    const second = await correct({ skills: ['Power BI', 'Excel'], resumeId: first.resumeId ?? '' });
    const text = deps.resumes.rows.get(`talent1 ${second.resumeId}`)?.text ?? '';
    expect(text.match(/Power BI/g)).toHaveLength(1);
    expect(deps.resumes.rows.get(`talent1 ${second.resumeId}`)?.correction?.basedOn).toBe('resume1');
    expect(second.resumeId).not.toBe(first.resumeId);
  });

  it('leaves no field to check, also where the person confirms the reading as it is', async () => {
    const unsure = ['firstName', 'location'];
    const confirmed = platform();
    confirmed.deps.resumes.rows.set('talent1 resume1', { ...WITH_SKILLS, unsure });
    expect(await confirmed.correct({ resumeId: 'another' })).toMatchObject({ unsure });
    expect(await confirmed.correct()).toMatchObject({ resumeId: 'resume1', unsure: [] });
    const corrected = platform();
    corrected.deps.resumes.rows.set('talent1 resume1', { ...WITH_SKILLS, unsure });
    expect(await corrected.correct({ summary: 'Otra.' })).toMatchObject({ resumeId: 'corrected1', unsure: [] });
    const { readings } = await corrected.takeAlong();
    expect(readings.map(({ unsure: left }) => left).toSorted((a, b) => a.length - b.length)).toEqual([[], unsure]);
  });

  it('changes nothing where it says nothing new', async () => {
    const { deps, queue, correct } = platform();
    const seen = await correct();
    expect(seen).toMatchObject({ resumeId: 'resume1', correctedAt: null });
    expect([deps.resumes.rows.size, queue.sent]).toEqual([1, []]);
  });

  it('takes the same correction twice for one, whichever of its answers was lost', async () => {
    const { deps, correct } = platform();
    const [first, second] = [await correct({ summary: 'Otra.' }), await correct({ summary: 'Otra.' })];
    expect(second).toEqual(first);
    expect(deps.resumes.rows.size).toBe(2);
  });

  it('of two different ones at once lets one win and leaves nothing of the other', async () => {
    const { deps, correct } = platform();
    const outcomes = await Promise.allSettled([correct({ summary: 'Una.' }), correct({ summary: 'Otra.' })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'READING_CHANGED' } });
    expect(deps.resumes.rows.size).toBe(2);
  });

  it.each([2, 5])('takes %i equal ones at once for one, and keeps what it made current', async (count) => {
    const { deps, stored, correct } = platform();
    const answers = await Promise.all(Array.from({ length: count }, () => correct({ summary: 'Otra.' })));
    for (const answer of answers)
      expect(answer).toMatchObject({ resumeId: stored()?.resumeId, profile: { summary: 'Otra.' } });
    expect(deps.resumes.rows.has(`talent1 ${stored()?.resumeId}`)).toBe(true);
    expect([deps.resumes.rows.size, stored()?.corrections]).toEqual([2, 1]);
  });

  it('keeps a reading that counts although the answer to that was lost', async () => {
    const { deps, stored, correct } = platform();
    const { advance } = deps.applications;
    deps.applications.advance = async (...given) => {
      deps.applications.advance = advance;
      await advance(...given);
      return undefined;
    };
    expect(await correct({ summary: 'Otra.' })).toMatchObject({ resumeId: stored()?.resumeId });
    expect(deps.resumes.rows.get(`talent1 ${stored()?.resumeId}`)?.profile.summary).toBe('Otra.');
  });

  it('leaves the marker for the sweep when the queue cannot be reached', async () => {
    const { queue, postponed, stored, correct } = platform();
    queue.down = true;
    await correct({ summary: 'Otra.' });
    expect([stored()?.unfinished, postponed]).toEqual(['matching', ['app1']]);
  });

  it.each([
    ['before anything was read', { resumeStatus: 'active', resumeId: undefined }, {}, 'NOTHING_READ_YET'],
    ['while another file is being read', { resumeStatus: 'active' }, {}, 'NOTHING_READ_YET'],
    ['made of another reading', {}, { resumeId: 'older' }, 'READING_CHANGED'],
    ['after withdrawing', { withdrawnAt: START }, {}, 'APPLICATION_WITHDRAWN'],
    ['too often', { corrections: CORRECTIONS_MAX }, {}, 'TOO_MANY_CORRECTIONS'],
  ] as const)('is refused %s', async (_case, record, changes, code) => {
    const { deps, correct } = platform(record);
    await expect(correct({ summary: 'Otra.', ...changes })).rejects.toMatchObject({ kind: 'conflict', code });
    expect(deps.resumes.rows.size).toBe(1);
  });

  it('is refused where it is more than one item can hold', async () => {
    const { correct } = platform();
    const bullets = Array.from({ length: 60 }, () => 'x'.repeat(2000));
    const job = { title: 'x', company: '', location: null, startDate: null, endDate: null, current: false, bullets };
    const experience = Array.from({ length: 5 }, () => job);
    await expect(correct({ experience })).rejects.toMatchObject({ kind: 'too-large', code: 'CORRECTION_TOO_LARGE' });
  });
});

describe('asking for a review', () => {
  it('is noted once while it is open, with its words, and may be asked again once it was answered', async () => {
    const { clock, deps, stored, ask } = platform();
    await ask('Falta mi carnet.');
    clock.pass(60);
    const again = await ask('Otra vez.');
    expect(again.reviewRequestedAt).toBe(START);
    expect(stored()).toMatchObject({ reviewReason: 'Falta mi carnet.', decisions: [{ kind: 'review-requested' }] });
    const record = stored();
    if (record) await deps.applications.edit(record, record.version, { reviewedAt: clock.now() });
    const later = await ask();
    expect(later).toMatchObject({ reviewRequestedAt: clock.now(), reviewedAt: null });
  });

  it('does not disturb a file that is being read at this moment', async () => {
    const { stored, ask } = platform({ resumeStatus: 'active', revision: 7 });
    await ask();
    expect(stored()).toMatchObject({ revision: 7, version: 2 });
  });
});

describe('withdrawing', () => {
  it('stops all work on the application and the matching by its reading', async () => {
    const { deps, stored, withdraw } = platform({ unfinished: 'matching' });
    const seen = await withdraw();
    expect(seen).toMatchObject({ withdrawnAt: START, history: [{ kind: 'submitted' }, { kind: 'withdrawn' }] });
    expect(stored()?.unfinished).toBeUndefined();
    expect(deps.talents.rows.get('talent1')?.resumeId).toBeUndefined();
  });

  it('lets the person be matched by the best of their other applications that still count, of equal ones the newest', async () => {
    const { deps, withdraw } = platform();
    const other = { ...READ, submittedAt: '2026-01-01T00:00:00.000Z' };
    await deps.applications.insert(anApplication({ ...other, applicationId: 'older', resumeId: 'r-older' }));
    const newer = { ...other, submittedAt: '2026-02-02T00:00:00.000Z' };
    await deps.applications.insert(anApplication({ ...newer, applicationId: 'newer', resumeId: 'r-newer' }));
    const gone = { ...other, submittedAt: '2026-03-03T00:00:00.000Z', withdrawnAt: START };
    await deps.applications.insert(anApplication({ ...gone, applicationId: 'gone', resumeId: 'r-gone' }));
    for (const applicationId of ['older', 'newer', 'gone'])
      await deps.resumes.insert(aResume({ applicationId, resumeId: `r-${applicationId}` }));
    await withdraw();
    expect(deps.talents.rows.get('talent1')).toMatchObject({ resumeId: 'r-newer', resumeAt: newer.submittedAt });
    // Its matches may never have been made: the sweep asks for them.
    expect(deps.applications.rows.get('newer')?.unfinished).toBe('matching');
  });

  it('leaves a reading alone that came from another application', async () => {
    const { deps, withdraw } = platform({ resumeId: 'resume0' });
    await deps.applications.insert(anApplication({ ...READ, applicationId: 'app2' }));
    await withdraw();
    expect(deps.talents.rows.get('talent1')?.resumeId).toBe('resume1');
  });

  it('twice is once, and resumes where it was interrupted', async () => {
    const { clock, deps, withdraw } = platform();
    const { restate } = deps.talents;
    deps.talents.restate = () => Promise.reject(new Error('throttled'));
    await expect(withdraw()).rejects.toThrow('throttled');
    deps.talents.restate = restate;
    clock.pass(60);
    expect((await withdraw()).withdrawnAt).toBe(START);
    expect(deps.talents.rows.get('talent1')?.resumeId).toBeUndefined();
  });

  it('ends the consent to other jobs', async () => {
    const consent = { privacyNoticeAt: START, noticeVersion: '1', language: 'es', talentPoolAt: START } as const;
    const { ask, withdraw } = platform({ consent });
    expect((await ask()).talentPool).toEqual({ consentedAt: START, expiresAt: '2027-11-21T09:00:00.000Z' });
    expect((await withdraw()).talentPool).toBeNull();
  });
});

describe('taking everything along', () => {
  it('holds what was typed, agreed to and read, and nothing of the person’s other applications', async () => {
    const consent = { privacyNoticeAt: START, noticeVersion: '2026-11', language: 'es', talentPoolAt: START } as const;
    const { clock, deps, takeAlong, correct } = platform({ consent, phone: '+34 600 000 001' });
    clock.pass(60);
    await deps.resumes.insert(aResume({ resumeId: 'other', applicationId: 'app2' }));
    await correct({ summary: 'Otra.' });
    const exported = await takeAlong();
    expect(exportedApplicationSchema.parse(exported)).toEqual(exported);
    expect(exported).toMatchObject({
      typed: { firstName: 'Amapola', email: 'amapola@people.example', phone: '+34 600 000 001', profile: null },
      consents: [{ kind: 'privacy-notice', noticeVersion: '2026-11', expiresAt: null }, { kind: 'talent-pool' }],
      leftOut: { readings: 0, matches: 0, unpublishedMatches: 0, activities: 0 },
    });
    expect(exported.readings.map(({ applicationId }) => applicationId)).toEqual(['app1', 'app1']);
    expect(exported.readings[0]?.correctedAt).toBe(clock.now());
  });

  it('names no job that is not published, apart from the one applied for, and counts those', async () => {
    const { deps, takeAlong } = platform({ jobId: 'applied' });
    for (const jobId of ['applied', 'job1', 'private', 'draft'])
      await deps.matches.insert(aMatch('resume1', jobId, { jobTitle: `About ${jobId}` }));
    const exported = await takeAlong();
    expect(exported.matches.map(({ jobId }) => jobId)).toEqual(['applied', 'job1']);
    expect(exported.leftOut).toEqual({ readings: 0, matches: 0, unpublishedMatches: 2, activities: 0 });
    expect(JSON.stringify(exported)).not.toMatch(/About (private|draft)/);
  });

  it('holds nothing of what recruiters evaluated for themselves, nor a count of it', async () => {
    const { deps, takeAlong } = platform({ jobId: 'job1' });
    const tried = ['job1', 'draft'].map((jobId) => ({ jobId, matchId: jobId, evaluationId: 'evaluation1' }));
    for (const over of [{}, ...tried]) await deps.matches.insert(aMatch('resume1', 'job1', over));
    const { matches, leftOut } = await takeAlong();
    expect(matches.map(({ matchId }) => matchId)).toEqual(['resume1-job1']);
    expect(leftOut.unpublishedMatches).toBe(0);
  });

  it('holds what was sent to a person who sent no other application, and counts what was noted', async () => {
    const { deps, takeAlong } = platform();
    await deps.activities.insert(aNote());
    await deps.activities.insert(aNote({ activityId: 'sent1', kind: 'email', delivery: 'kept' }));
    const words = { channel: 'email', subject: 'Tu cita', text: 'El lunes a las nueve.' } as const;
    const kept = { language: 'es', attachments: [], delivery: 'kept', by: null } as const;
    const about = { kind: 'talent', id: 'talent1' } as const;
    const ids = { outgoingId: 'sent1', activityId: 'sent1', createdAt: START };
    await deps.outbox.insert({ ...words, ...kept, ...ids, about, to: [], attachments: [] });
    const exported = await takeAlong();
    expect(exportedApplicationSchema.parse(exported)).toEqual(exported);
    expect(exported.messages).toEqual([{ ...words, at: START }]);
    expect(exported.leftOut.activities).toBe(1);
    await deps.applications.insert(anApplication({ ...READ, applicationId: 'app2' }));
    expect(await takeAlong()).toMatchObject({ messages: [], leftOut: { activities: 2 } });
  });

  it('counts what does not fit into one answer, and keeps the newest', async () => {
    const { deps, takeAlong } = platform();
    for (let count = 0; count < 10; count += 1) {
      const createdAt = `2025-01-01T00:00:0${count}.000Z`;
      await deps.resumes.insert(aResume({ resumeId: `big${count}`, text: 'x'.repeat(350_000), createdAt }));
    }
    const { readings, leftOut } = await takeAlong();
    expect(readings[0]?.resumeId).toBe('resume1');
    expect(readings[1]?.resumeId).toBe('big9');
    expect(readings.length + leftOut.readings).toBe(11);
    expect(leftOut.readings).toBeGreaterThan(0);
  });
});

describe('what is kept of an application’s way', () => {
  it('is bounded, the oldest given up first', () => {
    let history: ReturnType<typeof withEvent> = [];
    for (let count = 0; count < 120; count += 1)
      history = withEvent(history, { kind: 'uploaded', at: new Date(Date.parse(START) + count * 1000).toISOString() });
    expect(history).toHaveLength(50);
    expect(history.at(-1)?.at).toBe('2026-11-21T09:01:59.000Z');
  });

  it('says of the talent pool that consent ends a year after it was given', () => {
    expect(talentPoolExpiry('2026-11-21T09:00:00.000Z')).toBe('2027-11-21T09:00:00.000Z');
  });
});
