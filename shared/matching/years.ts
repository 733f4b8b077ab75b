/** Reads how many years a text asks for or tells of, in figures or in words, in both languages. */

const WORDS: Record<string, number> = {
  a: 1,
  one: 1,
  un: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  nine: 9,
  nueve: 9,
  ten: 10,
  diez: 10,
  twelve: 12,
  doce: 12,
  fifteen: 15,
  quince: 15,
  twenty: 20,
  veinte: 20,
  eighteen: 18,
  dieciocho: 18,
  thirty: 30,
  treinta: 30,
};
const NUMBER = `\\d{1,2}|${Object.keys(WORDS).join('|')}`;
/** A number, or the lower of two, of years or of months; of no age and no guarantee. */
const SPANS = new RegExp(
  `(?<![\\w.,])(${NUMBER})(?:\\s?\\(\\d{1,2}\\))?(?:\\s?(?:-|–|a|to|or|o|y|and)\\s?(?:${NUMBER}))?\\s?\\+?\\s?(?:or more |o mas |full |whole )?(?:(years?|yrs?|anos?)|months?|meses)\\b(?![^.\\n]{0,25}\\b(?:old|of age|de edad|warranty|garantia)\\b)`,
  'g',
);
/** Fewer months are a trial and no experience; of more, people speak in years. */
const [MONTHS_LEAST, MONTHS_MOST] = [6, 60];

/**
 * The years that a folded text names, in order: `3 years`, `five (5) years`, `al menos tres anos`, `2-4 years` (the lower);
 * half a year and more in months as parts of a year, to one decimal: `eighteen months` is 1.5. Ages and guarantees are left out.
 */
export function yearsIn(folded: string): number[] {
  const found = yearsSaid(folded);
  return found.length === 0 && areBareYears(folded) ? [BARE_LEAST] : found;
}

/** Whether a folded line begins with years and no number says how many. */
export function areBareYears(folded: string): boolean {
  return BARE_YEARS.test(folded) && yearsSaid(folded).length === 0;
}

/** Years whose number a copy has lost are more than one: `years of dispatch experience`, `minimum of years in litigation`. */
const BARE_YEARS =
  /^\W*(?:(?:has |have )?(?:a )?(?:minimum(?: of)?|at least|over|plus) )?years?(?:'|\u2019)? (?:of|in) /;
const BARE_LEAST = 2;

function yearsSaid(folded: string): number[] {
  return [...folded.matchAll(SPANS)].flatMap(([, number = '', inYears]) => {
    const value = WORDS[number] ?? Number(number);
    if (inYears) return [value];
    return value >= MONTHS_LEAST && value <= MONTHS_MOST ? [Math.round((value / 12) * 10) / 10] : [];
  });
}
