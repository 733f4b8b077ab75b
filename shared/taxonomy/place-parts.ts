/** Reads a location as people write it: which town, region and country are meant, of several of one name by what stands beside. */
import { withinOneRun } from '../domain/within-one-run.ts';
import { allConcepts, conceptById } from './catalog.ts';
import type { Concept, PlaceConcept } from './concept.ts';
import { readingsOf } from './mentions.ts';
import { bareName, partsOf } from './place-words.ts';

/** Where a location lies, as precisely as it is known. */
export interface PlaceParts {
  /** Id of a city of the taxonomy, or null. */
  city: string | null;
  /** Id of the region (autonomous community, state, department, province), or null. */
  region: string | null;
  /** ISO 3166-1 alpha-2, or null. */
  country: string | null;
}

/** One part of a location with all that it may name. */
interface Part {
  text: string;
  places: readonly PlaceConcept[];
  /** `TX`, `ES`: says more only behind a town. */
  code: string | null;
}

/** Longer parts are no two names in a row. */
const LONGEST_NAMES = 60;
/** Codes that are as often a word or a degree; behind a town that is not known they are read with a postcode only. */
const WORDLIKE_CODES = new Set('AR CO DE HI IN MA ME MS OK OR'.split(' '));
const TOWN = /^\p{Lu}[\p{L} .'’-]{1,30}$/u;

const isPlace = (concept: Concept | undefined): concept is PlaceConcept => concept?.kind === 'place';
const placesNamed = (name: string) => readingsOf(name, 'place').map(conceptById).filter(isPlace);

let codes: Map<string, PlaceConcept[]> | undefined;

/** The regions of each code: `SC` is South Carolina and Santa Catarina. */
function regionsOfCode(code: string): readonly PlaceConcept[] {
  if (codes === undefined) {
    codes = new Map();
    for (const place of allConcepts('place').filter(isPlace))
      for (const written of place.codes) codes.set(written, [...(codes.get(written) ?? []), place]);
  }
  return codes.get(code) ?? [];
}

/** `TX`, `Jal.`, `N.L.` without their stops; null for what is no code. */
function codeOf(text: string): string | null {
  return /^(?:[A-Za-z]{2,4}|(?:[A-Za-z]\.){2,3})\.?$/.test(text) ? text.replaceAll('.', '') : null;
}

/** `Austin TX` and `Lima Perú` are two names in a row where the second one lies around the first. */
function twoNames(text: string): Part[] {
  for (let cut = text.lastIndexOf(' '); cut > 0 && text.length - cut < 30; cut = text.lastIndexOf(' ', cut - 1)) {
    const head = partOf(text.slice(0, cut));
    if (head.places.length === 0) continue;
    const tail = partOf(text.slice(cut + 1));
    if (head.places.some((place) => fits(place, tail) >= 3)) return [head, tail];
  }
  return [];
}

const partOf: (text: string) => Readonly<Part> = withinOneRun((text) => {
  const whole = placesNamed(text);
  const bare = bareName(text);
  const places = whole.length > 0 || bare === text || bare === '' ? whole : placesNamed(bare);
  return { text, places, code: places.length > 0 ? null : codeOf(bare) };
});

const capitalised = (text: string) => text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

function read(location: string): Part[] {
  const parts = partsOf(location).flatMap((text) => {
    const part = partOf(text);
    const two = part.places.length > 0 || text.length > LONGEST_NAMES ? [] : twoNames(bareName(text));
    return two.length > 0 ? two : [part];
  });
  // Beside a place even `salta, argentina` is one, typed in haste.
  return parts.some(({ places }) => places.length > 0)
    ? parts.map((part) => (part.places.length > 0 ? part : { ...partOf(capitalised(part.text)), text: part.text }))
    : parts;
}

/** Whether a country or region has the place in it, or is the other name of its region. */
function holds(wide: PlaceConcept, place: PlaceConcept): boolean {
  if (wide.level === 'country')
    return wide.country === place.country || (wide.country === 'US' && place.country === 'PR');
  const around = [place.id, place.region, wide.region && place.region === wide.region ? wide.id : undefined];
  return around.includes(wide.id) || (wide.region !== undefined && wide.region === place.id);
}

/** Below any sum of what speaks for a place: what stands beside it says that another one is meant. */
const AGAINST = -100;

/** How much another part of the location speaks for one reading of a part. */
function fits(place: PlaceConcept, other: Part): number {
  if (other.code !== null) {
    const regions = regionsOfCode(other.code.toUpperCase());
    if (regions.some((region) => holds(region, place))) return 4;
    if (other.code.toUpperCase() === place.country) return 3;
    return regions.some(({ country }) => country === place.country) ? AGAINST : 0;
  }
  const wide = other.places.filter(({ level }) => level !== 'city');
  if (wide.some((around) => holds(around, place))) return 4;
  if (wide.length > 0 && wide.length === other.places.length) return AGAINST;
  if (other.places.some(({ region }) => region !== undefined && region === place.region)) return 2;
  return other.places.some(({ country }) => country === place.country) ? 1 : 0;
}

function scoreOf(place: PlaceConcept, part: Part, parts: readonly Part[]): number {
  return parts.reduce((sum, other) => sum + (other === part ? 0 : fits(place, other)), 0);
}

/** The likeliest place of a level: in the part furthest left, the one that the other parts speak for; of equals the first. */
function likeliest(parts: readonly Part[], level: PlaceConcept['level']) {
  for (const part of parts) {
    const scored = part.places
      .filter((place) => place.level === level)
      .map((place) => ({ place, part, score: scoreOf(place, part, parts) }))
      .sort((a, b) => b.score - a.score);
    if (scored[0] && scored[0].score > AGAINST / 2) return scored[0];
  }
  return undefined;
}

/** The state of `Peoria, IL`, a town that the taxonomy does not know. */
function regionBehind(location: string, parts: readonly Part[]): PlaceConcept | undefined {
  for (const [index, { code }] of parts.entries()) {
    const town = parts[index - 1]?.text ?? '';
    if (code === null || !/^[A-Z]{2}$/.test(code) || !TOWN.test(town)) continue;
    const region = regionsOfCode(code).find(({ country }) => country === 'US');
    if (region && (!WORDLIKE_CODES.has(code) || new RegExp(`\\b${code},? \\d{5}\\b`).test(location))) return region;
  }
  return undefined;
}

/** What a location names, as concepts, with the part of it that names the town or region as written. */
export interface PlaceRead {
  city?: PlaceConcept | undefined;
  region?: PlaceConcept | undefined;
  country?: PlaceConcept | undefined;
  /** The part that names the most precise of them; undefined where none is known. */
  named: string | undefined;
  /** All parts from the left. */
  parts: readonly string[];
}

/** Reads a location into the concepts that it names; see `placeParts`. */
export const readPlace: (location: string) => Readonly<PlaceRead> = withinOneRun(placeRead);

function placeRead(location: string): PlaceRead {
  const parts = read(location);
  const city = likeliest(parts, 'city');
  const stated = likeliest(parts, 'region');
  const country = likeliest(parts, 'country');
  const around = conceptById(city?.place.region ?? '');
  const region = city ? (isPlace(around) ? around : undefined) : (stated?.place ?? regionBehind(location, parts));
  return {
    city: city?.place,
    region,
    country: country?.place,
    named: (city ?? stated ?? country)?.part.text,
    parts: parts.map(({ text }) => text),
  };
}

/**
 * Town, region and country of a location as people write it: `Vallecas, Madrid, España`, `28013 Madrid`, `Austin, TX
 * 78701`, `Bogotá D.C., Colombia`, `Barcelona (provincia)`, `Remote - Spain`. Where several places have the name, what
 * stands beside it decides (`Córdoba, Argentina`), else the best known; a town that contradicts it is none (`Paris,
 * Texas` is in Texas). The region and the country of a known town follow from it. All `null` for a text without a place.
 */
export function placeParts(text: string): PlaceParts {
  const { city, region, country } = readPlace(text);
  return {
    city: city?.id ?? null,
    region: region?.id ?? null,
    country: city?.country ?? region?.country ?? country?.country ?? null,
  };
}

/**
 * The most precise place that a string names, chosen as by `placeParts`: a town, else a region, else a country
 * (`Vallecas, Madrid, España` gives Madrid, `Guadalajara, Jalisco` the one in Mexico). Undefined when no part is known.
 */
export function placeByName(name: string): PlaceConcept | undefined {
  const { city, region, country } = readPlace(name);
  return city ?? region ?? country;
}
