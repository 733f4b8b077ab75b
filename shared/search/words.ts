/** Splits queries and records into comparable words: folded, without plural, gender and stop words. */
import { fold, stem } from '../taxonomy/index.ts';

/** One word of a query, with its half-open place `[start, end)` in the text, in UTF-16 code units. */
export interface Word {
  stem: string;
  start: number;
  end: number;
}

/** Words that say nothing of a record; what is left of `enfermero/a` among them. */
const FILLERS = new Set(
  (
    'a al ante con de del desde e el en entre es esa ese esta este esto la las lo los mas me mi mis muy nos o para pero por que se ser si sin sobre son su sus tambien te ' +
    'tu tus u un una unas uno unos y ya como cuando donde hay ' +
    'about all also am an and any are as at be been but by can do for from had has have he her his how i if in into is it its just me more my near no not of off on or our ' +
    'out over she so some than that the their them then there they this to too up us was we were what when where which who will with you your os as ora'
  ).split(' '),
);

/** What a search is made with and not for: `busco trabajo de`, `jobs near me`, `ofertas`. */
const ASKING = new Set(
  (
    'busco buscar buscando quiero quisiera necesito trabajo trabajos trabajar empleo empleos puesto puestos vacante vacantes oferta ofertas laboral laborales bolsa cerca urgente ' +
    'job jobs work works working position positions vacancy vacancies role roles opening openings looking want need hiring career careers nearby role opportunity opportunities employment ' +
    'ayuda algo persona gente sector zona area mejor bien pagado cualquier ahora hoy ya'
  )
    .split(' ')
    .map(stem),
);

const WORD = /[\p{L}\p{N}]+(?:[+#]+)?/gu;

/** All words of a text in order, fillers included. */
export function wordsIn(text: string): Word[] {
  return [...fold(text).matchAll(WORD)].map((match) => ({
    stem: stem(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether a word says nothing by itself. */
export function isFiller(text: string): boolean {
  return FILLERS.has(text) || (text.length === 1 && !/[\p{N}cr]/u.test(text));
}

/** Whether a word of a query only says that something is looked for. */
export function isAsking(word: string): boolean {
  return ASKING.has(word);
}

/** The different stems of a text in order of first use, without fillers. */
export function stemsOf(text: string): string[] {
  const low = fold(text);
  const stems = new Set<string>();
  for (const [word] of low.matchAll(WORD)) if (!isFiller(word)) stems.add(stem(word));
  return [...stems];
}
