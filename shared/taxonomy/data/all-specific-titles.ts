/** The texts of specific job titles in the order they are read; see ../specific-titles.ts for their lines. */
import { SPECIFIC_TITLES_A1 } from './specific-titles-a1.ts';
import { SPECIFIC_TITLES_A2 } from './specific-titles-a2.ts';
import { SPECIFIC_TITLES_B1 } from './specific-titles-b1.ts';
import { SPECIFIC_TITLES_B2 } from './specific-titles-b2.ts';
import { SPECIFIC_TITLES_B3 } from './specific-titles-b3.ts';
import { SPECIFIC_TITLES_B4 } from './specific-titles-b4.ts';

export const SPECIFIC_TITLE_TEXTS: readonly string[] = [
  SPECIFIC_TITLES_A1,
  SPECIFIC_TITLES_A2,
  SPECIFIC_TITLES_B1,
  SPECIFIC_TITLES_B2,
  SPECIFIC_TITLES_B3,
  SPECIFIC_TITLES_B4,
];
