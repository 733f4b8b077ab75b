/** The texts of specific job titles in the order they are read; see ../specific-titles.ts for their lines. */

import { TITLES_OF_AGENTS_SECRETARIES_AND_OFFICIALS } from './specific-titles-agents-secretaries-and-officials.ts';
import { TITLES_OF_ASSEMBLERS_DRIVERS_AND_ELEMENTARY } from './specific-titles-assemblers-drivers-and-elementary.ts';
import { TITLES_OF_BUSINESS_PROFESSIONALS } from './specific-titles-business-professionals.ts';
import { TITLES_OF_CLERKS_AND_PERSONAL_SERVICE } from './specific-titles-clerks-and-personal-service.ts';
import { TITLES_OF_COMPUTING_AND_BROADCAST_TECHNICIANS } from './specific-titles-computing-and-broadcast-technicians.ts';
import { TITLES_OF_COMPUTING_PROFESSIONALS } from './specific-titles-computing-professionals.ts';
import { TITLES_OF_DESIGNERS } from './specific-titles-designers.ts';
import { TITLES_OF_DISTRIBUTION_MANAGERS } from './specific-titles-distribution-managers.ts';
import { TITLES_OF_ELECTRICAL_ENGINEERS_AND_ARCHITECTS } from './specific-titles-electrical-engineers-and-architects.ts';
import { TITLES_OF_EXECUTIVES_AND_COMMERCE_MANAGERS } from './specific-titles-executives-and-commerce-managers.ts';
import { TITLES_OF_FARMING_AND_BUILDING } from './specific-titles-farming-and-building.ts';
import { TITLES_OF_FINANCE_AND_PURCHASING_ASSOCIATES } from './specific-titles-finance-and-purchasing-associates.ts';
import { TITLES_OF_FOOD_WOOD_AND_GARMENTS } from './specific-titles-food-wood-and-garments.ts';
import { TITLES_OF_HEALTH_ASSOCIATES } from './specific-titles-health-associates.ts';
import { TITLES_OF_HEALTH_PROFESSIONALS } from './specific-titles-health-professionals.ts';
import { TITLES_OF_HOSPITALITY_AND_TRADE_MANAGERS } from './specific-titles-hospitality-and-trade-managers.ts';
import { TITLES_OF_IMPORT_EXPORT } from './specific-titles-import-export.ts';
import { TITLES_OF_INDUSTRIAL_ENGINEERS } from './specific-titles-industrial-engineers.ts';
import { TITLES_OF_LAW_LIBRARIES_AND_SOCIAL_WORK } from './specific-titles-law-libraries-and-social-work.ts';
import { TITLES_OF_LEGAL_SPORTS_AND_CULINARY_ASSOCIATES } from './specific-titles-legal-sports-and-culinary-associates.ts';
import { TITLES_OF_MACHINE_OPERATORS } from './specific-titles-machine-operators.ts';
import { TITLES_OF_MANAGERS } from './specific-titles-managers.ts';
import { TITLES_OF_METAL_PRINTING_AND_ELECTRICAL } from './specific-titles-metal-printing-and-electrical.ts';
import { TITLES_OF_MORE_CLERKS_OPERATORS_AND_DRIVERS } from './specific-titles-more-clerks-operators-and-drivers.ts';
import { TITLES_OF_MORE_FARMING_AND_BUILDING } from './specific-titles-more-farming-and-building.ts';
import { TITLES_OF_MORE_FOOD_WOOD_AND_GARMENTS } from './specific-titles-more-food-wood-and-garments.ts';
import { TITLES_OF_MORE_HANDICRAFT_PRINTING_AND_ELECTRICAL } from './specific-titles-more-handicraft-printing-and-electrical.ts';
import { TITLES_OF_MORE_METAL_AND_MACHINERY } from './specific-titles-more-metal-and-machinery.ts';
import { TITLES_OF_MORE_POLICY_SALES_AND_ARTS } from './specific-titles-more-policy-sales-and-arts.ts';
import { TITLES_OF_MORE_QUALITY_DESIGN_AND_COMPUTING } from './specific-titles-more-quality-design-and-computing.ts';
import { TITLES_OF_MORE_SERVICES_TRADES_AND_MACHINES } from './specific-titles-more-services-trades-and-machines.ts';
import { TITLES_OF_NATURAL_SCIENTISTS } from './specific-titles-natural-scientists.ts';
import { TITLES_OF_POLICY_AND_MARKETING } from './specific-titles-policy-and-marketing.ts';
import { TITLES_OF_PROCESS_CONTROL_TRANSPORT_AND_SERVICE } from './specific-titles-process-control-transport-and-service.ts';
import { TITLES_OF_PRODUCTION_AND_PUBLIC_SERVICE_MANAGERS } from './specific-titles-production-and-public-service-managers.ts';
import { TITLES_OF_SALES_CARE_AND_PROTECTION } from './specific-titles-sales-care-and-protection.ts';
import { TITLES_OF_SCIENCE_AND_HEALTH } from './specific-titles-science-and-health.ts';
import { TITLES_OF_SCIENCE_TECHNICIANS_AND_SUPERVISORS } from './specific-titles-science-technicians-and-supervisors.ts';
import { TITLES_OF_SHOP_MANAGERS } from './specific-titles-shop-managers.ts';
import { TITLES_OF_TEACHERS_AND_TRAINING_ADVISERS } from './specific-titles-teachers-and-training-advisers.ts';
import { TITLES_OF_TEACHERS_BY_SUBJECT } from './specific-titles-teachers-by-subject.ts';
import { TITLES_OF_TEACHING_BUSINESS_AND_CULTURE } from './specific-titles-teaching-business-and-culture.ts';
import { TITLES_OF_TECHNICIANS } from './specific-titles-technicians.ts';
import { TITLES_OF_WRITERS_AND_ARTISTS } from './specific-titles-writers-and-artists.ts';

