/** The columns of a file as the help and the templates show them: one name of each in both languages, and an invented example. */
import type { IMPORT_RECORDS } from '../../../../../shared/domain/run.ts';
import type { Language } from '../../../lib/language.ts';

export type ImportRecords = (typeof IMPORT_RECORDS)[number];

export interface ImportColumn {
  field: string;
  /** By which it is understood, whatever the language on screen. */
  names: Record<Language, string>;
  need?: 'needed' | 'orOne';
  /** Clearly nobody's. */
  examples: Record<Language, string>;
}

type Words = readonly [es: string, en: string];

function column(field: string, [es, en]: Words, examples: string | Words, need?: ImportColumn['need']): ImportColumn {
  const [inSpanish, inEnglish] = typeof examples === 'string' ? [examples, examples] : examples;
  return { field, names: { es, en }, examples: { es: inSpanish, en: inEnglish }, need };
}

const TALENTS = [
  column('firstName', ['Nombre', 'First name'], ['Fulanita', 'Jane'], 'needed'),
  column('lastName', ['Apellidos', 'Last name'], ['De Ejemplo', 'Example'], 'needed'),
  column('email', ['Correo electrónico', 'Email'], ['fulanita@ejemplo.example', 'jane@sample.example'], 'orOne'),
  column('phone', ['Teléfono', 'Phone'], ['600 000 000', '07700 900000'], 'orOne'),
  column('location', ['Ciudad', 'City'], ['Villa Ejemplo', 'Sampletown']),
  column('headline', ['Puesto actual', 'Current position'], ['Farolera', 'Lighthouse keeper']),
  column('summary', ['Resumen', 'Summary'], ['Diez años cuidando faros.', 'Ten years of looking after lighthouses.']),
  column(
    'experience',
    ['Experiencia', 'Experience'],
    ['Farolera en Faro Inventado, de 2016 a 2026', 'Keeper at Imaginary Lighthouse, 2016 to 2026'],
  ),
  column('education', ['Formación', 'Education'], ['Óptica, Escuela de Ejemplo', 'Optics, Sample College']),
  column('educationLevel', ['Nivel de estudios', 'Education level'], 'bachelor'),
  column('skills', ['Habilidades', 'Skills'], ['Óptica; Electricidad', 'Optics; Electrical work']),
  column('languages', ['Idiomas', 'Languages'], ['Español; Inglés', 'English; Spanish']),
  column('certificates', ['Certificados', 'Certificates'], ['Primeros auxilios', 'First aid']),
  column('link', ['Enlace', 'Link'], 'https://example.com'),
  column('language', ['Idioma de contacto', 'Preferred language'], ['es', 'en']),
];

const JOBS = [
  column('title', ['Título', 'Title'], ['Farolera o farolero', 'Lighthouse keeper'], 'needed'),
  column('company', ['Empresa', 'Company'], ['Faros Inventados', 'Imaginary Lighthouses'], 'needed'),
  column('location', ['Lugar', 'Location'], ['Villa Ejemplo', 'Sampletown'], 'needed'),
  column('industry', ['Sector', 'Industry'], ['Navegación', 'Shipping'], 'needed'),
  column('category', ['Categoría', 'Category'], ['Operaciones', 'Operations'], 'needed'),
  column('jobType', ['Tipo de puesto', 'Job type'], 'full-time'),
  column('experienceLevel', ['Nivel de experiencia', 'Experience level'], 'mid'),
  column('status', ['Estado', 'Status'], 'draft'),
  column('public', ['Público', 'Public'], ['no', 'no']),
  column('openings', ['Vacantes', 'Openings'], '1'),
  column(
    'description',
    ['Descripción', 'Description'],
    ['Cuidar un faro que no existe.', 'Look after a lighthouse that does not exist.'],
    'needed',
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
  column('remotePolicy', ['Modalidad', 'Remote policy'], 'on-site'),
  column('salaryCurrency', ['Moneda', 'Salary currency'], ['EUR', 'GBP']),
  column('salaryMin', ['Salario mínimo', 'Salary min'], '24000'),
  column('salaryMax', ['Salario máximo', 'Salary max'], '28000'),
  column('salaryPeriod', ['Periodo del salario', 'Salary period'], 'year'),
  column('relocationAssistance', ['Ayuda a la mudanza', 'Relocation assistance'], ['no', 'no']),
  column('visaSponsorship', ['Visado', 'Visa sponsorship'], ['no', 'no']),
];

const EMPLOYERS = [
  column('company', ['Empresa', 'Company'], ['Faros Inventados', 'Imaginary Lighthouses'], 'needed'),
  column('status', ['Estado', 'Status'], 'active'),
  column('priority', ['Prioridad', 'Priority'], 'normal'),
  column('openRoles', ['Puestos abiertos', 'Open roles'], '1'),
  column('contactName', ['Persona de contacto', 'Contact person'], ['Mengano de Ejemplo', 'John Example']),
  column('contactEmail', ['Correo de contacto', 'Contact email'], ['mengano@ejemplo.example', 'john@sample.example']),
  column('contactPhone', ['Teléfono de contacto', 'Contact phone'], ['600 000 000', '07700 900000']),
  column('notes', ['Notas', 'Notes'], ['Fila de ejemplo: bórrala.', 'Example row: delete it.']),
];

const COLUMNS: Record<ImportRecords, readonly ImportColumn[]> = { talents: TALENTS, jobs: JOBS, employers: EMPLOYERS };

/** In the order of a template; those that are needed first, as far as they belong together. */
export function importColumns(records: ImportRecords): readonly ImportColumn[] {
  return COLUMNS[records];
}
