/** Shows that a corrected reading quotes only what stands in its text, keeps what was left alone, and drops what was taken out. */
import { describe, expect, it } from 'vitest';
import { correctionSchema } from '../../../shared/domain/correction.ts';
import type { Profile, ProfileSources } from '../../../shared/domain/profile.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { prepareJob, prepareResume, scoreMatch } from '../../../shared/matching/index.ts';
import { correctedReading, readResume } from '../../../shared/resume/index.ts';
import { namedSection } from '../../../shared/resume/section-names.ts';
import { STATEMENT_HEADINGS } from '../../../shared/resume/statement.ts';
import { aJob } from '../../lambdas/records.ts';

const TEXT = `Amapola Quintanar
Soldadora
Zaragoza, España
amapola@people.example

EXPERIENCIA
Soldadora TIG
Depósitos Cinabrio, Zaragoza
03/2019 - actualidad
- Soldadura TIG y MIG de acero inoxidable, lectura de planos.
Carretillera
Almacenes Turia, Zaragoza
01/2015 - 12/2018
- Carga y descarga con carretilla elevadora.

FORMACIÓN
Técnica en Soldadura y Calderería
IES Los Molinos
09/2012 - 06/2014

HABILIDADES
Soldadura TIG, Soldadura MIG, Lectura de planos, Filigrana

IDIOMAS
Español nativo
Inglés B1

CERTIFICADOS
Carnet de carretillas elevadoras
`;

const document = await extractDocument(Buffer.from(TEXT), { fileName: 'cv.txt' });
const original = { text: document.text, ...readResume(document, { today: '2026-11' }) };

/** What the person sends when they touch nothing but `changes`. */
function asSent(changes: object = {}, profile: Profile = original.profile) {
  const skills = profile.skills.map(({ name }) => name);
  const languages = profile.languages.map(({ name, level }) => ({ name, level }));
  return correctionSchema.parse({ ...profile, skills, languages, resumeId: 'resume1', ...changes });
}

const correct = (changes: object, language: 'es' | 'en' = 'es') =>
  correctedReading(original, asSent(changes), language);

/** The value of a profile that a source key names. */
function valueAt(profile: Profile, key: string): unknown {
  const value = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], profile);
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

function expectQuotable({ text, profile, sources }: { text: string; profile: Profile; sources: ProfileSources }) {
  expect(Object.keys(sources).length).toBeGreaterThan(5);
  for (const [key, { start, end }] of Object.entries(sources)) {
    const value = valueAt(profile, key);
    expect(value, key).toBeTypeOf('string');
    if (!/Date$/.test(key)) expect(flat(text.slice(start, end)), key).toBe(value);
  }
}

const resumeOf = ({ text, profile, sources, ...correction }: ReturnType<typeof correct>) =>
  ({ text, profile, sources, source: 'resume', correction }) as const;

function criterion(reading: ReturnType<typeof correct> | undefined, id: string) {
  const job = prepareJob(
    aJob({ requirements: ['Soldadura TIG', 'Soldadura MIG', 'Lectura de planos', 'Carnet de carretillero'] }),
  );
  const resume = reading ? resumeOf(reading) : ({ ...original, source: 'resume' } as const);
  return scoreMatch(job, prepareResume(resume, '2026-11')).criteria.find((one) => one.id === id);
}

