/** What is shown as met answers the whole of what the ad's line asks: what it joins to a paper, the level of a tool, the place. */
import { describe, expect, test } from 'vitest';
import { jobOfText, resumeOfText, scoreMatch } from '../../../shared/matching/index.ts';

function verdict(ad: string, resume: string, id: string) {
  const { criteria } = scoreMatch(jobOfText(ad), resumeOfText(resume));
  return criteria.find((one) => one.id === id)?.verdict;
}

describe('a paper', () => {
  const held = (ad: string, line: string, id: string) => verdict(ad, `CERTIFICATIONS\n${line}`, id);

  test.each([
    [
      'Permiso de conducir de la clase B y disponibilidad de vehículo, por la distancia entre ambos centros',
      'coche propio',
    ],
    ['Registro de conducir limpio y vigente, sin bus que llegue al molino', 'registro limpio'],
  ])('is a claim without what is joined to it: %s', (asked, more) => {
    const ad = `Enfermera\nRequisitos:\n- ${asked}\n- Curas`;
    expect(held(ad, 'Permiso de conducir B', 'licence:driving-b')).toBe('claimed');
    expect(held(ad, `Permiso de conducir B, ${more}`, 'licence:driving-b')).toBe('met');
  });

  test('is a claim of another kind or level', () => {
    const kind = 'Recepcionista\nRequisitos:\n- Curso de primeros auxilios psicológicos';
    expect(held(kind, 'Curso de primeros auxilios, 2026', 'licence:first-aid')).toBe('claimed');
    expect(held(kind, 'Curso de primeros auxilios psicológicos, 2026', 'licence:first-aid')).toBe('met');
    const aid = 'Receptionist\nRequirements:\n- First aid certificate';
    expect(held(aid, 'CPR certified, 2026', 'licence:first-aid')).toBe('claimed');
    expect(held(aid, 'CPR and first aid certified, 2026', 'licence:first-aid')).toBe('met');
    const belt = 'Quality engineer\nRequirements:\n- Six Sigma Green Belt';
    const yellow = 'Six Sigma Yellow Belt 2019. Green Belt: no certificate';
    expect(held(belt, yellow, 'licence:six-sigma')).toBe('claimed');
    expect(held(belt, 'Six Sigma Green Belt 2019', 'licence:six-sigma')).toBe('met');
  });

  test('is a claim where a word behind it says no, or a template is not filled in', () => {
    const ad = 'Técnica\nRequisitos:\n- Carnet de manipulador de alimentos';
    const of = (line: string) => held(ad, line, 'licence:food-handler');
    expect(of('Manipulador de alimentos no, me lo han ofrecido')).not.toBe('met');
    expect(of('Manipulador de alimentos, 2025')).toBe('met');
    const driver = "Courier\nRequirements:\n- Driver's license";
    expect(held(driver, "Valid [state] driver's license", 'licence:driving-b')).toBe('claimed');
  });

  test('is asked for by letters where the line says that somebody has to hold it', () => {
    const of = (line: string) => held(`Dispatcher\nDuties:\n- ${line}`, 'Current CDL license', 'licence:cdl');
    expect(of('Apply the MEL and CDL and issue deferral numbers to the crews')).not.toBe('met');
    expect(of('Drive the relief truck, for which you have to hold a CDL of your own')).toBe('met');
  });
});

describe('studies', () => {
  const school = 'Portera\nRequisitos:\n- Secundario completo';

  test('are quoted by the title asked for, and shown by no wish and no verb', () => {
    const resume = 'EDUCATION\nMaster of Arts, 2010\nHigh School Diploma, 2004';
    const found = scoreMatch(jobOfText('Porter\nRequirements:\n- High school diploma'), resumeOfText(resume)).criteria;
    expect(found.find(({ id }) => id === 'education')?.evidence[0]?.quote).toContain('High School Diploma');
    expect(verdict(school, 'FORMACIÓN\nMBA: me lo planteo', 'education')).not.toBe('met');
    expect(verdict(school, 'SUMMARY\nQuickly learns and masters new concepts', 'education')).not.toBe('met');
  });

  test('of systems are no administration', () => {
    const ad = 'Administrativa\nRequisitos:\n- Ciclo Formativo de Grado Superior en Administración';
    const of = (line: string) => verdict(ad, `FORMACIÓN\n${line}`, 'education');
    expect(of('CFGS Administración de Sistemas Informáticos, 2007')).not.toBe('met');
    expect(of('CFGS Administración y Finanzas, 2007')).toBe('met');
  });
});

test('a language that has to be spoken, and nobody says how well, is met from B2 on', () => {
  const ad = 'Patronista\nRequisitos:\n- Imprescindible francés';
  expect(verdict(ad, 'IDIOMAS\nFrancés B1', 'language:fr')).toBe('claimed');
  expect(verdict(ad, 'IDIOMAS\nFrancés B2', 'language:fr')).toBe('met');
});

test('who lives in the town beside is asked whether they would come', () => {
  const ad = 'Mozo de almacén\nPoblación: Ribarroja del Turia (Valencia)\nRequisitos:\n- Carretilla retráctil';
  expect(verdict(ad, 'Ana Inventada\nValencia, España\n\nEXPERIENCIA\nMoza, 2019 - 2024', 'location')).not.toBe('met');
});

describe('a skill', () => {
  const shown = (asked: string, bullet: string, id: string, title = 'Accountant') =>
    verdict(`${title}\nRequirements:\n- ${asked}`, `EXPERIENCE\n${title}, 2016 - 2024\n- ${bullet}`, id);

  test('is no proof in a long list, whatever its names end in', () => {
    const list = 'accounting, banking, bank reconciliation, billing, budgeting, cash flow, credit, costing, payroll';
    expect(shown('Bank reconciliation', list, 'skill:bank-reconciliation')).toBe('claimed');
    expect(shown('Bank reconciliation', 'Completed bank reconciliations', 'skill:bank-reconciliation')).toBe('met');
  });

  test.each([
    'Assisted the controller of the mill with bank reconciliation',
    'Attended a variety of workshops on bank reconciliation',
  ])('is no proof where somebody helped or learned: %s', (bullet) => {
    expect(shown('Bank reconciliation', bullet, 'skill:bank-reconciliation')).toBe('claimed');
  });

  test('at a level is shown by what only somebody knows who has it', () => {
    expect(shown('Advanced Excel', 'Prepared Excel sheets of meters', 'skill:excel')).not.toBe('met');
    expect(shown('Advanced Excel', 'Built Excel sheets of meters with macros', 'skill:excel')).toBe('met');
    expect(shown('Excel', 'Prepared Excel sheets of meters', 'skill:excel')).toBe('met');
  });

  test('of two products takes both', () => {
    expect(shown('HTML and CSS', 'Developed a system with HTML', 'skill:html-css', 'Web developer')).not.toBe('met');
    expect(shown('HTML and CSS', 'Developed sites with HTML5 and CSS3', 'skill:html-css', 'Web developer')).toBe('met');
  });
});
