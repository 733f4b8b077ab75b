/** Shows that must-haves and nice-to-haves are told apart by the wording of an ad whose list of requirements is empty. */
import { describe, expect, test } from 'vitest';
import { criteriaOfJob } from '../../../shared/matching/index.ts';
import { jobOf } from './people.ts';

type Asked = 'must' | 'nice' | 'none';

/** How much an ad without a list of requirements asks for Kubernetes; Docker is demanded, so that the ad is no loose tale. */
function askedIn(description: string): Asked {
  const job = jobOf({ title: 'Cloud Architect', requirements: [], tags: [], description });
  const found = criteriaOfJob(job).find(({ label }) => label.en.includes('Kubernetes'));
  return found === undefined ? 'none' : found.importance === 'must' ? 'must' : 'nice';
}

const ENGLISH_HEADINGS: readonly (readonly [string, Asked])[] = [
  ['Requirements', 'must'],
  ['Minimum requirements:', 'must'],
  ['Must', 'must'],
  ['Must-haves', 'must'],
  ['Must have:', 'must'],
  ['Essential', 'must'],
  ['Essential criteria', 'must'],
  ['Required qualifications', 'must'],
  ['What our skipper insists on', 'must'],
  ['What would tip the scales', 'nice'],
  ['Top of the heap', 'nice'],
  ['Basic qualifications:', 'must'],
  ['What you bring', 'must'],
  ['What you’ll bring', 'must'],
  ['You bring', 'must'],
  ['You have', 'must'],
  ['Your profile', 'must'],
  ['Your skills and experience', 'must'],
  ['Who you are', 'must'],
  ['About you', 'must'],
  ['What we’re looking for', 'must'],
  ["What you'll need", 'must'],
  ['Skills & experience', 'must'],
  ['Nice to have', 'nice'],
  ['Nice-to-haves:', 'nice'],
  ['Bonus points', 'nice'],
  ['Bonus points if you have', 'nice'],
  ['Preferred qualifications', 'nice'],
  ['Preferred', 'nice'],
  ['Desirable', 'nice'],
  ['Desirable skills', 'nice'],
  ['Good to have', 'nice'],
  ['It would be great if you have', 'nice'],
  ['Even better if you have', 'nice'],
  ['Pluses', 'nice'],
  ['Optional', 'nice'],
  ['Not required, but welcome', 'nice'],
  ['Our tech stack', 'nice'],
  ['What you will do', 'nice'],
  ['Benefits', 'none'],
  ['What we offer', 'none'],
  ['About us', 'none'],
  ['Why join us?', 'none'],
];

const SPANISH_HEADINGS: readonly (readonly [string, Asked])[] = [
  ['Requisitos', 'must'],
  ['Requisitos imprescindibles', 'must'],
  ['Requisitos mínimos:', 'must'],
  ['Perfil deseado', 'must'],
  ['Conocimientos deseados', 'nice'],
  ['Lo que juega a tu favor', 'nice'],
  ['Imprescindible', 'must'],
  ['Imprescindible:', 'must'],
  ['Es imprescindible', 'must'],
  ['Obligatorio', 'must'],
  ['¿Qué buscamos?', 'must'],
  ['Qué buscamos en ti', 'must'],
  ['Qué necesitas', 'must'],
  ['Qué necesitamos de ti', 'must'],
  ['Tu perfil', 'must'],
  ['Perfil requerido', 'must'],
  ['Perfil del candidato o candidata', 'must'],
  ['Lo que aportas', 'must'],
  ['Conocimientos necesarios', 'must'],
  ['Experiencia requerida', 'must'],
  ['Pedimos', 'must'],
  ['Se requiere', 'must'],
  ['Competencias técnicas', 'must'],
  ['Se valorará', 'nice'],
  ['Se valorará positivamente:', 'nice'],
  ['Valoramos', 'nice'],
  ['Valorable', 'nice'],
  ['Requisitos valorables', 'nice'],
  ['Requisitos deseables', 'nice'],
  ['Deseable', 'nice'],
  ['Deseables', 'nice'],
  ['Conocimientos deseables', 'nice'],
  ['También valoramos', 'nice'],
  ['Además, se valora', 'nice'],
  ['Sería ideal que', 'nice'],
  ['Sumarás puntos si tienes', 'nice'],
  ['Extras', 'nice'],
  ['Opcional', 'nice'],
  ['No imprescindible, pero se valora', 'nice'],
  ['Funciones', 'nice'],
  ['Qué harás', 'nice'],
  ['Qué ofrecemos', 'none'],
  ['Sobre nosotros', 'none'],
  ['Beneficios', 'none'],
  ['¿Por qué trabajar con nosotros?', 'none'],
];

