/** Reading whole resumes: formats, layouts and languages end in the same profile, with a source for each field. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileSchema } from '../../../shared/domain/profile.ts';
import { extractDocument, type TextLine } from '../../../shared/extraction/index.ts';
import { parseResumeFile, type ResumeReading, readResume } from '../../../shared/resume/index.ts';
import { type ResumeContent, resumeContent, resumeDocx, resumePdf, resumeTxt } from '../../support/resume-files.ts';

type Changes = Partial<ResumeContent>;

const FILES = [
  ['a PDF', (changes: Changes) => resumePdf(changes)],
  ['a PDF with a sidebar', (changes: Changes) => resumePdf(changes, 'two-columns')],
  ['a Word file', (changes: Changes) => resumeDocx(changes)],
  ['a Word file with a sidebar', (changes: Changes) => resumeDocx(changes, 'two-columns')],
  ['plain text', async (changes: Changes) => resumeTxt(changes)],
] as const;

async function readText(text: string): Promise<ResumeReading> {
  return readResume(await extractDocument(new TextEncoder().encode(text)));
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** The text values of a profile by the dotted keys of its sources. */
function textFields({ profile }: ResumeReading): Map<string, string> {
  const fields = new Map<string, string>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') fields.set(key, value);
    else if (value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) walk(inner, key === '' ? name : `${key}.${name}`);
    }
  };
  walk(profile, '');
  return fields;
}

describe.each(FILES)('%s', (_, build) => {
  test('in Spanish gives the whole profile', async () => {
    const profile = await parseResumeFile(await build({ language: 'es' }), 'cv');
    expect(profile).toMatchObject({
      firstName: 'Lucía',
      lastName: 'Belmonte Arriaga',
      email: 'lucia.belmonte@example.com',
      phone: '+34612345678',
      location: 'Zaragoza, España',
      links: ['linkedin.com/in/lucia-belmonte-ejemplo'],
      summary: resumeContent().summary,
      experience: [
        {
          title: 'Analista de Datos',
          company: 'Comercial Moncayo S.L.',
          startDate: '2019-03',
          endDate: null,
          current: true,
          bullets: resumeContent().jobs[0]?.bullets,
        },
        { title: 'Auxiliar Administrativa', startDate: '2015-09', endDate: '2019-02', current: false },
      ],
      education: [{ degree: 'Grado en Estadística', level: 'bachelor', institution: 'Universidad de Valdeherrera' }],
      languages: [
        { id: 'es', level: 'native' },
        { id: 'en', level: 'C1' },
      ],
      certificates: ['Certificado de Protección de Datos, 2021'],
    });
    expect(profile.skills.map((skill) => skill.name)).toEqual(['SQL', 'Power BI', 'Excel', 'Python']);
  });

  test('in English gives the whole profile', async () => {
    const profile = await parseResumeFile(await build({ language: 'en' }), 'cv');
    expect(profile).toMatchObject({
      firstName: 'Maren',
      lastName: 'Holloway',
      phone: '+15125550142',
      location: 'Austin, TX',
      experience: [
        { title: 'Registered Nurse', company: 'Pinebrook General Hospital', startDate: '2018-03', current: true },
        { title: 'Nursing Assistant', company: 'Larkfield Care Group', startDate: '2014-06', endDate: '2018-02' },
      ],
      education: [{ degree: 'Bachelor of Science in Nursing', institution: 'Westmoor University', endDate: '2014-05' }],
      languages: [
        { id: 'en', level: 'native' },
        { id: 'es', level: 'B2' },
      ],
      certificates: ['Basic Life Support, 2022'],
    });
  });

  test('says where every field stands', async () => {
    const document = await extractDocument(await build({ language: 'es' }));
    const reading = readResume(document);
    const dates = /Date$/;
    for (const [key, value] of textFields(reading)) {
      const field = key.replace(/^(skills|languages)\.(\d+)\.name$/, '$1.$2');
      if (/\.(?:id|level)$|^phone$/.test(key)) continue;
      const span = reading.sources[field];
      expect(span, field).toBeDefined();
      if (!dates.test(key)) expect(flat(document.text.slice(span?.start, span?.end)), field).toContain(value);
    }
    expect(document.text.slice(reading.sources.phone?.start, reading.sources.phone?.end)).toBe('+34 612 34 56 78');
  });

  test('gives a profile that fits the schema', async () => {
    profileSchema.parse(await parseResumeFile(await build({ language: 'en' }), 'cv'));
  });
});

