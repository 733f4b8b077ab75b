/** Reads places in searches, in either language and however they are typed: `españa`, `usa`, `nueva york`. */
import type { BilingualText } from '../domain/field.ts';
import { conceptById, placeByName, placeParts } from '../taxonomy/index.ts';

export interface PlaceNamed {
  /** As records have it: the id of a town or region, `country:ES` for a country. */
  id: string;
  label: BilingualText;
}

const capitalised = (text: string) => text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The place that a phrase names as a whole, or undefined. */
export function placeNamed(phrase: string): PlaceNamed | undefined {
  const place = placeByName(phrase) ?? placeByName(capitalised(phrase)) ?? placeByName(phrase.toUpperCase());
  if (!place) return undefined;
  return { id: place.level === 'country' ? `country:${place.country}` : place.id, label: place.names };
}

/**
 * One id for a location as jobs write it, and what it is called in both languages with its country (`Madrid, España`, `Madrid,
 * Spain`); undefined where the taxonomy does not know the town, since its region alone would fold towns together.
 */
export function locationConcept(location: string): { id: string; label: BilingualText } | undefined {
  const { city, country } = placeParts(location);
  const [town, around] = [conceptById(city ?? ''), country ? placeOfCountry(country) : undefined];
  if (town?.kind !== 'place') return undefined;
  const label = (language: 'es' | 'en') =>
    around ? `${town.names[language]}, ${around[language]}` : town.names[language];
  return { id: town.id, label: { es: label('es'), en: label('en') } };
}

/** The names of a country, by its code. */
function placeOfCountry(code: string): BilingualText | undefined {
  const name = (language: 'es' | 'en') => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  return { es: name('es'), en: name('en') };
}
