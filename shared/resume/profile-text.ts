/** Writes a profile that somebody typed as the text of a resume, so that it is read, quoted and matched like one. */
import type { Language } from '../domain/field.ts';
import type { EducationLevel } from '../domain/levels.ts';
import type { ProfileInput } from '../domain/profile-form.ts';

/** Headings that the reader knows (`section-names.ts`), in the words of the form. */
const HEADINGS = {
  es: {
    aboutMe: 'Sobre mí',
    experience: 'Experiencia',
    education: 'Formación',
    educationLevel: 'Nivel de estudios',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certificates: 'Certificados',
    projects: 'Proyectos',
    volunteering: 'Voluntariado',
  },
  en: {
    aboutMe: 'About me',
    experience: 'Experience',
    education: 'Education',
    educationLevel: 'Level of education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
    projects: 'Projects',
    volunteering: 'Volunteering',
  },
} as const satisfies Record<Language, Record<string, string>>;

const LEVEL_NAMES: Record<Language, Record<EducationLevel, string>> = {
  es: {
    'high-school': 'Bachillerato',
    bachelor: 'Grado universitario',
    master: 'Máster',
    phd: 'Doctorado',
    other: 'Otra formación',
  },
  en: {
    'high-school': 'High school',
    bachelor: "Bachelor's degree",
    master: "Master's degree",
    phd: 'PhD',
    other: 'Other education',
  },
};

/** Lines of a list are broken between items, well before the reader would break them inside one. */
const LIST_LINE_MAX_CHARS = 100;
/** Below the length at which the reader breaks lines wherever a blank is. */
const LINE_MAX_CHARS = 1_500;

/** What the text is made of. */
export type ProfileTextInput = Pick<ProfileInput, 'firstName' | 'lastName' | 'phone' | 'language' | 'skills'> &
  Partial<
    Pick<ProfileInput, 'email' | 'link' | 'aboutMe' | 'experience' | 'education' | 'educationLevel' | 'certificates'>
  > &
  ImportedTexts;

/** What only an import tells. */
interface ImportedTexts {
  location?: string;
  headline?: string;
  /** Each with its level, as in `English (B2)`. */
  languages?: readonly string[];
  projects?: string;
  volunteering?: string;
}

/** A typed text on one line, in the composed form that the reader stores. */
export function onOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The section that only names an education level, and the name, which is its last line. */
export function educationLevelSection(level: EducationLevel, language: Language): { section: string; name: string } {
  const name = LEVEL_NAMES[language][level];
  return { section: `${HEADINGS[language].educationLevel}\n${name}`, name };
}

/** Items parted by commas; every line but the last ends with one. */
function listLines(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length < LIST_LINE_MAX_CHARS)
      lines[lines.length - 1] = `${last}, ${item}`;
    else {
      if (last !== undefined) lines[lines.length - 1] = `${last},`;
      lines.push(item);
    }
  }
  return lines;
}

/** A paragraph too long for one line as several, broken after a sentence or at a blank where there is one. */
function proseLines(paragraph: string): string[] {
  const lines: string[] = [];
  let rest = paragraph;
  while (rest.length > LINE_MAX_CHARS) {
    const head = rest.slice(0, LINE_MAX_CHARS);
    const stop = Math.max(head.lastIndexOf('. ') + 1, head.lastIndexOf('; ') + 1);
    const blank = head.lastIndexOf(' ');
    const cut = stop > LINE_MAX_CHARS / 2 ? stop : blank > 0 ? blank : LINE_MAX_CHARS;
    lines.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return [...lines, rest];
}

function prose(text: string | undefined): string[] {
  if (text === undefined) return [];
  return text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .flatMap(proseLines);
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [[heading, ...lines].join('\n')] : [];
}

/**
 * The profile as plain text: name, headline, e-mail, phone, place and link on top, then one section per field that was filled in, under
 * headings in the form's language. Nothing is added but the headings and the name of the education level.
 */
export function profileText(profile: ProfileTextInput): string {
  const { language, educationLevel } = profile;
  const headings = HEADINGS[language];
  const name = `${profile.firstName} ${profile.lastName}`;
  const contact = [name, profile.headline, profile.email, profile.phone, profile.location, profile.link];
  const blocks = [
    contact.flatMap((line) => (line === undefined ? [] : onOneLine(line))).join('\n'),
    ...section(headings.aboutMe, prose(profile.aboutMe)),
    ...section(headings.experience, prose(profile.experience)),
    ...section(headings.education, prose(profile.education)),
    ...(educationLevel ? [educationLevelSection(educationLevel, language).section] : []),
    ...section(headings.skills, listLines(profile.skills.map(onOneLine))),
    ...section(headings.languages, (profile.languages ?? []).map(onOneLine)),
    ...section(headings.certificates, prose(profile.certificates)),
    ...section(headings.projects, prose(profile.projects)),
    ...section(headings.volunteering, prose(profile.volunteering)),
  ];
  return `${blocks.join('\n\n')}\n`;
}