describe('entries of experience', () => {
  test.each([
    ['title first, company below', 'Camarera\t06/2018 - 08/2020\nRestaurante La Ría\n- Atendí a 30 mesas por turno'],
    ['one line with bars', 'Camarera | Restaurante La Ría | 06/2018 - 08/2020\n- Atendí a 30 mesas por turno'],
    ['dates first', '06/2018 - 08/2020\nCamarera\nRestaurante La Ría\n- Atendí a 30 mesas por turno'],
    [
      'company first, dates on a line of their own',
      'Restaurante La Ría\nCamarera\n06/2018 - 08/2020\n- Atendí a 30 mesas por turno',
    ],
    ['one line with a comma', 'Camarera, Restaurante La Ría (06/2018 - 08/2020)\n- Atendí a 30 mesas por turno'],
    ['title en company', 'Camarera en Restaurante La Ría\njunio 2018 – agosto 2020\n- Atendí a 30 mesas por turno'],
  ])('are read with %s', async (_, entry) => {
    const { profile } = await readText(
      `Nerea Goñi Prat\nnerea@example.com\n\nExperiencia\n${entry}\n\nFormación\nBachillerato\nIES Monte Claro\n2017`,
    );
    expect(profile.experience).toMatchObject([
      {
        title: 'Camarera',
        company: 'Restaurante La Ría',
        startDate: '2018-06',
        endDate: '2020-08',
        bullets: ['Atendí a 30 mesas por turno'],
      },
    ]);
    expect(profile.education).toMatchObject([
      { degree: 'Bachillerato', level: 'high-school', institution: 'IES Monte Claro' },
    ]);
  });

  test('are read from bullets that begin with their dates', async () => {
    const { profile } = await readText(
      'Berta Solís\nberta@example.com\n\nExperiencia laboral\n- De marzo de 2015 a la actualidad: Asesora fiscal en Gestoría Miralrío S.L. Funciones: declaraciones de IVA y contabilidad.\n- De enero de 2010 a febrero de 2015: Administrativa en Bufete Rojas. Funciones: archivo y facturación.',
    );
    expect(profile.experience).toMatchObject([
      { title: 'Asesora fiscal', company: 'Gestoría Miralrío S.L.', startDate: '2015-03', current: true },
      { title: 'Administrativa', company: 'Bufete Rojas', startDate: '2010-01', endDate: '2015-02' },
    ]);
    expect(profile.experience[1]?.bullets).toEqual(['Funciones: archivo y facturación.']);
  });

  test('tell indented lines without bullets from the names above them', async () => {
    const { profile } = await readText(
      'Ada Moss\nada@example.com\n\nExperience\nWarehouse Operative\t2015 - 2019\nCalder Freight Ltd\n    Loaded thirty trucks a day\n    Trained new drivers\nPicker\t2012 - 2015\nAshby Foods Ltd\n    Packed boxes',
    );
    expect(profile.experience).toMatchObject([
      {
        title: 'Warehouse Operative',
        company: 'Calder Freight Ltd',
        bullets: ['Loaded thirty trucks a day', 'Trained new drivers'],
      },
      { title: 'Picker', company: 'Ashby Foods Ltd', bullets: ['Packed boxes'] },
    ]);
  });

  test('that end after today are current', async () => {
    const document = await extractDocument(
      new TextEncoder().encode('Ada Moss\n\nExperience\nClerk\t2015 - 2030\nCalder Ltd'),
    );
    expect(readResume(document, { today: '2025-06' }).profile.experience[0]?.current).toBe(true);
    expect(readResume(document).profile.experience[0]?.current).toBe(false);
  });

  test('several titles under one company share it', async () => {
    const { profile } = await readText(
      'Ada Moss\nada@example.com\n\nExperience\nNorthwind Bank\n2015 - 2021\nSenior Analyst\t2018 - 2021\n- Led audits\nAnalyst\t2015 - 2018\n- Wrote reports',
    );
    expect(profile.experience.map(({ title, company }) => [title, company])).toEqual([
      ['Senior Analyst', 'Northwind Bank'],
      ['Analyst', 'Northwind Bank'],
    ]);
  });
});

describe('the name', () => {
  test.each([
    ['María José Ferrer Lago', 'María José', 'Ferrer Lago'],
    ['JUAN PABLO RIVAS ORTEGA', 'Juan Pablo', 'Rivas Ortega'],
    ['ULISES DE LA CRUZ-SOLÍS', 'Ulises', 'De la Cruz-Solís'],
    ['Curriculum Vitae de Rosa Vidal Pons', 'Rosa', 'Vidal Pons'],
  ])('of %s is parted the Spanish way', async (written, firstName, lastName) => {
    const { profile } = await readText(
      `${written}\ncorreo@example.com\n\nPerfil\nPersona de confianza con experiencia en la atención al cliente y en el comercio.\n\nIdiomas\nEspañol`,
    );
    expect(profile).toMatchObject({ firstName, lastName });
  });

  test('is not taken from a job title or a heading', async () => {
    const { profile } = await readText('Senior Project Manager\nWork Experience\n2015 - 2018 Acme Ltd');
    expect(`${profile.firstName}${profile.lastName}`).toBe('');
  });
});

test('languages are found with their level in words and codes', async () => {
  const { profile } = await readText('Idiomas\nInglés: nivel alto\nFrancés - B1\nCatalán nativo\nAlemán básico');
  expect(profile.languages.map(({ id, level }) => [id, level])).toEqual([
    ['en', 'C1'],
    ['fr', 'B1'],
    ['ca', 'native'],
    ['de', 'A2'],
  ]);
});

