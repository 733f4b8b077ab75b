/** Who did what: pairs of resumes of which one says that the person did it, and the other that it was wished for, denied, or done by others. */
import { describe, expect, test } from 'vitest';
import { type MatchJob, prepareJob, prepareResume, scoreMatch, scorePercent } from '../../../shared/matching/index.ts';
import { jobOf, type Person, resumeOf, TODAY } from './people.ts';

const percentOf = (job: MatchJob, person: Person) =>
  scorePercent(prepareJob(job), prepareResume(resumeOf(person), TODAY));

function criterionOf(job: MatchJob, person: Person, said: string) {
  const { criteria } = scoreMatch(prepareJob(job), prepareResume(resumeOf(person), TODAY));
  const found = criteria.find(({ label }) => `${label.es} ${label.en}`.includes(said));
  if (!found) throw new Error(`No criterion says ${said}: ${criteria.map(({ label }) => label.es).join(' | ')}`);
  return found;
}

const person = (title: string, ...bullets: string[]): Person => ({ roles: [{ title, from: '2015-01', bullets }] });

const BUYER = jobOf({ title: 'Técnico de compras', requirements: ['Experiencia en compra de piezas de fundición'] });
const BUYS = 'Compra de piezas de fundición de hierro';

describe('what somebody else did is no experience', () => {
  test.each([
    'La compra de piezas de fundición la llevaba otra persona desde la central',
    'De la compra de piezas de fundición se ocupaba por completo el departamento de Madrid',
    'La compra de piezas de fundición corría a cargo de una empresa externa',
    'La compra de piezas de fundición era cosa de otros',
    'La compra de piezas de fundición corría por cuenta de la central',
    'Para la compra de piezas de fundición llamábamos a un autónomo',
    'Derivaba a otra sede la compra de piezas de fundición',
    'Lo de mi jefe era la compra de piezas de fundición',
    'Acudía a una compañera para la compra de piezas de fundición',
  ])('%s', (others) => {
    expect(percentOf(BUYER, person('Técnico de compras', BUYS))).toBeGreaterThan(
      percentOf(BUYER, person('Técnico de compras', others)),
    );
  });

  const EXPORTS = jobOf({ title: 'Export coordinator', requirements: ['Practice in lodging customs declarations'] });
  test.each([
    'Customs declarations were lodged by an outside broker',
    'Customs declarations were handled by a colleague in another office',
    'Customs declarations were looked after by an external administrator',
    'Customs declarations: done by specialists from head office',
    'Watched two colleagues at work on customs declarations',
    'Known for its customs declarations, a department in which I did not work',
    'Passed customs declarations on to another branch',
  ])('%s', (others) => {
    expect(percentOf(EXPORTS, person('Export coordinator', 'Lodged customs declarations every day'))).toBeGreaterThan(
      percentOf(EXPORTS, person('Export coordinator', others)),
    );
  });

  test('what the own team did stays', () => {
    const team = person('Export coordinator', 'Customs declarations were lodged by my team');
    expect(criterionOf(EXPORTS, team, 'customs declarations').verdict).not.toBe('missing');
  });
});

describe('what somebody plans or denies is no experience', () => {
  test.each([
    'Tengo previsto formarme en compra de piezas de fundición el año que viene',
    'Acabo de apuntarme a un curso de compra de piezas de fundición',
    'La compra de piezas de fundición no entraba en mis funciones',
    'No me encargué de la compra de piezas de fundición en este puesto',
    'La compra de piezas de fundición forma parte de mis planes',
    'Compra de piezas de fundición: con ganas de aprender',
    'Compra de piezas de fundición (sin práctica todavía)',
    'Ni en este puesto ni en los anteriores he hecho nada de compra de piezas de fundición',
  ])('%s', (said) => {
    expect(percentOf(BUYER, person('Técnico de compras', BUYS))).toBeGreaterThan(
      percentOf(BUYER, person('Técnico de compras', said)),
    );
    expect(criterionOf(BUYER, person('Técnico de compras', said), 'fundición').verdict).not.toBe('met');
  });

  const PENSIONS = jobOf({ title: 'Payroll specialist', requirements: ['Administering company pension schemes'] });
  test.each([
    'I plan to take a course in company pension schemes next year',
    'My hope is to move into company pension schemes one day',
    'Company pension schemes: hoping to learn',
    'Company pension schemes (no practice so far)',
    'Company pension schemes were not among my duties',
    'I would like to do company pension schemes in my next job',
    'I am learning about company pension schemes at an evening class',
    'I have only just started an introductory course in company pension schemes',
  ])('%s', (said) => {
    expect(criterionOf(PENSIONS, person('Payroll specialist', said), 'pension').verdict).toBe('missing');
  });
});