describe('a corrected reading', () => {
  it('is the original where the person changed nothing', () => {
    const same = correct({});
    expect(same.profile).toEqual(original.profile);
    expect(same.sources).toEqual(original.sources);
    expect([same.text, same.withoutConcepts, same.superseded]).toEqual([original.text, [], []]);
  });

  it.each(['es', 'en'] as const)('appends what changed or was added, in words that can be quoted (%s)', (language) => {
    const job = original.profile.experience[0];
    const changed = correct(
      {
        firstName: 'Amapola Inés',
        phone: '+34 600 000 017',
        location: 'Huesca, España',
        links: ['https://people.example/amapola'],
        summary: 'Soldadora con\nsiete años de taller.',
        experience: [{ ...job, title: 'Jefa de taller' }, original.profile.experience[1]],
        education: [{ ...original.profile.education[0], level: 'other', endDate: '2015-06' }],
        skills: ['Soldadura TIG', 'Robótica de soldadura'],
        languages: [{ name: 'Inglés', level: 'C1' }],
        certificates: ['Carnet de carretillas elevadoras', 'Puente grúa'],
      },
      language,
    );
    expect(changed.text.startsWith(original.text)).toBe(true);
    expect(changed.statementStart).toBe(original.text.length);
    expectQuotable(changed);
    const statement = changed.text.slice(changed.statementStart);
    for (const said of ['Amapola Inés', 'Jefa de taller', 'Robótica de soldadura', 'C1', 'Puente grúa', '2015-06'])
      expect(statement).toContain(said);
    for (const kept of ['Quintanar', 'Carretillera', 'Soldadura TIG\n', 'amapola@people.example'])
      expect(statement).not.toContain(kept);
  });

  it('keeps the places of what was left alone, also where it moved in its list', () => {
    const { sources, profile } = correct({
      skills: ['Lectura de planos', 'Soldadura TIG', 'Soldadura MIG', 'Filigrana'],
    });
    expect(profile.skills[0]).toEqual(original.profile.skills[2]);
    expect(sources['skills.0']).toEqual(original.sources['skills.2']);
    expect(sources['experience.1.title']).toEqual(original.sources['experience.1.title']);
  });

  it('writes headings that the reader takes for the sections they name', () => {
    for (const headings of Object.values(STATEMENT_HEADINGS)) {
      for (const [part, heading] of Object.entries(headings))
        expect(namedSection(heading), heading).toBe(part === 'contact' ? 'header' : part);
    }
  });

  it('proves a skill that the person added by their own words', () => {
    expect(original.text).not.toContain('Power BI');
    const job = prepareJob(aJob({ requirements: ['Power BI', 'Soldadura TIG'] }));
    const verdictOf = (reading: ReturnType<typeof correct>) =>
      scoreMatch(job, prepareResume(resumeOf(reading), '2026-11')).criteria.find(
        ({ label }) => label.es === 'Power BI',
      );
    expect(verdictOf(correct({}))?.verdict).toBe('missing');
    const added = correct({ skills: [...asSent().skills, 'Power BI'] });
    const found = verdictOf(added);
    expect(found?.verdict).toBe('claimed');
    expect(found?.evidence).toHaveLength(1);
    for (const { quote, start, end } of found?.evidence ?? []) {
      expect(added.text.slice(start, end)).toBe(quote);
      expect(start).toBeGreaterThanOrEqual(added.statementStart);
    }
  });

  it('lets nothing prove a skill that the person took out, though their jobs still name it', () => {
    const before = original.profile.skills.find(({ name }) => name === 'Soldadura MIG');
    expect(before?.id).toBeTypeOf('string');
    const id = before?.id ?? '';
    expect(criterion(undefined, id)?.verdict).toBe('met');
    const taken = correct({ skills: ['Soldadura TIG', 'Lectura de planos', 'Filigrana'] });
    expect(taken.withoutConcepts).toEqual([id]);
    const after = criterion(taken, id);
    expect(after?.verdict).not.toBe('met');
    for (const { quote } of after?.evidence ?? []) expect(quote).not.toMatch(/^Soldadura MIG$/);
    expect(prepareResume(resumeOf(taken), '2026-11').skills.has(id)).toBe(false);
  });

  it('lets a skill stay that is only written under another of its names', () => {
    const renamed = correct({ skills: ['GTAW', 'Soldadura MIG', 'Lectura de planos', 'Filigrana'] });
    expect(renamed.withoutConcepts).toEqual([]);
  });

  it('takes out a skill that the taxonomy does not know wherever its words stand', () => {
    const taken = correct({ skills: ['Soldadura TIG', 'Soldadura MIG', 'Lectura de planos'] });
    const prepared = prepareResume(resumeOf(taken), '2026-11');
    expect(prepareResume({ ...original, source: 'resume' }, '2026-11').terms.size).toBeGreaterThan(prepared.terms.size);
    expect(prepared.clean).not.toContain('Filigrana');
  });

  it('states again a skill that was only read in a job which was taken out', () => {
    const bullet = original.sources['experience.1.bullets.0'];
    const start = original.text.indexOf('carretilla elevadora', bullet?.start);
    const skill = { id: null, name: 'carretilla elevadora' };
    const profile = { ...original.profile, skills: [skill] };
    const sources = { ...original.sources, 'skills.0': { start, end: start + skill.name.length } };
    const stated = asSent({ experience: [original.profile.experience[0]] }, profile);
    const read = correctedReading({ ...original, profile, sources }, stated, 'es');
    expect(read.profile.skills).toEqual([skill]);
    expect(read.sources['skills.0']?.start).toBeGreaterThan(read.statementStart);
    expectQuotable(read);
  });

  it('keeps the title of a job that names a skill which was taken out', () => {
    const title = original.sources['experience.0.title'];
    const start = original.text.indexOf('TIG', title?.start);
    const id = original.profile.skills[0]?.id ?? null;
    const profile = { ...original.profile, skills: [{ id, name: 'TIG' }] };
    const sources = { ...original.sources, 'skills.0': { start, end: start + 3 } };
    const read = correctedReading({ ...original, profile, sources }, asSent({ skills: [] }, profile), 'es');
    const prepared = prepareResume(resumeOf(read), '2026-11');
    expect(read.withoutConcepts).toEqual([id]);
    expect(prepared.skills.has(id ?? '')).toBe(false);
    expect(prepared.clean.slice(title?.start, title?.end)).toBe('Soldadora TIG');
  });

  it('counts a job that was taken out no more, also when it was the only one', () => {
    const [first] = original.profile.experience;
    const months = (reading: ReturnType<typeof correct>) => prepareResume(resumeOf(reading), '2026-11').months;
    expect(months(correct({}))).toBeGreaterThan(100);
    expect(months(correct({ experience: [first] }))).toBeLessThan(100);
    expect(months(correct({ experience: [] }))).toBe(0);
  });

  it('counts other months where the person changed them', () => {
    const [first, second] = original.profile.experience;
    const later = correct({ experience: [{ ...first, startDate: '2026-01' }, second] });
    expect(later.profile.experience[0]).toMatchObject({ startDate: '2026-01', current: true });
    const { months } = prepareResume(resumeOf(later), '2026-11');
    expect(months).toBe(48 + 11);
  });

  it('forgets a language and a licence that were taken out', () => {
    const taken = correct({ languages: [{ name: 'Español', level: 'native' }], certificates: [] });
    const prepared = prepareResume(resumeOf(taken), '2026-11');
    expect([...prepared.languages.keys()]).toEqual(['es']);
    expect(prepared.licences.size).toBe(0);
  });
});

