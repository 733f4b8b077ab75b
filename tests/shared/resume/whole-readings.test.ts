/** Shows that sections are read as a whole: how their entries are set, where another section begins, what fitted figures say of names. */
import { describe, expect, test } from 'vitest';
import { readResumeText } from '../../../shared/resume/index.ts';
import { learntOf } from '../../../shared/resume/name-learnt.ts';

const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', ''];
const profileOf = (...lines: string[]) => readResumeText([...PERSON, ...lines].join('\n')).profile;
const jobsIn = (...lines: string[]) =>
  profileOf(...lines).experience.map(({ title, company, startDate }) => [title, company, startDate]);

/** Sections that the rules alone read otherwise: each fails where no other reading is weighed against theirs. */
describe('what the rules read wrongly', () => {
  test('titles, times and employers on a line each, employers last', () => {
    const jobs = jobsIn(
      'EXPERIENCE',
      'Picker and packer',
      '03/2019 - 11/2023',
      'Bramblecote Ironmongers',
      'Stock takes twice a year',
      'Kitchen porter',
      '05/2016 - 02/2019',
      'The Lantern House',
      'Pots, deliveries and the walk-in fridge',
      'Paper round',
      '2013 - 2016',
      'Corner News',
      'Sixty houses before school',
    );
    expect(jobs).toEqual([
      ['Picker and packer', 'Bramblecote Ironmongers', '2019-03'],
      ['Kitchen porter', 'The Lantern House', '2016-05'],
      ['Paper round', 'Corner News', '2013-01'],
    ]);
  });

  test('employers with their times behind marks, titles below them', () => {
    const jobs = jobsIn(
      'EXPERIENCIA',
      '* Bodegas Peñarrubia (03/2019 - 11/2023)',
      '  Bodeguera',
      '  Trasiegos, limpieza de depósitos y vendimia',
      '* La Lechuza (05/2016 - 02/2019)',
      '  Camarera de sala',
      '  Servicio de comidas y dos banquetes por semana',
      '* Quiosco Amparo (2013 - 2016)',
      '  Repartidora de prensa',
      '  Sesenta casas antes de clase',
    );
    expect(jobs).toEqual([
      ['Bodeguera', 'Bodegas Peñarrubia', '2019-03'],
      ['Camarera de sala', 'La Lechuza', '2016-05'],
      ['Repartidora de prensa', 'Quiosco Amparo', '2013-01'],
    ]);
  });

  test('titles with their times behind marks, employers and towns below them', () => {
    const jobs = jobsIn(
      'EXPERIENCE',
      '* Picker and packer (03/2019 - 11/2023)',
      '  Bramblecote Ironmongers',
      '  Kelso',
      '  Stock takes twice a year',
      '* Kitchen porter (05/2016 - 02/2019)',
      '  The Lantern House',
      '  Hawick',
      '  Covered breakfasts on Sundays',
    );
    expect(jobs.map(([title, company]) => [title, company])).toEqual([
      ['Picker and packer', 'Bramblecote Ironmongers'],
      ['Kitchen porter', 'The Lantern House'],
    ]);
  });

  test('an employer once above several titles, each with its time below', () => {
    const jobs = jobsIn(
      'EXPERIENCE',
      '',
      'Pemberton Freight Services Ltd',
      '',
      'Shift Supervisor',
      'May 2020 - present',
      'Plan the night shift of fourteen people.',
      '',
      'Warehouse Operative',
      'June 2016 - April 2020',
      'Picked and packed for three clients.',
    );
    expect(jobs).toEqual([
      ['Shift Supervisor', 'Pemberton Freight Services Ltd', '2020-05'],
      ['Warehouse Operative', 'Pemberton Freight Services Ltd', '2016-06'],
    ]);
  });
});

