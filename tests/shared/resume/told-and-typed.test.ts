/** Shows that lives told in sentences, e-mails and notes are read, and what stands side by side, in strips or behind marks on a page. */
import { describe, expect, test } from 'vitest';
import { extractDocument, type TextLine } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', ''];
const documentOf = (lines: readonly string[]) => extractDocument(new TextEncoder().encode(lines.join('\n')));
const profileOf = async (...lines: string[]) => readResume(await documentOf(lines)).profile;

/** Lines with their places on a page, by how each begins. */
async function profileSet(lines: readonly string[], looks: Record<string, Partial<TextLine>>) {
  const document = await documentOf(lines);
  const placed = document.lines.map((line, index): TextLine => {
    const look = Object.entries(looks).find(([start]) => line.text.startsWith(start))?.[1] ?? {};
    return { ...line, x: 50, width: 150, y: 20 * index, cellX: [50], ...look };
  });
  return readResume({ ...document, lines: placed }).profile;
}

type Profile = Awaited<ReturnType<typeof profileOf>>;
const jobsOf = ({ experience }: Profile) =>
  experience.map(({ title, company, startDate, endDate }) => [title, company, startDate, endDate]);
const studiesOf = ({ education }: Profile) =>
  education.map(({ degree, institution, endDate }) => [degree, institution, endDate]);

describe('an e-mail with sections', () => {
  const LETTER = [
    'De: Olalla <costura@people.example>',
    'Asunto: trabajo en el taller',
    '',
    'Buenos días, me llamo Olalla Brezo Nieto, vivo en Robledal (Cuenca) y no tengo el archivo aquí.',
    '',
    'Lo que he estudiado:',
    '',
    '- Técnica en Confección, en el IES Los Tejares, lo acabé en 1998.',
    '- Graduado Escolar, en el Colegio Público La Vega Alta, 1990',
    '',
    'Hace poco hice también un curso de bordado a máquina en 2016, pero de eso ya no me acuerdo mucho.',
    '',
    'Lo que se hacer: corte, bordado a mano, ojales, plancha.',
  ];

  test('says who writes and where that is', async () => {
    const { firstName, lastName, location } = await profileOf(...LETTER);
    expect([firstName, lastName, location]).toEqual(['Olalla', 'Brezo Nieto', 'Robledal (Cuenca)']);
  });

  test('lists studies behind dashes, and what is told below them is none', async () => {
    expect(studiesOf(await profileOf(...LETTER))).toEqual([
      ['Técnica en Confección', 'IES Los Tejares', '1998-12'],
      ['Graduado Escolar', 'Colegio Público La Vega Alta', '1990-12'],
    ]);
  });

  test('lists skills behind a label of its own', async () => {
    const { skills } = await profileOf(...LETTER);
    expect(skills.map(({ name }) => name)).toEqual(['corte', 'bordado a mano', 'ojales', 'plancha']);
  });
});

describe('names that stand as sentences', () => {
  test('are title and employer, whatever is told behind them', async () => {
    const profile = await profileOf(
      ...PERSON,
      'Experiencia',
      '',
      '2021 – hoy\tLimpiadora. Clínica Las Encinas, S.L. Turno de noche, dos plantas.',
      '2015 – 2020\tCamarera de pisos. Hotel Puerto Pardo. Veinte habitaciones al día.',
    );
    expect(jobsOf(profile)).toEqual([
      ['Limpiadora', 'Clínica Las Encinas, S.L.', '2021-01', null],
      ['Camarera de pisos', 'Hotel Puerto Pardo', '2015-01', '2020-12'],
    ]);
  });

  test('are employer and title before the time, wherever somebody broke the line', async () => {
    const profile = await profileOf(
      ...PERSON,
      'EXPERIENCIA',
      '',
      '- Construcciones Pardal S.A. Albañil de primera. Desde marzo de 2020',
      '  hasta la fecha. Fachadas y tejados de casas de campo.',
      '',
      '- Reformas Olmedo S.L. Peón de obra. Mayo de 2014 a diciembre de 2019.',
      '  Derribos, andamios y acarreo.',
      '',
      '- Viveros Lomas S.L. Ayudante de jardinero. Enero de 2010 a abril de 2014.',
    );
    expect(jobsOf(profile)).toEqual([
      ['Albañil de primera', 'Construcciones Pardal S.A.', '2020-03', null],
      ['Peón de obra', 'Reformas Olmedo S.L.', '2014-05', '2019-12'],
      ['Ayudante de jardinero', 'Viveros Lomas S.L.', '2010-01', '2014-04'],
    ]);
  });

  test('of an abbreviation are one', async () => {
    const profile = await profileOf(...PERSON, 'Experience', '', '2016 – 2019\tVerger, St. Aldric Parish Church');
    expect(jobsOf(profile)).toEqual([['Verger', 'St. Aldric Parish Church', '2016-01', '2019-12']]);
  });
});

