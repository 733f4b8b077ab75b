/** Shows that recruiters put right what was read, one entry at a time, and can take it back. */
import { describe, expect, it } from 'vitest';
import { correctReading } from '../../../lambdas/applications/correct-reading.ts';
import { followedOf } from '../../../lambdas/applications/followed-application.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { correctResume } from '../../../lambdas/talents/correct-resume.ts';
import type { MatchRequest } from '../../../shared/contract/events.ts';
import { type ReadingEdit, statedOf } from '../../../shared/domain/reading-edit.ts';
import {
  clockAt,
  counted,
  fakeApplications,
  fakeMatches,
  fakeResumes,
  fakeTalents,
  outbox,
} from '../../support/fakes.ts';
import { fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, aMatch, anApplication, aProfile, aResume, aTalent, START } from '../records.ts';

const JOB = {
  ...{ title: 'Peona', company: 'Soldadura TIG', location: null, startDate: '2021-03', endDate: null },
  ...{ current: true, bullets: ['Lectura de planos.'] },
};
const TEXT = 'Amapola Quintanar\nPeona\nSoldadura TIG\n- Lectura de planos.\n';
const PROFILE = aProfile({ experience: [JOB] });
const UNSURE = ['location', 'experience.0.company'];

function platform(over: Partial<ApplicationRecord> = {}) {
  const clock = clockAt(START);
  const read = { talentId: 'talent1', resumeId: 'resume1', resumeStatus: 'completed', unfinished: undefined } as const;
  const queue = outbox<MatchRequest>();
  const trail = fakeTrail();
  const company = TEXT.indexOf('Soldadura');
  const sources = { 'experience.0.company': { start: company, end: company + 13 } };
  const deps = {
    talents: fakeTalents(clock, aTalent()),
    applications: fakeApplications(clock, anApplication({ ...read, ...over })),
    resumes: fakeResumes(aResume({ text: TEXT, profile: PROFILE, sources, unsure: UNSURE })),
    matches: fakeMatches(aMatch('resume1', 'job1')),
    ...{ requestMatches: queue.send, onPostponed: () => undefined, audit: trail.audit },
    ...{ newId: counted('mended'), now: clock.now },
  };
  const send = (body: Parameters<typeof correctResume>[0]['body']) =>
    correctResume({ params: { id: 'talent1' }, correlationId: 'corr-0001', body }, ADMIN, deps);
  const correct = (resumeId: string, ...edits: ReadingEdit[]) => send({ resumeId, edits });
  const undo = (resumeId: string) => send({ resumeId, undo: true });
  const reading = (id: string) => [...deps.resumes.rows.values()].find(({ resumeId }) => resumeId === id);
  const own = () => deps.applications.rows.get('app1') as ApplicationRecord;
  return { clock, deps, correct, undo, queue, trail: trail.entries, reading, own };
}

const EMPLOYER = { part: 'experience', index: 0, entry: { ...JOB, company: 'Talleres Yunque' } } as const;

