/** The gaps in a template, `{{nombre}}` or `{{name}}`: what they mean in either language, and what fills them. */
import type { Language } from '../../../../../../shared/domain/field.ts';

/** Each gap by its meaning, with the word that stands for it in either language. */
export const PLACEHOLDERS = {
  name: { es: 'nombre', en: 'name' },
  company: { es: 'empresa', en: 'company' },
  role: { es: 'puesto', en: 'role' },
  date: { es: 'fecha', en: 'date' },
  place: { es: 'lugar', en: 'place' },
  detail: { es: 'detalle', en: 'detail' },
  pay: { es: 'salario', en: 'pay' },
  people: { es: 'personas', en: 'people' },
  answer: { es: 'respuesta', en: 'answer' },
} as const satisfies Record<string, Record<Language, string>>;
export type Placeholder = keyof typeof PLACEHOLDERS;
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const NAMES = Object.keys(PLACEHOLDERS) as Placeholder[];
const GAP = /\{\{\s*([^{}]*?)\s*\}\}/g;

export interface Segment {
  text: string;
  /** What the text is: typed as it stands, put in from the values, or a gap that nothing fills yet. */
  kind: 'typed' | 'filled' | 'unfilled';
}

/** Either language's word is understood in both, whatever its case. */
function placeholderNamed(word: string): Placeholder | undefined {
  const wanted = word.toLowerCase();
  return NAMES.find((name) => PLACEHOLDERS[name].es === wanted || PLACEHOLDERS[name].en === wanted);
}

/** The gaps of a text that have a meaning, each once, in their order. */
export function placeholdersIn(text: string): Placeholder[] {
  const found = [...text.matchAll(GAP)].flatMap(([, word = '']) => placeholderNamed(word) ?? []);
  return [...new Set(found)];
}

/** What stands in double braces and means nothing, as it was typed. */
export function unknownIn(text: string): string[] {
  return [...text.matchAll(GAP)].filter(([, word = '']) => !placeholderNamed(word)).map(([gap]) => gap);
}

/** The text in pieces, so that a preview can mark what was put in and what is missing. */
export function segmentsOf(text: string, values: PlaceholderValues): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const match of text.matchAll(GAP)) {
    const name = placeholderNamed(match[1] ?? '');
    const value = name && values[name]?.trim();
    if (match.index > done) segments.push({ kind: 'typed', text: text.slice(done, match.index) });
    segments.push(value ? { kind: 'filled', text: value } : { kind: 'unfilled', text: match[0] });
    done = match.index + match[0].length;
  }
  if (done < text.length) segments.push({ kind: 'typed', text: text.slice(done) });
  return segments;
}

/** The text as it would be sent; gaps that nothing fills stay as they are. */
export function fill(text: string, values: PlaceholderValues): string {
  return segmentsOf(text, values)
    .map((segment) => segment.text)
    .join('');
}
