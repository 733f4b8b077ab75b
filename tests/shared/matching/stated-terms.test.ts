/** What ads state and do not ask: place, contract, hours and limits; and asks that a denial, a label or a paper hides. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob, jobOfText, type MatchJob, resumeOfText, scoreMatch } from '../../../shared/matching/index.ts';
import { placeInAd } from '../../../shared/matching/place-of-work.ts';
import { termsOf } from '../../../shared/matching/terms-of-work.ts';

const jobOf = (ad: string, location = ''): MatchJob => {
  const [title = '', ...rest] = ad.split('\n');
  const kind = { company: '', industry: '', category: '', jobType: 'full-time' as const };
  const none = { requirements: [], tags: [], experienceLevel: null, remotePolicy: 'on-site' as const };
  return { jobId: 'terms', title, location, ...kind, ...none, description: rest.join('\n') };
};
const criteria = (ad: string, location = '') => criteriaOfJob(jobOf(ad, location));
const importanceOf = (ad: string, part: string) =>
  criteria(ad).find(({ label }) => label.en.includes(part))?.importance;
const verdict = (ad: string, resume: string, id: string) =>
  scoreMatch(jobOfText(ad), resumeOfText(resume)).criteria.find((one) => one.id === id)?.verdict;

/** An ad of enough lines to be read as one. */
const adWith = (...lines: string[]) => `Sailmaker
Pintail Canvas cuts and mends sails for working boats.

What you will do
- Cut panels from paper patterns
- Sew reefs and bolt ropes by machine
- Splice wire and rope for rigging

Requirements
- Three years with industrial sewing machines
- A steady hand with a hot knife

${lines.join('\n')}`;

describe('the place of the work', () => {
  test.each([
    ['Pintail Canvas Co. | Saltmarsh Quay, Ohio | Full time', 'Saltmarsh Quay, Ohio'],
    ['Ubicación: Muelle Norte, Villamarejada', 'Muelle Norte, Villamarejada'],
    ['We are a loft of six on the harbour in Penwhistle, Co. Clare.', 'Penwhistle, Co. Clare'],
    ['Somos un taller de velas situado en Puerto Alondra (Asturias).', 'Puerto Alondra (Asturias)'],
    ['Velería Somormujo, Tlapexco, Jal.', 'Tlapexco, Jal.'],
  ])('is read from «%s»', (line, place) => expect(placeInAd(line)).toBe(place));

  test.each([
    'Our customers sail from Dublin, Tokyo and Lima.',
    'We are Pintail Canvas, Ltd',
    'Location: remote',
    'You report to Ana, Head of Loft.',
  ])('is none in «%s»', (line) => expect(placeInAd(line)).toBeUndefined());

  test('is asked for in the words of the ad, and left to the field where the job has one', () => {
    const ad = adWith('Location: Saltmarsh Quay, Ohio');
    expect(importanceOf(ad, 'Saltmarsh Quay, Ohio')).toBe('must');
    expect(criteria(ad, 'Madrid').find(({ id }) => id === 'location')?.label.en).toBe('Madrid');
  });
});

