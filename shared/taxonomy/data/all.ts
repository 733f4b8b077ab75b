/** The data texts in the order they are read; where an alias is shared, the earlier concept wins. */
import { BEAUTY_AND_RETAIL } from './beauty-and-retail.ts';
import { BUSINESS } from './business.ts';
import { BUSINESS_SOFTWARE } from './business-software.ts';
import { CONSTRUCTION } from './construction.ts';
import { CREATIVE } from './creative.ts';
import { DATA_SCIENCE } from './data-science.ts';
import { DESIGN_AND_MEDIA_TOOLS } from './design-and-media-tools.ts';
import { DESIGN_ENGINEERING } from './design-engineering.ts';
import { FARMING } from './farming.ts';
import { FINANCE } from './finance.ts';
import { FURTHER_OCCUPATIONS } from './further-occupations.ts';
import { GENERAL } from './general.ts';
import { HEALTH } from './health.ts';
import { HOSPITALITY } from './hospitality.ts';
import { LANGUAGES } from './languages.ts';
import { LANGUAGES_AND_PROPERTY } from './languages-and-property.ts';
import { LAW_AND_PUBLIC } from './law-and-public.ts';
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
import { TEACHING } from './teaching.ts';
import { THERAPY_AND_CARE } from './therapy-and-care.ts';
import { TRADES } from './trades.ts';
import { TRANSPORT } from './transport.ts';
import { WORKSHOP } from './workshop.ts';

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
  CONSTRUCTION,
  WORKSHOP,
  TRANSPORT,
  FARMING,
  HOSPITALITY,
  BEAUTY_AND_RETAIL,
  HEALTH,
  THERAPY_AND_CARE,
  TEACHING,
  LAW_AND_PUBLIC,
  LANGUAGES_AND_PROPERTY,
  DESIGN_ENGINEERING,
  FURTHER_OCCUPATIONS,
  ...PLACES,
];
