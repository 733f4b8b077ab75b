/** What an ad asks in words and under headings that no list knows, and what it only tells. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob, jobOfText, resumeOfText, scoreMatch } from '../../../shared/matching/index.ts';
import { jobOf } from './people.ts';

const read = (...lines: string[]) =>
  criteriaOfJob(jobOf({ title: 'Técnico frigorista', requirements: [], description: lines.join('\n') }));
const importanceOf = (criteria: ReturnType<typeof read>, label: RegExp) =>
  criteria.find((one) => label.test(one.label.es))?.importance;

describe('headings that nobody listed', () => {
  const criteria = read(
    'TU MOCHILA',
    '',
    'Tiene que llevar dentro:',
    '· Electricidad: que distingas un contactor de un térmico.',
    '· Permiso B. Sin él no podemos ni empezar a hablar.',
    '',
    'Y en el bolsillo de fuera, si caben:',
    '· Manejo de controladores Danfoss o Eliwell',
    '',
    'A CAMBIO',
    '',
    'Contrato fijo desde el primer día, furgoneta que te llevas a casa y curso de propano pagado.',
  );

  test('make musts of what stands under them, and nices of what is merely welcome', () => {
    expect(importanceOf(criteria, /contactor/)).toBe('must');
    expect(importanceOf(criteria, /Danfoss/)).toBe('nice');
  });

  test('comments on a requirement and what the house gives are no criteria', () => {
    expect(importanceOf(criteria, /empezar a hablar/)).toBeUndefined();
    expect(importanceOf(criteria, /furgoneta|propano/)).toBeUndefined();
  });

  test.each([
    ['// you, probably', 'must'],
    ["WHAT WE WON'T BUDGE ON", 'must'],
    ['What would make us smile', 'nice'],
    ['Preferred, not required', 'nice'],
    ['No es excluyente, pero lo vamos a mirar con buenos ojos:', 'nice'],
    ['4. Key selection criteria', 'must'],
    ['Contact centre experience', 'must'],
  ])('%s: %s', (heading, importance) => {
    const under = read(heading, '- lien waivers for subcontractors', '- sous-vide and fermentation');
    expect(importanceOf(under, /lien waivers/)).toBe(importance);
  });

  test('a paragraph after a list is no part of it', () => {
    const after = read(
      'Requisitos:',
      '- Soldadura TIG',
      '',
      'Tenemos un perro que se llama Brasas y duerme en recepción.',
    );
    expect(importanceOf(after, /Brasas/)).toBeUndefined();
  });
});

describe('every requirement is a criterion', () => {
  test('two that begin alike are two', () => {
    const start = 'Experience in the preparation and presentation of monthly statutory reports for';
    const criteria = read('Requirements:', `- ${start} aviation leases`, `- ${start} maritime charters`);
    expect(criteria.filter(({ label }) => label.en.includes('statutory'))).toHaveLength(2);
  });

  test('a list of short names is one criterion each', () => {
    const criteria = read('Requisitos:', '- Quipux, Zafiro, Merlinet');
    for (const name of [/Quipux/, /Zafiro/, /Merlinet/]) expect(importanceOf(criteria, name)).toBe('must');
  });

  test('duties count, less than requirements', () => {
    const criteria = read('Funciones:', '- Conciliar el libro de colmenas', 'Requisitos:', '- Injerto de reinas');
    expect(importanceOf(criteria, /colmenas/)).toBe('nice');
    expect(importanceOf(criteria, /reinas/)).toBe('must');
  });

  test('duties that name pay, leave or teeth are duties all the same', () => {
    const criteria = read('Duties:', '- Take dental impressions', '- Administer pension schemes and salary reviews');
    expect(importanceOf(criteria, /impressions/)).toBe('nice');
    expect(criteria.some(({ label }) => /pension/i.test(label.en))).toBe(true);
  });

  test.each([
    ['at least eighteen months of instructing groups', '“eighteen months of instructing groups”'],
    ['Tres o cuatro años de calle con frío comercial', '3 years of experience'],
    ["You've been designing professionally for 4+ years", '4 years of experience'],
  ])('%s: %s', (line, label) => {
    expect(read('Requirements:', `- ${line}`).map((one) => one.label.en)).toContain(label);
  });

  test('an age is no experience', () => {
    const labels = read('Requirements:', '- At least 18 years', '- Minimum 21 years to serve alcohol');
    expect(labels.some(({ id }) => id === 'experience')).toBe(false);
  });

  test('a skill of another trade named in one word among others is left to its words', () => {
    const criteria = criteriaOfJob(
      jobOf({ title: 'Accountant', requirements: ['AP automation with Stampli'], description: '' }),
    );
    expect(criteria.map(({ label }) => label.en)).not.toContain('Industrial automation');
    expect(importanceOf(criteria, /Stampli/)).toBe('must');
  });

  test('a condition that a resume does not speak of is open, not missing', () => {
    const job = jobOfText('Cook\nRequirements:\n- Willing to travel to our islands on rotating shifts');
    const { criteria } = scoreMatch(job, resumeOfText('Cook\n2019 - 2024 Cook, stews and soups'));
    expect(criteria.find(({ label }) => label.en.includes('travel'))?.verdict).toBe('unclear');
  });
});

describe('a line that concepts say in part', () => {
  test('leaves the other part as a requirement of its own', () => {
    const criteria = read('Requisitos:', '- Grado o diplomatura en Enfermería y colegiación en vigor');
    expect(criteria.find(({ label }) => label.es.includes('colegiación'))?.label.es).toBe('«colegiación en vigor»');
  });

  test('a duty that names a shift in passing is a duty, and a remark about shifts is nothing', () => {
    const criteria = read(
      'En un turno normal revisarás las colmenas, ajustarás los cuadros. El pase de turno dura veinte minutos pagados.',
    );
    expect(importanceOf(criteria, /ajustarás los cuadros/)).toBe('nice');
    expect(importanceOf(criteria, /pase de turno/)).toBeUndefined();
  });
});
