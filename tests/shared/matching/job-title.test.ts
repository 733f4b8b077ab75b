/** What an ad calls the job: below whatever heads its page, by the evidence of the whole ad, and nothing where there is none. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob, type MatchJob } from '../../../shared/matching/index.ts';
import { titleOf } from '../../../shared/matching/job-title.ts';
import { BLANK_JOB } from '../../../shared/matching/plain-job.ts';

const jobOf = (title: string, description: string): MatchJob => ({ ...BLANK_JOB, title, description });

describe('below what heads a page, the title', () => {
  test.each([
    [
      'is the line that is called as jobs are, below the path of a site',
      'Birchwater / Careers / Kitchens',
      '## Pastry technician (nights)\n\nYou fold dough for three shops.',
      'Pastry technician (nights)',
    ],
    [
      'is so below a portal, whose area is none',
      'Cumbre Alta · Trabaja con nosotros',
      'Área: Operaciones\n\nAgente de fidelización (tardes)\nMálaga, híbrido\n\nLlamarás a socios que se van.',
      'Agente de fidelización (tardes)',
    ],
    [
      'is so below a house, which the ad speaks of as of one',
      'Larkfield Hollow',
      'Glaze operative\nStoke\n\nAt Larkfield Hollow we have thrown pots since the war.',
      'Glaze operative',
    ],
    [
      'is what an agency announces, with a line of its own',
      'CONSULTORA RÍO HONDO – Selección de Personal',
      'Código: 88\n\nImportante clínica busca incorporar un(a):\n\nAUXILIAR DE FARMACIA\nSede: centro',
      'AUXILIAR DE FARMACIA',
    ],
    [
      'is what a notice is for, and no numbered heading below it',
      'SERVICIO DE SALUD VALLE HONDO',
      'HOSPITAL DE PIEDRALUNA\nAVISO DE SELECCIÓN N.º 7: MATRÓN/A DE URGENCIAS\n\nIII. FUNCIONES PRINCIPALES\na) Atender partos.',
      'MATRÓN/A DE URGENCIAS',
    ],
    [
      'is what prose says that it seeks, below a call to the reader',
      '¡Ven a hacer queso con nosotras!',
      'Somos seis en un valle.\n\nBuscamos quesera para la temporada. Cuajarás, moldearás y cuidarás la cava.',
      'quesera',
    ],
    [
      'is what a label says, below the legal form of a house',
      'Harrow & Pike Ltd',
      'Depot: Goole\nPosition: Fork lift driver\nYou load trailers.',
      'Fork lift driver',
    ],
  ])('%s', (_, first, description, title) => {
    expect(titleOf(first, description)).toBe(title);
  });
});

describe('a first line that may be the job', () => {
  test.each([
    ['Recruitment consultant', 'You place nurses.\nNurse wards ring you.'],
    ['Responsable de Recursos Humanos (planta)', 'Llevarás nóminas y selección.\nEl equipo comercial está al lado.'],
    ['Night Porter', 'A Night Porter is needed. You report to the Hotel Manager.'],
    ['Regional People Partner, Distribution', 'A Regional People Partner is needed.\n- Coach leaders\n- Join reviews'],
    ['Wonder Guide', 'Wonder guides show the caves to schools. You will know the bats by name.'],
  ])('stays: «%s»', (first, description) => {
    expect(titleOf(first, description)).toBe(first);
  });
});

describe('what only calls out', () => {
  test.each([
    ['🔥 WANTED!!! Kiln hand 🔥', 'Kiln hand'],
    ['🚨 SE SOLICITAN ARRIEROS 🚨', 'ARRIEROS'],
    ['URGENTE: Soldador de faroles', 'Soldador de faroles'],
    ["We're looking for a Lantern Maker", 'Lantern Maker'],
    ['Night porter ad - can you put this up', 'Night porter - can you put this up'],
    ['Now hiring Welder', 'Welder'],
    ['Hiring: Lantern Maker', 'Lantern Maker'],
    ['HIRING A LANTERN MAKER', 'LANTERN MAKER'],
  ])('is no part of a title: «%s»', (first, title) => {
    expect(titleOf(first, 'You start in May.\nBring boots.')).toBe(title);
  });

  test.each(['Hiring Manager', 'Hiring Coordinator (nights)', 'Hiring & Onboarding Lead', 'Administrador AD'])(
    'is not what only looks like it: «%s»',
    (first) => {
      expect(titleOf(first, 'You start in May.\nBring boots.')).toBe(first);
    },
  );

  test('leaves an ad without a job where its house alone is called by one', () => {
    const text = 'We answer the phones of small vets\u2019 practices.\nYou will be one of five.';
    expect(titleOf('Ref: 2291-K', text)).toBe('');
  });
});

describe('an ad that does not say what it calls the job', () => {
  const AD = `You'll sort what comes in and send it on. There are nine of us.

Requirements
- Two years in a post room
- A forklift licence
- Excel`;

  test('has no criterion for it, and the others share its weight', () => {
    const read = criteriaOfJob(jobOf('Ref: 2291-K', AD));
    expect(read.map(({ family }) => family)).not.toContain('occupation');
    expect(read.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const titled = criteriaOfJob(jobOf('Warehouse operative', AD));
    expect(titled.map(({ family }) => family)).toContain('occupation');
  });
});

describe('a title that is a sentence', () => {
  test.each([
    ['Distribuciones Quendal busca contable para su centro de Albacete', 'contable'],
    ['Fennimore Patisserie is looking for a pastry chef in Exeter', 'pastry chef'],
    ['Hospital Cantavel necesita enfermera para su centro de Almería', 'enfermera'],
  ])('names whom the house seeks: «%s»', (title, sought) => {
    expect(titleOf(title, 'Ven a trabajar con nosotros.')).toBe(sought);
  });

  test('stays where it names nobody', () => {
    expect(titleOf('Larkfield seeks magic', 'Come and see.')).toBe('Larkfield seeks magic');
  });
});
