/** The names that sections of resumes go by, in Spanish and English. */
import { SECTION_KINDS, type SectionKind } from '../domain/profile.ts';
import { withinOneRun } from '../domain/within-one-run.ts';
import { fold } from '../taxonomy/index.ts';

export type { SectionKind } from '../domain/profile.ts';

/** Whole headings, folded: met anywhere on a line of their own. */
const NAMES: Record<SectionKind, string> = {
  header:
    'contact|links|enlaces|websites|online profiles|perfiles en linea|mis datos|my details|contacto|contact info|contact information|contact details|datos de contacto|informacion de contacto|datos personales|informacion personal|personal details|personal information|personal data|personal info|personal|details|get in touch',
  summary:
    'summary|profile|about|about me|professional summary|professional profile|executive summary|career summary|executive profile|career overview|overview|objective|career objective|professional objective|personal statement|personal profile|professional overview|summary of qualifications|qualifications summary|profile summary|who i am|career profile|career focus|professional statement|introduction|bio|resumen|perfil|perfil profesional|sobre mi|resumen profesional|resumen ejecutivo|objetivo|objetivo profesional|objetivos|objetivo laboral|acerca de mi|extracto|presentacion|quien soy|perfil personal|perfil laboral|declaracion personal|resumen de perfil|carta de presentacion|perfil ejecutivo|sintesis profesional|biografia',
  experience:
    'sea service|sea service record|sea service experience|sea experience|sea time|working experience|working history|career record|shore experience|present employment|current employment|previous employment|past employment|present or most recent employment|work placements|experience|employment record|work record|work experience|professional experience|employment history|employment|work history|career history|relevant experience|experience history|professional background|employment experience|job history|work|career|positions held|internships|internship experience|professional history|related experience|other experience|additional experience|previous experience|teaching experience|research experience|clinical experience|industry experience|military experience|work background|selected experience|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|trayectoria|trayectoria laboral|historial laboral|vida laboral|antecedentes laborales|empleo|empleos|historial profesional|experiencia de trabajo|experiencia relevante|experiencias profesionales|experiencias laborales|experiencias|practicas|practicas profesionales|historia laboral|experiencia previa|experiencia docente|carrera profesional|recorrido profesional|puestos desempenados|otras experiencias|otra experiencia|desarrollo profesional|trabajo|historial de empleo|experiencia en el sector|internship',
  education:
    'institutions attended|institutions attended with dates|schools attended|schools attended with dates|qualifications obtained|qualifications obtained with dates|academic qualification|educational qualification|educational attainment|education|scholastics|scholastic record|school|schools|school and college|academic background|education and training|educational background|academic history|education training|academic qualifications|qualifications|studies|academics|education history|academic education|educational qualifications|academic record|schooling|education and qualifications|formacion|formacion academica|educacion|estudios|estudios realizados|educacion formal|formacion reglada|datos academicos|antecedentes academicos|preparacion academica|historial academico|titulacion|titulaciones|estudios academicos|escolaridad|formacion profesional|formacion universitaria|nivel de estudios|informacion academica|educacion academica|trayectoria academica|perfil academico|nivel academico|grado academico|academica|formacion y estudios|educacion y formacion|level of education|education level|formacion y educacion|estudios superiores',
  skills:
    'skills|stack|technical skills|job related skills|competencias relacionadas con el empleo|core competencies|key skills|competencies|skills and abilities|technical proficiencies|technologies|areas of expertise|expertise|core skills|professional skills|it skills|computer skills|technical expertise|skill highlights|skills summary|tools|software|abilities|soft skills|hard skills|highlights|core qualifications|technical summary|strengths|key competencies|technical knowledge|tech stack|skills and tools|tools and technologies|areas of knowledge|additional skills|proficiencies|technical competencies|skill set|skillset|skills expertise|specialties|habilidades|competencias|conocimientos tecnicos|aptitudes|conocimientos|destrezas|competencias tecnicas|habilidades tecnicas|tecnologias|herramientas|competencias profesionales|capacidades|habilidades y competencias|conocimientos informaticos|informatica|competencias clave|habilidades profesionales|habilidades personales|aptitudes y habilidades|areas de conocimiento|conocimientos y habilidades|habilidades blandas|software y herramientas|habilidades y conocimientos|competencias digitales|areas de experiencia|programas|manejo de programas|paqueteria|fortalezas|conocimientos especificos|especialidades|competencias informaticas|aptitudes profesionales|herramientas y tecnologias|tecnologias y herramientas|competencias personales|competencias y habilidades|habilidades informaticas|skills tecnicas|stack tecnologico|habilidades clave|conocimientos adicionales|capacidades y competencias tecnicas|capacidades y competencias informaticas|technical skills and competences|computer skills and competences',
  languages:
    'languages|language skills|language|foreign languages|spoken languages|language proficiency|idiomas|idioma|lenguas|conocimiento de idiomas|lengua materna|mother tongue|otros idiomas|other languages|conocimientos de idiomas|idiomas extranjeros|competencias linguisticas|nivel de idiomas|lenguajes',
  certificates:
    'certifications|certificates|certification|licenses|licenses and certifications|certifications and licenses|certificates and licenses|licences|courses|professional certifications|courses and certifications|professional development|training|trainings|additional training|certifications and training|training and certifications|credentials|licensure|continuing education|relevant courses|relevant coursework|coursework|accreditations|certificados|certificaciones|certificacion|cursos|cursos y certificaciones|formacion complementaria|cursos y certificados|certificados y cursos|certificaciones y cursos|licencias y certificaciones|formacion adicional|formacion continua|capacitacion|capacitaciones|cursos realizados|otros cursos|cursos complementarios|educacion complementaria|licencias|diplomados|diplomas|acreditaciones|otra formacion|cursos de formacion|formacion no reglada|estudios complementarios|cursos y seminarios|seminarios y cursos|cursos y talleres|talleres',
  other:
    'empleo solicitado|empleo al que aspira|empleo deseado|puesto deseado|puesto solicitado|puesto que solicita|job applied for|position applied for|preferred job|desired position|volunteer experience|volunteering experience|experiencia de voluntariado|voluntary work|voluntary experience|experiencia voluntaria|community|comunidad|referees|projects|personal projects|selected projects|academic projects|key projects|publications|patents|interests|hobbies|references|awards|honors|awards and honors|honors and awards|achievements|accomplishments|key accomplishments|volunteer|volunteering|volunteer work|affiliations|professional affiliations|memberships|activities|extracurricular activities|additional information|presentations|conferences|leadership|community involvement|community service|military service|portfolio|invited talks|talks|selected honors|additional|other|other information|hobbies and interests|interests and hobbies|leadership experience|availability|driving license|driving licence|social media|declaration|miscellaneous|other data|proyectos|proyectos personales|proyectos destacados|publicaciones|intereses|aficiones|hobbies e intereses|intereses y aficiones|referencias|referencias personales|referencias laborales|premios|logros|reconocimientos|premios y reconocimientos|voluntariado|voluntariados|actividades|informacion adicional|otros datos|datos de interes|otros datos de interes|otros|otra informacion|informacion complementaria|datos adicionales|datos complementarios|asociaciones|conferencias|ponencias|disponibilidad|carnet de conducir|permiso de conducir|redes sociales|congresos|otras distinciones|distinciones|logros destacados|pasatiempos|proyectos academicos|otros meritos|meritos|actividades extracurriculares|patentes|otros conocimientos|cualidades|valores|permiso de conduccion|permisos de conduccion|capacidades y competencias personales|capacidades y competencias sociales|capacidades y competencias organizativas|capacidades y competencias artisticas|otras capacidades y competencias|personal skills and competences|social skills and competences|organisational skills and competences|artistic skills and competences|other skills and competences',
};

