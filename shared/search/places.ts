/** Finds places in searches, in either language and spelling: `españa`, `usa`, `nueva york`. */
import type { BilingualText } from '../domain/field.ts';
import { conceptById, placeByName, placeParts } from '../taxonomy/index.ts';
import { gazetteer, placeKey } from './gazetteer.ts';
import { locate } from './locations.ts';

export interface PlaceNamed {
  /** As records have it: the id of a town or region, `country:ES` for a country. */
  id: string;
  label: BilingualText;
  /** Ids of other places of the name, which records may have as well. */
  others: readonly string[];
}

const capitalised = (text: string) => text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The place that a phrase names as a whole, or undefined. */
export function placeNamed(phrase: string): PlaceNamed | undefined {
  const place = placeByName(phrase) ?? placeByName(capitalised(phrase)) ?? placeByName(phrase.toUpperCase());
  const known = gazetteer().byName.get(placeKey(phrase)) ?? [];
  const [first, ...others] = known.filter(({ isShared }) => !isShared);
  if (!place) return first && { id: first.id, label: first.label, others: others.map(({ id }) => id) };
  const id = place.level === 'country' ? `country:${place.country}` : place.id;
  return { id, label: place.names, others: [first, ...others].flatMap((other) => other?.id ?? []) };
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
