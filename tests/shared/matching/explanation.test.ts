/** What a recruiter reads: verdicts, knockouts and summary of single pairs. */
import { describe, expect, test } from 'vitest';
import { type MatchJob, prepareJob, prepareResume, scoreMatch } from '../../../shared/matching/index.ts';
import { growth } from '../../support/growth.ts';
import { jobOf, type Person, resumeOf, TODAY } from './people.ts';

const scoreOf = (job: MatchJob, person: Person) => scoreMatch(prepareJob(job), prepareResume(resumeOf(person), TODAY));

const DRIVER_AD = jobOf({
  title: 'Delivery Driver',
  location: 'Sevilla',
  description:
    'Requirements:\n- Driving licence B\n- English B2\n- High school diploma\nNice to have:\n- Forklift licence\n- Customer service',
});

const driver: Person = {
  location: 'Sevilla',
  roles: [{ title: 'Delivery Driver', from: '2021-01', bullets: ['Customer service at the door'] }],
  degree: 'High school diploma',
  languages: 'Spanish native, English C1',
  certificates: ['Driving licence B'],
};

const knockouts = (job: MatchJob, person: Person) =>
  Object.fromEntries(scoreOf(job, person).knockouts.map(({ id, status }) => [id, status]));

describe('knockouts', () => {
  test('are passed where the resume shows what rules people out', () => {
    expect(knockouts(DRIVER_AD, driver)).toEqual({
      'licence:driving-b': 'passed',
      'language:en': 'passed',
      education: 'passed',
      location: 'passed',
    });
  });

  test('say what fails and what is only unclear, and leave the percentage to the other criteria', () => {
    const other = { ...driver, location: 'Barcelona', languages: 'Spanish native, English A2', certificates: [] };
    expect(knockouts(DRIVER_AD, other)).toMatchObject({
      'licence:driving-b': 'unclear',
      'language:en': 'failed',
      location: 'failed',
    });
    expect(scoreOf(DRIVER_AD, other).percent).toBeGreaterThan(0);
  });

  test('hold no place against anybody where the work is remote', () => {
    const remote = { ...DRIVER_AD, remotePolicy: 'remote' as const };
    expect(knockouts(remote, { ...driver, location: 'Barcelona' })).not.toHaveProperty('location');
  });

  test('come from what must be there, not from what would be nice', () => {
    expect(knockouts(DRIVER_AD, driver)).not.toHaveProperty('licence:forklift');
  });
});

describe('verdicts', () => {
  const job = jobOf({ requirements: ['Java', 'Kubernetes', 'PostgreSQL'] });
  const person: Person = {
    roles: [{ title: 'Backend Developer', from: '2022-01', bullets: ['Wrote Java services'] }],
    skills: ['Kubernetes'],
  };
  const verdicts = Object.fromEntries(scoreOf(job, person).criteria.map(({ id, verdict }) => [id, verdict]));

  test('a skill in a dated role is met, in a list claimed, and nowhere missing', () => {
    expect(verdicts).toMatchObject({
      'skill:java': 'met',
      'skill:kubernetes': 'claimed',
      'skill:postgresql': 'missing',
    });
  });

  test('a skill that the reader also noted as a listed one is met where a bullet shows it', () => {
    const resume = resumeOf(person);
    const start = resume.text.indexOf('Java services');
    const noted = {
      ...resume,
      profile: { ...resume.profile, skills: [...resume.profile.skills, { id: 'skill:java', name: 'Java' }] },
      sources: { ...resume.sources, 'skills.1': { start, end: start + 4 } },
    };
    const { criteria } = scoreMatch(prepareJob(job), prepareResume(noted, TODAY));
    expect(criteria.find(({ id }) => id === 'skill:java')?.verdict).toBe('met');
  });

  test('what a resume does not say is unclear and scored as the rest', () => {
    const languages = scoreOf({ ...job, requirements: [...job.requirements, 'German C1'] }, person);
    const german = languages.criteria.find(({ id }) => id === 'language:de');
    expect(german?.verdict).toBe('unclear');
    expect(german?.score).toBeGreaterThan(0);
  });

  test('the summary names what is shown and what is not found, in both languages', () => {
    const { summary } = scoreOf(job, person);
    expect(summary.en).toMatch(/Shown: .*Java/);
    expect(summary.es).toMatch(/No aparece: .*PostgreSQL/);
  });

  test('confidence is low for texts that say little', () => {
    const thin = scoreOf(jobOf({ title: 'Keeper' }), { roles: [] });
    expect(thin.confidence).toBeLessThan(scoreOf(job, person).confidence);
  });
});

