/** The lines of an ad, whatever program or page has been through it. */
import { describe, expect, test } from 'vitest';
import { adLines } from '../../../shared/matching/ad-lines.ts';
import { criteriaOfJob, type MatchJob } from '../../../shared/matching/index.ts';
import { BLANK_JOB } from '../../../shared/matching/plain-job.ts';

const JOB: MatchJob = { ...BLANK_JOB, title: 'Vigilante de faros' };
const criteriaOf = (...lines: string[]) =>
  criteriaOfJob({ ...JOB, description: lines.join('\n') }).map(({ label }) => label.es);

describe('lines that a page has broken', () => {
  const broken = [
    'The keeper trims the lamp each evening and writes down what the wea-',
    'ther did in the log of the station, which the harbour office at St',
    'Ives reads every week without fail. He also greases the bearings of',
    'the lens, which weighs more than four tonnes, and keeps the stair of',
    'the tower free of ice so that nobody falls. In winter he stays for a',
    'month at a time and has a radio, a stove and a great many books.',
  ];

  test('are whole again, words that were parted with them', () => {
    expect(adLines(broken.join('\n'))).toEqual([
      broken.join('\n').replace('wea-\nther', 'weather').replaceAll('\n', ' '),
    ]);
  });

  test('but entries, short lines and sentences that ended stay apart', () => {
    const ad = [
      '- Trim the lamp',
      '- grease the bearings',
      'Lamp oil',
      'and stairs',
      '',
      'It ends here.',
      'and goes on',
    ];
    expect(adLines(ad.join('\n'))).toEqual(ad);
  });
});

test('requirements in small letters without bullets stay one to a line, and so do headings', () => {
  const ad = [
    'experiencia mínima de dos años en faros de montaña',
    'carné de patrón portuario en vigor y sin sanciones',
    'disponibilidad para turnos partidos y fines de semana',
    'manejo de la linterna y del destellador de reserva',
    'conocimiento de las señales y de su normativa actual',
    'Se valora',
    'trato amable con los barcos',
  ];
  expect(adLines(ad.join('\n'))).toEqual(ad);
});

test('a table is read as what stands beside what', () => {
  expect(adLines('| Campo | Valor |\n|---|---|\n| Idiomas | Inglés B2 |')).toEqual([
    'Campo: Valor',
    'Idiomas: Inglés B2',
  ]);
});

test('an ad in small letters has its sentences all the same', () => {
  const text =
    'buscamos vigilante. imprescindible experiencia de 2 años. permiso de patrón. se valora tocar la sirena.';
  const years = criteriaOfJob({ ...JOB, description: text }).find(({ id }) => id === 'experience');
  expect(years?.importance).toBe('must');
});

test('what would only be nice lends its words to no must', () => {
  const criteria = criteriaOfJob({
    ...JOB,
    description: 'Requisitos\n- Carné B\n\nSe valora\n- Carné B con diez puntos intactos',
  });
  const [must] = criteria.filter(({ id }) => id.startsWith('licence:'));
  expect(must).toMatchObject({ importance: 'must', label: { es: 'Carné de conducir B' } });
  expect(criteria.find(({ label }) => label.es.includes('diez puntos'))?.importance).toBe('nice');
});

test('the years of the house are nobody’s experience', () => {
  const description = 'Empresa con más de 15 años de experiencia en señales marítimas selecciona vigilante de faros.';
  expect(criteriaOfJob({ ...JOB, description }).map(({ id }) => id)).not.toContain('experience');
});

test('marks of Markdown and pictures are no words; a picture opens an entry unless a heading follows', () => {
  expect(adLines('**Horario**\n👉 TURNOS\n🔸 Rondas cada dos horas\n💪🏽 Subir escaleras\n😀')).toEqual([
    'Horario',
    'TURNOS',
    '• Rondas cada dos horas',
    '• Subir escaleras',
    '',
  ]);
});

test('a full stop that shortens a word ends no sentence', () => {
  const criteria = criteriaOf('Requisitos', '- Manejo de la radio mar. según el reglamento internacional');
  expect(criteria.join('\n')).toMatch(/radio mar\. según el reglamento/);
});

test('a long sentence asks what each of its clauses asks', () => {
  const criteria = criteriaOf(
    'Requisitos',
    '- Saber leer un esquema de la linterna, engrasar la óptica giratoria, cambiar el destellador electrónico y anotar cada guardia en el libro de bitácora',
  ).join('\n');
  expect(criteria).toMatch(/esquema de la linterna/);
  expect(criteria).toMatch(/destellador/);
});

test('what a concept of another trade seems to name is asked in the words of the ad', () => {
  const criteria = criteriaOf(
    'Requisitos',
    '- Manejo de la sirena de niebla',
    '- Curso de buceo con compresor de orilla',
  );
  expect(criteria.join('\n')).toMatch(/sirena de niebla/);
});

test('a licence is one criterion, called as the ad calls it', () => {
  const criteria = criteriaOf(
    'Requisitos',
    '- Carné de conducir B sin puntos perdidos',
    '- Titulación de patrón portuario',
  );
  const driving = criteria.filter((label) => /conducir/i.test(label));
  expect(driving).toEqual(['«Carné de conducir B sin puntos perdidos»']);
});

describe('a table without a frame', () => {
  test('is read row by row: a label and what it says, or what is asked and how much', () => {
    expect(
      adLines('Linux ........ bonus\nPowerShell ...... essential\nHours ..... 37 a week\nPLANOS | Lectura'),
    ).toEqual(['bonus: Linux', 'essential: PowerShell', 'Hours: 37 a week', 'PLANOS: Lectura']);
  });

  test('one line with dots or a bar is none', () => {
    expect(adLines('Keeper | Lighthouse\nTrim the lamp.')).toEqual(['Keeper | Lighthouse', 'Trim the lamp.']);
  });
});
