/**
 * Finds where an ad says that the work is, where no field of the job does: `Ubicación: Polígono Norte, Albacete`, a header's
 * `Larkspur Ltd | Dunmore, Ohio`, `a gastropub on the harbour in Penwhistle, Cornwall`.
 *
 * Towns are many and lists know few, so that the region behind a town tells it, by a list or by its form. The first one counts: an
 * ad says early where it is.
 */
import { conceptById, findMentions, fold, placeByName } from '../taxonomy/index.ts';
import { adLines } from './ad-lines.ts';
import type { JobLine } from './job-lines.ts';

/** A label in front of the place, and what stands there where it is anywhere. */
const LABEL =
  /^\W*(?:(?:work |job |office )?locations?|place of work|workplace|work site|base|based|site|ubicacion|localizacion|localidad|lugar(?: de (?:trabajo|prestacion(?: del servicio)?))?|sede|centro de trabajo|ciudad|poblacion|zona)\s*:\s*(?=\S)/;
const ANYWHERE = /\b(?:remote|remoto|anywhere|teletrabajo|a convenir|varias|various|multiple)\b/;

const NAME =
  "(?:A |O |La |Las |Los |El )?\\p{Lu}[\\p{L}'\\u2019-]+(?:(?: (?:de|del|de la|of|on|upon|los|las|la|el))* \\p{Lu}[\\p{L}'\\u2019-]+){0,3}";
/** What makes a region of a word that no list knows: a state's letters, a county, an abbreviation. */
const REGION = `(?:[A-Z]{2}\\b(?: \\d{5})?|Co\\. ${NAME}|(?:County|Regi\\u00f3n(?: de)?|Provincia de|Estado de|Edo\\. de|Depto\\. de) (?:Los |La |Las )?${NAME}\\.?|${NAME})`;
const TOWN_AND_REGION = `(?:(?:the|la|el|comarca del?|distrito de) )*${NAME}(?:, ${NAME})?(?:, ${REGION}| \\(${NAME}\\))`;
/** What leads to the place of the work in a sentence. */
const LEADS =
  '(?:in|near|at|of|outside|on|en|zona|cerca de|de|comarca del|comarca de|of)(?: (?:the|la|el|comarca del?|downtown|central))?';
const IN_PROSE = new RegExp(
  `(?<=\\b${LEADS} )${TOWN_AND_REGION}|(?<=, )${NAME}, (?:Co\\. ${NAME}|[A-Z]{2}\\b|\\p{Lu}\\p{Ll}{1,5}\\.)`,
  'u',
);
const ALONE = new RegExp(`^${TOWN_AND_REGION}$`, 'u');
/** A verb or a noun that says it in so many words, so that any name will do. */
const TOLD = new RegExp(
  `\\b(?:based|located|office is|offices are|shop is|ubicad[oa]s?|situad[oa]s?|base (?:es|en)|sede en|zona)(?: (?:in|at|en|es))? (?:la |el |the )?(${NAME})`,
  'u',
);
/** Behind a comma they make a firm of a name and no region. */
const FIRM = /\b(?:Inc|Ltd|LLC|PLC|Corp|GmbH|S\.?L\.?U?|S\.?A|SAC|SpA|LLP|Co\.$)/;

/** How far down an ad says where it is, as a share of its lines, and in how many at the least. */
const EARLY = 0.4;
const EARLY_LEAST = 6;
const PLACE_MAX_CHARS = 100;

const namesRegion = (text: string) =>
  findMentions(text, ['place']).length > 0 ||
  /, (?:[A-Z]{2}\b|\p{Lu}\p{Ll}{1,5}\.)|Co\. \p{Lu}|County|Regi\u00f3n|Provincia|Estado|Edo\.|Depto\./u.test(text);

function levelOf(words: string): string | undefined {
  const place = conceptById(placeByName(words)?.id ?? '');
  return place?.kind === 'place' ? place.level : undefined;
}

/** Whether several places are named, and no town with its region: `Dublin, Tokyo`, `Texas, California`. */
function isRow(words: string): boolean {
  const [first, second] = words.split(', ').map(levelOf);
  if (second === undefined) return false;
  return first === 'region' || first === 'country' || (first === 'city' && second === 'city');
}

function labelled(line: string): string | undefined {
  const label = LABEL.exec(fold(line));
  const value = label ? line.slice(label[0].length).trim() : '';
  const isPlace = /\p{Lu}\p{L}/u.test(value) && !ANYWHERE.test(fold(value)) && value.length <= PLACE_MAX_CHARS;
  return isPlace ? value.replace(/[.;,]+$/, '') : undefined;
}

function inHeader(line: string): string | undefined {
  const parts = line.split(/\s+[|\u00b7\u2022\u2013\u2014]\s+/);
  return parts.find(
    (part) => ALONE.test(part) && !isRow(part) && !FIRM.test(part) && (namesRegion(part) || parts.length > 1),
  );
}

function inProse(line: string): string | undefined {
  const written = IN_PROSE.exec(line)?.[0];
  if (written !== undefined && namesRegion(written) && !isRow(written) && !FIRM.test(written)) return written;
  const [, told] = TOLD.exec(line) ?? [];
  return told !== undefined && !FIRM.test(told) ? told : undefined;
}

/** The place of the work in the words of the ad; undefined where it says none. */
export function placeInAd(description: string): string | undefined {
  const lines = adLines(description).filter((line) => line !== '');
  const early = lines.slice(0, Math.max(EARLY_LEAST, Math.round(EARLY * lines.length)));
  for (const find of [labelled, inHeader]) {
    const found = (find === labelled ? lines : early).map(find).find((one) => one !== undefined);
    if (found !== undefined) return found;
  }
  return early.map(inProse).find((one) => one !== undefined);
}

/** What a list knows of such words: the place itself, else the first that they name. */
function knownPlace(words: string): string | undefined {
  return placeByName(words)?.id ?? findMentions(words, ['place'])[0]?.id;
}

/** The country of a place of the lists. */
export function countryOfPlace(id: string | null): string | undefined {
  const place = id === null ? undefined : conceptById(id);
  return place?.kind === 'place' ? place.country : undefined;
}

/** Where the work is: the job's field, else the words of its text, with what a list knows of them. */
export function placeOf(
  { location, description }: { location: string; description: string },
  lines: readonly JobLine[],
) {
  if (location !== '') return { id: placeByName(location)?.id ?? null, words: undefined };
  const written = placeInAd(description) ?? '';
  // `Location: Dayton, OH (on-site)` is a condition already.
  const isSaid = lines.some(({ condition, text }) => condition && text.includes(written));
  const words = written === '' || isSaid ? undefined : written;
  return { id: words === undefined ? null : (knownPlace(words) ?? null), words };
}
