/** The data texts in the order they are read; where an alias is shared, the earlier concept wins. */
import { BUSINESS } from './business.ts';
import { CREATIVE } from './creative.ts';
import { GENERAL } from './general.ts';
import { PEOPLE } from './people.ts';
import { PLACES } from './places.ts';
import { SERVICE } from './service.ts';
import { SOFTWARE } from './software.ts';
import { TRADES } from './trades.ts';

export const TAXONOMY_TEXTS: readonly string[] = [
  GENERAL,
  BUSINESS,
  SOFTWARE,
  PEOPLE,
  SERVICE,
  TRADES,
  CREATIVE,
  ...PLACES,
];