test('languages inside a list of skills are languages', async () => {
  const { profile } = await readText('Competencias\nInglés B2, Excel, Contabilidad');
  expect(profile.languages).toMatchObject([{ id: 'en', level: 'B2' }]);
  expect(profile.skills.map((skill) => skill.name)).toEqual(['Excel', 'Contabilidad']);
});

test('programming languages among the skills are no spoken languages', async () => {
  const { profile } = await readText('Skills\nLanguages: Python, Java\nTools: Docker, Git');
  expect(profile.skills.map((skill) => skill.name)).toEqual(['Python', 'Java', 'Docker', 'Git']);
  expect(profile.languages).toEqual([]);
});

test('labels among the skills that name spoken languages open their section, and one of skills ends it', async () => {
  const { profile } = await readText(
    'Competencias personales\nLengua materna\tEspañol\nOtros idiomas\tInglés B2\nCompetencias profesionales\tExcel, SAP',
  );
  expect(profile.languages.map(({ id }) => id)).toEqual(['es', 'en']);
  expect(profile.skills.map(({ name }) => name)).toEqual(['Excel', 'SAP']);
});

test('any text at all can be read', async () => {
  const words = fc.constantFrom(
    'Experiencia',
    'Education',
    '2019',
    '- ',
    '\t',
    '\n',
    '\n\n',
    'Skills:',
    'de',
    '03/2019 - ',
    '@',
    '•',
    '(',
    'Inglés',
    'a@b.co',
  );
  const text = fc.array(fc.oneof(words, fc.string({ unit: 'grapheme' }))).map((parts) => `x1${parts.join(' ')}`);
  await fc.assert(
    fc.asyncProperty(text, async (written) => {
      const lines: TextLine[] = [];
      let start = 0;
      for (const part of written.split('\n')) {
        if (part.trim() !== '') {
          const place = { page: 1, x: 0, y: lines.length, width: 1, fontSize: 11, bold: false, column: 0 };
          lines.push({ text: part, start, end: start + part.length, ...place });
        }
        start += part.length + 1;
      }
      const reading = readResume({
        kind: 'txt',
        text: written,
        lines,
        pageCount: 1,
        links: [],
        flags: [],
        concealed: [],
      });
      profileSchema.parse(reading.profile);
      for (const span of Object.values(reading.sources)) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeLessThanOrEqual(written.length);
        expect(span.start).toBeLessThan(span.end);
      }
    }),
    { numRuns: 300 },
  );
});

describe('entries as people set them', () => {
  const welder = [
    'Barnaby Quillfeather',
    'Welder',
    'barnaby@people.example',
    '',
    'WORK EXPERIENCE',
    'Welder',
    'Kankakee Bridge and Beam, Joliet, IL',
    'June 2022 - Present',
    '- MIG welding of beams.',
    '',
    'Mozo de almacén',
    'Distribuciones Peonza, Leganés',
    'August 2021 - May 2022',
    '- Loading and unloading of lorries.',
    '',
    'EDUCATION',
    'High school diploma, Elm Hollow High School',
    '2020',
    '',
    'CERTIFICATIONS',
    'AWS D1.1',
    'Curso de iniciación a la contabilidad general, 60 horas, 2025',
    'OSHA 10',
    '',
    'LANGUAGES',
    'English: native',
  ].join('\n');

  test('an employer beside its town is the employer', async () => {
    const { profile } = await readText(welder);
    expect(profile.experience.map(({ title, company, location }) => [title, company, location])).toEqual([
      ['Welder', 'Kankakee Bridge and Beam', 'Joliet, IL'],
      ['Mozo de almacén', 'Distribuciones Peonza', 'Leganés'],
    ]);
  });

  test('certificates in capitals are certificates and no headings, one to a line', async () => {
    const { profile } = await readText(welder);
    expect(profile.certificates).toEqual([
      'AWS D1.1',
      'Curso de iniciación a la contabilidad general, 60 horas, 2025',
      'OSHA 10',
    ]);
  });

  test('a name in capitals is read as a name, and its source is what stands in the text', async () => {
    const reading = await readText(
      'ULISES CANDIL BARROSO\nCamarero de sala y terraza en el norte de la costa\nulises@people.example\n\nIdiomas\nEspañol nativo',
    );
    expect(reading.profile).toMatchObject({ firstName: 'Ulises', lastName: 'Candil Barroso' });
    const { start, end } = reading.sources.lastName ?? { start: 0, end: 0 };
    expect('ULISES CANDIL BARROSO'.slice(start, end)).toBe('CANDIL BARROSO');
  });
});

test('a skill keeps the level behind it as written', async () => {
  const { profile } = await readText(
    'Nerea Goñi Prat\nnerea@example.com\n\nCompetencias\nSoporte vital avanzado, Excel avanzado',
  );
  expect(profile.skills.map(({ name }) => name)).toEqual(['Soporte vital avanzado', 'Excel avanzado']);
});
