/** Shows that a ranking from stored forms is the ranking from the texts, and what a form says of its engine and of nobody. */
import { describe, expect, it } from 'vitest';
import { demoJobs } from '../../../infra/local/demo-data/jobs.ts';
import * as english from '../../../infra/local/demo-data/resume-texts-en.ts';
import * as spanish from '../../../infra/local/demo-data/resume-texts-es.ts';
import { fingerprint } from '../../../shared/domain/fingerprint.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { EMPTY_PROFILE } from '../../../shared/domain/profile.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { findingsOf } from '../../../shared/matching/findings.ts';
import { wantedUses } from '../../../shared/matching/form-percent.ts';
import {
  decodeRankingForm,
  encodeRankingForm,
  formVersion,
  type MatchResume,
  type PreparedJob,
  type PreparedResume,
  prepareJob,
  prepareResume,
  rankingFormPercent,
  rankingPercent,
  rankingResume,
  scorePercent,
} from '../../../shared/matching/index.ts';
import { listedUses, usesNamed, wantedNames } from '../../../shared/matching/listed-uses.ts';
import type { Use } from '../../../shared/matching/prepare-resume.ts';
import { readResume } from '../../../shared/resume/index.ts';
import { longPerson } from '../../bench/long-texts.ts';

const TODAY = '2026-11';
const LONG = Array.from({ length: 12 }, (_, index) => longPerson(index).text);
const TEXTS = [...Object.values(english), ...Object.values(spanish), ...LONG, 'No dates, no jobs.'];

async function resumeOf(text: string): Promise<MatchResume> {
  const document = await extractDocument(new TextEncoder().encode(text), { declaredType: 'text/plain' });
  const { profile, sources } = readResume(document, { today: TODAY });
  return { text: document.text, profile, sources, source: 'resume' };
}

const resumes = (await Promise.all(TEXTS.map(resumeOf))).map((resume) => prepareResume(resume, TODAY));
const jobs = demoJobs(new Date('2026-11-21T09:00:00Z')).map((job) => prepareJob(job));
const forms = resumes.map((resume) => encodeRankingForm(rankingResume(resume)));

/** Whatever a resume names, so that a form is read whole. */
function everythingIn({ terms, skills, roles }: PreparedResume) {
  const ofRoles = roles.flatMap((role) => [...role.skills]);
  return { terms: wantedNames(terms.keys()), skills: wantedNames([...skills.keys(), ...ofRoles]) };
}

/** All of the form of a resume. */
const wholeForm = (at: number, form = forms[at] as Uint8Array) =>
  decodeRankingForm(form, everythingIn(resumes[at] as PreparedResume));

describe('a stored ranking form', () => {
  it('gives every job exactly the percentage of the whole text', () => {
    for (const [at, resume] of resumes.entries()) {
      const kept = wholeForm(at);
      const percents = jobs.map((job) => scorePercent(job, resume));
      expect(jobs.map((job) => rankingPercent(job, kept))).toEqual(percents);
      // Read no further than each job asks.
      expect(jobs.map((job) => rankingFormPercent(job, forms[at] as Uint8Array))).toEqual(percents);
    }
  });

  it('is read as far as a job asks for words that no list names', async () => {
    const lines = ['Work experience', 'Bricklayer, Example Works, 01/2010 - 03/2019', '- Rebuilt cathedral vaults.'];
    const resume = prepareResume(await resumeOf(lines.join('\n')), TODAY);
    const requirements = ['Rebuilding cathedral vaults'];
    const [demo] = demoJobs(new Date('2026-11-21T09:00:00Z'));
    const job = prepareJob({ ...(demo as Job), title: 'Bricklayer', description: 'We build walls.', requirements });
    const asked = new Set<string>();
    class Watched extends Map<string, Use> {
      override get(name: string): Use | undefined {
        const use = super.get(name);
        if (use) asked.add(name);
        return use;
      }
    }
    scorePercent(job, { ...rankingResume(resume).numbers, terms: new Watched(resume.terms) });
    expect(asked.size).toBeGreaterThan(0);
    expect([...asked].filter((name) => !wantedUses(job).terms.texts.includes(name))).toEqual([]);
  });

  it('brings back everything that ranking keeps, whatever it is made of', () => {
    for (const [at, resume] of resumes.entries()) {
      expect(wholeForm(at)).toEqual(rankingResume(resume));
    }
  });

  it('reads the same from the middle of other bytes', () => {
    const [form = new Uint8Array()] = forms;
    const shifted = new Uint8Array(form.length + 3);
    shifted.set(form, 3);
    expect(wholeForm(0, shifted.subarray(3))).toEqual(wholeForm(0));
    expect(wholeForm(0, Buffer.from(shifted.buffer, 3))).toEqual(wholeForm(0));
  });

  it('holds no name, address or sentence of the person', () => {
    for (const [at, { resume }] of resumes.entries()) {
      const said = new TextDecoder().decode(forms[at]);
      const { firstName, lastName, email, experience } = resume.profile;
      for (const words of [firstName && `${firstName} ${lastName}`, email, experience[0]?.bullets[0]])
        if (words) expect(said).not.toContain(words);
    }
  });

  it('holds no words of the text but those of titles and degrees', () => {
    const trade = ['Experience', 'Welder, Example Works, 01/2015 - 03/2019', '- Moonlit ballet of quokkas.'];
    const prepared = prepareResume(
      { text: trade.join('\n'), profile: EMPTY_PROFILE, sources: {}, source: 'resume' },
      TODAY,
    );
    expect([...prepared.terms.keys()].filter((term) => term.startsWith('quok'))).toHaveLength(1);
    const said = new TextDecoder().decode(encodeRankingForm(rankingResume(prepared)));
    expect(said).not.toContain('quok');
    expect(said).toContain('weld');
  });

  it('makes findings of plain values, each of a shape that V8 knows already', () => {
    const [job] = jobs;
    const findings = findingsOf(job as PreparedJob, wholeForm(0).numbers);
    expect(findings.length).toBeGreaterThan(3);
    const descriptors = findings.flatMap((finding) => Object.values(Object.getOwnPropertyDescriptors(finding)));
    expect(descriptors.filter(({ get }) => get !== undefined)).toEqual([]);
  });

  it('takes no name for another that shares one of its fingerprints', () => {
    // FNV-1a gives both the same 32 bits.
    const [held, asked] = ['costarring', 'liquid'];
    expect(fingerprint(held)).toBe(fingerprint(asked));
    const use = { start: 0, end: 0, strength: 1, proven: true };
    const listed = listedUses(wantedNames([held, 'welding']), new Map([[held, use]]), () => 0);
    expect([...usesNamed(listed, [use], wantedNames([asked])).keys()]).toEqual([]);
    expect([...usesNamed(listed, [use], wantedNames([asked, held])).keys()]).toEqual([held]);
  });

  it('is refused when bytes are missing', () => {
    for (const length of [0, 7, 200])
      expect(() => wholeForm(0, (forms[0] as Uint8Array).subarray(0, length))).toThrow('no ranking form');
  });
});

describe('the version of a form', () => {
  it('names the engine that makes it and the month up to which current jobs count', () => {
    expect(formVersion(TODAY)).toMatchObject({ month: TODAY });
    expect(formVersion('2025-01').engine).toBe(formVersion(TODAY).engine);
    expect(formVersion(TODAY).engine).not.toBe('');
  });
});
