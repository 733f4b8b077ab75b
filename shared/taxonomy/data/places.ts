/** Places by part of the world; countries first, and of places of one name those of Spain and Latin America before others. */
import { PLACES_OF_THE_ANDES } from './places-andes.ts';
import { PLACES_OF_COLOMBIA_AND_BRAZIL } from './places-colombia-brazil.ts';
import { COUNTRIES } from './places-countries.ts';
import { PLACES_OF_MEXICO_AND_CENTRAL_AMERICA } from './places-mexico-central.ts';
import { PLACES_OF_NORTH_AMERICA } from './places-north-america.ts';
import { PLACES_OF_THE_SOUTHERN_CONE } from './places-southern-cone.ts';
import { PLACES_OF_SPAIN } from './places-spain.ts';
import { PLACES_OF_SOUTHERN_AND_NORTHERN_SPAIN } from './places-spain-south-north.ts';
import { CITIES_OF_THE_UNITED_STATES } from './places-united-states.ts';
import { PLACES_OF_THE_WORLD } from './places-world.ts';

export const PLACES: readonly string[] = [
  COUNTRIES,
  PLACES_OF_SPAIN,
  PLACES_OF_SOUTHERN_AND_NORTHERN_SPAIN,
  PLACES_OF_MEXICO_AND_CENTRAL_AMERICA,
  PLACES_OF_COLOMBIA_AND_BRAZIL,
  PLACES_OF_THE_SOUTHERN_CONE,
  PLACES_OF_THE_ANDES,
  PLACES_OF_NORTH_AMERICA,
  CITIES_OF_THE_UNITED_STATES,
  PLACES_OF_THE_WORLD,
];
