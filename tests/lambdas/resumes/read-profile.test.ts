/** Shows that a typed profile goes the way of every resume, and that what was typed in fields of its own wins. */
import { describe, expect, it } from 'vitest';
import { matchResumeOf } from '../../../lambdas/matches/score-reading.ts';
import { type FileReading, readUploadedResume } from '../../../lambdas/resumes/read-uploaded-resume.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { AppError } from '../../../shared/errors.ts';
import { readCareer } from '../../../shared/resume/index.ts';
import { aResume } from '../records.ts';
import { KEY, resumePipeline } from './resume-pipeline.ts';

const TEXT = 'Amapola Quintanar\n+34 555 010 041\n\nHabilidades\nSoldadura TIG\n';

/** A profile on its way: typed names and number, no file name. */
function aProfileApplication(over: Partial<ApplicationRecord> = {}): Partial<ApplicationRecord> {
  return {
    source: 'profile',
    email: undefined,
    phone: '+34 555 010 041',
    fileName: undefined,
    profileForm: { skills: ['Soldadura TIG'] },
    ...over,
  };
}

describe('reading a profile', () => {
  it('stores the text as a reading of a profile, with the typed names and skills', async () => {
    const { deps, read, row } = resumePipeline(aProfileApplication());
    deps.uploads.put(KEY, 'v1', TEXT);
    expect(await read('v1', '0A')).toBe('completed');
    const [resume] = [...deps.resumes.rows.values()];
    expect(resume).toMatchObject({ source: 'profile', text: TEXT, fileName: null });
    expect(resume?.profile).toMatchObject({ firstName: 'Amapola', lastName: 'Quintanar', email: null });
    expect(resume?.profile.skills).toEqual([{ id: expect.stringMatching(/^skill:/), name: 'Soldadura TIG' }]);
    expect(resume && matchResumeOf(resume).source).toBe('profile');
    expect(row()).toMatchObject({ resumeStatus: 'completed', unfinished: 'matching' });
    expect(row()).not.toHaveProperty('email');
  });

  it('has no second look at what was typed, and one at what was read in a file', async () => {
    const looked: string[] = [];
    const lookAgain = async (reading: FileReading) => {
      looked.push(reading.text);
      return { ...reading, profile: { ...reading.profile, summary: 'seen twice' } };
    };
    const typed = resumePipeline(aProfileApplication());
    typed.deps.uploads.put(KEY, 'v1', TEXT);
    const { source, ...file } = aProfileApplication({ email: 'amapola@people.example' });
    const sent = resumePipeline(file);
    sent.deps.uploads.put(KEY, 'v1', TEXT);
    for (const { deps } of [typed, sent])
      await readUploadedResume('app1', { versionId: 'v1' }, SYSTEM, { ...deps, lookAgain });
    expect(looked).toEqual([TEXT]);
    expect([...sent.deps.resumes.rows.values()].map(({ profile }) => profile.summary)).toEqual(['seen twice']);
  });

  it('takes the career from the profile as it was typed', async () => {
    const { deps, read } = resumePipeline(aProfileApplication());
    const atOnce = deps.readFile;
    deps.readFile = async (bytes) => {
      const reading = await atOnce(bytes);
      const elsewhere = { ...reading, profile: { ...reading.profile, location: 'Sevilla' } };
      return { ...elsewhere, career: readCareer(elsewhere, '2026-11'), warnings: [] };
    };
    deps.uploads.put(KEY, 'v1', `${TEXT}\nIncorporación inmediata`);
    await read('v1', '0A');
    const [resume] = [...deps.resumes.rows.values()];
    // The place that was read is none of the typed fields.
    expect(resume?.career).toMatchObject({ asOf: '2026-11', place: { city: null }, availability: { immediate: true } });
  });

  it('knows a person without an e-mail by their number, however it is written', async () => {
    const { deps, queue, read, work } = resumePipeline(
      aProfileApplication(),
      aProfileApplication({ applicationId: 'app2', objectKey: 'applications/app2', phone: '0034 555-010-041' }),
    );
    deps.uploads.put(KEY, 'v1', TEXT);
    deps.uploads.put('applications/app2', 'v1', TEXT);
    await read('v1', '0A');
    await work({ applicationId: 'app2' });
    // Confirmed before it was read: it stands beside the known person until the matcher joins the two.
    const [known, beside] = [...deps.talents.rows.values()];
    expect(known).toMatchObject({ email: null, source: 'profile' });
    expect(beside).toMatchObject({ email: null, source: 'profile', besideId: known?.talentId });
    expect(queue.sent).toMatchObject([{ kind: 'resume' }, { kind: 'resume' }]);
  });

  it('makes a new person of the number once the first was erased', async () => {
    const { deps, read, work } = resumePipeline(
      aProfileApplication(),
      aProfileApplication({ applicationId: 'app2', objectKey: 'applications/app2' }),
    );
    deps.uploads.put(KEY, 'v1', TEXT);
    deps.uploads.put('applications/app2', 'v1', TEXT);
    await read('v1', '0A');
    const [first] = [...deps.talents.rows.values()];
    if (first) await deps.talents.remove(first);
    await work({ applicationId: 'app2' });
    expect([...deps.talents.rows.keys()]).not.toContain(first?.talentId);
    expect(deps.talents.rows.size).toBe(1);
  });

  it('knows a person with an e-mail by it, and never by an address that the text mentions', async () => {
    const withEmail = resumePipeline(aProfileApplication({ email: 'Amapola@People.example' }));
    withEmail.deps.uploads.put(KEY, 'v1', `${TEXT}jefa@otra.example`);
    await withEmail.read('v1', '0A');
    expect([...withEmail.deps.talents.rows.values()]).toMatchObject([{ email: 'amapola@people.example' }]);

    const without = resumePipeline(aProfileApplication());
    without.deps.uploads.put(KEY, 'v1', `${TEXT}jefa@otra.example`);
    await without.read('v1', '0A');
    expect([...without.deps.talents.rows.values()]).toMatchObject([{ email: null }]);
  });

  it('makes a talent of the person even when the text cannot be read', async () => {
    const { deps, read, row } = resumePipeline(aProfileApplication());
    deps.uploads.put(KEY, 'v1', TEXT);
    deps.readFile = () => Promise.reject(new AppError('invalid', 'READING_TIMED_OUT'));
    expect(await read('v1', '0A')).toBe('failed');
    expect(row()).toMatchObject({ resumeStatus: 'failed', talentId: expect.any(String) });
    expect([...deps.talents.rows.values()]).toMatchObject([{ applied: { phone: '+34 555 010 041' } }]);
  });

  it('takes a reading without a source for one of a file', () => {
    expect(matchResumeOf(aResume()).source).toBe('resume');
  });
});