describe('the terms of a contract', () => {
  test.each([
    ['Sailmaker (Permanent, Part-Time)', '', ['Permanent, Part-Time']],
    ['Velero', 'Tipo de contrato: indefinido, con periodo de prueba de dos meses', ['Tipo de contrato: indefinido']],
    ['Velero', 'El cargo es de reemplazo por licencia, siete meses.', ['El cargo es de reemplazo por licencia']],
    [
      'Sailmaker',
      "It's a 12-month fixed-term contract, as our lease is short.",
      ["It's a 12-month fixed-term contract"],
    ],
    ['Sailmaker', 'permanent, 3 months trial. start end of feb', ['permanent, 3 months trial', 'start end of feb']],
    ['Velero', 'Incorporación: 1 de marzo', ['Incorporación: 1 de marzo']],
    ['Sailmaker', 'Start is planned for the last week of April.', ['Start is planned for the last week of April']],
    ['Sailmaker', 'We need a hand in the loft by 3 May.', ['We need a hand in the loft by 3 May']],
    ['Sailmaker', 'You start before the winter season.', ['You start before the winter season']],
    ['Velero', 'El inicio de labores es el 9 de mayo.', ['El inicio de labores es el 9 de mayo']],
    ['Velero', 'Deberá incorporarse en un plazo máximo de 3 días.', ['incorporarse en un plazo máximo de 3 días']],
    ['Velero', 'Contrato fijo desde el primer día, furgoneta y curso pagado.', ['Contrato fijo desde el primer día']],
  ])('«%s»: %s', (title, description, terms) => {
    const found = termsOf(title, description);
    expect(found).toHaveLength(terms.length);
    for (const [at, term] of terms.entries()) expect(found[at]).toContain(term);
  });

  test.each([
    'Two full-time colleagues sit beside you.',
    'We began in May 1998.',
    'We like to sail from mid May to September.',
    'Private healthcare after probation.',
  ])('none: %s', (line) => expect(termsOf('Sailmaker', line)).toEqual([]));

  test('are musts that a resume leaves open', () => {
    const ad = adWith('Contract: fixed-term, nine months');
    expect(importanceOf(ad, 'fixed-term, nine months')).toBe('must');
    const { criteria: found } = scoreMatch(
      jobOfText(ad),
      resumeOfText('EXPERIENCE\nSailmaker, 2015 - 2024\n- Cut sails'),
    );
    expect(found.find(({ label }) => label.en.includes('fixed-term'))?.verdict).toBe('unclear');
  });
});

describe('a condition is a must', () => {
  test('below a heading of conditions, whatever its sentence says', () => {
    const ad = adWith(
      'The practical part',
      'The loft lies 9 km from the last bus stop. Ear defenders hang at the door.',
    );
    expect(importanceOf(ad, '9 km from the last bus stop')).toBe('must');
  });

  test('behind such a label, with what its paragraph goes on to say', () => {
    const ad = adWith('hours: forty over five days. no holidays in june sorry. every second regatta you sail along');
    expect(importanceOf(ad, 'no holidays in june')).toBe('must');
  });

  test.each([
    ['The launch boat leaves at two in the morning, and somebody from the loft is on it.', 'two in the morning'],
    ['Safety boots are worn on the quay at all times.', 'Safety boots'],
    ['Trabajas de lunes a jueves, con la marea.', 'lunes a jueves'],
    ['This is an on-site role.', 'on-site role'],
  ])('told in prose: %s', (line, part) => expect(importanceOf(adWith(line), part)).toBe('must'));

  test('what is paid there is none', () => {
    expect(importanceOf(adWith('Conditions', 'Salary of 30,000 a year by hourly reading.'), 'Salary')).toBeUndefined();
  });
});

describe('what asks nothing', () => {
  test.each([
    ['- Crew experience: not needed, we never leave the harbour', 'Crew'],
    ['- Nóminas: No se requiere; las lleva la gestoría', 'gestoría'],
    ['- Otras tareas que le asigne la dirección', 'Otras'],
    ['Con 14 delegaciones y más de 30 años acompañando a armadores, cosemos velas.', 'delegaciones'],
  ])('%s', (line, part) => expect(importanceOf(adWith(line), part)).toBeUndefined());

  test('a course among what is offered', () => {
    const ad = adWith('Ofrecemos:', 'Formación: curso de patronaje asistido', 'Detalles: cesta de pescado en verano');
    expect(
      criteria(ad)
        .map(({ label }) => label.es)
        .join(),
    ).not.toMatch(/patronaje|pescado/);
  });
});

describe('what asks after all', () => {
  test('behind a denial that turns: a card that has to be held', () => {
    const line =
      'You do not need to be a rigger, though a slinging card is something you will have to hold from day one.';
    expect(
      criteria(adWith(line))
        .map(({ label }) => label.en)
        .join(),
    ).toMatch(/slinging card/);
  });

  test('what only adds points is nice', () => {
    const line = '- Lo siguiente no es obligatorio y otorga puntaje adicional: manejo de plotter de corte (2 puntos)';
    expect(importanceOf(adWith(line), 'plotter')).toBe('nice');
    expect(importanceOf(adWith('- Knowing a laser plotter is useful'), 'laser plotter')).toBe('nice');
  });
});

