/** Brings phone numbers to the one spelling in which they can be compared. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { placeByName } from '../taxonomy/index.ts';

/** Where the platform's people live unless they say otherwise. */
const HOME: CountryCode = 'ES';

/**
 * The number in E.164 (`+34600123456`). One without a country code is taken for a number of the country in which `place`
 * lies, or of Spain. `null` for what no number can be.
 */
export function internationalPhone(written: string, place: string | null): string | null {
  const country = place ? placeByName(place)?.country : undefined;
  const home = country && isSupportedCountry(country) ? country : HOME;
  const number = parsePhoneNumberFromString(written.replace(/^\s*00/, '+'), home);
  return number?.isPossible() ? number.number : null;
}
