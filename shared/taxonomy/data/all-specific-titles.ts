/** The texts of specific job titles in the order they are read; see ../specific-titles.ts for their lines. */
import { SPECIFIC_TITLES_A1 } from './specific-titles-a1.ts';

export const SPECIFIC_TITLE_TEXTS: readonly string[] = [SPECIFIC_TITLES_A1];
