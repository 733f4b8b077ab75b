/** Resolves a record's location to everything it lies in: town, surroundings, county, region, country. */
import { conceptById, placeParts } from '../taxonomy/index.ts';
import { type GazetteerPlace, gazetteer, placeKey } from './gazetteer.ts';

/** Where a record lies. */
export interface Located {
  /** Ids from the narrowest to the country (`country:ES`); empty where nothing is known. */
  ids: string[];
  /** The town that no list of the taxonomy has; undefined where the taxonomy names one. */
  town?: GazetteerPlace;
}

const PIECES = /[,;|()/\n+&]| [-–—·•] |\s(?:or|and|with|y|o|u|con)\s/iu;
const ALTERNATIVES = /,?\s+(?:or|o|u)\s+/iu;
/** Also `Madrid / Sevilla`, which for what it lies in are pieces of one place: `Leeds / UK`. */
const TOWNS_APART = /,?\s+(?:or|o|u)\s+|[/;]/iu;
/** What stands around the name of a place: `outer London`, `Región del Maule`, `Bristol-ish`. */
const AROUND_BEFORE =
  /^(?:(?:greater|central|inner|outer|outside|near|around|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|ne|nw|se|sw|mid|remote(?:-first)?|within|in|all over|jobs|from|zona (?:norte|sur|este|oeste|centro)(?: de)?|regi[oó]n (?:del?|de la|de los)|provincia (?:del?|de la)|municipios (?:del?|de la)|comuna (?:del?|de la)|estado de|norte de|sur de|cerca de)\s+)+/iu;
const AROUND_AFTER =
  /(?:-ish|\s+(?:area|county|region|district|province|borders?|city|metro|y alrededores|and surrounding.*))+$/iu;
/** Behind a town that is not of the city, `Washington` and `New York` are states: `Port Lathrop, Washington`. */
const STATE_OF_A_TOWN =
  /(?<=^(?!(?:washington|new york|manhattan|brooklyn|queens|(?:the )?bronx|harlem|staten island)\b)[^,]+, ?)(Washington|New York)(?=$|, ?(?:US|USA|United States)\b)/i;
/** `Apollo Bay VIC`. */
const CODE_BEHIND = /\p{L} ([A-Z]{2,3})$/u;
const LONGEST_NAME = 5;
/** Shorter words that begin a name may be anything: `Rugby Football Club`. */
const LONG_WORD = 5;

interface Found {
  place: GazetteerPlace;
  /** Which piece of the location names it. */
  at: number;
}

function placesIn(piece: string, at: number): Found[] {
  const { byName, byCode } = gazetteer();
  const [, code = ''] = CODE_BEHIND.exec(piece.trim()) ?? [];
  const coded = byCode.get(piece.trim()) ?? byCode.get(code) ?? [];
  const whole = byName.get(placeKey(piece)) ?? byName.get(placeKey(bare(piece)));
  if (whole || coded.length > 0) return [...(whole ?? []), ...coded].map((place) => ({ place, at }));
  const words = piece.trim().split(/\s+/);
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 1; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const named = byName.get(placeKey(words.slice(from, from + length).join(' ')));
      if (named) return named.map((place) => ({ place, at }));
    }
  return [];
}

/** `Bristol Temple Meads`: the town that a piece begins with, where nothing else says where it is. */
function leadingTown(pieces: readonly string[]): Found[] {
  return pieces.flatMap((piece, at) => {
    const [first = ''] = piece.trim().split(/[\s-]/);
    const named =
      first.length > LONG_WORD && /^\p{Lu}/u.test(first) ? gazetteer().byName.get(placeKey(first)) : undefined;
    return (named ?? []).filter(({ isTown, isShared }) => isTown && !isShared).map((place) => ({ place, at }));
  });
}

const bare = (piece: string) => piece.trim().replace(AROUND_BEFORE, '').replace(AROUND_AFTER, '').trim();

/** Whether another piece names what the place lies in. */
const isConfirmed = ({ place, at }: Found, found: readonly Found[]) =>
  found.some((other) => other.at !== at && place.within.includes(other.place.id));

/** Whether a name may be taken as it stands: of a region that is also a word (`North West`), where a town of it is named. */
const isFirm = ({ place }: Found, found: readonly Found[]) =>
  !place.isShared ||
  (place.isTown ? place.regions === undefined : found.some((other) => other.place.within.includes(place.id)));

/** `MA` behind a town is a state that the gazetteer does not have: the town is another of that name. */
function isDenied({ place, at }: Found, pieces: readonly string[]): boolean {
  const { byCode } = gazetteer();
  return pieces.some((piece, other) => {
    if (other === at || !/^[A-Z]{2}$/.test(piece.trim())) return false;
    const isIts = byCode.get(piece.trim())?.some(({ id }) => place.within.includes(id));
    return !isIts && placeParts(piece).country !== place.country;
  });
}

const NOWHERE = { city: null, region: null, country: null };

