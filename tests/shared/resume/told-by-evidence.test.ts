/** Shows that fields are told apart by what they are: names in forms, towns, languages, degrees, titles beside employers. */
import { describe, expect, test } from 'vitest';
import type { TextLine } from '../../../shared/extraction/index.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

async function documentOf(...lines: string[]) {
  return extractDocument(new TextEncoder().encode(lines.join('\n')));
}

async function profileOf(...lines: string[]) {
  return readResume(await documentOf(...lines)).profile;
}

const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', ''];

describe('the name', () => {
  test.each([
    [['NOMBRES\tRosalba del Carmen', 'APELLIDOS\tQuintanar Oyola'], 'Rosalba del Carmen', 'Quintanar Oyola'],
    [['First name: Ingrid', 'Surname: Vale-Osei'], 'Ingrid', 'Vale-Osei'],
    [['Apellidos y nombre', 'Arribalzaga Quiles, Nerea'], 'Nerea', 'Arribalzaga Quiles'],
    [['Currículum de Eustaquio Berrocal Piñeiro'], 'Eustaquio', 'Berrocal Piñeiro'],
  ])('%j', async (lines, firstName, lastName) => {
    expect(await profileOf(...lines, 'Correo: nadie@people.example')).toMatchObject({ firstName, lastName });
  });

  test('in small letters is known by the address of mail', async () => {
    expect(await profileOf('imogen tarrawick', 'hello@imogentarrawick.example')).toMatchObject({
      firstName: 'Imogen',
      lastName: 'Tarrawick',
    });
  });
});

describe('addresses', () => {
  test('are read whatever their ending, and over the end of a line', async () => {
    const { links, email } = await profileOf(
      'Olalla Brezo Nieto',
      'olalla.brezo',
      '@people.example',
      'brezo.example/taller · www.soldadura-brezo.example',
      'www.linkedin.com/in/olalla-brezo',
      '-nieto-7',
    );
    expect(email).toBe('olalla.brezo@people.example');
    expect(links).toEqual([
      'brezo.example/taller',
      'www.soldadura-brezo.example',
      'www.linkedin.com/in/olalla-brezo-nieto-7',
    ]);
  });

  test('a number to call is not cut where the header ends', async () => {
    const long =
      'Conductora profesional de autobús interurbano con veinte años de carretera y sin un solo accidente que contar a nadie';
    const profile = await profileOf(
      'Olalla Brezo Nieto',
      long,
      'Madrid',
      `${'Permisos C, D y E. '.repeat(3)}`,
      'Tel. 600 123 456',
    );
    expect(profile.phone).toBe('+34600123456');
  });

  test('the number of a file or a licence is none to call at', async () => {
    expect(
      (await profileOf('Olalla Brezo Nieto', 'Proceso 000-2024', 'Matrona · Colegiada 00/00000')).phone,
    ).toBeNull();
  });
});

describe('numbers and towns', () => {
  test('of two numbers the mobile is kept, and its name is no town of Alabama', async () => {
    const { phone, location } = await profileOf(
      'Prudence Amberley',
      '3 Thimble Row, Coventry, CV9 9ZZ',
      'Tel: 01632 960 777 Mobile: 07700 900777',
    );
    expect(phone).toBe('+447700900777');
    expect(location).toBe('Coventry');
  });

  test.each([
    ['Domicilio: Priv. de los Telares 27, Col. El Huso Viejo, Puebla, Pue.', 'Puebla, Pue.'],
    ['Filipino, English\nBatangas City, Philippines', 'Batangas City, Philippines'],
  ])('%s', async (line, town) => {
    expect((await profileOf('Prudence Amberley', line, 'prudence@people.example')).location).toBe(town);
  });
});