const ENGLISH_LINES: readonly (readonly [string, Asked])[] = [
  ['Kubernetes is a must.', 'must'],
  ['You must know Kubernetes.', 'must'],
  ['Kubernetes required', 'must'],
  ['At least two years of Kubernetes', 'must'],
  ['Proven experience with Kubernetes is essential', 'must'],
  ['Terraform is a plus, Kubernetes is required', 'must'],
  ['Kubernetes needed, Terraform welcome', 'must'],
  ['Kubernetes is considered a strong asset', 'nice'],
  ["We'd prefer Kubernetes", 'nice'],
  ['You need to have a good command of Kubernetes', 'must'],
  ['We expect solid Kubernetes knowledge', 'must'],
  ['You have worked with Kubernetes for years', 'must'],
  ['Kubernetes is a plus', 'nice'],
  ['Kubernetes would be a bonus', 'nice'],
  ['Kubernetes is an advantage', 'nice'],
  ['Kubernetes preferred', 'nice'],
  ['Ideally you know Kubernetes', 'nice'],
  ['Kubernetes (nice to have)', 'nice'],
  ['Kubernetes (optional)', 'nice'],
  ['Knowledge of Kubernetes is welcome', 'nice'],
  ['We appreciate knowledge of Kubernetes', 'nice'],
  ['Terraform required, Kubernetes a plus', 'nice'],
  ['Kubernetes helpful but not required', 'nice'],
  ['Kubernetes is beneficial', 'nice'],
  ['Kubernetes is not required.', 'none'],
  ['You don’t need Kubernetes.', 'none'],
  ['No Kubernetes experience necessary.', 'none'],
];

const SPANISH_LINES: readonly (readonly [string, Asked])[] = [
  ['Kubernetes imprescindible', 'must'],
  ['Es imprescindible conocer Kubernetes.', 'must'],
  ['Se requiere experiencia con Kubernetes', 'must'],
  ['Necesario dominio de Kubernetes', 'must'],
  ['Al menos dos años con Kubernetes', 'must'],
  ['Experiencia mínima de un año con Kubernetes', 'must'],
  ['Debes dominar Kubernetes', 'must'],
  ['Se valora Terraform, Kubernetes es obligatorio', 'must'],
  ['Hace falta saber Kubernetes', 'must'],
  ['Pedimos experiencia con Kubernetes', 'must'],
  ['Se valora Kubernetes', 'nice'],
  ['Se valorará experiencia con Kubernetes.', 'nice'],
  ['Valorable Kubernetes', 'nice'],
  ['Kubernetes deseable', 'nice'],
  ['Kubernetes se valora pero no es imprescindible', 'nice'],
  ['No es imprescindible Kubernetes, aunque se valorará', 'nice'],
  ['Si además conoces Kubernetes, mejor', 'nice'],
  ['Kubernetes será un plus', 'nice'],
  ['Preferiblemente con Kubernetes', 'nice'],
  ['Terraform imprescindible, Kubernetes valorable', 'nice'],
  ['Se tendrá en cuenta el conocimiento de Kubernetes', 'nice'],
  ['Kubernetes suma puntos', 'nice'],
  ['No es necesario saber Kubernetes.', 'none'],
  ['No se requiere Kubernetes.', 'none'],
  ['No hace falta experiencia con Kubernetes.', 'none'],
];