export const SPECIFIC_TITLE_TEXTS: readonly string[] = [
  TITLES_OF_MANAGERS,
  TITLES_OF_SCIENCE_AND_HEALTH,
  TITLES_OF_TEACHING_BUSINESS_AND_CULTURE,
  TITLES_OF_TECHNICIANS,
  TITLES_OF_CLERKS_AND_PERSONAL_SERVICE,
  TITLES_OF_SALES_CARE_AND_PROTECTION,
  TITLES_OF_FARMING_AND_BUILDING,
  TITLES_OF_METAL_PRINTING_AND_ELECTRICAL,
  TITLES_OF_FOOD_WOOD_AND_GARMENTS,
  TITLES_OF_MACHINE_OPERATORS,
  TITLES_OF_ASSEMBLERS_DRIVERS_AND_ELEMENTARY,
  TITLES_OF_MORE_SERVICES_TRADES_AND_MACHINES,
  TITLES_OF_DISTRIBUTION_MANAGERS,
  TITLES_OF_IMPORT_EXPORT,
  TITLES_OF_SHOP_MANAGERS,
  TITLES_OF_TEACHERS_BY_SUBJECT,
  TITLES_OF_TEACHERS_AND_TRAINING_ADVISERS,
  TITLES_OF_BUSINESS_PROFESSIONALS,
  TITLES_OF_POLICY_AND_MARKETING,
  TITLES_OF_LAW_LIBRARIES_AND_SOCIAL_WORK,
  TITLES_OF_WRITERS_AND_ARTISTS,
  TITLES_OF_LEGAL_SPORTS_AND_CULINARY_ASSOCIATES,
  TITLES_OF_MORE_POLICY_SALES_AND_ARTS,
  TITLES_OF_MORE_CLERKS_OPERATORS_AND_DRIVERS,
  TITLES_OF_MORE_FARMING_AND_BUILDING,
  TITLES_OF_MORE_METAL_AND_MACHINERY,
  TITLES_OF_MORE_HANDICRAFT_PRINTING_AND_ELECTRICAL,
  TITLES_OF_MORE_FOOD_WOOD_AND_GARMENTS,
  TITLES_OF_SCIENCE_TECHNICIANS_AND_SUPERVISORS,
  TITLES_OF_NATURAL_SCIENTISTS,
  TITLES_OF_INDUSTRIAL_ENGINEERS,
  TITLES_OF_EXECUTIVES_AND_COMMERCE_MANAGERS,
  TITLES_OF_ELECTRICAL_ENGINEERS_AND_ARCHITECTS,
  TITLES_OF_PRODUCTION_AND_PUBLIC_SERVICE_MANAGERS,
  TITLES_OF_PROCESS_CONTROL_TRANSPORT_AND_SERVICE,
  TITLES_OF_DESIGNERS,
  TITLES_OF_HEALTH_PROFESSIONALS,
  TITLES_OF_FINANCE_AND_PURCHASING_ASSOCIATES,
  TITLES_OF_COMPUTING_PROFESSIONALS,
  TITLES_OF_HEALTH_ASSOCIATES,
  TITLES_OF_AGENTS_SECRETARIES_AND_OFFICIALS,
  TITLES_OF_COMPUTING_AND_BROADCAST_TECHNICIANS,
  TITLES_OF_HOSPITALITY_AND_TRADE_MANAGERS,
  TITLES_OF_MORE_QUALITY_DESIGN_AND_COMPUTING,
];