describe('who leads people says so with a number and a trade', () => {
  const LEADS = jobOf({
    title: 'Contable',
    requirements: ['Experiencia dirigiendo un equipo de al menos cinco personas'],
  });
  const shown = (bullet: string) => criterionOf(LEADS, person('Contable', bullet), 'dirigiendo un equipo').verdict;

  test.each([
    'Mando directo de un equipo de 9 contables',
    'Jefatura de 9 contables durante cuatro años',
    'Dirección del departamento (12 personas a mi cargo)',
    'Managed 9 payroll staff and took part in hiring them',
    'Headed a group of 12 accountants for four years',
    'Led a team of 12 recruiters, with rotas and yearly appraisals',
    'Jefatura directa del grupo de técnicos contables',
    'Repartía el trabajo entre los auxiliares',
    'Fijaba los turnos y las evaluaciones de los auxiliares',
    'Six clerks reported directly to me',
    'Supervised the bookkeepers on every shift',
    'Drew up the rotas and yearly reviews of the clerks',
  ])('%s', (bullet) => expect(shown(bullet)).not.toBe('missing'));

  test.each([
    'Miembro de un equipo de 9 contables',
    'Integrante del departamento (12 personas), con objetivos fijados por la jefatura',
    'Worked as one of 9 payroll staff under a manager who hired us',
    'Was supervised by the head accountant on every shift',
    'My rotas and reviews were drawn up by the manager',
    'Responsible for writing quality reports and training manuals',
    'Managed 12 customer accounts',
    'Gestión de 40 proveedores',
    'Coordiné 15 proyectos',
  ])('%s', (bullet) => expect(shown(bullet)).toBe('missing'));
});

describe('who is sought to lead is asked so in many words', () => {
  test.each([
    'Experience of leading a nursing team',
    'Supervisory experience',
    'Experiencia en dirección de personal',
    'Experiencia a cargo de equipos de temporada',
    'Experience of managing other upholsterers',
  ])('%s', (asked) => {
    const job = jobOf({ title: 'Tapicero', requirements: [asked] });
    const led = person('Tapicero', 'Managed 9 upholsterers and took part in hiring them');
    expect(percentOf(job, led)).toBeGreaterThan(percentOf(job, person('Tapicero', 'Worked as one of 9 upholsterers')));
  });
});

describe('one of two ways is enough', () => {
  test.each([
    ['Uso en clase de Trazalibre o Moodle', 'Clases con cuestionarios en Moodle', 'Clases con pizarra'],
    [
      'Experiencia en partida de pescados o en partida de carnes',
      'Responsable de la partida de carnes',
      'Apoyo al personal',
    ],
    ['Drama or music workshops', 'Led music workshops in summer', 'Led staff meetings'],
  ])('%s', (requirement, one, neither) => {
    const job = jobOf({ title: 'Coordinador', requirements: [requirement] });
    const said = requirement.split(' ').slice(-2).join(' ');
    expect(criterionOf(job, person('Coordinador', one), said).score).toBeGreaterThan(0.7);
    expect(criterionOf(job, person('Coordinador', neither), said).score).toBeLessThan(0.5);
  });

  test('what is only similar is no second way', () => {
    const job = jobOf({ title: 'Coordinador', requirements: ['Manejo de Trazalibre o similar'] });
    expect(criterionOf(job, person('Coordinador', 'Cosas similares'), 'Trazalibre').verdict).toBe('missing');
  });
});

describe('words in common are no copy where they are what a thing is called', () => {
  test('a licence may be called as the ad calls it', () => {
    const job = jobOf({ title: 'Conductor de tráiler', requirements: ['Permiso de conducir C+E y CAP en vigor'] });
    const driver = { ...person('Conductor de tráiler'), extra: 'Permiso de conducir C+E y CAP en vigor' };
    expect(criterionOf(job, driver, 'C+E').verdict).toBe('met');
  });

  test('a duty may be said as the ad says it, at a university too', () => {
    const asked = 'Experiencia en preparación de las pruebas de acceso a la universidad';
    const job = jobOf({ title: 'Profesor de Matemáticas', requirements: [asked] });
    const teacher = person(
      'Profesor de Matemáticas',
      'Preparación de las pruebas de acceso a la universidad con dos grupos de Bachillerato',
    );
    expect(criterionOf(job, teacher, 'pruebas de acceso').score).toBeGreaterThan(0.9);
  });

  test('three lines of the ad are a copy', () => {
    const asked = [
      'Experiencia en montaje de cuadros eléctricos de baja tensión industriales',
      'Lectura de planos eléctricos y esquemas unifilares de instalaciones industriales',
      'Puesta en marcha de variadores y arrancadores de motores industriales',
    ];
    const job = jobOf({ title: 'Electricista', requirements: asked });
    const honest = person('Electricista', 'Montaje de cuadros');
    const copied = { ...honest, extra: asked.join('\n') };
    expect(percentOf(job, copied)).toBeLessThanOrEqual(percentOf(job, honest) + 1e-9);
  });
});

describe('nothing that is nice to have makes up for a paper that is demanded', () => {
  const job = jobOf({
    title: 'Conductor de tráiler',
    description: 'Rutas nacionales con tráiler.',
    requirements: [
      'Permiso de conducir C+E',
      'Transporte frigorífico',
      'Se valora mecánica básica',
      'Se valora inglés',
    ],
  });
  const duties = ['Transporte frigorífico de fruta', 'Rutas nacionales con tráiler'];

  test('a driver with the licence stands before one with all the rest', () => {
    const licensed = { ...person('Conductor de tráiler', ...duties), extra: 'Permiso de conducir C+E' };
    const versatile = {
      ...person('Conductor de tráiler', ...duties, 'Mecánica básica del vehículo'),
      extra: 'Permiso de conducir B\nInglés C1',
    };
    expect(percentOf(job, licensed)).toBeGreaterThan(percentOf(job, versatile));
  });
});