describe('a heading sets the voice of the lines below it', () => {
  test.each([...ENGLISH_HEADINGS, ...SPANISH_HEADINGS])('%s: %s', (heading, asked) => {
    expect(askedIn(`Requirements\n- Docker\n\n${heading}\n- Kubernetes\n- Terraform`)).toBe(asked);
    expect(askedIn(`Docker es imprescindible.\n\n${heading}\n• Kubernetes`)).toBe(asked);
  });

  test.each([...ENGLISH_HEADINGS, ...SPANISH_HEADINGS])('until the next heading: %s', (heading) => {
    expect(askedIn(`${heading}\n- Docker\nRequisitos\n- Kubernetes`)).toBe('must');
    expect(askedIn(`Requirements\n- Terraform\n${heading}\n- Docker\nNice to have\n- Kubernetes`)).toBe('nice');
  });
});

describe('words in a line overrule its section', () => {
  test.each([...ENGLISH_LINES, ...SPANISH_LINES])('%s: %s', (line, asked) => {
    expect(askedIn(`You will build platforms. Docker is required.\n${line}`)).toBe(asked);
    expect(askedIn(`The role\n- Docker is a must\n- ${line}`)).toBe(asked);
  });

  test.each([...ENGLISH_LINES, ...SPANISH_LINES].filter(([, asked]) => asked !== 'must'))(
    'under a heading of musts, too: %s: %s',
    (line, asked) => expect(askedIn(`Requisitos:\n- Docker\n- ${line}`)).toBe(asked),
  );
});

describe('a short requirement is no heading', () => {
  test.each<[string, Asked]>([
    ['Kubernetes experience', 'must'],
    ['Kubernetes skills', 'must'],
    ['Experience: Kubernetes', 'must'],
    ['Experiencia en Kubernetes', 'must'],
    ['Conocimientos de Kubernetes', 'must'],
    ['Se valora Kubernetes', 'nice'],
    ['Preferred: Kubernetes', 'nice'],
  ])('%s: %s', (line, asked) => expect(askedIn(`Requisitos\n- Docker\n- ${line}`)).toBe(asked));
});

describe('an ad without headings', () => {
  test.each<[string, Asked]>([
    ['Buscamos a alguien con experiencia en Docker y Kubernetes para nuestro equipo de plataforma.', 'must'],
    ['We are looking for somebody with experience in Docker and Kubernetes for our platform team.', 'must'],
    ['Docker es imprescindible. Nuestro equipo trabaja a diario con Kubernetes.', 'nice'],
    ['Docker is essential. Our team uses Kubernetes every day.', 'nice'],
    ['Docker imprescindible; Kubernetes imprescindible.', 'must'],
    ['Imprescindible Docker. Se valora Kubernetes. Ofrecemos teletrabajo.', 'nice'],
    ['Must: Docker, Kubernetes. Nice: Terraform.', 'must'],
    ['Must: Docker. Nice to have: Kubernetes, Terraform.', 'nice'],
    ['Requisitos: Docker y Kubernetes. Se ofrece contrato indefinido.', 'must'],
    ['Requirements: Kubernetes', 'must'],
    ['Skills: Docker, Kubernetes', 'must'],
    ['Imprescindible: Docker. Deseable: Kubernetes.', 'nice'],
  ])('%s: %s', (description, asked) => expect(askedIn(description)).toBe(asked));
});

