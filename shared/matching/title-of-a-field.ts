/** Reads a title that names a field as the people who work in it, and without the place that it ends in: `Software Engineering`, `Teachers at Alpha Park`. */
import { occupationByTitle } from '../taxonomy/index.ts';

/** What people are called by the field that they work in; the last word of a title decides. */
const PEOPLE: readonly (readonly [RegExp, string])[] = [
  [/engineering$/i, 'engineer'],
  [/accounting$/i, 'accountant'],
  [/analytics$|analysis$/i, 'analyst'],
  [/nursing$/i, 'nurse'],
  [/programming$/i, 'programmer'],
  [/recruit(?:ing|ment)$/i, 'recruiter'],
  [/(clean|weld|plumb|driv|teach|writ|paint|bak|bookkeep|housekeep)ing$/i, '$1er'],
  [/machining$/i, 'machinist'],
  [/consulting$|consultancy$/i, 'consultant'],
  [/management$/i, 'manager'],
  [/administration$/i, 'administrator'],
  [/development$/i, 'developer'],
  [/coordination$/i, 'coordinator'],
  [/design$/i, 'designer'],
  [/carpentry$/i, 'carpenter'],
  [/pharmacy$/i, 'pharmacist'],
  [/dentistry$/i, 'dentist'],
  [/therapy$/i, 'therapist'],
  [/photography$/i, 'photographer'],
  [/^ingenier\u00eda/i, 'ingeniero'],
  [/^contabilidad/i, 'contable'],
  [/^enfermer\u00eda/i, 'enfermero'],
  [/^dise\u00f1o/i, 'dise\u00f1ador'],
  [/^administraci\u00f3n/i, 'administrador'],
];

/** The occupation of the people who work in the field that a title names; undefined where it names none. */
export function occupationOfField(title: string): ReturnType<typeof occupationByTitle> {
  for (const [field, people] of PEOPLE) {
    const named = title.trim().replace(field, people);
    if (named === title.trim()) continue;
    const found = occupationByTitle(named);
    if (found) return found;
  }
  return undefined;
}

/** A place at the end of a title: `at` and a name in capitals. */
const AT_A_PLACE =
  /\s+(?:at|@)\s+(?:the\s+)?\p{Lu}[\p{L}\p{M}'\u2019&.-]*(?:\s+(?:\p{Lu}|of\b|and\b|the\b|de\b|&)[\p{L}\p{M}'\u2019&.-]*)*\s*$/u;

/** A title without the place that it ends in, where what stands before it names an occupation. */
export function withoutPlace(title: string): string {
  const bare = title.replace(AT_A_PLACE, '');
  return bare !== title && occupationByTitle(bare) ? bare : title;
}
