/** Writes the resumes and ads of the contrast benchmark from facts, in either language and several layouts. */
import type { BenchLanguage } from './contrast-trades.ts';

export interface Role {
  title: string;
  company: string;
  /** Years before the present in which it began and ended; 0 is still held. */
  from: number;
  to: number;
  does: readonly string[];
}

export interface Facts {
  language: BenchLanguage;
  name: string;
  personal?: readonly string[];
  roles: readonly Role[];
  skills: readonly string[];
  degree: string;
  school: string;
  languages: readonly string[];
  licences?: readonly string[];
  /** Lines at the very end. */
  extra?: readonly string[];
  /** `lists-first` puts skills and studies above the roles. */
  layout?: 'roles-first' | 'lists-first';
}

/** The year the benchmark takes for the present: results must not depend on the day it runs. */
const PRESENT = 2026;

const WORDS = {
  es: {
    now: 'actualidad',
    experience: 'EXPERIENCIA PROFESIONAL',
    skills: 'COMPETENCIAS',
    education: 'FORMACIÓN',
    languages: 'IDIOMAS',
    licences: 'PERMISOS Y CARNÉS',
    did: (what: string) => `Me encargué a diario de ${what}`,
  },
  en: {
    now: 'Present',
    experience: 'PROFESSIONAL EXPERIENCE',
    skills: 'SKILLS',
    education: 'EDUCATION',
    languages: 'LANGUAGES',
    licences: 'LICENCES',
    did: (what: string) => `Was in charge of ${what} every day`,
  },
};

function roleLines({ title, company, from, to, does }: Role, language: BenchLanguage): string[] {
  const words = WORDS[language];
  const end = to === 0 ? words.now : `06/${PRESENT - to}`;
  return [`${title}, ${company}`, `06/${PRESENT - from} - ${end}`, ...does.map((what) => `- ${words.did(what)}`), ''];
}

/** The resume as plain text. */
export function resumeText(facts: Facts): string {
  const { language, layout = 'roles-first' } = facts;
  const words = WORDS[language];
  const roles = [words.experience, ...facts.roles.flatMap((role) => roleLines(role, language))];
  const lists = [
    words.education,
    `${facts.degree}, ${facts.school}, ${PRESENT - 19} - ${PRESENT - 15}`,
    '',
    words.skills,
    facts.skills.join(', '),
    '',
    words.languages,
    facts.languages.join(', '),
    '',
    ...(facts.licences ? [words.licences, facts.licences.join(', '), ''] : []),
  ];
  const body = layout === 'roles-first' ? [...roles, ...lists] : [...lists, ...roles];
  return [facts.name, ...(facts.personal ?? []), '', ...body, ...(facts.extra ?? [])].join('\n');
}

export interface Ad {
  language: BenchLanguage;
  title: string;
  musts: readonly string[];
  nices: readonly string[];
}

/** The ad as plain text, its title first. */
export function adText({ language, title, musts, nices }: Ad): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`);
  const [we, must, nice] =
    language === 'es'
      ? ['Buscamos a alguien para nuestro equipo de Zaragoza.', 'Requisitos imprescindibles:', 'Se valorará:']
      : ['We are looking for somebody to join our team in Zaragoza.', 'Requirements:', 'Nice to have:'];
  return [title, '', we, '', must, ...list(musts), ...(nices.length > 0 ? ['', nice, ...list(nices)] : [])].join('\n');
}