describe('languages', () => {
  test.each([
    [
      'on lines built like those of known ones',
      ['Español – nativo', 'Asturiano – nativo', 'Francés – B1'],
      ['Español', 'Asturiano', 'Francés'],
    ],
    ['beside known ones', ['English; conversational Hokkien; some Auslan'], ['English', 'Hokkien', 'Auslan']],
    [
      'with the words of their own name',
      ['Español · nativo', 'Creole haitiano · básico'],
      ['Español', 'Creole haitiano'],
    ],
  ])('are known without a list %s', async (_, lines, expected) => {
    const profile = await profileOf(...PERSON, 'IDIOMAS', ...lines);
    expect(profile.languages.map(({ name }) => name)).toEqual(expected);
  });

  test('other fields of a form below them are none', async () => {
    const { languages } = await profileOf(
      ...PERSON,
      'LANGUAGES',
      'English, Afrikaans',
      'Drivers licence\tCode 10',
      'Health\texcellent',
    );
    expect(languages.map(({ name }) => name)).toEqual(['English', 'Afrikaans']);
  });

  test('are found in a sentence where no section lists them', async () => {
    const { languages } = await profileOf(...PERSON, 'SOBRE MÍ', 'Hablo español y un poco de portugués de frontera.');
    expect(languages.map(({ name }) => name)).toEqual(['español', 'portugués']);
  });
});

describe('skills', () => {
  const skillsOf = async (...lines: string[]) =>
    (await profileOf(...PERSON, 'COMPETENCIAS', ...lines)).skills.map(({ name }) => name);

  test('are as they are written: pairs, levels and slashes', async () => {
    expect(await skillsOf('• Patronaje y escalado', '• Excel avanzado', '• Excel / Power Query')).toEqual([
      'Patronaje y escalado',
      'Excel avanzado',
      'Excel / Power Query',
    ]);
  });

  test('a level in a column of its own and the heads of a table are none', async () => {
    expect(await skillsOf('Herramienta\tNivel', 'Windows\tAvanzado', 'GLPI\tIntermedio')).toEqual(['Windows', 'GLPI']);
  });
});

describe('studies', () => {
  const studiesOf = async (...lines: string[]) =>
    (await profileOf(...PERSON, 'FORMACIÓN', ...lines)).education.map(({ degree, institution }) => [
      degree,
      institution,
    ]);

  test.each([
    ['Secundaria completa, I.E. Micaela Pukara, 2004', 'Secundaria completa', 'I.E. Micaela Pukara'],
    ['Leaving Certificate, Scoil Naomh Samhlach, Co. Clare, 1998', 'Leaving Certificate', 'Scoil Naomh Samhlach'],
    [
      'Bachelor of Education (Early Childhood), Ridgeway University, 2012',
      'Bachelor of Education (Early Childhood)',
      'Ridgeway University',
    ],
    [
      'Técnico en Panadería, Repostería y Confitería - IES Olmo - 2011',
      'Técnico en Panadería, Repostería y Confitería',
      'IES Olmo',
    ],
    [
      'Bachillerato general Instituto Regional Los Belenes\t2012',
      'Bachillerato general',
      'Instituto Regional Los Belenes',
    ],
  ])('%s', async (line, degree, institution) => {
    expect(await studiesOf(line)).toEqual([[degree, institution]]);
  });

  test('heads of columns say what is what', async () => {
    expect(
      await studiesOf('Centro\tTítulo\tAños', 'Olmo Norte\tDerecho\t2008 - 2012', 'Chopo Sur\tHistoria\t2004 - 2008'),
    ).toEqual([
      ['Derecho', 'Olmo Norte'],
      ['Historia', 'Chopo Sur'],
    ]);
  });
});

