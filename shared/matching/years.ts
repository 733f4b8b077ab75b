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
};
const NUMBER = `\\d{1,2}|${Object.keys(WORDS).join('|')}`;
const YEARS = new RegExp(
  `(?<![\\w.,])(${NUMBER})(?:\\s?\\(\\d{1,2}\\))?(?:\\s?(?:-|–|a|to|or|o|y|and)\\s?(?:${NUMBER}))?\\s?\\+?\\s?(?:or more |o mas |full |whole )?(?:years?|yrs?|anos?)\\b(?![^.\\n]{0,25}\\b(?:old|of age|de edad|warranty|garantia)\\b)`,
  'g',
);

const MONTHS = new RegExp(
  `(?<![\\w.,])(${NUMBER}|eighteen|dieciocho|thirty|treinta)\\s?(?:\\(\\d{1,2}\\))?\\s?\\+?\\s?(?:months?|meses)\\b`,
  'g',
);
const MORE_WORDS: Record<string, number> = { eighteen: 18, dieciocho: 18, thirty: 30, treinta: 30 };
/** Fewer months are a trial and no experience. */
const MONTHS_LEAST = 6;

/** Months in a folded text as parts of a year: `eighteen months` is 1.5. */
function yearsOfMonths(folded: string): number[] {
  const months = [...folded.matchAll(MONTHS)].map(
    ([, number = '']) => MORE_WORDS[number] ?? WORDS[number] ?? Number(number),
  );
  return months
    .filter((number) => number >= MONTHS_LEAST && number <= 60)
    .map((number) => Math.round((number / 12) * 10) / 10);
}

/**
 * The numbers of years in a folded text, in order: `3 years`, `five (5) years`, `al menos tres anos`, `2-4 years` (the
 * lower). Ages and guarantees are left out.
 */
export function yearsIn(folded: string): number[] {
  const years = [...folded.matchAll(YEARS)].map(([, number = '']) => WORDS[number] ?? Number(number));
  return [...years, ...yearsOfMonths(folded)];
}