describe('how the entries of a section are set', () => {
  test('titles behind marks, employers and times below them, and what was done after that', () => {
    const jobs = jobsIn(
      'DÓNDE HE TRABAJADO',
      '* Jefa de cocina',
      '  Restaurante Las Tres Brasas',
      '  de 04/2021 hasta hoy',
      '  Llevo la partida de carnes y el pedido semanal con dos personas a mi cargo',
      '  y sin un solo retraso.',
      '* Cocinera',
      '  Hotel Mirador del Ebro',
      '  de 02/2016 hasta 03/2021 (temporada completa)',
      '  Desayunos, banquetes y cartas de invierno.',
    );
    expect(jobs).toEqual([
      ['Jefa de cocina', 'Restaurante Las Tres Brasas', '2021-04'],
      ['Cocinera', 'Hotel Mirador del Ebro', '2016-02'],
    ]);
  });

  test('employers of one word that no list knows, above their titles', () => {
    const jobs = jobsIn(
      'EXPERIENCIA',
      'Zumbolar',
      'Ingeniera de procesos, 2019 - 2024',
      '- Balance de energía de la planta',
      'Mercavuela',
      'Cajera, 2015 - 2019',
      '- Atención en caja',
    );
    expect(jobs.map(([title, company]) => [title, company])).toEqual([
      ['Ingeniera de procesos', 'Zumbolar'],
      ['Cajera', 'Mercavuela'],
    ]);
  });

  test('the last line of what was done is no name of the next job', () => {
    const jobs = jobsIn(
      'EXPERIENCIA',
      'Profesora de secundaria, IES Costa Brezo',
      '2015 - 2024',
      'Tutora de segundo de ESO',
      'Coordinadora de formación del profesorado',
      '',
      'Investigadora, Universidad de Brezal',
      '2011 - 2015',
      'Tesis sobre textos medievales',
    );
    expect(jobs.map(([title, company]) => [title, company])).toEqual([
      ['Profesora de secundaria', 'IES Costa Brezo'],
      ['Investigadora', 'Universidad de Brezal'],
    ]);
  });
});

describe('where another section begins', () => {
  const JOBS = [
    'Experience',
    'Forklift driver, Pemberton Freight Services Ltd, 2015 - 2021',
    'Loading, stock and night shifts.',
    'Warehouse operative, Quillfeather Wholesale, 2011 - 2015',
    'Picking and packing.',
  ];

  test('a heading in own words above degrees and schools ends the jobs', () => {
    const { experience, education } = profileOf(
      ...JOBS,
      '',
      'My schooling and training college',
      'Diploma in Logistics, Harrowgate Technical College, 2009 - 2011',
      'Secondary school certificate, Saint Brannoc School, 2003 - 2009',
    );
    expect(experience.map(({ title }) => title)).toEqual(['Forklift driver', 'Warehouse operative']);
    expect(education.map(({ degree }) => degree)).toEqual(['Diploma in Logistics', 'Secondary school certificate']);
  });

  test('a short line without a word of headings begins none', () => {
    const { experience, education } = profileOf(...JOBS, '', 'QXVT', 'Night watchman, Orrin Docks Ltd, 2008 - 2011');
    expect(experience).toHaveLength(3);
    expect(education).toEqual([]);
  });
});

describe('fitted figures', () => {
  test.each([
    ['Encargada de almacén', 'title'],
    ['Deputy kitchen manager', 'title'],
    ['Transportes Ibarrola e Hijos S.L.', 'company'],
    ['Quillfeather & Sons Ltd', 'company'],
    ['Grado en Ingeniería Forestal', 'degree'],
    ['Universidad Nacional de Brezales', 'school'],
  ] as const)('%s is a %s', (text, kind) => {
    const told = learntOf(text);
    expect(told[kind]).toBeGreaterThan(1);
    expect(Object.entries(told).toSorted((one, other) => other[1] - one[1])[0]?.[0]).toBe(kind);
  });

  test('a sentence is no name', () => {
    const told = learntOf('Reduced waiting times by reorganising the rota with two colleagues.');
    expect(Math.max(...Object.values(told))).toBeLessThan(0);
  });
});
