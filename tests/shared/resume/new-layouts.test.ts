/** Shows that resumes are read whose headings nobody listed and whose entries stand in forms, tables, sentences and cards. */
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

async function readingOf(...lines: string[]) {
  return readResume(await extractDocument(new TextEncoder().encode(lines.join('\n'))));
}

const jobsIn = ({ profile }: Awaited<ReturnType<typeof readingOf>>) =>
  profile.experience.map(({ title, company, startDate, endDate, current }) => [
    title,
    company,
    startDate,
    current ? 'now' : endDate,
  ]);

const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', ''];
const WELDER = ['Soldadora', 'Talleres Brezo S.L.', '2019-03', 'now'];
const HELPER = ['Ayudante de taller', 'Hierros Encina S.A.', '2015-01', '2019-02'];

describe('headings that nobody listed', () => {
  test.each([
    ['in capitals', (name: string) => ['', name.toUpperCase(), '']],
    ['ruled', (name: string) => ['', name, '='.repeat(name.length)]],
    ['behind a mark', (name: string) => ['', `> ${name.toUpperCase()}`, '']],
    ['in flourishes', (name: string) => ['', `~ ${name} ~`, '']],
  ])('are found by how they are set, and their sections by what stands there: %s', async (_, heading) => {
    const { profile, sections } = await readingOf(
      ...PERSON,
      ...heading('Por dónde he pasado'),
      'Soldadora, Talleres Brezo S.L.',
      'marzo 2019 - actualidad',
      'Ayudante de taller, Hierros Encina S.A.',
      '01/2015 - 02/2019',
      ...heading('De aulas'),
      'Técnica en Soldadura, IES Monte Claro',
      '2012 - 2014',
      ...heading('Se me da bien'),
      'Soldadura TIG, Corte por plasma, Lectura de planos',
      ...heading('Idiomas'),
      'Español nativo, inglés B1',
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['header', 'experience', 'education', 'skills', 'languages']);
    expect(jobsIn({ profile } as never)).toEqual([WELDER, HELPER]);
    expect(profile.education).toMatchObject([{ degree: 'Técnica en Soldadura', institution: 'IES Monte Claro' }]);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Soldadura TIG', 'Corte por plasma', 'Lectura de planos']);
  });

  test('of volunteering, references and hobbies never make jobs', async () => {
    const reading = await readingOf(
      ...PERSON,
      'EXPERIENCIA',
      'Soldadora, Talleres Brezo S.L.\tmarzo 2019 - actualidad',
      '',
      'VOLUNTARIADO Y BARRIO',
      'Monitora, Asociación Los Chopos\t2016 - 2018',
      '',
      'REFERENCIAS',
      'Encargado de taller, Hierros Encina S.A.\t2012 - 2019',
    );
    expect(jobsIn(reading)).toEqual([WELDER]);
  });
});

describe('entries', () => {
  const experience = (...lines: string[]) => readingOf(...PERSON, 'EXPERIENCIA', ...lines);

  test('of a form are read whatever the form asks between', async () => {
    const reading = await experience(
      'Empresa: Talleres Brezo S.L.',
      'Giro: Metal',
      'Cargo: Soldadora',
      'Fecha de ingreso: 03/2019',
      'Fecha de salida: Trabajo aquí actualmente',
      'Funciones: Estructuras y depósitos',
      'Empresa: Hierros Encina S.A.',
      'Giro: Metal',
      'Cargo: Ayudante de taller',
      'Fecha de ingreso: 01/2015',
      'Fecha de salida: 02/2019',
    );
    expect(jobsIn(reading)).toEqual([WELDER, HELPER]);
  });

  test('of a table are read by its heads, without what else it asks', async () => {
    const reading = await experience(
      'Empresa\tPuesto\tPeríodo\tMotivo de salida',
      'Talleres Brezo S.L.\tSoldadora\tmar-2019 a la fecha\t-',
      'Hierros Encina S.A.\tAyudante de taller\tene-2015 / feb-2019\tMejora',
    );
    expect(jobsIn(reading)).toEqual([WELDER, HELPER]);
  });

  test('in a table drawn with characters are read', async () => {
    const reading = await experience(
      '+---------------------+--------------------+------------------+',
      '| Talleres Brezo S.L. | Soldadora          | 03/2019 - hoy    |',
      '| Hierros Encina S.A. | Ayudante de taller | 01/2015-02/2019  |',
      '+---------------------+--------------------+------------------+',
    );
    expect(jobsIn(reading)).toEqual([WELDER, HELPER]);
  });

  test('that are numbered are read, and what a line’s end broke', async () => {
    const reading = await experience(
      '1. Soldadora, Talleres Brezo S.L., marzo 2019 -',
      '   actualidad',
      '2. Ayudante de taller, Hierros Encina S.A., enero 2015 - febrero',
      '   2019',
    );
    expect(jobsIn(reading)).toEqual([WELDER, HELPER]);
  });

  test.each([
    'marzo 2019 y continúa',
    'desde marzo de 2019, continúa',
    '03.2019 and still there',
    'March 2019 onwards',
    '2019.03 → present',
    'Mar 2019 | Actual',
    'Mar-2019 to till date',
  ])('go on: %s', async (dates) => {
    expect(jobsIn(await experience('Soldadora, Talleres Brezo S.L.', dates))).toEqual([WELDER]);
  });

  test('of people without a job are none', async () => {
    const reading = await experience(
      'Soldadora, Talleres Brezo S.L.\tmarzo 2019 - actualidad',
      'Enero 2018 - febrero 2019: desempleada, al cuidado de mis padres',
      'Ayudante de taller, Hierros Encina S.A.\t01/2015 - 02/2019',
    );
    expect(jobsIn(reading)).toEqual([WELDER, HELPER]);
  });
});

