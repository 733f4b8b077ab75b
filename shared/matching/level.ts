/** Reads how far along a career a title stands, so that a junior and a head of department are told apart. */
import type { ExperienceLevel } from '../domain/job-choices.ts';
import { fold } from '../taxonomy/index.ts';

/** Steps of a career as numbers: 0 entry, 1 mid, 2 senior, 3 lead, 4 executive. */
export const LEVEL_STEP: Record<ExperienceLevel, number> = { entry: 0, mid: 1, senior: 2, lead: 3, executive: 4 };

const WORDS: readonly (readonly [number, RegExp])[] = [
  [
    4,
    /\b(?:chief|ceo|cto|cfo|coo|vice president|vp|managing director|director general|directora general|gerente general|president[ea]?)\b/,
  ],
  [3, /\b(?:lead|head of|principal|team leader|lider|jef[ea] de equipo|responsable de equipo)\b/],
  [1, /\b(?:semi[- ]?senior|ssr|semi[- ]?sr)\b/],
  [2, /\b(?:senior|sr|experienced)\b/],
  [
    0,
    /\b(?:junior|jr|trainee|intern|internship|apprentice|entry[- ]level|becari[oa]|practicas|aprendiz|assistant|ayudante|graduate)\b/,
  ],
];

/** The step a title says, or null where it says none: most titles of people in mid-career. */
export function stepIn(title: string): number | null {
  const text = fold(title);
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Names of jobs that help others, which say what somebody does and not how far along they are. */
const HELPERS = /\b(?:assistants?|ayudantes?)\b/g;

/** The step that the title of an ad asks for; an assistant is sought of any step. */
export function stepSought(title: string): number | null {
  return stepIn(fold(title).replace(HELPERS, ''));
}

/** The step that years of experience suggest when no title says one. */
export function stepOfYears(years: number): number {
  if (years < 2) return 0;
  if (years < 6) return 1;
  return years < 12 ? 2 : 2.5;
}
