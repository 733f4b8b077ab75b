/** What proves studies, a level, a licence and knowledge of laws: only what was finished, of that level, and of that country. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob, jobOfText, resumeOfText, scoreMatch } from '../../../shared/matching/index.ts';

function verdict(ad: string, resume: string, id: string) {
  const { criteria } = scoreMatch(jobOfText(ad), resumeOfText(resume));
  return criteria.find((one) => one.id === id)?.verdict;
}

describe('a degree is not shown', () => {
  const ad = "Archivist\nRequirements:\n- Master's degree";

  test.each([
    'Master any filing plan within a week',
    'Master in karate, third dan',
    'MBA: lo estoy pensando',
    'Thinking about a master of arts',
    'Máster en archivística, lo dejé en 2020',
    'Doctorado: inscrita en 2015, baja definitiva en 2018',
  ])('by %s', (line) => expect(verdict(ad, `EDUCATION\n${line}`, 'education')).not.toBe('met'));

  test.each(['Master of Arts, 2014', 'Máster en archivística, 2014', "Master's, archives and records"])(
    'other than by one that was finished: %s',
    (line) => expect(verdict(ad, `EDUCATION\n${line}`, 'education')).toBe('met'),
  );

  test('nor the upper school by the lower one', () => {
    const upper = 'Porter\nRequirements:\n- High school diploma';
    expect(verdict(upper, 'FORMACIÓN\nGraduado en ESO, 2016', 'education')).toBe('missing');
    expect(verdict(upper, 'FORMACIÓN\nBachillerato, 2016', 'education')).toBe('met');
  });

  test('nor the lower school by a course of a day', () => {
    const lower = 'Conductor de reparto\nRequisitos:\n- Educación secundaria obligatoria';
    expect(verdict(lower, 'FORMACIÓN\nCurso de conducción en nieve, 2020', 'education')).not.toBe('met');
  });
});

describe('the level of a job', () => {
  const junior = 'Junior Surveyor\nRequirements:\n- Levelling and setting out';
  const at = (title: string) => `EXPERIENCE\n${title}, 2021 - 2024\n- Levelling and setting out of roads`;

  test('is shown by a title of that level', () => {
    expect(verdict(junior, at('Junior Surveyor'), 'seniority')).toBe('met');
  });

  test('is claimed where only years tell it, or the title is of another', () => {
    expect(verdict(junior, at('Surveyor'), 'seniority')).not.toBe('met');
    expect(verdict(junior, at('Senior Surveyor'), 'seniority')).not.toBe('met');
  });

  test('is not asked by who seeks an assistant', () => {
    const ids = criteriaOfJob({
      ...{ jobId: 'a', title: 'Assistant Surveyor', company: '', location: '', industry: '', category: '' },
      ...{ jobType: 'full-time', experienceLevel: null, requirements: [], tags: [], remotePolicy: 'on-site' },
      description: 'Requirements:\n- Levelling and setting out',
    }).map(({ id }) => id);
    expect(ids).not.toContain('seniority');
  });
});

describe('a licence', () => {
  const ad = 'Aircraft mechanic in Denver, Colorado, United States\nRequirements:\n- FAA aircraft maintenance licence';

  test('of another country is claimed', () => {
    expect(
      verdict(ad, 'CERTIFICATES\nEASA Part 66 aircraft maintenance licence, 2018', 'licence:aircraft-maintenance'),
    ).toBe('claimed');
    expect(verdict(ad, 'CERTIFICATES\nFAA aircraft maintenance licence, 2018', 'licence:aircraft-maintenance')).toBe(
      'met',
    );
  });

  test('to drive holds abroad unless the ad says whose', () => {
    const held = 'LICENCIAS\nCarnet de conducir B\nVivo en Sevilla, España. Antes en Cádiz, España.';
    expect(verdict('Repartidor en Lima, Perú\nRequisitos:\n- Carnet de conducir B', held, 'licence:driving-b')).toBe(
      'met',
    );
    expect(verdict("Courier\nRequirements:\n- Valid U.S. driver's license", held, 'licence:driving-b')).toBe('claimed');
  });

  test('to drive counts in its own country, whatever language the ad is in', () => {
    const held =
      'Madrid\n\nEXPERIENCIA\nRepartidora, Madrid, 2018 - 2024\n- Reparto en Toledo\n\nOTROS\nCarnet de conducir B';
    const of = (place: string) =>
      verdict(`Courier in ${place}\nRequirements:\n- Driving licence B`, held, 'licence:driving-b');
    expect(of('Madrid, Spain')).toBe('met');
    expect(of('Leeds, UK')).toBe('claimed');
  });
});

test('taxes of another country are claimed, of this one shown', () => {
  const ad = 'Contador en Bogotá, Colombia\nRequisitos:\n- Fiscalidad ante la DIAN';
  const did = (office: string) =>
    `EXPERIENCIA\nContador, 2016 - 2024\n- Contabilidad y fiscalidad, declaraciones de impuestos ante ${office}\n\nContador, 2010 - 2015\n- Fiscalidad ante ${office}`;
  expect(verdict(ad, did('la SUNAT'), 'skill:tax')).toBe('claimed');
  expect(verdict(ad, did('la DIAN'), 'skill:tax')).toBe('met');
});

test.each(['Título universitario: no lo pedimos.', 'University degree: we do not ask for one.'])(
  'a denial asks nothing: %s',
  (line) => {
    const job = jobOfText(`Librera\nRequisitos:\n- Amor por los libros\n- ${line}`);
    expect(job.education).toBeNull();
  },
);

describe('a skill that an ad only points at', () => {
  const ad = 'Lift fitter\nRequirements:\n- Reading of wiring diagrams in dim shafts\n- Lift maintenance';

  test('is asked in the words of the ad', () => {
    const labels = jobOfText(ad).skills.map(({ label }) => label.en);
    expect(labels.some((label) => label.includes('wiring diagrams'))).toBe(true);
    expect(labels).not.toContain('Electrical design');
  });
});

describe('a paper that says less than the ad', () => {
  const licence = (ad: string, resume: string, id: string) => verdict(ad, `CERTIFICATIONS\n${resume}`, id);

  test('is a claim where it may be of another country', () => {
    const ad = 'Jardinera\nRequisitos:\n- Permiso de conducir B para los viveros de la sierra';
    expect(licence(ad, "Valid driver's license, held since the age of twenty", 'licence:driving-b')).toBe('claimed');
    expect(licence(ad, 'Carnet B con los puntos de la DGT, y coche de la casa', 'licence:driving-b')).toBe('met');
  });

  test('is a claim where it has expired', () => {
    const ad = 'Legal Clerk\nRequirements:\n- Notary public commission';
    expect(licence(ad, 'Notary Public (Commission Expires August 26, 2018)', 'licence:notary-public')).toBe('claimed');
    expect(licence(ad, 'Notary Public, commission of the county', 'licence:notary-public')).toBe('met');
  });

  test('shows no studies in a list of programs', () => {
    const ad = "Archivist\nRequirements:\n- Master's degree";
    expect(verdict(ad, 'EDUCATION\nPrograms: MS Word, MS Excel, MS Access', 'education')).not.toBe('met');
  });
});
