/** Shows that files of each format become rows, and that whatever else someone uploads is refused with its reason. */
import { describe, expect, it } from 'vitest';
import { exportFile } from '../../../lambdas/exchange/export-file.ts';
import { employerRow, jobRow, talentRow } from '../../../lambdas/exchange/export-rows.ts';
import { type ImportFile, readImportFile } from '../../../lambdas/exchange/import-file.ts';
import type { ImportedRecords } from '../../../lambdas/exchange/imported-record.ts';
import { importedText } from '../../../lambdas/exchange/talent-target.ts';
import type { ImportedTalent } from '../../../shared/domain/exchange-talents.ts';
import { IMPORT_ROWS_MAX, type ImportFormat } from '../../../shared/domain/run.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';
import { aJob, anEmployer, aProfile, aTalent } from '../records.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array, format: ImportFormat = 'csv', records: ImportedRecords = 'talents') =>
  readImportFile(typeof text === 'string' ? bytesOf(text) : text, { records, format });

function rowsOf(...given: Parameters<typeof read>): ImportFile {
  const file = read(...given);
  if ('failure' in file) throw new Error(file.failure);
  return file;
}

const valuesOf = (file: ImportFile) => file.rows.map(({ record }) => record?.value);
const errorsOf = (file: ImportFile) => file.rows.flatMap(({ errors }) => errors);

describe('a spreadsheet of talents', () => {
  it('is understood with Spanish and English heads, accents or none, in any order', () => {
    const es = rowsOf('correo;APELLIDOS;Nombre;Telefono\nana@people.example;Ruiz Gil;Ana;600 111 222');
    const en = rowsOf('Phone number,E-mail,First name,Surname\n600 111 222,ana@people.example,Ana,Ruiz Gil');
    expect(valuesOf(es)).toEqual(valuesOf(en));
    expect(valuesOf(es)).toMatchObject([{ firstName: 'Ana', lastName: 'Ruiz Gil', email: 'ana@people.example' }]);
  });

  it('may have the whole name in one column, two surnames being the last name', () => {
    const file = rowsOf('Nombre completo;Email\nAna Ruiz Gil;a@people.example\n"Ruiz Gil, Ana";b@people.example');
    expect(valuesOf(file)).toMatchObject([
      { firstName: 'Ana', lastName: 'Ruiz Gil' },
      { firstName: 'Ana', lastName: 'Ruiz Gil' },
    ]);
  });

  it('names each wrong value by row and column, and never repeats it', () => {
    const file = rowsOf('nombre,apellidos,email,teléfono\nAna,Ruiz,secret value,\n,,,\nEva,Sol,,\nIda,,i@x.example,12');
    expect(errorsOf(file)).toEqual([
      { row: 2, path: 'email', code: 'EMAIL_INVALID' },
      { row: 4, path: 'email', code: 'EMAIL_OR_PHONE_REQUIRED' },
      { row: 5, path: 'lastName', code: 'LAST_NAME_REQUIRED' },
      { row: 5, path: 'phone', code: 'PHONE_INVALID' },
    ]);
    expect(JSON.stringify(file.rows.map(({ errors }) => errors))).not.toContain('secret');
  });

  it('takes one address for one person, and a number for who has no address', () => {
    const head = 'nombre,apellidos,email,teléfono';
    const file = rowsOf(`${head}\nA,B,A@x.example,\nC,D,a@X.example,\nE,F,,+34 600111222\nG,H,,0034 600 111 222`);
    expect(errorsOf(file)).toEqual([
      { row: 3, path: 'email', code: 'DUPLICATE_IN_FILE' },
      { row: 5, path: 'phone', code: 'DUPLICATE_IN_FILE' },
    ]);
  });

  it('refuses a row whose cells have moved', () => {
    const file = rowsOf('nombre,apellidos,email\nAna,Ruiz, Gil,a@x.example');
    expect(errorsOf(file)).toEqual([{ row: 2, path: '', code: 'ROW_NOT_READABLE' }]);
  });

  it('is read in Windows encoding too', () => {
    const latin = Uint8Array.from(
      [...'nombre;apellidos;email\nBegoña;Ñáñez;b@x.example'].map((sign) => sign.charCodeAt(0)),
    );
    expect(valuesOf(rowsOf(latin))).toMatchObject([{ firstName: 'Begoña', lastName: 'Ñáñez' }]);
  });
});

