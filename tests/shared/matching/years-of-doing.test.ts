/** Shows that years of doing something are asked for, and that a company's own years are not. */
import { expect, test } from 'vitest';
import { jobOfText, resumeOfText, scoreMatch } from '../../../shared/matching/index.ts';
import { isTitledSo } from '../../../shared/matching/speciality.ts';

const yearsIn = (line: string) =>
  jobOfText(`Auxiliar de geriatría\n\nRequisitos\n- ${line}\n- Título de la rama`).years;

test.each(['Al menos 2 años cuidando a personas mayores', 'Al menos 2 años trabajando a turnos'])('%s', (line) => {
  expect(yearsIn(line)).toMatchObject({ value: 2 });
});

test('a title of two trades in capitals asks for both, as in small letters', () => {
  for (const title of ['Payroll & HR Administrator', 'PAYROLL AND HR ADMINISTRATOR', 'FONTANERO Y CALEFACTOR'])
    expect([title, isTitledSo(title, title.startsWith('F') ? 'Fontanero' : 'HR Assistant')]).toEqual([title, false]);
});

test.each([
  ['Enfermera de UCI', 'met'],
  ['Enfermera de cuidados intensivos', 'met'],
  ['Enfermera de planta', 'claimed'],
])('years in a field are those of a role that names it in any words: %s', (title, verdict) => {
  const job = jobOfText(
    'Enfermera de cuidados intensivos\n\nRequisitos\n- Dos años de experiencia en cuidados intensivos\n- Grado en Enfermería',
  );
  const resume = resumeOfText(
    `Lía Roca\n\nExperiencia\n${title}\nHospital del Valle\n2019 - actualidad\n- Ventilación mecánica de pacientes\n- Manejo de drogas vasoactivas`,
  );
  expect(scoreMatch(job, resume).criteria.find(({ id }) => id === 'experience')?.verdict).toBe(verdict);
});
