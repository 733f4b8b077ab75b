/** Writes what a person says of themselves as a part of a resume's text, noting where each field stands in it. */
import type { Language } from '../domain/field.ts';
import type { Profile, ProfileSources } from '../domain/profile.ts';
import { educationLevelSection } from './profile-text.ts';

/** Headings and labels that the reader knows, see `section-names.ts`. */
export const STATEMENT_HEADINGS = {
  es: {
    contact: 'Datos de contacto',
    summary: 'Resumen',
    experience: 'Experiencia',
    education: 'Formación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certificates: 'Certificados',
  },
  en: {
    contact: 'Contact details',
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Who says what stands below a title in the text. */
export type Author = 'person' | 'recruiter';

const WORDS = {
  es: {
    person: '— Corregido por la persona —',
    recruiter: '— Corregido por selección —',
    role: 'Puesto',
    company: 'Empresa',
    start: 'Desde',
    end: 'Hasta',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    phone: 'Teléfono',
    location: 'Localidad',
    today: 'actualidad',
    native: 'nativo',
  },
  en: {
    person: '— Corrected by the person —',
    recruiter: '— Corrected by a recruiter —',
    role: 'Position',
    company: 'Employer',
    start: 'From',
    end: 'Until',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    location: 'Location',
    today: 'present',
    native: 'native',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type Part = keyof (typeof STATEMENT_HEADINGS)['es'];
/** A stretch of a line: plain words, or words that say the field `key`. */
type Piece = string | { key: string; says: string };
export type Line = Piece[];

const LABELLED = ['firstName', 'lastName', 'phone', 'location'] as const;
export type LabelledField = (typeof LABELLED)[number];

/** `Teléfono: 600 000 000`. */
export function labelledLine(key: LabelledField, says: string, language: Language): Line {
  return [`${WORDS[language][key]}: `, { key, says }];
}

/** What is put right in a job that otherwise stands where it was read: each on a line of its own. */
export function mendedJobLines(
  key: string,
  mended: Partial<Record<'title' | 'company' | 'location' | 'startDate' | 'endDate', string>> & { isOpen?: boolean },
  language: Language,
): Line[] {
  const words = WORDS[language];
  const label = { title: words.role, company: words.company, location: words.location } as const;
  const named = (['title', 'company', 'location'] as const).flatMap((field): Line[] =>
    mended[field] ? [[`${label[field]}: `, { key: `${key}.${field}`, says: mended[field] }]] : [],
  );
  const start: Line[] = mended.startDate
    ? [[`${words.start}: `, { key: `${key}.startDate`, says: mended.startDate }]]
    : [];
  const end: Line[] = mended.endDate ? [[`${words.end}: `, { key: `${key}.endDate`, says: mended.endDate }]] : [];
  const open: Line[] = mended.isOpen ? [[`${words.end}: ${words.today}`]] : [];
  return [...named, ...start, ...end, ...open];
}

/** A line of what was done in a job. */
export function bulletLine(key: string, says: string): Line {
  return ['- ', { key, says }];
}

/** What there is of the given fields, parted by a middle dot. */
function parted(pieces: readonly { key: string; says: string | null }[]): Line {
  const said = pieces.filter((piece): piece is { key: string; says: string } => Boolean(piece.says));
  return said.flatMap((piece, index): Line => (index === 0 ? [piece] : [' · ', piece]));
}

interface Period {
  startDate: string | null;
  endDate: string | null;
  current?: boolean;
}

function periodLines(key: string, { startDate, endDate, current }: Period, language: Language): Line[] {
  const start: Line = startDate ? [{ key: `${key}.startDate`, says: startDate }] : [];
  const until: Line = endDate ? [{ key: `${key}.endDate`, says: endDate }] : current ? [WORDS[language].today] : [];
  if (start.length + until.length === 0) return [];
  return [[...start, ...(until.length > 0 ? [' – ', ...until] : [])]];
}

/** A job: title with employer and place, its months, and what was done in it. */
export function experienceLines(key: string, job: Profile['experience'][number], language: Language): Line[] {
  const head = parted([
    { key: `${key}.title`, says: job.title },
    { key: `${key}.company`, says: job.company },
    { key: `${key}.location`, says: job.location },
  ]);
  const bullets = job.bullets.map((says, index) => bulletLine(`${key}.bullets.${index}`, says));
  return [head, ...periodLines(key, job, language), ...bullets];
}

/** A course: degree with school, its level in words, its months. */
export function educationLines(key: string, course: Profile['education'][number], language: Language): Line[] {
  const head = parted([
    { key: `${key}.degree`, says: course.degree },
    { key: `${key}.institution`, says: course.institution },
  ]);
  const level: Line[] = course.level ? [[educationLevelSection(course.level, language).name]] : [];
  return [head, ...level, ...periodLines(key, course, language)];
}

/** `Inglés: C1`. */
export function languageLine(key: string, spoken: Profile['languages'][number], language: Language): Line {
  const level = spoken.level === 'native' ? WORDS[language].native : spoken.level;
  return [{ key, says: spoken.name }, ...(level ? [`: ${level}`] : [])];
}

/**
 * The statement as a text, and its fields as slices `[start, end)` of the whole text in which it begins at `offset`.
 * Parts without lines are left out; without any, there is no text.
 */
export function writeStatement(
  parts: ReadonlyMap<Part, readonly Line[]>,
  language: Language,
  offset: number,
  author: Author = 'person',
): { text: string; sources: ProfileSources } {
  const said = [...parts].filter(([, lines]) => lines.length > 0);
  const sources: ProfileSources = {};
  if (said.length === 0) return { text: '', sources };
  let text = `\n\n${WORDS[language][author]}\n`;
  for (const [part, lines] of said) {
    text += `\n${STATEMENT_HEADINGS[language][part]}\n`;
    for (const line of lines) {
      for (const piece of line) {
        const start = offset + text.length;
        text += typeof piece === 'string' ? piece : piece.says;
        if (typeof piece !== 'string') sources[piece.key] = { start, end: offset + text.length };
      }
      text += '\n';
    }
  }
  return { text, sources };
}
