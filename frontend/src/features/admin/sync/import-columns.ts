/** The columns of a file as the help and the templates show them: one name of each in both languages, and an invented example. */
import type { IMPORT_RECORDS } from '../../../../../shared/domain/run.ts';
import type { Language } from '../../../lib/language.ts';

export type ImportRecords = (typeof IMPORT_RECORDS)[number];

export interface ImportColumn {
  field: string;
  /** By which it is understood, whatever the language on screen. */
  names: Record<Language, string>;
  need?: 'needed' | 'orOne' | 'orFullName';
  /** What may stand in it, where that is not up to whoever writes. */
  values?: Record<Language, string>;
  /** Clearly nobody's. */
  examples: Record<Language, string>;
}

type Words = readonly [es: string, en: string];

type Rest = Pick<ImportColumn, 'need'> & { values?: Words };

const inBoth = ([es, en]: Words): Record<Language, string> => ({ es, en });

function column(field: string, names: Words, examples: string | Words, { need, values }: Rest = {}): ImportColumn {
  const both: Words = typeof examples === 'string' ? [examples, examples] : examples;
  return { field, names: inBoth(names), examples: inBoth(both), need, values: values && inBoth(values) };
}

const NEEDED = { need: 'needed' } as const;
const YES_OR_NO = { values: ['sí, no', 'yes, no'] } as const;

const TALENTS = [
  column('firstName', ['Nombre', 'First name'], ['Fulanita', 'Jane'], { need: 'orFullName' }),
  column('lastName', ['Apellidos', 'Last name'], ['De Ejemplo', 'Example'], { need: 'orFullName' }),
  column('email', ['Correo electrónico', 'Email'], ['fulanita@ejemplo.example', 'jane@sample.example'], {
    need: 'orOne',
  }),
  column('phone', ['Teléfono', 'Phone'], ['600 000 000', '07700 900000'], { need: 'orOne' }),
  column('location', ['Ciudad', 'City'], ['Villa Ejemplo', 'Sampletown']),
  column('headline', ['Puesto actual', 'Current position'], ['Farolera', 'Lighthouse keeper']),
  column('summary', ['Resumen', 'Summary'], ['Diez años cuidando faros.', 'Ten years of looking after lighthouses.']),
  column(
    'experience',
    ['Experiencia', 'Experience'],
    ['Farolera en Faro Inventado, de 2016 a 2026', 'Keeper at Imaginary Lighthouse, 2016 to 2026'],
  ),
  column('education', ['Formación', 'Education'], ['Óptica, Escuela de Ejemplo', 'Optics, Sample College']),
  column('educationLevel', ['Nivel de estudios', 'Education level'], ['Grado', 'Bachelor'], {
    values: ['Bachillerato, Grado, Máster, Doctorado, Otra', 'High school, Bachelor, Master, PhD, Other'],
  }),
  column('skills', ['Habilidades', 'Skills'], ['Óptica; Electricidad', 'Optics; Electrical work']),
  column('languages', ['Idiomas', 'Languages'], ['Español; Inglés', 'English; Spanish']),
  column('certificates', ['Certificados', 'Certificates'], ['Primeros auxilios', 'First aid']),
  column('link', ['Enlace', 'Link'], 'https://example.com'),
  column('language', ['Idioma de contacto', 'Preferred language'], ['Español', 'English'], {
    values: ['Español, Inglés', 'Spanish, English'],
  }),
];

