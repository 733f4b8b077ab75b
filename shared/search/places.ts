/** Finds places in searches, in either language and spelling: `españa`, `usa`, `nueva york`. */
import type { BilingualText } from '../domain/field.ts';
import { allConcepts, conceptById, type PlaceConcept, placeByName, placeParts } from '../taxonomy/index.ts';
import { gazetteer, placeKey } from './gazetteer.ts';
import { locate } from './locations.ts';

export interface PlaceNamed {
  /** As records have it: the id of a town or region, `country:ES` for a country. */
  id: string;
  label: BilingualText;
  /** Ids of other places of the name, which records may have as well. */
  others: readonly string[];
}

let namesakes: ReadonlyMap<string, readonly string[]> | undefined;

/** Towns and regions of one name, in whatever countries: somebody who types `córdoba` lives in one of them. */
function namesakesOf({ names }: PlaceConcept): readonly string[] {
  if (!namesakes) {
    const filed = new Map<string, Set<string>>();
    for (const place of allConcepts('place')) {
      if (place.kind !== 'place' || place.level === 'country') continue;
      for (const name of [place.names.es, place.names.en])
        filed.set(placeKey(name), (filed.get(placeKey(name)) ?? new Set()).add(place.id));
    }
    namesakes = new Map([...filed].map(([name, ids]) => [name, [...ids]]));
  }
  return namesakes.get(placeKey(names.es)) ?? [];
}

const capitalised = (text: string) => text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** What is called after its town and meant by its name as well: `valladolid`, `kerry`, `washington`. */
function calledAfter(town: string): string[] {
  const key = placeKey(town);
  const names = [`provincia de ${key}`, `county ${key}`, `${key} state`];
  const areas = names.flatMap((name) => gazetteer().byName.get(name) ?? []).filter(({ isTown }) => !isTown);
  const regions = names.map((name) => placeByName(name)).filter((place) => place?.level === 'region');
  return [...areas, ...regions].flatMap((place) => place?.id ?? []);
}

/** The place that a phrase names as a whole, or undefined. */
export function placeNamed(phrase: string): PlaceNamed | undefined {
  const named = wholePlace(phrase);
  const wider = gazetteer().wider.get(placeKey(phrase));
  if (!named && !wider) return undefined;
  const narrow = named ? [named.id, ...named.others] : [];
  const [id = '', ...others] = new Set([...(wider?.ids ?? []), ...narrow, ...calledAfter(phrase)]);
  return { id, label: wider?.label ?? named?.label ?? { es: phrase, en: phrase }, others };
}

function wholePlace(phrase: string): PlaceNamed | undefined {
  const place = placeByName(phrase) ?? placeByName(capitalised(phrase)) ?? placeByName(phrase.toUpperCase());
  const known = gazetteer().byName.get(placeKey(phrase)) ?? [];
  const [first, ...others] = known.filter(({ isShared }) => !isShared);
  if (!place) return first && { id: first.id, label: first.label, others: others.map(({ id }) => id) };
  // The taxonomy takes Scotland for a name of its country; a search for it does not mean all of the country.
  const part =
    place.level === 'country' ? known.find((one) => !one.isTown && one.country === place.country) : undefined;
  const isBare = placeKey(phrase) === placeKey(place.names.es) || placeKey(phrase) === placeKey(place.names.en);
  if (part && !isBare) return { id: part.id, label: part.label, others: [] };
  const id = place.level === 'country' ? `country:${place.country}` : place.id;
  // `córdoba argentina` says which.
  const all = [...[first, ...others].flatMap((other) => other?.id ?? []), ...(isBare ? namesakesOf(place) : [])];
  return { id, label: place.names, others: [...new Set(all)].filter((other) => other !== id) };
}

/**
 * One id for a location as jobs write it, and what it is called in both languages with its country (`Madrid, España`, `Madrid,
 * Spain`); undefined where no town is known, since its region alone would fold towns together.
 */
export function locationConcept(location: string): { id: string; label: BilingualText } | undefined {
  const { city, country } = placeParts(location);
  const { ids, town } = locate(location);
  const known = conceptById(city ?? '');
  if (known?.kind === 'place' && ids.includes(known.id))
    return { id: known.id, label: inCountry(known.names, country) };
  return town && { id: town.id, label: inCountry(town.label, town.country) };
}

function inCountry(names: BilingualText, country: string | null): BilingualText {
  const around = country ? placeOfCountry(country) : undefined;
  const label = (language: 'es' | 'en') => (around ? `${names[language]}, ${around[language]}` : names[language]);
  return { es: label('es'), en: label('en') };
}

/** The names of a country, by its code. */
function placeOfCountry(code: string): BilingualText | undefined {
  const name = (language: 'es' | 'en') => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  return { es: name('es'), en: name('en') };
}