describe('what an ad asks', () => {
  const analyst: Person = {
    location: 'Miami',
    roles: [{ title: 'Data Analyst', from: '2019-03', bullets: ['Power BI dashboards', 'SQL and Python models'] }],
    languages: 'English native, Spanish B2',
  };
  const criterion = (requirements: string[], id: string, person = analyst) =>
    scoreOf(jobOf({ title: 'Data Analyst', location: 'Miami', requirements }), person).criteria.find(
      (one) => one.id === id,
    );

  test.each([
    ['Three years of experience as a data analyst', '“Three years of experience as a data analyst”'],
    ['Al menos tres años de experiencia como analista de datos', '“tres años de experiencia como analista de datos”'],
    ['3+ years in a similar role', '“3+ years in a similar role”'],
    ['Tres años como analista de datos', '“Tres años como analista de datos”'],
  ])('counts years written in words: %s', (line, en) => {
    expect(criterion([line], 'experience')).toMatchObject({ verdict: 'met', label: { en } });
    expect(criterion([line], 'experience', { ...analyst, roles: [] })?.verdict).toBe('unclear');
  });

  test('takes no language from the name of a place or a people', () => {
    const asked = (line: string) =>
      scoreOf(jobOf({ title: 'Data Analyst', requirements: [line] }), analyst).criteria.map(({ id }) => id);
    expect(asked('Experience with markets in Latin America')).not.toContain('language:la');
    expect(asked('Experience with German customers')).not.toContain('language:de');
    expect(asked('Cocina francesa')).not.toContain('language:fr');
    expect(asked('German B2')).toContain('language:de');
    expect(asked('Fluent German')).toContain('language:de');
    expect(asked('Alemán o francés')).toEqual(expect.arrayContaining(['language:de', 'language:fr']));
  });

  test.each([
    ['Buscamos camarero para la terraza. Se valora inglés.', ['language:en']],
    ['We are a small team. Some German is a plus.', ['language:de']],
    ['Inglés imprescindible. Francés valorable.', ['language:en', 'language:fr']],
    ['Se valora cocina francesa. We welcome German customers.', []],
    ['Buscamos cocina italiana y trabajamos para clientes alemanes.', []],
  ])('recognises a language in prose by what stands beside it: %s', (description, ids) => {
    const { criteria } = scoreOf(jobOf({ title: 'Data Analyst', requirements: [], description }), analyst);
    expect(
      criteria
        .map(({ id }) => id)
        .filter((id) => id.startsWith('language:'))
        .sort(),
    ).toEqual(ids);
  });

  test('a person who speaks a language with ease is bilingual', () => {
    const nurse = { ...analyst, languages: 'English native, Spanish C1' };
    expect(criterion(['Bilingual (English/Spanish)'], 'language:es', nurse)?.verdict).toBe('met');
    expect(criterion(['Native Spanish'], 'language:es', nurse)?.verdict).toBe('missing');
  });

  test('asks for one half of a line and would like the other', () => {
    expect(criterion(['English C1; Spanish is a plus'], 'language:en')?.importance).toBe('must');
    expect(criterion(['English C1; Spanish is a plus'], 'language:es')?.importance).toBe('nice');
  });

  test('accepts one of two that it joins by "or", and says so', () => {
    const either = criterion(['Power BI or Tableau'], 'skill:power-bi');
    expect(either).toMatchObject({ verdict: 'met', label: { en: expect.stringMatching(/Power BI or Tableau/) } });
    expect(criterion(['Power BI or Tableau'], 'skill:tableau')).toBeUndefined();
    expect(criterion(['Power BI and Tableau'], 'skill:tableau')?.verdict).toBe('claimed');
  });

  test('takes the season in prose for no framework', () => {
    const job = jobOf({
      title: 'Data Analyst',
      description: 'Three routes gained a bus lane last spring. The rest is SQL.',
    });
    expect(scoreOf(job, analyst).criteria.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^skill:(?:spring|rest-api)$/)]),
    );
  });
});