describe('what is no file of records', () => {
  it.each([
    ['an empty one', '', 'csv', 'FILE_HAS_NO_ROWS'],
    ['a head alone', 'nombre;email\n', 'csv', 'FILE_HAS_NO_ROWS'],
    ['a table of something else', 'uno;dos\n1;2', 'csv', 'COLUMNS_UNKNOWN'],
    ['a picture', '\u0089PNG\0\0', 'csv', 'FILE_NOT_READABLE'],
    ['a workbook', 'PK\u0003\u0004\0', 'json', 'FILE_NOT_READABLE'],
    ['broken JSON', '[{"email":', 'json', 'FILE_NOT_READABLE'],
    ['a number', '12', 'json', 'FILE_NOT_READABLE'],
    ['an empty list', '[]', 'json', 'FILE_HAS_NO_ROWS'],
    ['JSON without known fields', '[{"uno":1}]', 'json', 'COLUMNS_UNKNOWN'],
    ['a resume of another make', '[{"name":"Ana"}]', 'json-resume', 'COLUMNS_UNKNOWN'],
    [
      'too many records',
      JSON.stringify(Array(IMPORT_ROWS_MAX + 1).fill({ email: 'a' })),
      'json',
      'FILE_HAS_TOO_MANY_ROWS',
    ],
    ['too many rows', `email\n${'a\n'.repeat(IMPORT_ROWS_MAX + 1)}`, 'csv', 'FILE_HAS_TOO_MANY_ROWS'],
  ] as const)('%s is refused with its reason', (_, text, format, failure) => {
    expect(read(text, format)).toEqual({ failure });
  });

  it('does no harm, however deep or wide it is', () => {
    expect(read('['.repeat(1_000_000), 'json')).toEqual({ failure: 'FILE_NOT_READABLE' });
    const deep = `[{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`;
    expect(errorsOf(rowsOf(deep, 'json'))).toContainEqual({ row: 1, path: 'email', code: 'EMAIL_INVALID' });
    const wide = `email,${'x,'.repeat(10_000)}\na@x.example`;
    expect(rowsOf(wide).ignoredColumns).toHaveLength(50);
    expect(rowsOf('[{"__proto__":{"email":"x"},"constructor":1,"email":"a@x.example"}]', 'json').rows).toHaveLength(1);
  });

  it('says which columns nothing was made of', () => {
    expect(rowsOf('email,Color,Nombre,Email\na@x.example,azul,Ana,b').ignoredColumns).toEqual(['Color', 'Email']);
  });
});

const RESUME = {
  basics: {
    name: 'Jane Roe',
    label: 'Data engineer',
    email: 'jane@people.example',
    phone: '+34 600 111 333',
    url: 'https://jane.example',
    summary: 'I build the pipelines that the data of a hospital goes through, with care.',
    location: { city: 'Zaragoza', region: 'Aragón', countryCode: 'ES' },
  },
  work: [
    {
      name: 'Acme Health',
      position: 'Data engineer',
      startDate: '2019-03-01',
      endDate: '2021-06-30',
      summary: 'Pipelines of the data of all patients.',
      highlights: ['Moved the warehouse to Snowflake'],
    },
    { name: 'Globex', position: 'Analyst', startDate: '2015-06', endDate: '2019-02' },
  ],
  education: [
    {
      institution: 'University of Leeds',
      area: 'Computer Science',
      studyType: 'Bachelor',
      startDate: '2011-09',
      endDate: '2015-06',
    },
  ],
  skills: [{ name: 'Databases', keywords: ['PostgreSQL', 'Snowflake'] }],
  languages: [
    { language: 'English', fluency: 'Native speaker' },
    { language: 'Spanish', fluency: 'Fluent' },
  ],
  certificates: [{ name: 'SnowPro Core', issuer: 'Snowflake', date: '2022-01-01' }],
  projects: [{ name: 'Open beds', description: 'A map of free beds.' }],
  volunteer: [{ organization: 'Code Club', position: 'Mentor', startDate: '2020-01' }],
};

async function readBack(talent: unknown) {
  const text = importedText(talent as ImportedTalent);
  const document = await extractDocument(bytesOf(text), { declaredType: 'text/plain' });
  return { text, profile: readResume(document, { today: '2026-11' }).profile };
}

describe('a resume of jsonresume.org', () => {
  it('becomes a text that the reader understands: titles, companies, months, degrees, skills and languages', async () => {
    const [talent] = valuesOf(rowsOf(JSON.stringify(RESUME), 'json-resume'));
    expect(talent).toMatchObject({ firstName: 'Jane', lastName: 'Roe', headline: 'Data engineer', language: 'en' });
    const { profile, text } = await readBack(talent);
    expect(profile.experience).toMatchObject([
      { title: 'Data engineer', company: 'Acme Health', startDate: '2019-03', endDate: '2021-06' },
      { title: 'Analyst', company: 'Globex', startDate: '2015-06', endDate: '2019-02' },
    ]);
    expect(profile.experience[0]?.bullets).toContain('Moved the warehouse to Snowflake');
    expect(profile.education).toMatchObject([
      { level: 'bachelor', institution: 'University of Leeds', startDate: '2011-09', endDate: '2015-06' },
    ]);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Databases', 'PostgreSQL', 'Snowflake']);
    expect(profile.languages).toMatchObject([
      { id: 'en', level: 'native' },
      { id: 'es', level: 'C1' },
    ]);
    expect(text).toContain('Open beds');
    expect(text).toContain('Mentor');
  });

  it('may be one of many, and one that holds nothing is refused alone', () => {
    const file = rowsOf(JSON.stringify([RESUME, {}, 7, { basics: null, work: 'x', skills: [null, 3] }]), 'json-resume');
    expect(file.rows.map(({ record }) => record !== undefined)).toEqual([true, false, false, false]);
    expect(errorsOf(file)).toContainEqual({ row: 3, path: '', code: 'ROW_NOT_READABLE' });
  });
});

