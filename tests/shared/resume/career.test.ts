/** What a resume tells of a career, in many wordings of both languages, and what must not be taken for it. */
import { describe, expect, test } from 'vitest';
import { careerSchema } from '../../../shared/domain/career.ts';
import { EMPTY_PROFILE } from '../../../shared/domain/profile.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readCareer, readResume } from '../../../shared/resume/index.ts';
import { levelIn } from '../../../shared/resume/title-level.ts';

const AS_OF = '2026-11';

/** The career of a text that no profile was read from. */
function said(text: string, location: string | null = null) {
  const career = readCareer({ text, profile: { ...EMPTY_PROFILE, location }, sources: {} }, AS_OF);
  const facts = [...career.licences, ...career.workPermits, career.availability, career.salaryWish];
  for (const fact of facts) if (fact) expect(text.slice(fact.span.start, fact.span.end)).toBe(fact.text);
  expect(careerSchema.safeParse(career).error).toBeUndefined();
  return career;
}

async function careerOf(text: string) {
  const document = await extractDocument(new TextEncoder().encode(text), { fileName: 'cv.txt' });
  return readCareer({ text: document.text, ...readResume(document, { today: AS_OF }) }, AS_OF);
}

const RESUME = `Violeta Armengol Pazos
Zaragoza, España
Permiso de conducir: B y C

EXPERIENCIA
Jefa de taller
Depósitos Cinabrio, Zaragoza
03/2022 - actualidad
- Soldadura TIG y planificación de turnos.
- Selección de personal con incorporación inmediata para tres talleres.
- Tramitación de permisos de trabajo y banda salarial del equipo: 24.000 €.
Soldadora
Calderería Tramontana, Huesca
01/2018 - 06/2020
- Soldadura TIG de acero inoxidable.
Ayudante de taller
Hierros Turia, Teruel
03/2017 - 12/2018
- Carga de material y reparto con carnet de camión de la empresa.

OTROS DATOS
Disponibilidad: 15 días de preaviso
Pretensión salarial: 30.000-34.000 € brutos anuales
`;

describe('the career of a resume', () => {
  test('counts months once, gaps between jobs, and the skills that jobs show', async () => {
    const career = await careerOf(RESUME);
    expect(career).toMatchObject({
      asOf: AS_OF,
      currentTitle: 'Jefa de taller',
      seniority: 'lead',
      totalMonths: 40 + 57,
      gaps: [{ from: '2020-07', to: '2022-02', months: 20 }],
    });
    const welding = career.skillMonths.find(({ name }) => name === 'Soldadura TIG');
    expect(welding?.months).toBe(30 + 57);
    expect(career.place.country).toBe('ES');
    expect(career.place.city).not.toBeNull();
    expect(career.place.region).not.toBeNull();
  });

  test('takes facts about the person and no duties of a job', async () => {
    const career = await careerOf(RESUME);
    expect(career.licences.map(({ id }) => id)).toEqual(['licence:driving-b', 'licence:driving-c']);
    expect(career.workPermits).toEqual([]);
    expect(career.availability).toMatchObject({ immediate: false, noticeDays: 15 });
    expect(career.salaryWish).toMatchObject({ min: 30_000, max: 34_000, currency: 'EUR', period: 'year' });
  });

  test('is judged by its years where no title says a level', async () => {
    const years = (from: string, to: string) =>
      careerOf(`Edu Rial\n\nEXPERIENCIA\nElectricista\nLuces Norte, Vigo\n${from} - ${to}\n- Cuadros eléctricos.`);
    expect((await years('01/2026', 'actualidad')).seniority).toBe('entry');
    expect((await years('01/2023', 'actualidad')).seniority).toBe('mid');
    expect((await years('01/2012', '12/2022')).seniority).toBe('senior');
    expect((await years('01/2012', '12/2022')).currentTitle).toBeNull();
  });

  test('says nothing of somebody without dated jobs', () => {
    expect(said('Nora Plans\nnora@people.example')).toMatchObject({
      currentTitle: null,
      seniority: null,
      totalMonths: 0,
      skillMonths: [],
      gaps: [],
      availability: null,
      salaryWish: null,
      place: { city: null, region: null, country: null },
    });
  });

  test('leaves out what the person replaced or took out', () => {
    const text = 'Carnet de conducir B\nIncorporación inmediata\nCarnet de carretillero';
    const superseded = [{ start: 21, end: 44 }];
    const correction = { superseded, withoutConcepts: ['licence:forklift'] };
    const career = readCareer({ text, profile: EMPTY_PROFILE, sources: {}, correction }, AS_OF);
    expect(career.licences.map(({ id }) => id)).toEqual(['licence:driving-b']);
    expect(career.availability).toBeNull();
  });
});

