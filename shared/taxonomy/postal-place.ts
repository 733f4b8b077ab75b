/** Takes a job's free-text location apart into town, region and country, as postal addresses have them. */
import type { Language } from '../domain/field.ts';
import type { PostalPlace } from '../domain/job-posting.ts';
import { readPlace } from './place-parts.ts';

/**
 * Town, region and country of a location as people write it: `Getafe, Madrid, España`, `Austin, TX`, `Sevilla`. The town
 * stays as written; the region is named in `language`; a country that is written wins over one that a town's name
 * suggests (`Cartagena, Colombia`). What is not known is left out, and a location that names no place gives `{}`.
 */
export function postalPlace(location: string, language: Language): PostalPlace {
  const { city, region, country, named, parts } = readPlace(location);
  const code = (city ?? region ?? country)?.country;
  if (city) return withoutGaps({ locality: named, region: region?.names[language], country: code });
  const unknown = parts.filter((part) => part !== named);
  if (region) {
    const written = named ?? region.names[language];
    return withoutGaps({ locality: unknown[0], region: written, country: code });
  }
  return withoutGaps({ locality: unknown[0], region: unknown[1], country: code });
}

function withoutGaps(place: PostalPlace): PostalPlace {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
}