describe('what the product exported itself', () => {
  const profile = aProfile({
    summary: 'Suelda desde 2015.',
    experience: [
      {
        ...{ title: 'Soldadora TIG', company: 'Talleres Yunque', location: 'Zaragoza', startDate: '2019-03' },
        ...{ endDate: null, current: true, bullets: ['Depósitos de acero inoxidable'] },
      },
    ],
    education: [
      {
        ...{
          degree: 'Grado en Ingeniería Mecánica',
          level: 'bachelor' as const,
          institution: 'Universidad de Zaragoza',
        },
        ...{ startDate: '2010-09', endDate: '2014-06' },
      },
    ],
    skills: [
      { id: null, name: 'Soldadura TIG' },
      { id: null, name: '=Inox' },
    ],
    languages: [{ id: 'es', name: 'Español', level: 'native' }],
    certificates: ['Carné de carretillero'],
    links: ['https://amapola.example'],
  });
  const applied = {
    firstName: 'Amapola',
    lastName: 'Quintanar',
    phone: '+34 600 111 222',
    location: 'Zaragoza',
    headline: 'Soldadora',
  };

  it.each(['csv', 'json'] as const)(
    'comes in again as %s with everything that was known of a person',
    async (format) => {
      const file = rowsOf(exportFile([talentRow(aTalent({ applied }), profile)], 'talents', format), format);
      expect(errorsOf(file)).toEqual([]);
      const [talent] = valuesOf(file);
      expect(talent).toMatchObject({ ...applied, email: 'amapola@people.example', link: 'https://amapola.example' });
      expect(talent).toMatchObject({ skills: ['Soldadura TIG', '=Inox'], certificates: ['Carné de carretillero'] });
      const { profile: read } = await readBack(talent);
      expect(read.experience).toEqual(profile.experience);
      expect(read.education).toEqual(profile.education);
      expect(read.languages).toEqual(profile.languages);
    },
  );

  it.each(['csv', 'json'] as const)('comes in again as %s with jobs and employers as they were', (format) => {
    const job = aJob();
    const jobs = rowsOf(exportFile([jobRow(job)], 'jobs', format), format, 'jobs');
    expect(errorsOf(jobs)).toEqual([]);
    const { jobId: _, version: __, slug: ___, createdAt, updatedAt, publishedAt, criteria, ...input } = job;
    expect(valuesOf(jobs)).toEqual([input]);
    const employer = anEmployer({ notes: '-llamar el lunes' });
    const employers = rowsOf(exportFile([employerRow(employer)], 'employers', format), format, 'employers');
    const { company, notes, primaryContact } = employer;
    expect(valuesOf(employers)).toMatchObject([{ company, notes, primaryContact }]);
  });
});

describe('a spreadsheet of jobs', () => {
  const HEAD =
    'título;empresa;lugar;sector;categoría;tipo;nivel;descripción;estado;público;salario mínimo;salario máximo';

  it('has drafts unless it says otherwise, and understands the words of the panel', () => {
    const file = rowsOf(
      `${HEAD}\nSoldador;Yunque;Zaragoza;Metal;Taller;jornada completa;intermedio;Soldar;;;24.000;30.000 €`,
      'csv',
      'jobs',
    );
    expect(valuesOf(file)).toMatchObject([
      {
        status: 'draft',
        jobType: 'full-time',
        experienceLevel: 'mid',
        salaryMin: 24_000,
        salaryMax: 30_000,
        public: false,
      },
    ]);
  });

  it('publishes no job without its pay range', () => {
    const file = rowsOf(
      `${HEAD}\nSoldador;Yunque;Zaragoza;Metal;Taller;temporal;senior;Soldar;activo;sí;;`,
      'csv',
      'jobs',
    );
    expect(errorsOf(file).map(({ code }) => code)).toEqual(['PAY_RANGE_REQUIRED', 'PAY_RANGE_REQUIRED']);
  });
});
