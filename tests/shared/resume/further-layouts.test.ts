/** Shows that resumes are read as people set them: tables, forms, headings in own words, dates in brackets, employers above a line on them. */
import { describe, expect, test } from 'vitest';
import { extractDocument, type TextLine } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

const documentOf = (lines: readonly string[]) => extractDocument(new TextEncoder().encode(lines.join('\n')));
const readingOf = async (...lines: string[]) => readResume(await documentOf(lines));
const profileOf = async (...lines: string[]) => (await readingOf(...lines)).profile;

/** The same, with lines set as `settings` say by what they begin with. */
async function profileSet(lines: readonly string[], settings: Record<string, Partial<TextLine>>) {
  const document = await documentOf(lines);
  const setOf = (line: TextLine) => {
    const [, setting = { face: 'plain' }] =
      Object.entries(settings).find(([start]) => line.text.startsWith(start)) ?? [];
    return { ...line, ...setting };
  };
  return readResume({ ...document, lines: document.lines.map(setOf) }).profile;
}

type Profile = Awaited<ReturnType<typeof profileOf>>;
const jobsIn = ({ experience }: Profile) =>
  experience.map(({ title, company, startDate, endDate, current }) => [
    title,
    company,
    startDate,
    current ? 'now' : endDate,
  ]);
const studiesIn = ({ education }: Profile) => education.map(({ degree, institution }) => [degree, institution]);

const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', ''];

describe('a table', () => {
  test('tells by its heads what its cells are, and what somebody did becomes text of the job', async () => {
    const profile = await profileOf(
      ...PERSON,
      'EMPLOYMENT RECORD',
      '',
      'Organisation\tDesignation\tTenure\tKey result areas',
      'Foundry Ash Limited\tManager – Accounts & Taxation\t10/2017 – 03/2020\tTurned three ledgers into one; refunds of two years',
      'Foundry Ash Limited\tArticled Assistant\t2009 – 2012\tArticleship',
      '',
      'SCHOLASTICS',
      '',
      'Year\tExamination\tInstitute / Board\tMarks',
      '2006 – 2009\tB.Com\tRiver Commerce College\t71%, 3rd in college',
    );
    expect(jobsIn(profile)).toEqual([
      ['Manager – Accounts & Taxation', 'Foundry Ash Limited', '2017-10', '2020-03'],
      ['Articled Assistant', 'Foundry Ash Limited', '2009-01', '2012-12'],
    ]);
    expect(profile.experience[0]?.bullets).toEqual(['Turned three ledgers into one; refunds of two years']);
    expect(studiesIn(profile)).toEqual([['B.Com', 'River Commerce College']]);
  });
});