describe('typed notes', () => {
  test('name the writer in letters set wide, or before what they are', async () => {
    const wide = await profileOf(
      '#            LUNA   R.   BREZO            #',
      '',
      'Castell, Northern Fells',
      'l@x.example',
    );
    const noted = await profileOf('cv - Aldo Brezo (joiner & carpenter)', '', 'Castell, Co. Brenn', 'a@x.example');
    expect([wide.firstName, wide.lastName, noted.firstName, noted.lastName]).toEqual([
      'Luna R.',
      'Brezo',
      'Aldo',
      'Brezo',
    ]);
  });

  test('have headings behind a mark that nothing else has', async () => {
    const profile = await profileOf(
      ...PERSON,
      '▪ Mi recorrido',
      'Frutas Alba S.L., Soria (de 2015 a 2020). Mozo de almacén. Carga y descarga de camiones, inventario de cámaras frías y reparto por la comarca, con una carretilla que era mía.',
      'Talleres Robledo S.L., Burgos (de 2010 a 2014). Aprendiz de chapista. Lijado, masilla y pintura de coches y furgonetas, y el orden del taller al final de cada jornada.',
      '▪ Lo que estudié',
      'Bachillerato, IES Las Lomas, 2009',
      '▪ Idiomas',
      'Español, portugués',
    );
    expect(jobsOf(profile).map(([, company]) => company)).toEqual(['Frutas Alba S.L.', 'Talleres Robledo S.L.']);
    expect(studiesOf(profile)).toEqual([['Bachillerato', 'IES Las Lomas', '2009-12']]);
  });

  test('keep a year beside each of two names apart', async () => {
    const { education } = await profileOf(
      ...PERSON,
      'Estudios',
      '1999\tGraduado Escolar. Colegio Público El Pinar.',
      '2018\tCurso de jardinería (80 horas). Academia Verdal.',
    );
    expect(education.map(({ institution, endDate }) => [institution, endDate])).toContainEqual([
      'Colegio Público El Pinar',
      '1999-12',
    ]);
  });

  test('end a section where a letter ends', async () => {
    const { skills } = await profileOf(
      ...PERSON,
      'HABILIDADES',
      '',
      'inventario, picking, despacho',
      '',
      'Quedo atenta a su llamada, feliz tarde, hasta pronto',
    );
    expect(skills.map(({ name }) => name)).toEqual(['inventario', 'picking', 'despacho']);
  });
});

describe('pages of networks', () => {
  test('say kinds of posts and votes, which are neither names nor skills', async () => {
    const profile = await profileOf(
      ...PERSON,
      'Experience',
      '',
      'Settlement Counsellor',
      'Copperline Newcomers Centre · Part-time',
      'Sep 2015 - May 2017',
      '',
      'Skills',
      '',
      'Sight Translation',
      '17 endorsements',
      '',
      'Note Taking',
      'Endorsed by 3 colleagues at Copperline',
    );
    expect(jobsOf(profile)).toEqual([['Settlement Counsellor', 'Copperline Newcomers Centre', '2015-09', '2017-05']]);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Sight Translation', 'Note Taking']);
  });
});

describe('sections', () => {
  const POSTS = [
    'Class Teacher, Hazelbrook Primary School, Sept 2015 to June 2021',
    'Mixed ages, thirty children.',
    'Teaching Assistant, Oakfen Primary School, Jan 2010 to July 2015',
  ];
  test.each(['Teaching', 'Career summary'])('of work go by other names where none is called so: %s', async (name) => {
    const profile = await profileOf(...PERSON, name, '', ...POSTS, '', 'Languages', '', 'English, French');
    expect(jobsOf(profile)).toHaveLength(2);
  });

  test('stand side by side below names that share a line', async () => {
    const two = { cellX: [50, 320], width: 330 };
    const profile = await profileSet(
      [
        ...PERSON,
        'EDUCATION\tLANGUAGES',
        'BSc in Botany\tEnglish · native',
        'Oakfen University\tGerman · B2',
        '2012 – 2015\tDanish · A2',
      ],
      { EDUCATION: two, BSc: two, Oakfen: two, 2012: two },
    );
    expect(profile.languages.map(({ name }) => name)).toEqual(['English', 'German', 'Danish']);
    expect(studiesOf(profile)).toEqual([['BSc in Botany', 'Oakfen University', '2015-12']]);
  });
});

test('two dates stacked in a strip beside their entry are its period', async () => {
  const strip = { x: 480, width: 60, cellX: [480] };
  const profile = await profileSet(
    [
      ...PERSON,
      'EXPERIENCE',
      '',
      'June 2017',
      'Farm Manager, Wether Downs Ltd',
      '— Present',
      'Ewes and barley.',
      '8 years',
      'May 2013',
      'Shepherd, Lanner Farms Ltd',
      'April 2017',
      'A team of dogs.',
    ],
    {
      June: { ...strip, y: 100 },
      Farm: { y: 104 },
      '— P': { ...strip, y: 116 },
      Ewes: { y: 122 },
      8: { ...strip, y: 134 },
      May: { ...strip, y: 180 },
      Shep: { y: 184 },
      April: { ...strip, y: 200 },
      'A t': { y: 206 },
    },
  );
  expect(jobsOf(profile)).toEqual([
    ['Farm Manager', 'Wether Downs Ltd', '2017-06', null],
    ['Shepherd', 'Lanner Farms Ltd', '2013-05', '2017-04'],
  ]);
});
