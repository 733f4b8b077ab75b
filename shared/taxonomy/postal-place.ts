/** Takes a job's free-text location apart into town, region and country, as postal addresses have them. */
import type { Language } from '../domain/field.ts';
import type { PostalPlace } from '../domain/job-posting.ts';
import { allConcepts, conceptById } from './catalog.ts';
import type { Concept, PlaceConcept } from './concept.ts';
import { TOWN_REGIONS } from './data/town-regions.ts';
import { placeByName } from './names.ts';
import { fold } from './tokens.ts';

const MODE =
  '(?:100 ?% ?)?(?:en )?(?:(?:modalidad )?(?:fully )?(?:remot[oa]|remote|teletrabajo|telework(?:ing)?|a distancia|work from home|wfh|h[ií]brid[oa]|hybrid|presencial|on-?site)|home office|desde casa)';
/** Says how the work is done and not where, alone or beside a place. */
const MODE_BEFORE = new RegExp(
  `^(?:${MODE}(?![\\p{L}\\d])[\\s:.–—-]*)+(?:(?:desde|en|dentro de|from|in|within)\\s+)?`,
  'iu',
);
const MODE_AFTER = new RegExp(`[\\s:–—-]+${MODE}$`, 'iu');
/** So wide that no town, region or country is meant. */
const ANYWHERE =
  /^(worldwide|anywhere( in the world)?|global|everywhere|(desde )?cualquier (lugar|parte)( del mundo)?|(en )?todo el mundo|mundial|internacional|international|(toda )?europ[ae]|european union|uni[oó]n europea|eu|ue|emea|eea|eee|apac|(las )?am[eé]ricas?|the americas|latam|latin ?am[eé]rica|latinoam[eé]rica|am[eé]rica latina|iberoam[eé]rica|(north|south|central) america|(norte|sud|centro)am[eé]rica|asia|[aá]frica|several locations|varias ubicaciones|varios lugares)$/iu;
/** Codes of the Unicode lists that are no country: unions, outlying places, private use. */
const NO_COUNTRY = new Set(['AC', 'CP', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const isPlace = (concept: Concept): concept is PlaceConcept => concept.kind === 'place';

let countries: ReadonlyMap<string, string> | undefined;

/** Folded names of the world's countries in both languages with their codes. */
function countryNames(): ReadonlyMap<string, string> {
  if (countries) return countries;
  const found = new Map<string, string>();
  const names = ['es', 'en'].map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    // Former countries have a successor: DD is DE.
    const current = new Intl.Locale(`und-${code}`).region ?? code;
    if (NO_COUNTRY.has(current)) continue;
    for (const name of names.map((list) => list.of(code))) if (name) found.set(fold(name), current);
  }
  countries = found;
  return found;
}

function isCountry(place: PlaceConcept): boolean {
  return place.region === undefined && countryNames().get(fold(place.names.en)) === place.country;
}

function isRegion(place: PlaceConcept): boolean {
  return allConcepts('place').some((other) => isPlace(other) && other.region === place.id);
}

/** The country a part of an address names; the taxonomy goes first, as it knows towns that are called like countries. */
function countryOf(part: string | undefined, isLastOfSeveral: boolean): string | undefined {
  if (part === undefined) return undefined;
  const place = placeByName(part);
  if (place) return isCountry(place) ? place.country : undefined;
  return isLastOfSeveral ? countryNames().get(fold(part)) : undefined;
}

function partsOf(location: string): string[] {
  const parts = location.split(/[,;|()/]| [-–—·] /).map((part) => withoutMode(part.trim()));
  return parts.filter((part) => part !== '' && !ANYWHERE.test(part));
}

/** `Madrid híbrido` is Madrid, `Remote in Spain` is Spain, `Remoto` is nowhere. */
function withoutMode(part: string): string {
  return part.replace(MODE_BEFORE, '').replace(MODE_AFTER, '').trim();
}

/**
 * Town, region and country of a location as people write it: `Getafe, Madrid, España`, `Austin, TX`, `Sevilla`. The town
 * stays as written; the region is named in `language`; a country that is written wins over one that a town's name
 * suggests (`Cartagena, Colombia`). What is not known is left out, and a location that names no place gives `{}`.
 */
export function postalPlace(location: string, language: Language): PostalPlace {
  const parts = partsOf(location);
  const written = countryOf(parts.at(-1), parts.length > 1);
  const nearer = written ? parts.slice(0, -1) : parts;
  const known = placeByName(nearer.join(', '));
  const place = known && (!written || known.country === written) ? known : undefined;
  const country = written ?? place?.country;
  const namesIt = nearer.find((part) => place && placeByName(part)?.id === place.id) ?? nearer[0];
  if (!place || isCountry(place)) return withoutGaps({ locality: nearer[0], region: nearer[1], country });
  if (isRegion(place))
    return withoutGaps({ locality: nearer.find((part) => part !== namesIt), region: namesIt, country });
  return withoutGaps({ locality: namesIt, region: regionName(place, language), country });
}

function regionName(place: PlaceConcept, language: Language): string | undefined {
  return place.region ? conceptById(place.region)?.names[language] : TOWN_REGIONS[place.id.replace('place:', '')];
}

function withoutGaps(place: PostalPlace): PostalPlace {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
}