describe('the level of a title', () => {
  test.each([
    ['Senior Backend Engineer', 'senior'],
    ['Desarrolladora sénior', 'senior'],
    ['Desarrollador semi senior', 'mid'],
    ['Junior Accountant', 'entry'],
    ['Becaria de marketing', 'entry'],
    ['Técnico en prácticas', 'entry'],
    ['Nursing Intern', 'entry'],
    ['Jefa de cocina', 'lead'],
    ['Encargado de almacén', 'lead'],
    ['Head of Data', 'lead'],
    ['Lead Generation Specialist', null],
    ['Engineering Manager', 'lead'],
    ['Project Manager', null],
    ['Art Director', null],
    ['Asistente de dirección', null],
    ['Chief Technology Officer', 'executive'],
    ['Directora general', 'executive'],
    ['VP of Sales', 'executive'],
    ['Senior Care Assistant', null],
    ['Registered Nurse', null],
    ['Camarero', null],
  ])('%s is %s', (title, level) => {
    expect(levelIn(title)).toBe(level);
  });
});

describe('licences', () => {
  test.each([
    ['Licencia de conducción C3', ['driving-ce']],
    ['Licencia de conducción: A2 y B1', ['driving-a', 'driving-b']],
    ['Licencia de conducción categoría C2', ['driving-c']],
    ['Carnet de conducir B', ['driving-b']],
    ['Carné B y vehículo propio', ['driving-b']],
    ['Permiso de conducir: B, C y D', ['driving-b', 'driving-c', 'driving-d']],
    ['Carnet de conducir B, C+E y D', ['driving-b', 'driving-ce', 'driving-d']],
    ['Carnet de conducir clase C', ['driving-c']],
    ["Driver's license (Class B)", ['driving-b']],
    ['Full clean driving licence', ['driving-b']],
    ['CDL Class A', ['cdl']],
    ['Carnet de carretillero en vigor', ['forklift']],
    ['Colegiada en enfermería', ['nursing-registration']],
  ])('%s', (text, ids) => {
    expect(said(text).licences.map(({ id }) => id)).toEqual(ids.map((id) => `licence:${id}`));
  });

  test.each([
    'Sin carné de conducir',
    'No tengo carnet de conducir',
    'Carnet de conducir: no',
    'Carnet de conducir en trámite',
    'Sacándome el carné de conducir',
    'Con ganas de sacarme el carnet B',
    "I don't have a driver's license",
    'No driving licence',
    'Working towards my forklift licence',
  ])('%s is none', (text) => expect(said(text).licences).toEqual([]));
});

describe('permission to work', () => {
  test.each([
    ['Permiso de trabajo en vigor', null],
    ['Permiso de trabajo en España', 'ES'],
    ['Permiso de residencia y trabajo en vigor', null],
    ['NIE en vigor', 'ES'],
    ['NIE', 'ES'],
    ['Autorizada para trabajar en España', 'ES'],
    ['Ciudadana europea', null],
    ['Residencia permanente', null],
    ['Authorized to work in the US', 'US'],
    ['Authorised to work in the United Kingdom', 'GB'],
    ['Eligible to work in the U.S. without sponsorship', 'US'],
    ['Right to work in Canada', 'CA'],
    ['EU citizen', null],
    ['US citizen', 'US'],
    ['Green card holder', 'US'],
    ['Work permit valid until March 2027', null],
    ['H-1B visa', 'US'],
    ['Visa sponsorship required', null],
    ['Does not require visa sponsorship', null],
  ])('%s', (text, country) => {
    expect(said(text).workPermits).toEqual([{ text, span: { start: 0, end: text.length }, country }]);
  });

  test('never quotes the number of a document', () => {
    expect(said('NIE: X0000000T').workPermits.map(({ text }) => text)).toEqual(['NIE']);
  });

  test.each([
    'Sin permiso de trabajo',
    'No tengo permiso de trabajo',
    'Permiso de trabajo: en trámite',
    'Tramitación de permisos de trabajo para clientes',
    'Helped clients obtain green cards',
    'I need a work permit',
    'Visa and Mastercard payments',
    'Nacionalidad española',
    'Conocimiento de permisos de trabajo',
  ])('%s states none', (text) => expect(said(text).workPermits).toEqual([]));
});