describe('what may be corrected', () => {
  const sent = { ...asSent(), skills: ['x'] };
  it.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'FIRST_NAME_REQUIRED'],
    ['a phone number without digits', { phone: 'call me' }, 'phone', 'PHONE_INVALID'],
    ['an empty skill', { skills: [''] }, 'skills.0', 'SKILL_REQUIRED'],
    ['too many skills', { skills: Array.from({ length: 301 }, () => 'x') }, 'skills', 'TOO_MANY'],
    ['an endless summary', { summary: 'x'.repeat(5001) }, 'summary', 'TOO_LONG'],
    [
      'a month that is none',
      { experience: [{ title: 'x', startDate: '2020-13' }] },
      'experience.0.startDate',
      'INVALID',
    ],
    [
      'an end before the start',
      { experience: [{ title: 'x', startDate: '2020-02', endDate: '2020-01' }] },
      'experience.0.endDate',
      'END_BEFORE_START',
    ],
    ['a job without a title', { experience: [{ company: 'x' }] }, 'experience.0.title', 'POSITION_REQUIRED'],
    ['no reading that it is about', { resumeId: undefined }, 'resumeId', 'REQUIRED'],
  ])('refuses %s', (_case, change, path, code) => {
    const result = correctionSchema.safeParse({ ...sent, ...change });
    const found = result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
    expect(found).toEqual([[path, code]]);
  });

  it('stands on one line each, with nothing for what was left empty', () => {
    const parsed = correctionSchema.parse({ ...sent, summary: ' a\n b ', location: '', phone: undefined });
    expect(parsed).toMatchObject({ summary: 'a b', location: null, phone: null });
  });
});