describe('a form', () => {
  test('may have several fields side by side', async () => {
    const profile = await profileOf(
      ...PERSON,
      'EXPERIENCE',
      'Employer: Tall Grass Elementary School\tJob title: Instructional Coach',
      'From: 08/2024\tTo: Present',
      'Reason for leaving: none',
      'Employer: Sunflower Steps Daycare\tJob title: Lead Toddler Teacher',
      'From: 01/2018\tTo: 07/2020',
    );
    expect(jobsIn(profile)).toEqual([
      ['Instructional Coach', 'Tall Grass Elementary School', '2024-08', 'now'],
      ['Lead Toddler Teacher', 'Sunflower Steps Daycare', '2018-01', '2020-07'],
    ]);
  });

  test('has labels that come again with each job and head no section', async () => {
    const profile = await profileOf(
      ...PERSON,
      'EMPLEOS',
      'Empresa\tAceros Encina S.A.',
      'Puesto\tElectricista líder de turno',
      'Ingreso / Salida\t10/02/2018 / sigo laborando',
      'Actividades\tMantenimiento de laminador en frío y subestación',
      'Empresa\tVidriera del Norte S.A.',
      'Puesto\tElectricista de planta',
      'Ingreso / Salida\t03/06/2012 / 26/01/2018',
      'Actividades\tHornos, bandas y tableros de fuerza',
    );
    expect(jobsIn(profile)).toEqual([
      ['Electricista líder de turno', 'Aceros Encina S.A.', '2018-02', 'now'],
      ['Electricista de planta', 'Vidriera del Norte S.A.', '2012-06', '2018-01'],
    ]);
  });

  test.each(['▪', '◦', '●', '■'])('may list skills in one line with %s between', async (mark) => {
    const profile = await profileOf(...PERSON, 'SKILLS', `Lamination ${mark} Sourdough ${mark} Menu costing`);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Lamination', 'Sourdough', 'Menu costing']);
  });

  test('names the employer by the place of work', async () => {
    const profile = await profileOf(
      ...PERSON,
      'EXPERIENCIA',
      'Puesto: Auxiliar veterinaria',
      'Lugar: Clínica Veterinaria Patitas',
      'Tiempo: Desde el año 2020, y sigo',
      'Puesto: Recepcionista',
      'Lugar: Hospital de Mascotas Quetzal',
      'Tiempo: Del 2017 al 2020',
    );
    expect(jobsIn(profile)).toEqual([
      ['Auxiliar veterinaria', 'Clínica Veterinaria Patitas', '2020-01', 'now'],
      ['Recepcionista', 'Hospital de Mascotas Quetzal', '2017-01', '2020-12'],
    ]);
  });

  test('asks for studies by their level', async () => {
    const profile = await profileOf(
      ...PERSON,
      'FORMACIÓN ACADÉMICA',
      'ESTUDIOS DE POSGRADO\tEspecialista en Gerencia de la Salud',
      'INSTITUCIÓN\tFundación Universitaria del Brezo',
      'AÑO\t2020 - 2021',
      'ESTUDIOS UNIVERSITARIOS\tEnfermera',
      'INSTITUCIÓN\tUniversidad Central de la Encina',
      'AÑO\t2010 - 2015',
    );
    expect(studiesIn(profile)).toEqual([
      ['Especialista en Gerencia de la Salud', 'Fundación Universitaria del Brezo'],
      ['Enfermera', 'Universidad Central de la Encina'],
    ]);
  });

  test('may break its labels over two lines', async () => {
    const lines = [
      ...PERSON,
      'EXPERIENCIA LABORAL',
      'Fechas\tNoviembre 2019 – Actualidad',
      'Profesión o cargo desempeñado\tJefa de gestión humana',
      'Nombre y dirección de la\tDispositivos Encina S.R.L.',
      'empresa',
      'Fechas\tMayo 2016 – Octubre 2019',
      'Profesión o cargo desempeñado\tAnalista de compensación',
      'Nombre y dirección de la\tBrezo Contacto S.A.',
      'empresa',
    ];
    const beside = { cellX: [50, 160], x: 50 };
    const below = { x: 110, width: 40 };
    const profile = await profileSet(lines, { Fechas: beside, Profesión: beside, Nombre: beside, empresa: below });
    expect(jobsIn(profile)).toEqual([
      ['Jefa de gestión humana', 'Dispositivos Encina S.R.L.', '2019-11', 'now'],
      ['Analista de compensación', 'Brezo Contacto S.A.', '2016-05', '2019-10'],
    ]);
  });

  test('has boxes, and what was left open in it is no skill', async () => {
    const profile = await profileOf(
      ...PERSON,
      'SKILLS',
      '[x] Lamination\t[ ] Sugar work',
      '[x] Sourdough\t[x] Menu costing',
    );
    expect(profile.skills.map(({ name }) => name)).toEqual(['Lamination', 'Sourdough', 'Menu costing']);
  });
});

describe('headings', () => {
  test('in own words are told from names of work set like them', async () => {
    const bold = { face: 'bold', bold: true };
    const profile = await profileSet(
      [
        ...PERSON,
        'The posts I have held',
        '',
        'Senior Book Conservator at the Lanyon Library',
        '2009 to 2017. Ran a studio of three.',
        '',
        'Bench Binder at Messrs Tolliver & Crake',
        '2002 to 2005. Trade binding: theses and ledgers.',
        '',
        'Where I was taught',
        '',
        'Camberley Vale School of Arts',
        'MA Conservation, 2000 to 2002',
        '',
        'What my hands can do',
        'Leaf casting; parchment repair; box making',
      ],
      { 'The posts': bold, Senior: bold, Bench: bold, 'Where I': bold, Camberley: bold, 'What my': bold },
    );
    expect(jobsIn(profile)).toEqual([
      ['Senior Book Conservator', 'Lanyon Library', '2009-01', '2017-12'],
      ['Bench Binder', 'Messrs Tolliver & Crake', '2002-01', '2005-12'],
    ]);
    expect(studiesIn(profile)).toEqual([['MA Conservation', 'Camberley Vale School of Arts']]);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Leaf casting', 'parchment repair', 'box making']);
  });

  test('of parts of a section, smaller than its name, begin none, whatever they say elsewhere', async () => {
    const large = { face: 'large', fontSize: 19, bold: true };
    const small = { face: 'small', fontSize: 12, bold: true };
    const profile = await profileSet(
      [
        ...PERSON,
        'Work',
        'Tester, Pine Payments Ltd\t2017 - 2021',
        'Education',
        'B.Tech Electronics, College of Engineering Pine\t2009 - 2013',
        'Skills',
        'Automation',
        'Playwright',
        'Languages (code)',
        'Java',
        'TypeScript',
        'Other',
        'Kafka',
        'Languages',
        'Tamil',
        'English',
      ],
      {
        Work: large,
        Education: large,
        Skills: large,
        Automation: small,
        'Languages (code)': small,
        Other: small,
        Languages: large,
      },
    );
    expect(profile.skills.map(({ name }) => name)).toEqual(['Playwright', 'Java', 'TypeScript', 'Kafka']);
    expect(profile.languages.map(({ name }) => name)).toEqual(['Tamil', 'English']);
  });

  test('may be numbered as sections of a form are', async () => {
    const bold = { face: 'bold', bold: true };
    const lines = [
      ...PERSON,
      'Section B. Education',
      '',
      'B.A. History, University of Pine, 2009 - 2012',
      '',
      'Section C. Experience',
      '',
      'Clerk, Feed Store Ltd, 2013 - 2017',
      '',
      'Section D. References',
      '',
      'On request.',
    ];
    const profile = await profileSet(lines, { Section: bold });
    expect(studiesIn(profile)).toEqual([['B.A. History', 'University of Pine']]);
    expect(jobsIn(profile)).toEqual([['Clerk', 'Feed Store Ltd', '2013-01', '2017-12']]);
  });
});