const KIND_OF = new Map(SECTION_KINDS.flatMap((kind) => NAMES[kind].split('|').map((name) => [name, kind] as const)));

/** Words that give a heading away when it is also set as one; the first that fits counts. */
const WORDS: readonly (readonly [SectionKind, RegExp])[] = [
  // A summary of skills lists them.
  [
    'skills',
    /\b(?:skills?|competenc\w*) (?:summary|overview)$|^(?:summary|overview|resumen) (?:of|de) (?:\w+ )?(?:skills|competenc\w*|habilidades|conocimientos|aptitudes)/,
  ],
  [
    'other',
    /\b(?:volunt\w*|proyect\w*|projects?|awards?|honors?|premios?|referenc\w*|referees?|publica\w*|interes\w*|interests?|affiliat\w*|vouch|ask about me|speak for me|hablar de mi|activit\w*|activid\w*|distinc\w*|involvement)\b/,
  ],
  [
    'summary',
    /\b(?:highlights of|summary|resumen|objective|objetivo|overview|about|sobre mi|statement|perfil|profile)\b/,
  ],
  [
    'experience',
    /\b(?:experienc\w*|appointments?|positions?|cargos|puestos|nombramientos|employment|trayectoria|laboral(?:es)?|work history|empleos?)\b/,
  ],
  [
    'skills',
    /\b(?:skills?|abilities|habilidades|aptitudes|conocimientos?|destrezas|competenc\w*|tecnologias|technologies|herramientas|expertise|proficienc\w*)\b/,
  ],
  [
    'certificates',
    /\b(?:certific\w*|cursos?|courses?|licen[cs]\w*|trainings?|capacitacion\w*|complementari[ao]s?|diplomados?)\b/,
  ],
  ['languages', /\b(?:idiomas?|languages?)\b/],
  [
    'education',
    /\b(?:educa(?!dor)\w*|formacion|estudios|academic[ao]?s?|titulacion\w*|qualifications?|school\w*|studies|degrees?)\b/,
  ],
  [
    'header',
    /\bcontact(?:o|s|me)?(?: (?:details|info\w*|data|me|us|y|and)\b.*)?$|\b(?:datos (?:de )?contacto|datos personales|personal (?:details|information|particulars|data)|reach me|say hi|get in touch)\b/,
  ],
];