describe('availability', () => {
  test.each([
    ['Incorporación inmediata', true, null, null],
    ['Disponibilidad: inmediata', true, null, null],
    ['Puedo incorporarme de inmediato', true, null, null],
    ['Available immediately', true, null, null],
    ['Immediate start', true, null, null],
    ['Available from March 2027', false, '2027-03', null],
    ['Available full-time from September', false, '2027-09', null],
    ['Can start in January 2027', false, '2027-01', null],
    ['Disponible a partir de enero de 2027', false, '2027-01', null],
    ['Disponible desde enero', false, '2027-01', null],
    ['Disponible para trabajar desde 03/2027', false, '2027-03', null],
    ['Preaviso de 15 días', false, null, 15],
    ['Incorporación: 15 días', false, null, 15],
    ['Available to start in two weeks', false, null, 14],
    ['quince días de preaviso', false, null, 15],
    ['Preaviso: un mes', false, null, 30],
    ["two weeks' notice", false, null, 14],
    ['Notice period: 30 days', false, null, 30],
    ['Available in 2 weeks', false, null, 14],
    ['Disponibilidad inmediata (preaviso de 15 días)', true, null, 15],
  ])('%s', (text, immediate, from, noticeDays) => {
    expect(said(text).availability).toMatchObject({ text, immediate, from, noticeDays });
  });

  test.each([
    'Sin disponibilidad inmediata',
    'Not immediately available',
    'Disponibilidad para viajar',
    'Disponibilidad horaria completa',
    'Disponible los fines de semana',
    'Available Monday to Friday',
    'References available upon request',
  ])('%s says nothing of it', (text) => expect(said(text).availability).toBeNull());
});

describe('the salary wish', () => {
  test.each([
    ['Pretensión salarial: 24.000-28.000 € brutos/año', null, 24_000, 28_000, 'EUR', 'year'],
    ['Expectativas salariales entre 24.000 y 28.000 euros', null, 24_000, 28_000, 'EUR', 'year'],
    ['Expectativa salarial: 1.800 € netos al mes', null, 1_800, 1_800, 'EUR', 'month'],
    ['Pretensiones económicas: 30k', null, 30_000, 30_000, null, 'year'],
    ['Pretensiones: 30-35k', null, 30_000, 35_000, null, 'year'],
    ['Aspiro a un salario de 30.000 € anuales', null, 30_000, 30_000, 'EUR', 'year'],
    ['Expectativas salariales: a partir de 26.000 € brutos', null, 26_000, null, 'EUR', 'year'],
    ['Pretensión salarial: 15 €/hora', null, 15, 15, 'EUR', 'hour'],
    ['Pretensión salarial\n24.000 € brutos anuales', null, 24_000, 24_000, 'EUR', 'year'],
    ['Pretensión salarial: a convenir', null, null, null, null, null],
    ['Pretensión de renta: $1.200.000 líquidos', 'Santiago de Chile', 1_200_000, 1_200_000, 'CLP', null],
    ['Expectativa salarial: $25,000 mensuales', 'Ciudad de México', 25_000, 25_000, 'MXN', 'month'],
    ['Expected salary $65k', null, 65_000, 65_000, 'USD', 'year'],
    ['Salary expectations: 65,000 - 75,000 USD per year', null, 65_000, 75_000, 'USD', 'year'],
    ['Desired hourly rate: $25 - $30 per hour', null, 25, 30, 'USD', 'hour'],
    ['Target compensation: €55k+', null, 55_000, null, 'EUR', 'year'],
    ['Looking for a salary of $80,000', null, 80_000, 80_000, 'USD', 'year'],
    ['Looking for £32k', null, 32_000, 32_000, 'GBP', 'year'],
    ['Busco unos 24.000 € brutos al año', null, 24_000, 24_000, 'EUR', 'year'],
    ['Salary: $65k negotiable', null, 65_000, 65_000, 'USD', 'year'],
  ])('%s', (text, place, min, max, currency, period) => {
    expect(said(text, place).salaryWish).toMatchObject({ text, min, max, currency, period });
  });

  test('is not the pay of a job that was held', () => {
    expect(said('Current salary: $60,000. Expected salary: $70,000').salaryWish).toMatchObject({ min: 70_000 });
  });

  test.each([
    'Salario actual: 30.000 €',
    'Último salario: 22.000 €',
    'Current salary: $60,000',
    'Salario: 24.000 €',
    'Managed a salary budget of $2M',
    'Reduced salary expenses by 20,000',
  ])('%s is none', (text) => expect(said(text).salaryWish).toBeNull());
});
