/** Shows which words of an ad are marked as knowledge and as skill, in both languages, and what always holds for spans. */
import { describe, expect, test } from 'vitest';
import { skillSpans } from '../../../shared/matching/index.ts';

/** The marked words of a sentence: `K` for knowledge, `S` for skill. */
function marks(text: string): string[] {
  return skillSpans(text).map(({ start, end, label }) => `${label === 'skill' ? 'S' : 'K'} ${text.slice(start, end)}`);
}

describe('a Spanish ad', () => {
  test.each<[string, string[]]>([
    [
      'Imprescindible experiencia demostrable de 3 años en Java, Spring Boot y PostgreSQL.',
      ['K Java', 'K Spring Boot', 'K PostgreSQL'],
    ],
    ['Dominio de AutoCAD y Revit.', ['K AutoCAD', 'K Revit']],
    ['Experiencia con trazado de quillas y calafateado.', ['K trazado de quillas', 'K calafateado']],
    ['Se valorará inglés y carné de conducir B.', ['K inglés', 'K carné de conducir B']],
    ['Grado en Ingeniería Informática o similar.', ['K Grado en Ingeniería Informática']],
    [
      'Serás responsable de diseñar la estrategia comercial y coordinar al equipo de ventas.',
      ['S diseñar la estrategia comercial', 'S coordinar al equipo de ventas'],
    ],
    [
      'Desarrollarás aplicaciones web con React y TypeScript.',
      ['S Desarrollarás aplicaciones web', 'K React', 'K TypeScript'],
    ],
    [
      'Te encargarás de preparar presupuestos, negociar con proveedores y supervisar la obra.',
      ['S preparar presupuestos', 'S negociar con proveedores', 'S supervisar la obra'],
    ],
    ['Gestión de pedidos y control de las entregas.', ['S Gestión de pedidos', 'S control de las entregas']],
    ['Persona responsable, puntual y con ganas de aprender.', ['S responsable', 'S puntual', 'S ganas de aprender']],
    ['Trabajo en equipo y orientación al cliente.', ['S Trabajo en equipo', 'S orientación al cliente']],
  ])('%s', (text, expected) => expect(marks(text)).toEqual(expected));
});

describe('an English ad', () => {
  test.each<[string, string[]]>([
    ['Strong knowledge of ISO 27001, C++ and .NET.', ['K ISO 27001', 'K C++', 'K .NET']],
    [
      'Experience in Kubernetes, Docker (e.g. Helm) and CI/CD is a plus.',
      ['K Kubernetes', 'K Docker', 'K Helm', 'K CI/CD'],
    ],
    ['Familiar with keel lofting and caulking.', ['K keel lofting', 'K caulking']],
    ["Bachelor's degree in Mechanical Engineering or equivalent.", ["K Bachelor's degree in Mechanical Engineering"]],
    ['Fluent in English and Spanish.', ['K English', 'K Spanish']],
    [
      'You will develop web applications with React and Node.js.',
      ['S develop web applications', 'K React', 'K Node.js'],
    ],
    [
      'Prepare invoices, answer phone calls and file documents.',
      ['S Prepare invoices', 'S answer phone calls', 'S file documents'],
    ],
    [
      'Ability to explain complex topics and motivate your colleagues.',
      ['S explain complex topics', 'S motivate your colleagues'],
    ],
    [
      'You are a proactive team player who communicates clearly.',
      ['S proactive', 'S team player', 'S communicates clearly'],
    ],
    ['Excellent organisational skills and attention to detail.', ['S organisational skills', 'S attention to detail']],
  ])('%s', (text, expected) => expect(marks(text)).toEqual(expected));
});

describe('what asks nothing', () => {
  test.each([
    'Ofrecemos contrato indefinido, seguro médico y tickets restaurante.',
    'Somos una empresa líder en el sector de la construcción con sede en Madrid.',
    'Envía tu CV a empleo@ejemplo.es antes del 5 de mayo.',
    'We are a family-run bakery in Berlin.',
    'Senior Backend Engineer (m/f/d)',
    'Competitive salary and 25 days of holiday.',
    'Flexible working hours in a dynamic company.',
    '',
    ' \n\n ',
  ])('is not marked: %s', (text) => expect(marks(text)).toEqual([]));
});

test('Headings are no spans, and what stands under one that offers is passed over', () => {
  expect(marks('Requisitos\n- Java\nQué ofrecemos\n- Clases de inglés\nFunciones\n- Negociar con proveedores')).toEqual(
    ['K Java', 'S Negociar con proveedores'],
  );
  expect(marks('Job description\nSkills and experience\nWhat we offer')).toEqual([]);
});

describe('every span', () => {
  const AD = [
    'Técnico/a de mantenimiento 🔧',
    'Requisitos: experiencia en PLC Siemens S7, neumática y oleohidráulica; inglés B2.',
    'You maintain packaging lines, repair faults and document your work. Knowledge of SAP PM preferred!',
    '• Iniciativa – trabajo en equipo – disponibilidad para viajar',
  ].join('\n');

  test('names the concept where the taxonomy knows it, in either language', () => {
    const idsIn = (text: string) => skillSpans(text).map(({ id }) => id);
    expect(idsIn('Experiencia en Kubernetes y atención al cliente.')).toEqual([
      'skill:kubernetes',
      'skill:customer-service',
    ]);
    expect(idsIn('Experience with K8s and customer service.')).toEqual(['skill:kubernetes', 'skill:customer-service']);
    expect(idsIn('Experience with keel lofting.')).toEqual([null]);
  });

  test.each(['', '\r\n', ' · ', '\u{1F600}', '\u0301'])(
    'lies in order inside the text, apart from the others (joined by %j)',
    (join) => {
      const text = AD.split('\n').join(`${join}\n${join}`);
      const spans = skillSpans(text);
      expect(spans.length).toBeGreaterThan(8);
      let end = 0;
      for (const span of spans) {
        expect(span.start).toBeGreaterThanOrEqual(end);
        expect(span.end).toBeGreaterThan(span.start);
        expect(text.slice(span.start, span.end)).toBe(text.slice(span.start, span.end).trim());
        end = span.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
      expect(skillSpans(text)).toEqual(spans);
    },
  );

  test.each(['a ', 'experience with ', 'Java ', '. ', 'x', 'managing and '])(
    'is found in 100,000 characters of %j within seconds',
    (piece) => {
      // Quadratic time would be minutes; a busy machine takes a second.
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      const began = performance.now();
      skillSpans(text);
      expect(performance.now() - began).toBeLessThan(8000);
    },
  );
});
