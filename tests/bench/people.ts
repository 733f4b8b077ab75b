/** A hundred different fictional resumes for the benches: trades, languages, texts and lengths change from one to the next. */
import type { ResumeContent } from '../support/resume-files.ts';

interface Trade {
  language: 'es' | 'en';
  titles: [string, string, string];
  summary: string;
  bullets: string[];
  skills: string[];
  degree: string;
}

const TRADES: Trade[] = [
  {
    language: 'es',
    titles: ['Enfermera de UCI', 'Enfermera de planta', 'Auxiliar de enfermería'],
    summary: 'Enfermería de cuidados críticos, con gusto por los relevos tranquilos y las notas claras.',
    bullets: ['Atendí a pacientes con ventilación mecánica.', 'Formé a residentes en soporte vital avanzado.'],
    skills: ['Ventilación mecánica', 'Soporte vital avanzado', 'Monitorización', 'Excel'],
    degree: 'Grado en Enfermería',
  },
  {
    language: 'en',
    titles: ['Senior Platform Engineer', 'Site Reliability Engineer', 'Systems Administrator'],
    summary: 'Platform engineer who likes systems that are boring at night.',
    bullets: ['Ran nine Kubernetes clusters on AWS.', 'Described every network in Terraform.', 'Wrote the runbooks.'],
    skills: ['Kubernetes', 'Terraform', 'Go', 'PostgreSQL', 'Linux'],
    degree: 'BSc in Computer Science',
  },
  {
    language: 'es',
    titles: ['Electricista industrial', 'Oficial electricista', 'Ayudante de electricista'],
    summary: 'Electricista de mantenimiento, de cuadros y de turnos de noche.',
    bullets: ['Mantuve las líneas de envasado sin paradas largas.', 'Programé autómatas Siemens S7.'],
    skills: ['PLC', 'Baja tensión', 'Lectura de planos', 'Prevención de riesgos'],
    degree: 'Técnico superior en Sistemas Electrotécnicos',
  },
  {
    language: 'en',
    titles: ['Data Analyst', 'Reporting Analyst', 'Operations Assistant'],
    summary: 'Analyst who would rather delete a chart than explain it twice.',
    bullets: ['Built ridership dashboards in Power BI.', 'Cleaned eleven years of ticket data with SQL and pandas.'],
    skills: ['SQL', 'Python', 'Power BI', 'Statistics'],
    degree: 'BSc in Statistics',
  },
  {
    language: 'es',
    titles: ['Contable', 'Auxiliar contable', 'Administrativo'],
    summary: 'Contabilidad de pymes, cierres a tiempo y papeles en orden.',
    bullets: ['Preparé los cierres mensuales y el impuesto de sociedades.', 'Concilié bancos de cuatro empresas.'],
    skills: ['SAP', 'Excel', 'Impuestos', 'Conciliación bancaria'],
    degree: 'Grado en Administración y Dirección de Empresas',
  },
  {
    language: 'en',
    titles: ['Welder (MIG and TIG)', 'Fabrication Welder', 'Workshop Helper'],
    summary: 'Structural welder, certified for plate and pipe.',
    bullets: ['Welded bridge girders to AWS D1.1.', 'Read drawings and set out the work for three colleagues.'],
    skills: ['MIG welding', 'TIG welding', 'Blueprint reading', 'Forklift'],
    degree: 'Certificate in Welding Technology',
  },
  {
    language: 'es',
    titles: ['Desarrolladora frontend', 'Desarrolladora web', 'Becaria de desarrollo'],
    summary: 'Interfaces accesibles con React, medidas en móviles lentos.',
    bullets: ['Reescribí la tienda con React y TypeScript.', 'Bajé el tiempo de carga de seis segundos a dos.'],
    skills: ['React', 'TypeScript', 'CSS', 'Accesibilidad', 'Git'],
    degree: 'Grado en Ingeniería Informática',
  },
  {
    language: 'en',
    titles: ['Preschool Teacher', 'Teaching Assistant', 'After-School Tutor'],
    summary: 'Bilingual teacher who plans in pictures and speaks in short sentences.',
    bullets: ['Led a class of eighteen in English and Spanish.', 'Wrote weekly notes to families.'],
    skills: ['Classroom management', 'Lesson planning', 'First aid'],
    degree: 'BA in Early Childhood Education',
  },
  {
    language: 'es',
    titles: ['Carretillero', 'Mozo de almacén', 'Repartidor'],
    summary: 'Almacén y carretilla retráctil, turnos rotativos.',
    bullets: ['Cargué treinta camiones al día sin incidencias.', 'Llevé el inventario con lector y SAP.'],
    skills: ['Carretilla elevadora', 'Inventario', 'SAP EWM'],
    degree: 'Graduado en ESO',
  },
  {
    language: 'en',
    titles: ['Customer Support Agent', 'Call Centre Agent', 'Receptionist'],
    summary: 'Support agent in two languages, patient on the phone and brief in writing.',
    bullets: ['Answered sixty parcels enquiries a day.', 'Rewrote the answers to the ten commonest questions.'],
    skills: ['Zendesk', 'Customer service', 'Spanish', 'Typing'],
    degree: 'High school diploma',
  },
];