describe('jobs', () => {
  test('have their time in brackets on a line of its own', async () => {
    const profile = await profileOf(
      ...PERSON,
      'EXPERIENCE',
      'Glenbrack Veterinary Hospital',
      'Head Nurse',
      '(September 2020 up to the present day)',
      'I do the rota and most of the theatre lists.',
      'Kingdom Greyhound Kennels',
      'Kennel Hand',
      '(weekends and summers, 2012 to 2014)',
      'Walking, feeding, wound care.',
    );
    expect(jobsIn(profile)).toEqual([
      ['Head Nurse', 'Glenbrack Veterinary Hospital', '2020-09', 'now'],
      ['Kennel Hand', 'Kingdom Greyhound Kennels', '2012-01', '2014-12'],
    ]);
  });

  test('are headed by marked titles with employer and time on lines below', async () => {
    const profile = await profileOf(
      ...PERSON,
      'DÓNDE HE TRABAJADO',
      '',
      '* Supervisora de Recepción',
      '  Gran Hotel Arena, Bávaro',
      '  de 03/2023 hasta hoy',
      '  Tengo a cargo 14 agentes en tres turnos.',
      '',
      '* Cajera',
      '  Supermercado El Peso, Higüey',
      '  de 01/2017 hasta 05/2018',
      '',
      'IDIOMAS',
      '',
      'Español',
    );
    expect(jobsIn(profile)).toEqual([
      ['Supervisora de Recepción', 'Gran Hotel Arena', '2023-03', 'now'],
      ['Cajera', 'Supermercado El Peso', '2017-01', '2018-05'],
    ]);
  });

  test('below an employer and a line on it are all of that employer', async () => {
    const large = { face: 'large', fontSize: 12 };
    const profile = await profileSet(
      [
        ...PERSON,
        'EXPERIENCIA',
        '',
        'Molinos Tres Lagunas S.A.',
        'Industria alimenticia, 620 empleados. De analista a gerenta en ocho años.',
        'Gerenta de Impuestos\tJul. 2021 – Actualidad',
        '- Planificación fiscal.',
        'Analista contable Sr.\tMar. 2016 – Dic. 2017',
        '- Conciliaciones y activo fijo.',
        '',
        'Ferretería Industrial El Yunque',
        'Administrativa\tNov. 2010 – Jul. 2013',
      ],
      { Molinos: large, Ferretería: large },
    );
    expect(jobsIn(profile)).toEqual([
      ['Gerenta de Impuestos', 'Molinos Tres Lagunas S.A.', '2021-07', 'now'],
      ['Analista contable Sr.', 'Molinos Tres Lagunas S.A.', '2016-03', '2017-12'],
      ['Administrativa', 'Ferretería Industrial El Yunque', '2010-11', '2013-07'],
    ]);
  });

  test('are not counted twice where the employer has a time of its own', async () => {
    const profile = await profileOf(
      ...PERSON,
      'EXPERIENCE',
      '06/2014 – present\tSaint Orrin Regional Medical Center, Portland, OR',
      '02/2022 – present\tClinical Nurse Lead, ICU',
      '- Own the residency for new graduates.',
      '09/2018 – 02/2022\tCharge Nurse, ICU',
      '- Ran twelve-hour nights.',
      '06/2014 – 09/2018\tStaff Nurse, ICU',
      '- Post-arrest cooling.',
    );
    expect(jobsIn(profile)).toEqual([
      ['Clinical Nurse Lead, ICU', 'Saint Orrin Regional Medical Center', '2022-02', 'now'],
      ['Charge Nurse, ICU', 'Saint Orrin Regional Medical Center', '2018-09', '2022-02'],
      ['Staff Nurse, ICU', 'Saint Orrin Regional Medical Center', '2014-06', '2018-09'],
    ]);
  });
});

