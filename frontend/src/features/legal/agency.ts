/** The agency that runs this copy of the site: fill in `AGENCY` once, and the legal pages are complete. */
import type { BilingualText } from '../../../../shared/domain/field.ts';

/** A field that is still `null` shows as a marked blank, and its page says that it is a template. */
export interface Agency {
  /** The legal name. */
  name: string | null;
  taxId: string | null;
  /** The public register and the entry in it. */
  registry: string | null;
  address: string | null;
  email: string | null;
  /** Where people write about their data. */
  privacyEmail: string | null;
  /** The country whose law applies. */
  law: BilingualText | null;
  /** The city whose courts are competent. */
  courts: string | null;
  /** Where personal data are stored: the region of `infra/config.ts`. */
  hosting: BilingualText;
}

export const AGENCY: Agency = {
  name: null,
  taxId: null,
  registry: null,
  address: null,
  email: null,
  privacyEmail: null,
  law: null,
  courts: null,
  hosting: { es: 'Irlanda (región eu-west-1)', en: 'Ireland (region eu-west-1)' },
};

/** The fields in the order in which the texts name them. */
export const AGENCY_FIELDS = [
  'name',
  'taxId',
  'registry',
  'address',
  'email',
  'privacyEmail',
  'law',
  'courts',
] as const satisfies readonly (keyof Agency)[];
