/** The data texts in the order they are read; where an alias is shared, the earlier concept wins. */
import { BUSINESS } from './business.ts';
import { BUSINESS_SOFTWARE } from './business-software.ts';
import { CREATIVE } from './creative.ts';
import { DATA_SCIENCE } from './data-science.ts';
import { DESIGN_AND_MEDIA_TOOLS } from './design-and-media-tools.ts';
import { FINANCE } from './finance.ts';
import { FURTHER_OCCUPATIONS } from './further-occupations.ts';
import { GENERAL } from './general.ts';
import { LANGUAGES } from './languages.ts';
import { LICENCES } from './licences.ts';
import { MARKETING } from './marketing.ts';
import { PEOPLE } from './people.ts';
import { PEOPLE_AND_METHODS } from './people-and-methods.ts';
import { PLACES } from './places.ts';
import { SCIENCE } from './science.ts';
import { SERVICE } from './service.ts';
import { SOFTWARE } from './software.ts';
import { SOFTWARE_LANGUAGES } from './software-languages.ts';
import { SOFTWARE_SYSTEMS } from './software-systems.ts';
import { TRADES } from './trades.ts';

export const TAXONOMY_TEXTS: readonly string[] = [
  GENERAL,
  LANGUAGES,
  LICENCES,
  BUSINESS,
  SOFTWARE,
  PEOPLE,
  SERVICE,
  TRADES,
  CREATIVE,
  SOFTWARE_LANGUAGES,
  SOFTWARE_SYSTEMS,
  BUSINESS_SOFTWARE,
  DATA_SCIENCE,
  FINANCE,
  MARKETING,
  PEOPLE_AND_METHODS,
  DESIGN_AND_MEDIA_TOOLS,
  SCIENCE,
  FURTHER_OCCUPATIONS,
  ...PLACES,
];
