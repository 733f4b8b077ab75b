/**
 * The fields of a job, each written once: the schema, the form, what visitors see of it, imports, exports, their help and
 * the audit trail come from here. CONTRIBUTING shows how to add one.
 */
import {
  amountOrNothing,
  choice,
  choiceOr,
  count,
  emailOrNothing,
  flag,
  lines,
  linesOrNothing,
  list,
  text,
} from './field-kinds.ts';
import type { Field } from './field-table.ts';
import {
  CURRENCIES,
  EXPERIENCE_LEVELS,
  JOB_STATUSES,
  JOB_TYPES,
  OPENINGS_MAX,
  REMOTE_POLICIES,
  SALARY_MAX,
  SALARY_PERIODS,
} from './job-choices.ts';

export const JOB_FORM_PARTS = ['position', 'pay', 'words'] as const;

export interface JobField extends Field {
  /** The part of the form that it stands in, in the order of the table. */
  form: (typeof JOB_FORM_PARTS)[number];
  /** Of the form: as wide as all columns. Texts and lists are anyway. */
  wide?: true;
  /** Of the form: how many lines of a text or list are shown. */
  rows?: number;
  /** Of the form: its words are watched for what asks for a protected attribute. */
  watched?: true;
  /** Its place among the facts beside the job's text; a flag stands below them while it holds. */
  fact?: number;
  /** Visitors never see it. */
  staffOnly?: true;
}

