/** The agency that runs this copy of the site: fill it in once, and the legal pages are complete. */
import type { Agency } from '../features/legal/agency.ts';

export const AGENCY: Agency = {
  name: null,
  taxId: null,
  registry: null,
  address: null,
  email: null,
  privacyEmail: null,
  applicationMonths: null,
  messageMonths: null,
  law: null,
  courts: null,
  hosting: { es: 'Irlanda (región eu-west-1)', en: 'Ireland (region eu-west-1)' },
};