const JOBS = [
  column('title', ['Título', 'Title'], ['Farolera o farolero', 'Lighthouse keeper'], NEEDED),
  column('company', ['Empresa', 'Company'], ['Faros Inventados', 'Imaginary Lighthouses'], NEEDED),
  column('location', ['Lugar', 'Location'], ['Villa Ejemplo', 'Sampletown'], NEEDED),
  column('industry', ['Sector', 'Industry'], ['Navegación', 'Shipping'], NEEDED),
  column('category', ['Categoría', 'Category'], ['Operaciones', 'Operations'], NEEDED),
  column('jobType', ['Tipo de puesto', 'Job type'], ['Jornada completa', 'Full-time'], {
    ...NEEDED,
    values: [
      'Jornada completa, Media jornada, Por obra, Prácticas, Remoto',
      'Full-time, Part-time, Contract, Internship, Remote',
    ],
  }),
  column('experienceLevel', ['Nivel de experiencia', 'Experience level'], ['Intermedio', 'Mid'], {
    ...NEEDED,
    values: ['Inicial, Intermedio, Sénior, Responsable, Dirección', 'Entry, Mid, Senior, Lead, Executive'],
  }),
  column('status', ['Estado', 'Status'], ['Borrador', 'Draft'], {
    values: ['Borrador, Activo, En pausa, Cerrado', 'Draft, Active, Paused, Closed'],
  }),
  column('public', ['Público', 'Public'], 'no', YES_OR_NO),
  column('openings', ['Vacantes', 'Openings'], '1'),
  column(
    'description',
    ['Descripción', 'Description'],
    ['Cuidar un faro que no existe.', 'Look after a lighthouse that does not exist.'],
    NEEDED,
  ),
  column('requirements', ['Requisitos', 'Requirements'], ['Óptica; Turno de noche', 'Optics; Night shifts']),
  column('benefits', ['Beneficios', 'Benefits'], ['Vistas al mar', 'Sea view']),
  column('tags', ['Etiquetas', 'Tags'], ['faro; mar', 'lighthouse; sea']),
  column('contactEmail', ['Correo de contacto', 'Contact email'], ['faros@ejemplo.example', 'jobs@sample.example']),
  column(
    'companyDescription',
    ['Descripción de la empresa', 'Company description'],
    ['Una empresa inventada.', 'An invented company.'],
  ),
  column(
    'benefitsDescription',
    ['Descripción de los beneficios', 'Benefits description'],
    ['Se duerme en el faro.', 'You sleep in the lighthouse.'],
  ),
  column('remotePolicy', ['Modalidad', 'Remote policy'], ['Presencial', 'On-site'], {
    values: ['Presencial, Híbrida, Teletrabajo', 'On-site, Hybrid, Remote'],
  }),
  column('salaryCurrency', ['Moneda', 'Salary currency'], ['EUR', 'GBP'], {
    values: ['EUR, USD, GBP, CAD, AUD', 'GBP, EUR, USD, CAD, AUD'],
  }),
  column('salaryMin', ['Salario mínimo', 'Salary min'], '24000'),
  column('salaryMax', ['Salario máximo', 'Salary max'], '28000'),
  column('salaryPeriod', ['Periodo del salario', 'Salary period'], ['Al año', 'Per year'], {
    values: ['Al año, Al mes, Por hora', 'Per year, Per month, Per hour'],
  }),
  column('relocationAssistance', ['Ayuda a la mudanza', 'Relocation assistance'], 'no', YES_OR_NO),
  column('visaSponsorship', ['Visado', 'Visa sponsorship'], 'no', YES_OR_NO),
];

const EMPLOYERS = [
  column('company', ['Empresa', 'Company'], ['Faros Inventados', 'Imaginary Lighthouses'], NEEDED),
  column('status', ['Estado', 'Status'], ['Activa', 'Active'], {
    values: ['Interesada, Activa, Inactiva', 'Lead, Active, Inactive'],
  }),
  column('priority', ['Prioridad', 'Priority'], 'Normal', {
    values: ['Baja, Normal, Alta', 'Low, Normal, High'],
  }),
  column('openRoles', ['Puestos abiertos', 'Open roles'], '1'),
  column('contactName', ['Persona de contacto', 'Contact person'], ['Mengano de Ejemplo', 'John Example']),
  column('contactEmail', ['Correo de contacto', 'Contact email'], ['mengano@ejemplo.example', 'john@sample.example']),
  column('contactPhone', ['Teléfono de contacto', 'Contact phone'], ['600 000 000', '07700 900000']),
  column('notes', ['Notas', 'Notes'], ['Fila de ejemplo: bórrala.', 'Example row: delete it.']),
];

const COLUMNS: Record<ImportRecords, readonly ImportColumn[]> = { talents: TALENTS, jobs: JOBS, employers: EMPLOYERS };

/** In the order of a template. */
export function importColumns(records: ImportRecords): readonly ImportColumn[] {
  return COLUMNS[records];
}

/** Fields of a record that a table has under names of their own. */
const FLAT: Record<string, string> = {
  'primaryContact.name': 'contactName',
  'primaryContact.email': 'contactEmail',
  'primaryContact.phone': 'contactPhone',
};

/** The column that a refused value stood in, by its path in the record; `skills.3` stood in `skills`. */
export function columnOfPath(records: ImportRecords, path: string): ImportColumn | undefined {
  const wanted = FLAT[path] ?? path.split('.')[0];
  return COLUMNS[records].find(({ field }) => field === wanted);
}