describe('the person', () => {
  test.each([['C.P. Olalla Brezo Nieto'], ['CA Olalla Brezo Nieto'], ['Licda. Olalla Brezo Nieto']])(
    'is called without what stands before the name: %s',
    async (line) => {
      const { firstName, lastName } = await profileOf(line, 'olalla.brezo@people.example');
      expect(`${firstName} ${lastName}`).toBe('Olalla Brezo Nieto');
    },
  );

  test('cared for somebody at home, which is no job', async () => {
    const profile = await profileOf(
      ...PERSON,
      'WORK',
      'Shop Assistant, Shoe shop on the High Street, 1998 to 2000',
      'Carer for my mum, 2017 to 2020',
    );
    expect(jobsIn(profile).map(([title]) => title)).toEqual(['Shop Assistant']);
  });

  test.each([
    ['Tel.: 8555-0037', '+50685550037'],
    ['Me pueden llamar al: 8555-0037', '+50685550037'],
  ])('is called at %s', async (line, phone) => {
    const profile = await profileOf('Olalla Brezo Nieto', 'Cartago, Costa Rica', line, 'olalla.brezo@people.example');
    expect(profile.phone).toBe(phone);
  });

  test.each([
    'DNI número: 12345678',
    'Cédula de ciudadanía número: 80123456',
    'Pasaporte número 80123456',
    'Passport number: 80123456',
  ])('is not called at the number of papers: %s', async (line) => {
    const profile = await profileOf('Olalla Brezo Nieto', 'Cartago, Costa Rica', line, 'olalla.brezo@people.example');
    expect(profile.phone).toBeNull();
  });

  test('keeps a name that only looks like a title', async () => {
    const { firstName, lastName } = await profileOf('Ca Thi Nguyen', 'ca.nguyen@people.example');
    expect(`${firstName} ${lastName}`).toBe('Ca Thi Nguyen');
  });

  test('lives where the foot of the page says, beside the address', async () => {
    const profile = await profileOf(
      'Olalla Brezo Nieto',
      '',
      'EXPERIENCE',
      'Welder, Brezo Works Ltd, 2015 - 2020',
      '',
      'SKILLS',
      'Welding, Cutting',
      '',
      'REFERENCES',
      'On request.',
      '',
      'Galway, Ireland',
      'olalla.brezo@people.example',
    );
    expect(profile.location).toBe('Galway, Ireland');
  });
});

test('what a form asks of the person, set among the jobs, is no job', async () => {
  const profile = await profileOf(
    ...PERSON,
    'EXPERIENCIA LABORAL',
    '',
    '06/1996 - 01/2009\tConservas Brezo, S.L.\tOperaria de empaque',
    '',
    'Fecha: 18/02/2025',
    'Discapacidad ≥ 33 %',
    '☐Sí ☒No',
    '',
    'Fecha de nacimiento',
    '03/11/1972',
    '',
    'C.P.',
    '36999',
    '',
    'Correo electrónico',
    'olalla.brezo@people.example',
  );
  expect(jobsIn(profile)).toEqual([['Operaria de empaque', 'Conservas Brezo, S.L.', '1996-06', '2009-01']]);
});

describe('a page on which every line is a bullet', () => {
  const jobs = [
    ['Cocinera', 'Mesón Jarales', '2017-05', '2024-06'],
    ['Ayudante de cocina', 'Hotel Ostrelis', '2011-02', '2017-04'],
  ];
  const page = [
    '– Cocinera, Mesón Jarales, Castellón (may. 2017 – jun. 2024).',
    '– Registro de temperaturas según APPCC.',
    '– Limpieza de la cocina al cierre.',
    '',
    '– Ayudante de cocina, Hotel Ostrelis, Zamora (feb. 2011 – abr. 2017).',
    '– Elaboración de la comida de personal.',
    '– Cocinado de arroces y guisos del menú del día.',
  ];

  test('has the jobs headed by the bullets that end with their time', async () => {
    const profile = await profileOf(...PERSON, 'Experiencia profesional', ...page);
    expect(jobsIn(profile)).toEqual(jobs);
    expect(profile.experience[0]?.bullets).toHaveLength(2);
  });

  test('has them also where a heading that nobody knows stands among them', async () => {
    const profile = await profileOf(...PERSON, 'Experiencia profesional', ...page, '', 'Mis fuertes', '– Orden.');
    expect(jobsIn(profile).slice(0, 2)).toEqual(jobs);
  });

  test('has no job in what somebody has been since a year', async () => {
    const { education, experience } = await profileOf(
      ...PERSON,
      'Professional qualifications',
      '- ACCA member since 2015.',
      '- Tax for foreigners, 40-hour course, 2019.',
    );
    expect([...experience, ...education].some(({ startDate }) => startDate?.startsWith('2015'))).toBe(false);
  });
});
