/** Shows that lists are found whatever heads them and wherever the page has them, and that labels of forms which break over lines are whole. */
import { describe, expect, test } from 'vitest';
import { type ExtractedDocument, type TextLine, textDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

const PERSON = ['Wilmot Ashgrove-Penn', 'wilmot.ashgrove@people.example', ''];
const profileOf = (...lines: string[]) => readResume(textDocument([...PERSON, ...lines].join('\n'))).profile;
const namesOf = (skills: readonly { name: string }[]) => skills.map(({ name }) => name);

interface Placed extends Partial<TextLine> {
  text: string;
  /** Set apart from the line above. */
  gap?: boolean;
}

/** The document of a page whose lines say where they stand and how they are set. */
function page(lines: readonly Placed[]): ExtractedDocument {
  let text = '';
  const placed = lines.map(({ gap, ...line }, index): TextLine => {
    if (index > 0) text += gap ? '\n\n' : '\n';
    const start = text.length;
    text += line.text;
    const place = { page: 1, x: 40, y: 20 + 12 * index, width: 200, fontSize: 10, bold: false, column: 0 };
    return { ...place, ...line, start, end: text.length };
  });
  return { kind: 'pdf', text, lines: placed, pageCount: 1, links: [], flags: [], concealed: [] };
}

const heading = (text: string, more: Partial<Placed> = {}): Placed => ({ text, gap: true, bold: true, ...more });
const profileOnPage = (...lines: Placed[]) => readResume(page(lines)).profile;

const NAME: Placed = { text: 'Irma Olmedo Villar', fontSize: 20 };
const WORK: Placed[] = [
  heading('Experiencia laboral', { fontSize: 12 }),
  { text: 'Molinera, Molino La Tuerca Azul, 2015 - 2020' },
  heading('Estudios', { fontSize: 12 }),
  { text: 'Bachillerato, Instituto Cerro Inventado, 2012' },
];

describe('a list is found', () => {
  test.each(['SYSTEMS AND STRENGTHS', 'METHODS AND SOFTWARE'])(
    'below a heading with a word of employers: %s',
    (name) => {
      const { skills, education } = profileOf(
        'WORK HISTORY',
        'Miller, Lantern Mill Ltd, 2015 - 2020',
        '',
        'EDUCATION',
        'Diploma in Milling, Northbeck College, 2014',
        '',
        name,
        'Stone dressing · Sifting · Grain testing · Bagging',
        '',
        'LANGUAGES',
        'English',
      );
      expect(namesOf(skills)).toEqual(['Stone dressing', 'Sifting', 'Grain testing', 'Bagging']);
      expect(education).toHaveLength(1);
    },
  );

  test('at the top of a column whose heading is in own words', () => {
    const beside = { column: 1, x: 320 };
    const { skills } = profileOnPage(
      NAME,
      ...WORK,
      heading('Referencias', { fontSize: 12 }),
      heading('Sé hacer', { fontSize: 12, ...beside }),
      { text: 'Molienda, cernido, control de plagas', ...beside },
      heading('Voluntariado', { fontSize: 12, ...beside }),
      { text: 'Brigada del Cerro Inventado', ...beside },
    );
    expect(namesOf(skills)).toEqual(['Molienda', 'cernido', 'control de plagas']);
  });

  test('in a side bar whose headings are as large as the titles of jobs beside it', () => {
    const beside = { column: 1, x: 220 };
    const { skills } = profileOnPage(
      heading('Contacto'),
      { text: 'irma@people.example' },
      heading('Habilidades'),
      { text: 'Molienda' },
      { text: 'Cernido' },
      heading('Idiomas'),
      { text: 'Español' },
      { ...NAME, ...beside },
      heading('Trayectoria laboral', { fontSize: 12, ...beside }),
      heading('Molinera', beside),
      { text: 'Molino La Tuerca Azul', ...beside },
      { text: '2015 - 2020', ...beside },
      heading('Ayudante de molino', beside),
      { text: 'Molino El Grano Mudo', ...beside },
      { text: '2012 - 2015', ...beside },
      heading('Estudios', { fontSize: 12, ...beside }),
      { text: 'Bachillerato, Instituto Cerro Inventado, 2012', ...beside },
      heading('Cursos', { fontSize: 12, ...beside }),
      { text: 'Manejo de granos, 2019', ...beside },
    );
    expect(namesOf(skills)).toEqual(['Molienda', 'Cernido']);
  });

  test('of which each name is as large as the headings, and plain', () => {
    const large = (text: string): Placed => ({ text, fontSize: 18, gap: true });
    const { languages, education } = profileOnPage(
      { ...NAME, fontSize: 30 },
      heading('Experiencia laboral', { fontSize: 18 }),
      large('Molino La Tuerca Azul, S.L.'),
      { text: '2015 - 2020' },
      { text: 'Molinera' },
      { text: 'Molienda de trigo y de maíz, cernido y envasado para ochenta panaderías de la comarca' },
      { text: 'Cuentas del molino y formación de dos ayudantes en el picado de las muelas de piedra' },
      large('Distribuciones El Grano Mudo'),
      { text: '2012 - 2015' },
      { text: 'Ayudante de molino' },
      heading('Idiomas', { fontSize: 18 }),
      large('Inglés'),
      { text: 'Nativo' },
      large('Alemán'),
      { text: 'B1' },
      heading('Estudios', { fontSize: 18 }),
      large('Universidad de Corvera'),
      { text: 'Diplomatura en Gestión, 2009' },
      large('INAT'),
      { text: 'Curso de control de plagas, 2010' },
    );
    expect(namesOf(languages)).toEqual(['Inglés', 'Alemán']);
    expect(education.map(({ institution }) => institution)).toEqual(['Universidad de Corvera', 'INAT']);
  });

  test('in parts, one of which is called as a section of others is', () => {
    const part = (text: string): Placed => ({ text, bold: true, face: 'Part 9', fontSize: 9 });
    const section = (text: string) => heading(text, { fontSize: 12, face: 'Head 12' });
    const { skills, languages } = profileOnPage(
      NAME,
      section('Experiencia laboral'),
      { text: 'Molinera, Molino La Tuerca Azul, 2015 - 2020' },
      section('Conocimientos'),
      part('Lenguajes'),
      { text: 'TypeScript, Python' },
      part('Backend'),
      { text: 'NestJS, Redis' },
      part('Datos'),
      { text: 'PostgreSQL, Metabase' },
      part('Infra'),
      { text: 'Docker' },
      section('Idiomas'),
      { text: 'Inglés B2' },
      section('Estudios'),
      { text: 'Bachillerato, Instituto Cerro Inventado, 2012' },
    );
    expect(namesOf(skills)).toEqual(['TypeScript', 'Python', 'NestJS', 'Redis', 'PostgreSQL', 'Metabase', 'Docker']);
    expect(namesOf(languages)).toEqual(['Inglés']);
  });

  test('below the row of a form that asks for languages, where the next rows ask for something else', () => {
    const { skills, languages } = profileOf(
      'EMPLEOS',
      'Molinera, Molino La Tuerca Azul, 2015 - 2020',
      '',
      'CONOCIMIENTOS GENERALES',
      'Idiomas que habla\tEspañol, inglés',
      'Máquinas que sabe manejar\tMontacargas, apilador',
      'Otras funciones\tInventarios cíclicos, estiba',
    );
    expect(namesOf(languages)).toEqual(['Español', 'inglés']);
    expect(namesOf(skills)).toEqual(['Montacargas', 'apilador', 'Inventarios cíclicos', 'estiba']);
  });

  test('with languages in one section, each in its own list', () => {
    const { skills, languages } = profileOf(
      'PAQUETERÍA E IDIOMAS',
      'Tolva Plus • Hojas de cálculo',
      'Español (nativo) • Inglés (básico)',
    );
    expect(namesOf(skills)).toEqual(['Tolva Plus', 'Hojas de cálculo']);
    expect(namesOf(languages)).toEqual(['Español', 'Inglés']);
  });

  test('where two blanks part it, whatever stands in brackets', () => {
    const { skills } = profileOf('SKILLS', 'Lambing  Shearing (own dogs, not own sheep)  Fencing');
    expect(namesOf(skills)).toEqual(['Lambing', 'Shearing (own dogs, not own sheep)', 'Fencing']);
  });
});

describe('cells of a list', () => {
  test('are whole, whatever stands in brackets in them', () => {
    const { skills } = profileOf(
      'SKILLS',
      'Ledgers of the whole mill (monthly, yearly)\tTolva Plus\tGrain reports',
      'Stone dressing\tSifting\tBagging',
    );
    expect(namesOf(skills)).toEqual([
      'Ledgers of the whole mill (monthly, yearly)',
      'Tolva Plus',
      'Grain reports',
      'Stone dressing',
      'Sifting',
      'Bagging',
    ]);
  });

  test('stand below the names of their groups, which are none of them', () => {
    const { skills } = profileOf('SKILLS', 'Stock', 'Lambing\tShearing', 'Machinery', 'Telehandler\tQuad bike');
    expect(namesOf(skills)).toEqual(['Lambing', 'Shearing', 'Telehandler', 'Quad bike']);
  });
});

/** A field of a form whose labels are set flush right at one edge. */
const field = (label: string, value: string): Placed => ({
  text: `${label}\t${value}`,
  x: 200 - 4 * label.length,
  cellX: [200 - 4 * label.length, 210],
});

test('labels of a form that break over lines are whole', () => {
  const { skills, languages, location } = profileOnPage(
    field('Apellidos / Nombre', 'Olmedo Villar, Irma'),
    field('Dirección', 'Tepeyahualco'),
    field('Nacionalidad', 'Mexicana'),
    field('Correo electrónico', 'irma@people.example'),
    heading('Experiencia laboral'),
    field('Fechas', '2015 - 2020'),
    field('Cargo desempeñado', 'Molinera'),
    field('Empresa', 'Molino La Tuerca Azul'),
    heading('Capacidades y competencias'),
    { text: 'personales', bold: true, x: 150 },
    field('Idioma materno', 'Español'),
    field('Capacidades y competencias', 'Trato con clientes; trabajo en la feria'),
    field('sociales', 'de granos.'),
    field('Capacidades y competencias', 'Tolva Plus; Hojas de cálculo avanzado'),
    field('informáticas', 'Correo electrónico'),
    field('Permiso de conducción', 'B'),
  );
  expect(namesOf(skills)).toEqual(['Tolva Plus', 'Hojas de cálculo avanzado', 'Correo electrónico']);
  expect(namesOf(languages)).toEqual(['Español']);
  expect(location).toBe('Tepeyahualco');
});

test.each([
  ['Home Language\t:\tisiXhosa', 'isiXhosa'],
  ['Lengua materna: mapudungun', 'mapudungun'],
])('a form asks for the language somebody grew up with, listed or not: %s', (line, language) => {
  const { languages } = profileOf(line, 'LANGUAGES', 'English: good', 'Spanish: basic');
  expect(namesOf(languages)).toEqual([language, 'English', 'Spanish']);
});

describe('names within a section', () => {
  test('head parts of it where they stand further in than the headings that look like them', () => {
    const { skills, languages } = profileOnPage(
      NAME,
      heading('Experience'),
      { text: 'Miller, Lantern Mill Ltd, 2015 - 2020' },
      heading('Skills'),
      heading('Milling', { x: 80 }),
      { text: 'Sifting, Bagging', x: 80 },
      heading('Languages', { x: 80 }),
      { text: 'Java, Groovy', x: 80 },
      heading('Education'),
      { text: 'Diploma in Milling, Northbeck College, 2014' },
    );
    expect(namesOf(skills)).toEqual(['Sifting', 'Bagging', 'Java', 'Groovy']);
    expect(languages).toEqual([]);
  });

  test('are acronyms as well as words', () => {
    const { skills } = profileOnPage(
      NAME,
      ...['Experience', 'Education', 'Awards'].flatMap((text) => [
        heading(text, { fontSize: 16 }),
        { text: 'None yet' },
      ]),
      heading('Skills', { fontSize: 16 }),
      heading('Milling'),
      { text: 'Sifting', x: 60 },
      { text: 'Bagging', x: 60 },
      { text: 'Stone dressing', x: 60 },
      heading('IT'),
      { text: 'Ledgers', x: 60 },
      { text: 'Tolva Plus', x: 60 },
    );
    expect(namesOf(skills)).toEqual(['Sifting', 'Bagging', 'Stone dressing', 'Ledgers', 'Tolva Plus']);
  });

  test('stand before each of two lists in one row', () => {
    const { skills } = profileOf(
      'SKILLS',
      'Drawing\tPlomada, Compás Azul\tWriting\tCuaderno, Tolva Plus',
      'Building\tTimber frame, Lime\tOffice\tLedgers, Cartas',
    );
    expect(namesOf(skills)).toEqual([
      'Plomada',
      'Compás Azul',
      'Cuaderno',
      'Tolva Plus',
      'Timber frame',
      'Lime',
      'Ledgers',
      'Cartas',
    ]);
  });
});

test('a name with a sign of addresses in it is no address', () => {
  const { skills } = profileOf('SKILLS', 'Cl@ve, Ledgers, wilmot@people.example');
  expect(namesOf(skills)).toEqual(['Cl@ve', 'Ledgers']);
});

test('a line in small letters goes on with one that is long enough to break', () => {
  const { skills } = profileOf(
    'SKILLS',
    'SQL',
    'dbt',
    'Stone dressing and',
    'sifting',
    'Ledgers',
    'Bagging',
    'Tolva Plus',
  );
  expect(namesOf(skills)).toEqual(['SQL', 'dbt', 'Stone dressing and sifting', 'Ledgers', 'Bagging', 'Tolva Plus']);
});

describe('a course of study', () => {
  const studiesOf = (...lines: string[]) =>
    profileOf('EDUCATION', ...lines).education.map(({ degree, institution }) => [degree, institution]);

  test('has its subject above its kind, below the school and its time', () => {
    expect(
      studiesOf(
        'Northbeck College',
        '2010 - 2012',
        'Milling Technology',
        'Certificate',
        'Lantern High School',
        '2006 - 2010',
        'Dry Goods',
        'Diploma',
      ),
    ).toEqual([
      ['Certificate Milling Technology', 'Northbeck College'],
      ['Diploma Dry Goods', 'Lantern High School'],
    ]);
  });

  test('is what stands alone below its school', () => {
    expect(studiesOf('Universidad del Cerro Inventado', '2010 - 2015', '', 'in Abogado')).toEqual([
      ['Abogado', 'Universidad del Cerro Inventado'],
    ]);
  });

  test('may stand in brackets behind its school', () => {
    expect(
      studiesOf(
        'Ikot Polytechnic (HND Office Technology)\t2016 - 2020',
        'Grace Pillar Secondary School (WASSCE)\t2009 - 2015',
      ),
    ).toEqual([
      ['HND Office Technology', 'Ikot Polytechnic'],
      ['WASSCE', 'Grace Pillar Secondary School'],
    ]);
  });

  test('is not the foot of the page', () => {
    expect(
      studiesOf(
        'Northbeck College',
        'Diploma in Milling',
        '',
        'Wilmot Ashgrove-Penn — wilmot.ashgrove@people.example — 0491 570 156',
      ),
    ).toEqual([['Diploma in Milling', 'Northbeck College']]);
  });
});