describe('correcting a reading as a recruiter', () => {
  it('makes a reading of its own, which counts and is matched at once', async () => {
    const { correct, deps, own, queue, reading, trail } = platform({
      match: { matchId: 'old', grade: 'D', percent: 43 },
    });
    expect(await correct('resume1', EMPLOYER)).toEqual({ resumeId: 'mended1', replaces: 'resume1' });
    expect(own()).toMatchObject({ resumeId: 'mended1', unfinished: 'matching', mendings: 1 });
    expect(own().match).toBeUndefined();
    expect(deps.talents.rows.get('talent1')).toMatchObject({ resumeId: 'mended1', applied: { headline: 'Peona' } });
    expect(reading('mended1')?.text).toContain('— Corregido por selección —');
    expect(reading('mended1')?.correction).toMatchObject({ basedOn: 'resume1', recruiter: { replaces: 'resume1' } });
    expect(queue.sent).toMatchObject([{ resumeId: 'mended1', applicationId: 'app1' }]);
    expect(trail).toMatchObject([
      { action: 'talent.correct', recordId: 'talent1', changes: [{ field: 'experience' }] },
    ]);
    expect(JSON.stringify(trail)).not.toContain('Yunque');
  });

  it('a second time says what was said before once, and remembers which job was which', async () => {
    const { correct, reading } = platform();
    await correct('resume1', EMPLOYER, { part: 'experience', entry: { ...JOB, title: 'Jefa', startDate: '2024-01' } });
    await correct('mended1', { part: 'skills', entry: 'Soldadura TIG' });
    const mended = reading('mended2');
    expect(mended?.text.split('Talleres Yunque')).toHaveLength(2);
    expect(mended?.text.split('— Corregido por selección —')).toHaveLength(2);
    expect(mended?.profile.experience.map(({ title }) => title)).toEqual(['Jefa', 'Peona']);
    expect(mended?.correction?.recruiter?.jobs).toEqual([null, 0]);
  });

  it('is taken back to the reading before, with what it came to', async () => {
    const { correct, deps, own, queue, reading, trail, undo } = platform();
    await correct('resume1', EMPLOYER);
    await deps.matches.insert(aMatch('mended1', 'job1'));
    expect(await undo('mended1')).toEqual({ resumeId: 'resume1', replaces: 'mended1' });
    expect(own()).toMatchObject({ resumeId: 'resume1', unfinished: 'matching', mendings: 0 });
    expect(deps.talents.rows.get('talent1')?.resumeId).toBe('resume1');
    expect(reading('mended1')).toBeUndefined();
    expect([...deps.matches.rows.values()].map(({ resumeId }) => resumeId)).toEqual(['resume1']);
    expect(queue.sent).toHaveLength(2);
    expect(trail.at(-1)).toMatchObject({ action: 'talent.uncorrect', changes: [] });
    await expect(undo('resume1')).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  it('changes names and contact of the person, and says that a recruiter did', async () => {
    const { correct, deps } = platform();
    await correct('resume1', { part: 'facts', firstName: 'Mapi', phone: '+34 600 000 009' });
    expect(deps.talents.rows.get('talent1')).toMatchObject({
      applied: { firstName: 'Mapi', lastName: 'Quintanar', phone: '+34 600 000 009' },
      origins: { firstName: { source: 'recruiter' }, lastName: { source: 'form' } },
    });
  });

  it('leaves nothing to check, and an undo brings the fields to check back', async () => {
    const { correct, deps, reading, own, undo } = platform();
    const shown = { ...deps, getJob: async () => undefined, openJobs: async () => [] };
    await correct('resume1', EMPLOYER);
    expect(reading('mended1')).toMatchObject({ unsure: [] });
    expect(reading('mended1')?.correction).not.toHaveProperty('unsure');
    expect(await followedOf(own(), shown)).toMatchObject({ unsure: [] });
    await undo('mended1');
    expect(await followedOf(own(), shown)).toMatchObject({ unsure: UNSURE });
  });

  it('that changes nothing confirms the reading and stores no other', async () => {
    const { correct, deps, queue, reading, trail } = platform();
    const edit = { part: 'experience', index: 0, entry: JOB } as const;
    expect(await correct('resume1', edit)).toEqual({ resumeId: 'resume1', replaces: null });
    expect([queue.sent, trail]).toEqual([[], []]);
    expect(reading('resume1')).toMatchObject({ unsure: [] });
    expect(deps.resumes.rows.size).toBe(1);
  });

  it('refuses what was replaced meanwhile, what is not there, and more than anyone needs', async () => {
    const { correct } = platform();
    await correct('resume1', EMPLOYER);
    await expect(correct('resume1', EMPLOYER)).rejects.toMatchObject({ code: 'READING_CHANGED' });
    await expect(correct('nobodys', EMPLOYER)).rejects.toMatchObject({ code: 'READING_NOT_FOUND' });
    await expect(correct('mended1', { part: 'skills', index: 7 })).rejects.toMatchObject({ kind: 'invalid' });
    const tired = platform({ mendings: 50 });
    await expect(tired.correct('resume1', EMPLOYER)).rejects.toMatchObject({ code: 'TOO_MANY_CORRECTIONS' });
    const over = platform({ withdrawnAt: START });
    await expect(over.correct('resume1', EMPLOYER)).rejects.toMatchObject({ code: 'APPLICATION_WITHDRAWN' });
  });

  it('of two at once stores one and refuses the other', async () => {
    const { correct, deps } = platform();
    const skill = { part: 'skills', entry: 'SAP' } as const;
    const outcomes = await Promise.allSettled([correct('resume1', EMPLOYER), correct('resume1', skill)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(deps.resumes.rows.size).toBe(2);
  });
});

describe('the person behind the reading', () => {
  it('sees what is read now, not marked as their own words', async () => {
    const { correct, deps, own } = platform();
    await correct('resume1', EMPLOYER);
    const shown = { ...deps, getJob: async () => undefined, openJobs: async () => [] };
    expect(await followedOf(own(), shown)).toMatchObject({
      ...{ correctedAt: null, stated: [], profile: { experience: [{ company: 'Talleres Yunque' }] } },
    });
  });

  it('may correct it afterwards in their own words, which then stand alone', async () => {
    const { clock, correct, deps, own, reading } = platform({ tokenDigests: new Set(['digest of token']) });
    await correct('resume1', EMPLOYER);
    clock.pass(60);
    const profile = reading('mended1')?.profile ?? PROFILE;
    const stated = { ...statedOf(profile), certificates: ['Carné B'], resumeId: 'mended1' };
    const shown = { ...deps, fingerprint: (text: string) => `digest of ${text}` };
    await correctReading({ params: { id: 'app1' }, query: { token: 'token' }, body: stated }, ADMIN, {
      ...{ ...shown, getJob: async () => undefined, openJobs: async () => [] },
    });
    const last = reading(own().resumeId ?? '');
    expect(last?.text).toContain('Carné B');
    expect(last?.text).not.toContain('selección');
    expect(last?.correction?.recruiter).toBeUndefined();
    expect(last?.profile.experience[0]?.company).toBe('Talleres Yunque');
  });
});
