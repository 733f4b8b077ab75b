/** Reads the level that a job title says, in both languages. */
import type { ExperienceLevel } from '../domain/job-choices.ts';
import { fold } from '../taxonomy/index.ts';

/** The first that fits counts: a `semi senior` is none, and a `senior director` is a director. */
const LEVELS: readonly (readonly [ExperienceLevel, RegExp])[] = [
  [
    'executive',
    /\b(?:chief|c[efotimhps]o|ciso|[se]?vp|vice[- ]?president\w*|vicepresident[ea]|managing director|executive director|director[a]? (?:general|ejecutiv[oa])|gerente general|country manager|presidente?a?|general manager)\b(?! assistant)/,
  ],
  [
    'entry',
    /\b(?:junior|jr|trainee|intern|internship|apprentice|entry[- ]level|becari[oa]|(?:en|de) practicas|practicante|pasante|aprendiz|graduate (?:program\w*|scheme|trainee|engineer|nurse)|new grad|primer empleo)\b/,
  ],
  ['mid', /\b(?:semi[- ]?senior|semi[- ]?sr|ssr|mid[- ](?:level|senior)|middle)\b/],
  [
    'lead',
    /\b(?:lead(?! generation)|team leader|leader|head of|principal|lider|jef[ea]|responsable|encargad[oa]|supervisor[a]?|director[a]?|gerente|capataz|foreman|forewoman|(?:engineering|operations|store|restaurant|plant|site|branch|kitchen|department|area|regional|shift|warehouse|it|hr|sales|nurse) manager)\b/,
  ],
  [
    'senior',
    /\b(?:senior|sr|expert[oa]?|staff (?:software |data )?engineer|oficial(?:a)? (?:de )?(?:primera|1\.?[ªa]?))\b(?! (?:care|living|citizens?|cent(?:er|re)|home|residence|companion))/,
  ],
];

/** Titles in which such a word is no level: the art director leads no people, the assistant of a director is no director. */
const NO_LEVEL =
  /\b(?:art director|director[a]? (?:de arte|creativ[oa]|de cine|de fotografia)|asistente (?:de|al?) |assistant to |(?:asistente|secretari[oa]|auxiliar|ayudante|adjunt[oa]) (?:de |a |al |del )?(?:la )?(?:direccion|gerencia|director[a]?|gerente|jef[ea]))/;

/** The level a title says, or null where it says none: most titles of people in mid-career. */
export function levelIn(title: string): ExperienceLevel | null {
  const text = fold(title);
  const level = LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const leads = level === 'lead' || level === 'executive';
  return leads && NO_LEVEL.test(text) ? null : level;
}

/** The level that the length of a career suggests where no title says one. */
export function levelOfMonths(months: number): ExperienceLevel {
  if (months < 24) return 'entry';
  return months < 72 ? 'mid' : 'senior';
}