/** What the taxonomy reads in the whole, else in one of its pieces, of a country that the gazetteer does not contradict. */
function taxonomyParts(location: string, pieces: readonly string[], found: readonly Found[]) {
  const whole = placeParts(location);
  if (whole.country) return whole;
  const countries = found.filter(({ place }) => !place.isShared).map(({ place }) => place.country);
  const parts = pieces
    .map((piece) => placeParts(bare(piece)))
    .filter(({ country }) => country && (countries.length === 0 || countries.includes(country)));
  return parts.find(({ city }) => city) ?? parts[0] ?? NOWHERE;
}

function idsOf({ city, region }: ReturnType<typeof placeParts>): string[] {
  const around = conceptById(region ?? '');
  const wider = around?.kind === 'place' ? around.region : undefined;
  return [city, region, wider].filter((id) => typeof id === 'string');
}

/** The town of the taxonomy that a town of the gazetteer is, if it has it. */
function sameTown({ isTown, label, country }: GazetteerPlace): string[] {
  const { city, country: of } = isTown ? placeParts(label.es) : NOWHERE;
  return city && of === country ? [city] : [];
}

/** Whether a place may be meant where the taxonomy has read a region or a country. */
function fits(one: Found, found: readonly Found[], said: ReturnType<typeof placeParts>, country: string): boolean {
  const { place } = one;
  if (place.country !== country) return false;
  if (place.regions && said.region) return place.regions.includes(said.region);
  return isFirm(one, found) || isConfirmed(one, found);
}

function read(location: string): Located {
  const pieces = location.split(PIECES).filter((piece) => piece.trim() !== '');
  const named = pieces.flatMap(placesIn).filter((one) => !isDenied(one, pieces));
  const known = taxonomyParts(location, pieces, named);
  const found = named.length > 0 || known.country ? named : leadingTown(pieces).filter((one) => !isDenied(one, pieces));
  const sure = found.find((one) => one.place.isTown && !one.place.regions && isConfirmed(one, found));
  const isOther = sure !== undefined && sure.place.country !== known.country;
  const first = found.find((one) => isFirm(one, found));
  const country = isOther ? sure.place.country : (known.country ?? first?.place.country);
  if (!country) return { ids: [] };
  const said = isOther ? NOWHERE : known;
  const fitting = found.filter((one) => fits(one, found, said, country));
  const chosen = pieces.flatMap((_, at) => {
    const here = fitting.filter((one) => one.at === at);
    const confirmed = here.filter((one) => isConfirmed(one, found));
    return confirmed.length > 0 ? confirmed : here.slice(0, 1);
  });
  const town = chosen.find(({ place }) => place.isTown)?.place;
  const ids = [...idsOf(said), ...chosen.flatMap(({ place }) => [...sameTown(place), place.id, ...place.within])];
  return { ids: [...new Set([...ids, `country:${country}`])], ...(town && !said.city && { town }) };
}

/** The provinces that its towns lie in, and those that stand beside them by the names of their capitals: `Arroyo, Valladolid`. */
function provincesOf(location: string, ids: readonly string[]): string[] {
  if (!ids.includes('country:ES')) return [];
  const { provinces } = gazetteer();
  const named = location.split(PIECES).flatMap((piece) => placeParts(bare(piece)).city ?? []);
  return [...ids, ...named].flatMap((id) => provinces.get(id) ?? []);
}

/**
 * Everything that a location lies in, as far as the taxonomy and the gazetteer know: `Geelong, VIC` lies in Victoria and
 * Australia, `Apodaca, Nuevo León` around Monterrey, `Ireland or UK` in both.
 */
export function locate(written: string): Located {
  const location = written.replace(STATE_OF_A_TOWN, '$1 State');
  const whole = read(location);
  const country = whole.ids.at(-1) ?? '';
  const others = location.split(ALTERNATIVES).map((part) => read(part).ids);
  // `Córdoba o Rosario, Argentina`: what is said of one of them is meant of all.
  const meant = others.filter((ids) => ids.length === 1 || country === '' || ids.includes(country));
  const ids = [...whole.ids, ...meant.flat()];
  return { ...whole, ids: [...new Set([...ids, ...provincesOf(location, ids)])] };
}

/** The narrowest towns of what has been read: not Madrid, where it is `Getafe, Madrid`. */
function narrowestTowns(ids: readonly string[]): string[] {
  const places = ids.flatMap((id) => gazetteer().byId.get(id) ?? []);
  const around = new Set(places.flatMap(({ within }) => within));
  const isTown = (id: string) => conceptById(id)?.kind === 'place' || gazetteer().byId.get(id)?.isTown;
  return ids.filter((id) => isTown(id) && !around.has(id));
}

/** The ids of the towns that a location names, more than one for alternatives (`Madrid o Sevilla`); regions of the taxonomy may be among them. */
export function townsIn(location: string): string[] {
  const whole = read(location).ids;
  const country = whole.at(-1) ?? '';
  const last = location.split(',').at(-1);
  const isMeant = (ids: readonly string[]) => country === '' || ids.includes(country);
  const parts = location.split(TOWNS_APART).map((part) => {
    const alone = read(part).ids;
    // `Córdoba o Rosario, Argentina`: the country said of one is that of all.
    return isMeant(alone) ? alone : read(`${part}, ${last}`).ids;
  });
  const meant = parts.filter(isMeant);
  return [...new Set([whole, ...meant].flatMap(narrowestTowns))];
}