const FIRST_NAMES = ['Casilda', 'Anselmo', 'Greta', 'Ludovic', 'Petra', 'Ciro', 'Maribel', 'Tobias', 'Yara', 'Edmund'];
const LAST_NAMES = ['Alcor', 'Brightwell', 'Cendal', 'Dunmore', 'Espliego', 'Fairlea', 'Garceta', 'Hazelby', 'Iriarte'];
const MORE_NAMES = ['Umbral', 'Vesper', 'Waterlow', 'Zarcillo', 'Tomillar', 'Stonebridge', 'Retama'];
const TOWNS = [
  'Zaragoza, España',
  'Austin, TX',
  'Valencia, España',
  'Chicago, IL',
  'Bogotá, Colombia',
  'Sevilla, España',
];
const HOUSES = [
  'Moncayo',
  'Larkfield',
  'Ebro Norte',
  'Pinebrook',
  'Valdeherrera',
  'Harbour Lane',
  'Monte Perdido',
  'Westmoor',
];

/** One of a list in turn; lists of different lengths meet in ever new combinations. */
function turn<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** The person number `index`, always the same; no two of the first thousand are alike. */
export function person(index: number): ResumeContent {
  const trade = turn(TRADES, index);
  const isSpanish = trade.language === 'es';
  const name = `${turn(FIRST_NAMES, index + Math.floor(index / 10))} ${turn(LAST_NAMES, index)} ${turn(MORE_NAMES, index)}`;
  const places = 2 + (index % 3);
  return {
    language: trade.language,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}.${index}@people.example`,
    phone: `+34 612 ${String(100 + (index % 900))} ${String(100 + ((index * 7) % 900))}`,
    location: turn(TOWNS, index),
    links: [],
    summary: `${trade.summary} ${isSpanish ? `${places * 3} años de oficio.` : `${places * 3} years in the trade.`}`,
    jobs: Array.from({ length: places }, (_, place) => jobOf(trade, index, place)),
    studies: [
      {
        degree: trade.degree,
        institution: `${isSpanish ? 'Universidad de' : 'University of'} ${turn(HOUSES, index + 3)}`,
        dates: `${2004 + (index % 6)} - ${2008 + (index % 6)}`,
      },
    ],
    skills: trade.skills.slice(0, 2 + (index % trade.skills.length)),
    languages: isSpanish ? ['Español nativo', 'Inglés B2'] : ['English (native)', 'Spanish (B1)'],
    certificates: [],
  };
}

function jobOf(trade: Trade, index: number, place: number): ResumeContent['jobs'][number] {
  const until = 2026 - place * 3;
  const now = trade.language === 'es' ? 'actualidad' : 'Present';
  return {
    title: turn(trade.titles, place),
    company: `${turn(HOUSES, index + place)} ${trade.language === 'es' ? 'S.L.' : 'Ltd'}`,
    dates: `0${1 + (index % 9)}/${until - 3} - ${place === 0 ? now : `12/${until}`}`,
    bullets: [
      ...trade.bullets,
      trade.language === 'es' ? `Equipo de ${2 + (index % 17)} personas.` : `Team of ${2 + (index % 17)}.`,
    ],
  };
}