describe('what one line says of the next ones', () => {
  test.each([
    ['es', 'Sobre nosotros: arrancamos en 1994 con una camioneta.'],
    ['en', 'About us: we began in 1994 with one van.'],
  ])('a label behind which its paragraph goes on holds for that paragraph alone (%s)', (_, label) => {
    expect(askedIn(`${label}\n\nKubernetes is required.`)).toBe('must');
  });

  test('"only apply if you have all of the following" asks, and tells no way to apply', () => {
    const ad = 'Please only apply if you have all of the following:\n\n1. Docker\n2. Kubernetes in production';
    expect(askedIn(ad)).toBe('must');
  });

  test.each<[string, Asked]>([
    ['Lo que no puede faltar:', 'must'],
    ['Lo que no negociamos:', 'must'],
    ['Lo que no pedimos:', 'none'],
    ['Bonus if you have any of the following:', 'nice'],
    ['Bonus points for any of the following:', 'nice'],
    ['You need all of the following:', 'must'],
    ['What we hope to offer you:', 'none'],
    ['What we would love to see:', 'must'],
  ])('%s makes its list: %s', (heading, asked) => {
    expect(askedIn(`Docker is required.\n\n${heading}\n- Helm charts\n- Kubernetes`)).toBe(asked);
  });

  test('what a house would love to give is no must', () => {
    expect(askedIn("Docker is required.\n\nWhat we'd love to give you:\n- Helm charts\n- Kubernetes")).not.toBe('must');
  });

  test.each<[string, Asked]>([
    ['Not less than three years of Kubernetes.', 'must'],
    ['Not only Docker but also Kubernetes.', 'must'],
    ['Not Kubernetes.', 'none'],
  ])('"not" stresses or denies: %s', (line, asked) => {
    expect(askedIn(`Requirements:\n- Helm charts\n- ${line}`)).toBe(asked);
  });

  test('a heading in the line may have a word on it behind a comma', () => {
    expect(askedIn('Lo que pedimos, sin rodeos. Tres años de oficio. Que manejes Kubernetes en producción.')).toBe(
      'must',
    );
  });
});

describe('no scrap of a line makes a criterion', () => {
  const labelsOf = (...requirements: string[]) =>
    criteriaOfJob(jobOf({ title: 'Operario de turno', requirements, tags: [], description: '' })).map(
      ({ label }) => label.es,
    );

  test.each([
    [
      'what else a degree may be in',
      'Grado superior o medio en electricidad, electrónica o mantenimiento',
      /^«electrónica/,
    ],
    ['what would do instead', 'Carné de carretillero, o disposición a obtenerlo en la primera semana', /^«o disp/],
    ['what a name is spelt out as', 'Diseño de sistemas: idempotencia, consistencia, reintentos', /^«consistencia»/],
    [
      'what a degree may be in, row by row',
      'Degree in Economics, Statistics or Mathematics',
      /^«(?:Statistics|Mathem)/,
    ],
    ['what a degree may be in, preposition and all', 'Degree in Labour Relations, HRM or Psychology', /^«HRM/],
    ['the word that joins it', 'Licencia de contador y con colegiatura habilitada', /^«con /],
  ])('%s', (_, requirement, scrap) => {
    expect(labelsOf(requirement, 'Inventario de andenes').filter((label) => scrap.test(label))).toEqual([]);
  });
});

describe('what makes no criterion', () => {
  const labelsOf = (requirements: string[]) =>
    criteriaOfJob(jobOf({ title: 'Cloud Architect', requirements, tags: [], description: '' })).flatMap(
      ({ id, label }) => (id.startsWith('skill:') ? label.en : []),
    );
  const usual = new Set(labelsOf(['Docker']));
  const own = (requirement: string) => labelsOf([requirement, 'Docker']).filter((label) => !usual.has(label));

  test.each([['Lic.'], ["any of 'em"], ['a good standard of spoken and written English']])('%s', (requirement) => {
    expect(own(requirement)).toEqual([]);
  });

  test.each([['QLM 44'], ['clear written reports for the board']])('but %s does', (requirement) => {
    expect(own(requirement)).toHaveLength(1);
  });

  test('an entry is read without its number', () => {
    const job = jobOf({
      title: 'Cloud Architect',
      requirements: [],
      tags: [],
      description: 'Requisitos:\n1.- Volanteo en ferias de barrio\n2.- Prenómina semanal de la planta',
    });
    const labels = criteriaOfJob(job).map(({ label }) => label.es);
    expect(labels.filter((label) => /\d\.-/.test(label))).toEqual([]);
    expect(labels.some((label) => label.includes('Volanteo'))).toBe(true);
  });
});