describe('one criterion says all of an alternative', () => {
  test('a degree with its other route, whose years are not asked of everybody', () => {
    const line = "- Bachelor's degree in textiles, or a diploma in sewing plus eight years of loft experience";
    const found = criteria(adWith(line));
    expect(found.find(({ id }) => id === 'education')?.label.en).toMatch(/textiles, or a diploma .* eight years/);
    expect(found.map(({ label }) => label.en).join()).not.toMatch(/^8 years|,8 years/);
  });

  test('a course is no skill, and work of the kind is no proof of it', () => {
    const ad = 'Head cook\nRequirements\n- Level 3 food hygiene, in date\n- Menus for a hundred guests';
    expect(criteria(ad).find(({ id }) => id === 'skill:food-safety')?.importance).not.toBe('must');
    const resume =
      'EXPERIENCE\nCook, Gull Inn\nJanuary 2015 - December 2023\n- Kept level of food hygiene in date rotation on 3 lines';
    const { criteria: found } = scoreMatch(jobOfText(ad), resumeOfText(resume));
    expect(found.find(({ label }) => label.en.includes('hygiene'))?.verdict).not.toBe('met');
  });
});

describe('a paper is not held', () => {
  const ad = 'Accountant\nRequirements\n- Active CPA license';
  test.each([
    ['CERTIFICATIONS\nCurrently pursuing CPA'],
    ['CERTIFICATIONS\nCPA, in progress'],
    ['CERTIFICATIONS\nCMA certified'],
    [
      `SKILLS\naccruals, budgets, cash, closing, ${'Certified Public Accountant'}, credit, clients, filing, funds, leases, ledgers, loans, tax`,
    ],
  ])('by «%s»', (resume) => expect(verdict(ad, resume, 'licence:cpa')).not.toBe('met'));

  test('unless it is', () => expect(verdict(ad, 'CERTIFICATIONS\nCPA, active since 2015', 'licence:cpa')).toBe('met'));

  test('a language that pupils speak is not the teacher’s', () => {
    const line = 'EXPERIENCE\nMentor, 2019 - 2024\n- Ran groups for students who are proficient in the German language';
    expect(verdict('Mentor\nRequirements\n- Fluent German', line, 'language:de')).not.toBe('met');
  });
});

describe('a term of the work', () => {
  const CONTRACT = 'Contrato indefinido para mujeres jóvenes';
  const termsIn = (job: MatchJob) => criteriaOfJob(job).filter(({ id }) => id.startsWith('skill:term-'));

  test('names nobody by what the law protects', () => {
    const found = criteria(adWith(CONTRACT));
    expect(found.some(({ label }) => /Contrato indefinido/.test(label.es))).toBe(true);
    expect(JSON.stringify(found)).not.toMatch(/mujer|joven|jóven/i);
  });

  test('keeps its id when another one is stated before it', () => {
    const BEGINS = 'Incorporación inmediata';
    const idIn = (...lines: string[]) =>
      termsIn(jobOf(adWith(...lines))).find(({ label }) => /Incorpor/.test(label.es))?.id;
    expect(idIn(BEGINS)).toMatch(/incorporacion/);
    expect(idIn('Contrato indefinido', BEGINS)).toBe(idIn(BEGINS));
  });

  test('takes no requirement away that a recruiter added in the same words', () => {
    const added = [{ text: 'Contrato indefinido', importance: 'nice' as const }];
    const criteriaOf = { emphasis: {}, importance: {}, knockouts: {}, added };
    const found = criteriaOfJob({ ...jobOf(adWith('Contrato indefinido')), criteria: criteriaOf });
    expect(found.filter(({ added: isAdded }) => isAdded)).toHaveLength(1);
  });
});