/** A text without what stands in brackets. What is never closed is looked at once, however often it is opened. */
function withoutAsides(text: string): string {
  const end = text.lastIndexOf(')') + 1;
  return text.slice(0, end).replace(/\([^)]*\)/g, ' ') + text.slice(end);
}

/** A heading as its folded words: without numbers, icons, colons, and `&` written out in neither language. */
export const headingWords: (text: string) => string = withinOneRun((text) =>
  withoutAsides(fold(text).replace(/\b(?:and|y|e|und|&)\b|[&+/]/g, ' '))
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

const PLAIN_KIND_OF = new Map([...KIND_OF].map(([name, kind]) => [headingWords(name), kind] as const));

/** Names without their blanks, for headings with their letters set apart: `WORKEXPERIENCE`, `E D U C AT I O N`. */
const JOINED_KIND_OF = new Map([...PLAIN_KIND_OF].map(([name, kind]) => [name.replaceAll(' ', ''), kind] as const));

/** The letters of a heading whose letters are set apart, else undefined: most of its words are one letter or two. */
function spacedLetters(text: string): string | undefined {
  const bare = withoutAsides(fold(text));
  const parts = bare.split(/\s+/).filter((part) => /\p{L}/u.test(part));
  const isSpaced = parts.length >= 3 && parts.filter((part) => part.length <= 2).length > parts.length / 2;
  return isSpaced ? bare.replace(/[^\p{L}]/gu, '') : undefined;
}

/** The section whose name the whole text is, or undefined. */
export function namedSection(text: string): SectionKind | undefined {
  return text.length > 60 ? undefined : sectionNamed(text);
}

const sectionNamed = withinOneRun((text: string): SectionKind | undefined => {
  const words = headingWords(text);
  const joined = /^\p{L}{9,}$/u.test(words) ? words : spacedLetters(text);
  return PLAIN_KIND_OF.get(words) ?? (joined ? JOINED_KIND_OF.get(joined) : undefined);
});

/** What heads a part of one entry, whatever it says as a heading of its own: `Highlights` of a job, `Courses` of a degree. */
const OF_ENTRIES =
  /^(?:highlights|courses|keywords|duties|responsibilities|key responsibilities|tasks|achievements|key achievements|accomplishments|tools|technologies|tech stack|logros|funciones|funciones principales|responsabilidades|tareas|tareas y responsabilidades|herramientas|tecnologias|asignaturas|materias|cursos|palabras clave|summary|description|descripcion)$/;

export function headsPartOfEntry(text: string): boolean {
  return OF_ENTRIES.test(headingWords(text));
}

/** The section that the words of a heading point to, for lines that are set as headings. */
export function hintedSection(text: string): SectionKind | undefined {
  const words = headingWords(text);
  if (words.split(' ').length > 6) return undefined;
  // Languages are found among skills, and no skills among languages: `Paquetería e idiomas`.
  const parts = text.split(/\s+(?:y|e|and|&)\s+|\s*[,/]\s*/i);
  if (parts.length > 1 && parts.some((part) => namedSection(part) === 'skills')) return 'skills';
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}
