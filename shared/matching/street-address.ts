/**
 * Finds streets and postcodes, which say where somebody lives more closely than any job asks and sort people by income. The town
 * beside them is left alone: an ad may ask for it.
 *
 * Only at the top of a text, around name and contact data, and on lines that say so: elsewhere `Plaza 12` may be the place of a job
 * done.
 */
import type { ProfileSources, Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';

/** Lines at the top that may hold an address; a longer top is a summary. */
const TOP_LINES = 12;
/** Lines above and below name, e-mail and telephone that may hold one. */
const NEAR_LINES = 3;
const CONTACT_KEYS = ['name', 'firstName', 'lastName', 'email', 'phone', 'location'];
const LABELLED = /^[^\S\n]*(?:direccion|domicilio|residencia|address|home address)[^\S\n]*[:\-–]/;

const NUMBER = String.raw`(?:n(?:um)?[.º°o]*[ ]?)?\d{1,4}(?:[ ]?[a-d]\b)?`;
/** `, 3.º B`, `piso 2`, `apt 4`. */
const FLOOR = String.raw`(?:,?[ ](?:\d{1,2}[.ºª°o]+[ ]?(?:[a-d]\b|izq\.?|dcha\.?|drcha\.?)?|(?:piso|puerta|apt\.?|apartment|flat|unit|#)[ ]?\w{1,4}))?`;
const STREETS = [
  // Spanish: the kind first, the number last.
  new RegExp(
    String.raw`(?<![a-z0-9])(?:c/|calle|avda\.?|av\.|avenida|plaza|pza\.?|paseo|p\.º|ronda|camino|travesia|carrer|cl\.|glorieta|urbanizacion|carretera|ctra\.?)[ ]?[a-z][a-z .'’-]{1,40}?,?[ ]${NUMBER}${FLOOR}(?![0-9])`,
    'g',
  ),
  // English: the number first, the kind last.
  new RegExp(
    String.raw`(?<![a-z0-9/.-])\d{1,5}[ ](?:[nsew]\.?[ ])?(?:[a-z]+[ ]){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|terrace|crescent|close)\b\.?${FLOOR}`,
    'g',
  ),
];
/** Five digits alone or after `CP`, in a line with a street or a place: postcodes of Spain, Mexico and the United States. */
const POSTCODE = /(?<![\w+./-])(?:c\.?p\.?[:. ]{0,3}|zip(?: code)?[: ]{0,2})?\d{5}(?![\w/-]|\.\d)/g;

export interface Addresses {
  streets: Span[];
  postcodes: Span[];
}

function spansIn(line: string, from: number, patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: from + index,
      end: from + index + found.length,
    })),
  );
}

/** Numbers of the lines on which the reader found name and contact data. */
function contactLines(text: string, sources: ProfileSources): number[] {
  return CONTACT_KEYS.flatMap((key) => {
    const found = sources[key];
    return found ? [text.slice(0, found.start).split('\n').length - 1] : [];
  });
}

/** The streets with their numbers, and the postcodes, of the text's writer. */
export function addressesIn(text: string, sources: ProfileSources): Addresses {
  const found: Addresses = { streets: [], postcodes: [] };
  const contact = contactLines(text, sources);
  const mayHold = (number: number) =>
    number < TOP_LINES || contact.some((line) => Math.abs(line - number) <= NEAR_LINES);
  let from = 0;
  for (const [number, line] of fold(text).split('\n').entries()) {
    if (mayHold(number) || LABELLED.test(line)) {
      found.streets.push(...spansIn(line, from, STREETS));
      found.postcodes.push(...spansIn(line, from, [POSTCODE]));
    }
    from += line.length + 1;
  }
  return found;
}