describe('jobs', () => {
  const jobsIn = (profile: Awaited<ReturnType<typeof profileOf>>) =>
    profile.experience.map(({ title, company }) => [title, company]);

  test('labels of a form say what is what, whatever the names look like', async () => {
    const profile = await profileOf(
      ...PERSON,
      'EXPERIENCIA LABORAL',
      'Empresa: Directora Norte',
      'Cargo: Almacenes y reparto',
      'Período: 2015 - 2019',
      'Empresa: Transportes del Valle Ltda.',
      'Cargo: Conductora',
      'Período: 2010 - 2015',
    );
    expect(jobsIn(profile)).toEqual([
      ['Almacenes y reparto', 'Directora Norte'],
      ['Conductora', 'Transportes del Valle Ltda.'],
    ]);
  });

  test.each([
    ['Electricista (FIFO)', 'Electricista'],
    ['Camarera (fines de semana)', 'Camarera'],
    ['Desarrolladora (Frontend)', 'Desarrolladora (Frontend)'],
  ])('a remark behind a title is no part of it: %s', async (written, title) => {
    const profile = await profileOf(...PERSON, 'EXPERIENCIA', `${written}, Talleres Brezo S.L.\t2015 - 2019`);
    expect(jobsIn(profile)).toEqual([[title, 'Talleres Brezo S.L.']]);
  });

  test.each(['J. Tordoff & Son', 'A. W. Pettigrew & Daughters', 'Consultora Tres Cerros, S.C.'])(
    'initials and legal forms end no name: %s',
    async (company) => {
      const profile = await profileOf(...PERSON, 'EXPERIENCE', `${company}\t2015 - 2019`, 'Apprentice plumber');
      expect(jobsIn(profile)).toEqual([['Apprentice plumber', company]]);
    },
  );

  test('names that are set alike are alike: an employer in larger type above several jobs', async () => {
    const document = await documentOf(
      ...PERSON,
      'EXPERIENCE',
      'Lanternfish Data',
      '4 years 3 months',
      'Lead administrator, Platform',
      'May 2021 - Present',
      'Looked after sixty clusters and two people who knew more about them than anybody else.',
      'Night administrator',
      'March 2019 - May 2021',
      'Moved the claims from one engine to another, with nine minutes of downtime in all.',
      'Buckeye Parcel',
      '5 years 5 months',
      'Junior administrator, Reports',
      'October 2013 - February 2019',
      'Kept the servers of two sites in step and wrote the reports that the board asked for.',
    );
    const faceOf = ({ text }: TextLine) =>
      /^(?:Lanternfish|Buckeye)/.test(text) ? 'large' : /administrator/.test(text) ? 'bold' : 'plain';
    const lines = document.lines.map((line) => ({
      ...line,
      face: faceOf(line),
      fontSize: faceOf(line) === 'large' ? 13 : 10,
    }));
    expect(jobsIn(readResume({ ...document, lines }).profile)).toEqual([
      ['Lead administrator, Platform', 'Lanternfish Data'],
      ['Night administrator', 'Lanternfish Data'],
      ['Junior administrator, Reports', 'Buckeye Parcel'],
    ]);
  });

  test('a date inside running text begins no job where the others stand at an edge', async () => {
    const profile = await profileOf(
      ...PERSON,
      'EXPERIENCE',
      'Database administrator, Buckeye Parcel\t2015 - 2021',
      'SQL Server 2012–2019, Always On groups across two sites',
      'Help desk technician, Miami Supply\t2011 - 2015',
    );
    expect(jobsIn(profile)).toEqual([
      ['Database administrator', 'Buckeye Parcel'],
      ['Help desk technician', 'Miami Supply'],
    ]);
  });
});

describe('jobs told in a sentence each, with their duties as bullets', () => {
  const DUTIES = ['    - Opening and closing of the workshop.', '    - Orders of thread and of needles since 2012.'];

  test('who, where and when are read, whatever leads into the sentence', async () => {
    const { experience } = await profileOf(
      'Prudence Amberley',
      'prudence@people.example',
      '',
      'WORK EXPERIENCE',
      '',
      '- Presently working as Senior Tailor in M/s. Blue Thimble Garments Pvt. Ltd., Coventry from June 2019 to till date.',
      ...DUTIES,
      '- Worked with Needle & Sons as a Cutter from Feb 2016 to May 2019.',
      ...DUTIES,
    );
    expect(experience).toMatchObject([
      { title: 'Senior Tailor', company: 'Blue Thimble Garments Pvt. Ltd.', startDate: '2019-06', current: true },
      { title: 'Cutter', company: 'Needle & Sons', startDate: '2016-02', endDate: '2019-05' },
    ]);
    expect(experience[0]?.bullets).toHaveLength(2);
  });

  test('in Spanish as well, over the end of a line', async () => {
    const { experience } = await profileOf(
      'Olalla Brezo Nieto',
      '',
      'EXPERIENCIA LABORAL',
      '',
      '• Actualmente trabajo como costurera en Confecciones Dedal Azul, en el barrio',
      'de Las Acacias, desde marzo de 2020 hasta la fecha.',
      '  • Arreglos y bajos.',
      '• Laboré como cortadora en Talleres Hilván desde enero de 2015 hasta febrero de 2020.',
      '  • Corte de patrones.',
    );
    expect(experience).toMatchObject([
      { title: 'costurera', startDate: '2020-03', current: true },
      { title: 'cortadora', company: 'Talleres Hilván', startDate: '2015-01', endDate: '2020-02' },
    ]);
  });
});