export const JOB_FIELDS = {
  title: {
    ...text('TITLE_REQUIRED'),
    ...{ form: 'position', wide: true, watched: true },
    column: 1,
    names: { es: 'Título|puesto|cargo|título del puesto', en: 'Title|job title|position' },
    example: { es: 'Farolera o farolero', en: 'Lighthouse keeper' },
  },
  company: {
    ...text('COMPANY_REQUIRED'),
    form: 'position',
    column: 2,
    names: { es: 'Empresa|compañía|cliente', en: 'Company|employer|client' },
    example: { es: 'Faros Inventados', en: 'Imaginary Lighthouses' },
  },
  location: {
    ...text('LOCATION_REQUIRED'),
    ...{ form: 'position', fact: 1 },
    column: 3,
    names: { es: 'Lugar|ubicación|ciudad|localidad', en: 'Location|city|place' },
    example: { es: 'Villa Ejemplo', en: 'Sampletown' },
  },
  industry: {
    ...text('INDUSTRY_REQUIRED'),
    ...{ form: 'position', fact: 5 },
    column: 4,
    names: { es: 'Sector|industria', en: 'Industry' },
    example: { es: 'Navegación', en: 'Shipping' },
  },
  category: {
    ...text('CATEGORY_REQUIRED'),
    form: 'position',
    column: 5,
    names: { es: 'Categoría|área|departamento', en: 'Category|area' },
    example: { es: 'Operaciones', en: 'Operations' },
  },
  jobType: {
    ...choice(JOB_TYPES, 'full-time'),
    ...{ form: 'position', fact: 3, options: 'site:job.jobType' },
    column: 6,
    names: {
      es: 'Tipo de puesto|tipo|tipo de contrato|jornada',
      en: 'Job type|type|contract type|employment type',
    },
    meanings: {
      'full-time': { es: 'Jornada completa|tiempo completo|completa', en: 'Full-time' },
      'part-time': { es: 'Media jornada|tiempo parcial|parcial|jornada parcial', en: 'Part-time' },
      contract: { es: 'Por obra|temporal|contrato', en: 'Contract|contractor|freelance' },
      internship: { es: 'Prácticas|beca', en: 'Internship|intern' },
      remote: { es: 'Remoto|a distancia', en: 'Remote' },
    },
    example: { es: 'Jornada completa', en: 'Full-time' },
  },
  experienceLevel: {
    ...choice(EXPERIENCE_LEVELS, 'mid'),
    ...{ form: 'position', fact: 4, options: 'site:job.experienceLevel' },
    column: 7,
    names: { es: 'Nivel de experiencia|nivel|experiencia', en: 'Experience level|level|seniority' },
    meanings: {
      entry: { es: 'Inicial|sin experiencia', en: 'Entry|junior|entry level' },
      mid: { es: 'Intermedio|medio|media', en: 'Mid|mid level|intermediate' },
      senior: { es: 'Sénior|avanzado', en: 'Senior' },
      lead: { es: 'Responsable|líder', en: 'Lead|team lead' },
      executive: { es: 'Dirección|ejecutivo|ejecutiva', en: 'Executive|director' },
    },
    example: { es: 'Intermedio', en: 'Mid' },
  },
  remotePolicy: {
    ...choiceOr(REMOTE_POLICIES, 'on-site'),
    ...{ form: 'position', fact: 2, options: 'site:job.remotePolicy' },
    column: 18,
    names: { es: 'Modalidad|teletrabajo|política de teletrabajo', en: 'Remote policy|remote|remote work' },
    meanings: {
      'on-site': { es: 'Presencial|no', en: 'On-site|onsite|office' },
      hybrid: { es: 'Híbrida|híbrido|mixto', en: 'Hybrid' },
      remote: { es: 'Teletrabajo|remoto|a distancia|sí', en: 'Remote|yes' },
    },
    example: { es: 'Presencial', en: 'On-site' },
  },
  openings: {
    ...count(1, OPENINGS_MAX, 1),
    ...{ form: 'position', fact: 6 },
    column: 10,
    names: { es: 'Vacantes|plazas|número de vacantes', en: 'Openings|positions|vacancies' },
    example: '1',
  },
  status: {
    ...choice(JOB_STATUSES, 'draft'),
    ...{ form: 'position', options: 'admin:jobStatuses', staffOnly: true, importDefault: 'draft' },
    column: 8,
    names: { es: 'Estado', en: 'Status|state' },
    meanings: {
      draft: { es: 'Borrador', en: 'Draft' },
      active: { es: 'Activo|activa|abierto|abierta', en: 'Active|open|published' },
      paused: { es: 'En pausa|pausado|pausada', en: 'Paused|on hold' },
      closed: { es: 'Cerrado|cerrada', en: 'Closed' },
    },
    example: { es: 'Borrador', en: 'Draft' },
  },
  public: {
    ...flag(),
    ...{ form: 'position', staffOnly: true },
    column: 9,
    names: { es: 'Público|pública|publicado|publicada', en: 'Public|visible' },
    example: 'no',
  },
  salaryMin: {
    ...amountOrNothing(0, SALARY_MAX),
    form: 'pay',
    column: 20,
    names: { es: 'Salario mínimo|salario desde|sueldo mínimo', en: 'Salary min|minimum salary|salary from' },
    example: '24000',
  },
  salaryMax: {
    ...amountOrNothing(0, SALARY_MAX),
    form: 'pay',
    column: 21,
    names: { es: 'Salario máximo|salario hasta|sueldo máximo', en: 'Salary max|maximum salary|salary to' },
    example: '28000',
  },
  salaryCurrency: {
    ...choiceOr(CURRENCIES, 'EUR'),
    form: 'pay',
    column: 19,
    names: { es: 'Moneda|divisa', en: 'Salary currency|currency' },
    example: { es: 'EUR', en: 'GBP' },
  },
  salaryPeriod: {
    ...choiceOr(SALARY_PERIODS, 'year'),
    ...{ form: 'pay', options: 'admin:salaryPeriods' },
    column: 22,
    names: { es: 'Periodo del salario|periodo', en: 'Salary period|salary per|pay period' },
    meanings: {
      year: { es: 'Al año|anual|año', en: 'Per year|yearly|annual' },
      month: { es: 'Al mes|mensual|mes', en: 'Per month|monthly' },
      hour: { es: 'Por hora|hora', en: 'Per hour|hourly' },
    },
    example: { es: 'Al año', en: 'Per year' },
  },
  relocationAssistance: {
    ...flag(),
    ...{ form: 'pay', fact: 7 },
    column: 23,
    names: { es: 'Ayuda a la mudanza|ayuda al traslado', en: 'Relocation assistance|relocation' },
    example: 'no',
  },
  visaSponsorship: {
    ...flag(),
    ...{ form: 'pay', fact: 8 },
    column: 24,
    names: { es: 'Visado|patrocinio de visado', en: 'Visa sponsorship|visa' },
    example: 'no',
  },
  description: {
    ...lines('DESCRIPTION_REQUIRED'),
    ...{ form: 'words', rows: 8, watched: true },
    column: 11,
    names: { es: 'Descripción|texto', en: 'Description|text' },
    example: { es: 'Cuidar un faro que no existe.', en: 'Look after a lighthouse that does not exist.' },
  },
  requirements: {
    ...list(),
    ...{ form: 'words', watched: true },
    column: 12,
    names: { es: 'Requisitos', en: 'Requirements' },
    example: { es: 'Óptica; Turno de noche', en: 'Optics; Night shifts' },
  },
  benefits: {
    ...list(),
    ...{ form: 'words', watched: true },
    column: 13,
    names: { es: 'Beneficios|ventajas', en: 'Benefits|perks' },
    example: { es: 'Vistas al mar', en: 'Sea view' },
  },
  tags: {
    ...list(),
    ...{ form: 'words', rows: 2, watched: true },
    column: 14,
    names: { es: 'Etiquetas|palabras clave', en: 'Tags|keywords' },
    example: { es: 'faro; mar', en: 'lighthouse; sea' },
  },
  benefitsDescription: {
    ...linesOrNothing(),
    form: 'words',
    column: 17,
    names: { es: 'Descripción de los beneficios', en: 'Benefits description' },
    example: { es: 'Se duerme en el faro.', en: 'You sleep in the lighthouse.' },
  },
  companyDescription: {
    ...linesOrNothing(),
    form: 'words',
    column: 16,
    names: { es: 'Descripción de la empresa|sobre la empresa', en: 'Company description|about the company' },
    example: { es: 'Una empresa inventada.', en: 'An invented company.' },
  },
  contactEmail: {
    ...emailOrNothing(),
    ...{ form: 'words', wide: true, staffOnly: true },
    column: 15,
    names: { es: 'Correo de contacto|correo|contacto', en: 'Contact email|contact|e-mail|email' },
    example: { es: 'faros@ejemplo.example', en: 'jobs@sample.example' },
  },
} as const satisfies Record<string, JobField>;

export type JobFieldName = keyof typeof JOB_FIELDS;

/** The fields that visitors read beside the job's text. */
export type JobFact = {
  [F in JobFieldName]: (typeof JOB_FIELDS)[F] extends { fact: number } ? F : never;
}[JobFieldName];
