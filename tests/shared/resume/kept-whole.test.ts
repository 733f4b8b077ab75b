/** Shows that what stands close together on a page is kept whole or apart: times stacked beside names, asides of headings, lists in margins, ends of sentences, remarks behind titles. */
import { describe, expect, test } from 'vitest';
import { type TextLine, textDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', ''];
const profileOf = (...lines: string[]) => readResume(textDocument([...PERSON, ...lines].join('\n'))).profile;

/** Lines with where they stand on a page: text, left edge, height, and how they are set. */
type Placed = readonly [text: string, x: number, y: number, set?: Partial<TextLine>];

function placed(...lines: Placed[]) {
  const document = textDocument(lines.map(([text]) => text).join('\n'));
  const own = document.lines.map((line, index): TextLine => {
    const [text, x = 0, y = 0, set = {}] = lines[index] ?? [];
    return { ...line, x, y, width: 5 * (text?.length ?? 0), fontSize: 10, face: 'plain', cellX: [x], ...set };
  });
  return readResume({ ...document, lines: own }).profile;
}

type Profile = ReturnType<typeof profileOf>;
const jobsIn = ({ experience }: Profile) =>
  experience.map(({ title, company, startDate, endDate, current }) => [
    title,
    company,
    startDate,
    current ? 'now' : endDate,
  ]);
const jobsOf = (...lines: string[]) => jobsIn(profileOf(...lines));
const skillsIn = ({ skills }: Profile) => skills.map(({ name }) => name);

const HEAD = { fontSize: 13, bold: true, face: 'head' };
const strip = (x: number) => ({ cellX: [x, 154] });

describe('two dates stacked left of the names of an entry', () => {
  test('are its period, alone on their lines or beside the employer', () => {
    const profile = placed(
      ['Olalla Brezo Nieto', 150, 50, HEAD],
      ['Experience', 150, 90, HEAD],
      ['February 2022\tDistrict Nurse', 60, 110, strip(60)],
      ['Today', 95, 122],
      ['Hilltop Clinic Ltd', 154, 126],
      ['Dressings and visits.', 154, 140],
      ['May 2016\tStaff Nurse', 75, 170, strip(75)],
      ['September 2018\tSt Bramble Hospital', 52, 184, strip(52)],
      ['Wards by night.', 154, 198],
      ['June 2014\tNursing Assistant', 70, 228, strip(70)],
      ['April 2016', 78, 240],
      ['Lowfield Care Home', 154, 244],
    );
    expect(jobsIn(profile)).toEqual([
      ['District Nurse', 'Hilltop Clinic Ltd', '2022-02', 'now'],
      ['Staff Nurse', 'St Bramble Hospital', '2016-05', '2018-09'],
      ['Nursing Assistant', 'Lowfield Care Home', '2014-06', '2016-04'],
    ]);
  });

  test('are none where each stands beside names of its own', () => {
    const profile = placed(
      ['Olalla Brezo Nieto', 150, 50, HEAD],
      ['Education', 150, 90, HEAD],
      ['2012\tDiploma in Nursing, Sotik College', 60, 110, strip(60)],
      ['2016\tMaster in Public Health, Hill University', 60, 124, strip(60)],
    );
    expect(profile.education.map(({ degree, startDate, endDate }) => [degree, startDate, endDate])).toEqual([
      ['Diploma in Nursing', null, '2012-12'],
      ['Master in Public Health', null, '2016-12'],
    ]);
  });
});

test('a list in the left of three columns is no margin of headings', () => {
  const skills = ['Curas complejas', 'Vacunación', 'Valoración geriátrica', 'Extracciones', 'Gestión de equipos'];
  const jobs = [2012, 2014, 2016, 2018].flatMap((year, index): Placed[] => [
    [`${year} - ${year + 1}\tEnfermera`, 60, 110 + 50 * index, strip(60)],
    ['Hospital Sierra Verde', 154, 124 + 50 * index],
    ['Curas y visitas.', 154, 138 + 50 * index],
  ]);
  const profile = placed(
    ['Olalla Brezo Nieto', 150, 50, HEAD],
    ['Experiencia', 150, 90, HEAD],
    ...jobs,
    ['Competencias', 44, 340, HEAD],
    ...skills.map((skill, index): Placed => [skill, 56, 360 + 14 * index, { face: 'small' }]),
    ['Idiomas', 220, 340, HEAD],
    ['Inglés: C1', 232, 360],
    ['Portugués: B1', 232, 374],
  );
  expect(skillsIn(profile)).toEqual(skills);
  expect(profile.languages.map(({ name }) => name)).toEqual(['Inglés', 'Portugués']);
});

describe('a numbered form', () => {
  const JOBS = [
    'Empresa\tPuesto desempeñado\tInicio\tFin',
    'Transportes Pedal Azul, S.L.\tConductor\t15-01-2018\tActualmente',
    'Frutas Sandía Gris\tMozo de almacén\t15-06-1999\t30-04-2003',
  ];
  const profile = profileOf(
    '1. DATOS PERSONALES',
    'Nombre\tOlalla\tApellidos\tBrezo Nieto',
    '2. EXPERIENCIA LABORAL (empiece por la más reciente)',
    ...JOBS,
    '3. ESTUDIOS',
    'Titulación\tCentro\tAño',
    'Graduado Escolar\tC.P. Molino Callado\t1993',
    '4. IDIOMAS',
    'Inglés\tMedio',
    '5. HABILIDADES',
    'Tacógrafo digital, estiba de cargas',
    '6. OBSERVACIONES',
    'Disponibilidad inmediata. Curso de mercancías peligrosas renovado en 2023.',
    '',
    'En Lugo, a 12 de mayo de 2026',
  );

  test('has asides behind its headings in capitals', () => {
    expect(jobsIn(profile)).toEqual([
      ['Conductor', 'Transportes Pedal Azul, S.L.', '2018-01', 'now'],
      ['Mozo de almacén', 'Frutas Sandía Gris', '1999-06', '2003-04'],
    ]);
  });

  test('tells of no studies in its remarks and above its signature', () => {
    expect(profile.education.map(({ degree }) => degree)).toEqual(['Graduado Escolar']);
  });
});

test('the last word of a sentence heads no section, whatever it says', () => {
  const profile = placed(
    ['Olalla Brezo Nieto', 150, 50, HEAD],
    ['Practice', 45, 90, HEAD],
    ['2020 —\tPrincipal', 45, 110, strip(45)],
    ['Flax & Stone Landscape Architects', 154, 122],
    ['Studio of eleven. Fee income doubled; two national', 154, 134],
    ['awards.', 154, 146],
    ['2016 — 2020\tSenior landscape architect', 45, 166, strip(45)],
    ['Flax & Stone Landscape Architects', 154, 178],
    ['Wetlands for rain, the lychgate.', 154, 190],
    ['2009 — 2011\tGraduate designer', 45, 210, strip(45)],
    ['Dunlin Hartley Partnership', 154, 222],
    ['Courtyards of hospitals.', 154, 234],
  );
  expect(jobsIn(profile)).toEqual([
    ['Principal', 'Flax & Stone Landscape Architects', '2020-01', 'now'],
    ['Senior landscape architect', 'Flax & Stone Landscape Architects', '2016-01', '2020-12'],
    ['Graduate designer', 'Dunlin Hartley Partnership', '2009-01', '2011-12'],
  ]);
});

test.each([
  ['Jefa de partida (salsas y moles)', 'Jefa de partida (salsas y moles)'],
  ['Coded Welder (6G pipe)', 'Coded Welder (6G pipe)'],
  ['Camarera (fines de semana)', 'Camarera'],
  ['Electrician (FIFO)', 'Electrician'],
  ['Nurse (maternity cover)', 'Nurse'],
])('a remark behind a title belongs to it unless it tells of terms: %s', (printed, title) => {
  expect(jobsOf('EXPERIENCE', '', printed, 'Molino Azul S.L.', '03/2015 - 05/2020')).toEqual([
    [title, 'Molino Azul S.L.', '2015-03', '2020-05'],
  ]);
});

test.each([
  ['University of Red Deer, Red Deer, AB', 'University of Red Deer'],
  ['Universidad de los Cerezos, Lima, Perú', 'Universidad de los Cerezos'],
  ['University of Flaxland, Riverside', 'University of Flaxland, Riverside'],
])('a school has its campus in its name, and its town with a state or country is none of it: %s', (printed, name) => {
  const { education } = profileOf(
    'EDUCATION',
    '',
    `${printed}\tJune 2016`,
    'Bachelor of Arts, Business Administration',
  );
  expect(education.map(({ institution }) => institution)).toEqual([name]);
});

test('a unit of an employer is no title, whatever trades it names', () => {
  const jobs = jobsOf(
    'EXPERIENCIA',
    '',
    'Tuerca Azul S.L.\tLugo',
    'Becario en desarrollo de Software, Equipo del driver de vídeo\tMayo 2015 - Agosto 2015',
  );
  expect(jobs).toEqual([
    ['Becario en desarrollo de Software, Equipo del driver de vídeo', 'Tuerca Azul S.L.', '2015-05', '2015-08'],
  ]);
});