describe('a must that no dated role proves', () => {
  const job = jobOf({ title: 'Welder', requirements: ['TIG welding', 'Reading blueprints'] });
  const welder = (bullet: string, skills: string[] = []) =>
    scoreOf(job, {
      roles: [{ title: 'Welder', from: '2018-01', bullets: [bullet, 'Reading blueprints', 'Metalwork'] }],
      skills,
    });

  test('leaves a B at most, where proof of it makes an A', () => {
    expect(welder('TIG welding of stainless tanks').grade).toBe('A');
    for (const weaker of [welder('MIG welding of beams', ['TIG']), welder('MIG welding of beams')]) {
      expect(weaker.percent).toBeLessThan(85);
      expect(weaker.criteria.find(({ id }) => id === 'skill:tig-welding')?.verdict).toBe('claimed');
    }
  });

  test('is said to be indirect where only a neighbour is shown', () => {
    const { criteria } = welder('MIG welding of beams');
    expect(criteria.find(({ id }) => id === 'skill:tig-welding')?.note).toEqual({
      es: expect.stringMatching(/^Solo de forma indirecta: .*Soldadura/),
      en: expect.stringMatching(/^Only indirectly: .*welding/i),
    });
  });

  // Of ten cases of what was asked (`Java` for Kotlin, Active Directory for Windows Server) three proved.
  test('is met by the title that it names, and claimed by a case of it', () => {
    const ad = jobOf({ title: 'Welder', requirements: ['Welding', 'JavaScript'] });
    const { criteria } = scoreOf(ad, {
      roles: [
        { title: 'Welder', from: '2018-01', bullets: [] },
        { title: 'Web developer', from: '2010-01', to: '2017-12', bullets: ['React screens'] },
      ],
    });
    const verdicts = Object.fromEntries(criteria.map(({ id, verdict }) => [id, verdict]));
    expect(verdicts).toMatchObject({ 'skill:welding': 'met', 'skill:javascript': 'claimed' });
  });
});

describe('the list of criteria', () => {
  const { criteria, summary } = scoreOf(
    { ...DRIVER_AD, experienceLevel: 'senior', requirements: ['Mimar los tomates con cariño', 'Se valora: poesía'] },
    driver,
  );

  test('has the musts first and the heaviest of each first', () => {
    const order = criteria.map(({ importance, weight }) => (importance === 'must' ? 1 : 0) + weight);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(new Set(criteria.map(({ importance }) => importance)).size).toBe(2);
  });

  test('speaks the language of the sentence and quotes what an ad says in its own words', () => {
    expect(criteria.find(({ id }) => id === 'language:en')?.label).toEqual({ es: 'Inglés B2', en: 'English B2' });
    expect(criteria.find(({ id }) => id === 'seniority')?.note.es).toMatch(/sénior/);
    const own = criteria.find(({ id }) => id.includes('carino'));
    expect(own?.label).toEqual({ es: '«Mimar los tomates con cariño»', en: '“Mimar los tomates con cariño”' });
    expect(summary.es).not.toMatch(/Driving|English|Customer/);
  });

  test('names a native speaker as each language does', () => {
    const job = jobOf({ title: 'Translator', requirements: ['Español nativo'] });
    const {
      criteria: [...all],
    } = scoreOf(job, { languages: 'Español nativo', roles: [] });
    expect(all.find(({ id }) => id === 'language:es')?.note).toEqual({
      es: 'Nivel indicado: nativo.',
      en: 'Level given: native.',
    });
  });
});

describe('a wish of the person', () => {
  test('for a licence is no licence', () => {
    const person = { ...driver, certificates: [], headline: 'Puntual y con ganas de sacarme el carné de conducir.' };
    expect(knockouts(DRIVER_AD, person)['licence:driving-b']).toBe('unclear');
  });
});

describe('a text made to hold the reader up', () => {
  test.each(['.', '-', '–', '|', '/', '(', '1', 'A', 'Ñ', 'a.', ',', ' ', '\t', '@'])(
    'of %j takes work that grows with its length, not with its square',
    (unit) => {
      const lines = Array(40).fill(unit.repeat(2_000 / unit.length));
      const { profile } = resumeOf({ roles: [] });
      const job = prepareJob(DRIVER_AD);
      const read = (text: string) =>
        void scoreMatch(job, prepareResume({ text, profile, sources: {}, source: 'resume' }, TODAY));
      expect(growth(lines.join('\n'), read)).toBeLessThan(1.6);
    },
  );
});