describe('fields to check', () => {
  test('are those whose own words do not say what they are', async () => {
    const { unsure, profile } = await readingOf(
      ...PERSON,
      'EXPERIENCIA',
      'Soldadora, Talleres Brezo S.L.\tmarzo 2019 - actualidad',
      'Zurbarán, Los Nogales\t01/2015 - 02/2019',
    );
    expect(profile.experience).toHaveLength(2);
    expect(unsure.filter((key) => key.startsWith('experience.0'))).toEqual([]);
    expect(unsure).toEqual(expect.arrayContaining(['experience.1.title']));
    expect(unsure).not.toContain('firstName');
  });
});

describe('times in a margin', () => {
  test('that break over two lines beside an employer and a title', async () => {
    const reading = await readingOf(
      ...PERSON,
      'EXPERIENCE',
      '',
      'Since\tBAOBAB BEND CAMP, Letaba',
      'Apr 2020\tGeneral Manager',
      '- Twenty-four beds and forty-six staff',
      '',
      "Nov '16 -\tHERON & SONS SAFARIS, Letaba",
      "Mar '20\tHead Guide",
      '- Walking trails for nine guides',
    );
    expect(jobsIn(reading)).toEqual([
      ['General Manager', 'BAOBAB BEND CAMP', '2020-04', 'now'],
      ['Head Guide', 'HERON & SONS SAFARIS', '2016-11', '2020-03'],
    ]);
  });

  test('that are one year between others with two', async () => {
    const reading = await readingOf(
      ...PERSON,
      'EXPERIENCIA',
      '',
      '2019 - 2024\tSoldadora, Talleres Brezo S.L.',
      '2018\tCuidadora, Residencia Doña Amalia',
      '2015 - 2017\tAyudante de taller, Hierros Encina S.A.',
    );
    expect(jobsIn(reading)[1]).toEqual(['Cuidadora', 'Residencia Doña Amalia', '2018-01', '2018-12']);
  });
});

describe('jobs told in paragraphs of several lines', () => {
  test('that begin with when it was', async () => {
    const reading = await readingOf(
      ...PERSON,
      'MI TRAYECTORIA',
      '',
      'Desde abril de 2021 trabajo como investigadora adjunta en el Instituto de Óxidos y',
      'Materiales del Delta, en Rosario, donde dirijo un grupo de cuatro personas dedicado',
      'a filtros para plantas de imprenta.',
      '',
      'Antes de doctorarme, de 2011 a 2013, fui analista de calidad en Pinturas Timbó',
      'S.R.L., de San Lorenzo.',
    );
    expect(jobsIn(reading)).toEqual([
      ['investigadora adjunta', 'Instituto de Óxidos y Materiales del Delta', '2021-04', 'now'],
      ['analista de calidad', 'Pinturas Timbó S.R.L.', '2011-01', '2013-12'],
    ]);
  });

  test('that begin with the title', async () => {
    const reading = await readingOf(
      ...PERSON,
      'BANCOS DE TRABAJO',
      '',
      'Docente de construcción de instrumentos, en Escuela de Oficios Don Nicanor',
      '(Canelones), de marzo de 2013 a diciembre de 2019. Seis generaciones, cuarenta y',
      'un egresados.',
      '',
      'Oficial primero, en Casa Bellini e Hijos (Buenos Aires), de mayo de 2001 a febrero',
      'de 2009. Restauración de guitarras de más de cien años.',
    );
    expect(jobsIn(reading)).toEqual([
      ['Docente de construcción de instrumentos', 'Escuela de Oficios Don Nicanor', '2013-03', '2019-12'],
      ['Oficial primero', 'Casa Bellini e Hijos', '2001-05', '2009-02'],
    ]);
  });
});
