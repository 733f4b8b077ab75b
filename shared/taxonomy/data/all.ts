/** The data texts in the order they are read; where an alias is shared, the earlier concept wins. */
import { BUSINESS } from './business.ts';
import { GENERAL } from './general.ts';
import { PLACES } from './places.ts';
import { SOFTWARE } from './software.ts';

export const TAXONOMY_TEXTS: readonly string[] = [GENERAL, BUSINESS, SOFTWARE, PLACES];
