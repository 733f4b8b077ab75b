/** Conditions of the work become one criterion each, however calmly an ad tells of them, and silence about them costs nobody anything. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob, jobOfText, type MatchJob, resumeOfText, scoreMatch } from '../../../shared/matching/index.ts';

/** An ad of enough lines to be read as one, with a line of its own at the top and one in its prose. */
const adWith = (line: string) => `Glazier
Larkspur Windows is a workshop of nine near the harbour.
${line}

What you will do
- Cut and fit panes in old frames
- Repair leaded lights on site with a mate
- Measure up for new shopfronts

Requirements
- Glazing of wooden frames
- Use of suction lifters
- Careful packing of glass

We offer a van and a good coffee machine.`;

const jobOf = (ad: string): MatchJob => {
  const [title = '', ...rest] = ad.split('\n');
  const kind = { company: '', location: '', industry: '', category: '', jobType: 'full-time' as const };
  const none = { requirements: [], tags: [], experienceLevel: null, remotePolicy: 'on-site' as const };
  return { jobId: 'conditions', title, ...kind, ...none, description: rest.join('\n') };
};
const criterion = (line: string, part: string) =>
  criteriaOfJob(jobOf(adWith(line))).find(({ label }) => label.en.includes(part));

describe('a condition is a must', () => {
  test.each([
    ['Shift: late (1 PM - 9:30 PM), Mon-Thu', 'late (1 PM'],
    ['The rota: five on, two off, Saturdays in May', 'five on, two off'],
    ['Travel %: up to 15%', 'up to 15%'],
    ['Work mode: on-site', 'on-site'],
    ['Public holidays are part of the job here, and so is the week of Christmas.', 'Public holidays'],
    ['You will be on call one week in six, with a phone of ours.', 'on call'],
    ['No criminal record (certificate of this year)', 'criminal record'],
    ['You need to have the right to work in Ireland.', 'right to work'],
    ['Shifts are of 9.5 hours.', '9.5 hours'],
    ['Our offer depends on a health screening.', 'health screening'],
    ['You make visits to the second yard every couple of weeks.', 'second yard'],
    ['Holidays cannot be taken in the fortnight before the boat show.', 'boat show'],
    ['The hours are 7.30 to 4.30 Monday to Friday with the odd Saturday when a tall crane dictates it.', 'Monday to'],
  ])('in English: %s', (line, part) => expect(criterion(line, part)?.importance).toBe('must'));

  test.each([
    ['Jornada: partida, de martes a sábado', 'de martes a sábado'],
    ['Modalidad: Presencial', 'Presencial'],
    ['Horario: de 14 a 22 h con descanso', 'de 14 a 22 h'],
    ['Cada tres semanas te toca la guardia del taller, con teléfono de la casa.', 'guardia'],
    ['Los domingos no se negocian, que es cuando cierran las tiendas.', 'domingos'],
    ['Sin antecedentes penales (certificado de este año)', 'antecedentes'],
    ['En agosto se vive sin vacaciones en el taller y sin vacaciones en Navidad.', 'vacaciones'],
    ['Hay que personarse en el taller en un máximo de 20 minutos.', '20 minutos'],
    ['Antes de entrar, examen médico y estudio socioeconómico.', 'examen médico'],
    ['Abstenerse quienes no tengan los papeles en regla.', 'papeles'],
    ['Se libran los lunes y un domingo de cada dos.', 'lunes'],
  ])('in Spanish: %s', (line, part) => expect(criterion(line, part)?.importance).toBe('must'));
});

test.each([
  ['Travel: none', 'none'],
  ['Horario: a convenir', 'convenir'],
  ['Modalidad: remoto', 'remoto'],
])('what leaves nothing to accept is none: %s', (line, part) => expect(criterion(line, part)).toBeUndefined());

test('a paper that is a condition is read as the paper', () => {
  const found = criterion("A valid driver's licence is therefore a condition of this position.", 'licence');
  expect(found?.family).toBe('licence');
});

test('a resume that is silent leaves a condition open', () => {
  const ad = adWith('Shift: late (1 PM - 9:30 PM), Mon-Thu');
  const resume = resumeOfText('EXPERIENCE\nGlazier, 2018 - 2024\n- Glazing of wooden frames');
  const found = scoreMatch(jobOfText(ad), resume).criteria.find(({ label }) => label.en.includes('late (1 PM'));
  expect(found?.verdict).toBe('unclear');
});

test('shifts are named in the words of the line that asks for them, whatever another says of the way there', () => {
  const ad = adWith(
    'Must have: own van, as no bus runs for the night shift\nMust be free to work rotating shifts, mornings and nights (6-14 / 14-22)',
  );
  const labels = criteriaOfJob(jobOf(ad)).map(({ label }) => label.en);
  expect(labels.filter((label) => /rotating shifts/.test(label))).toHaveLength(1);
  expect(labels.filter((label) => /own van/.test(label))).toHaveLength(1);
});
