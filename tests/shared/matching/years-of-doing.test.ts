/** Shows that years of doing something are asked for, and that a company's own years are not. */
import { expect, test } from 'vitest';
import { jobOfText } from '../../../shared/matching/index.ts';
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
