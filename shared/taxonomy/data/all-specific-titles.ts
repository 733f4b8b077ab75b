/** The texts of specific job titles in the order they are read; see ../specific-titles.ts for their lines. */
import { SPECIFIC_TITLES_A1 } from './specific-titles-a1.ts';
import { SPECIFIC_TITLES_A2 } from './specific-titles-a2.ts';
import { SPECIFIC_TITLES_A3 } from './specific-titles-a3.ts';
import { SPECIFIC_TITLES_A4 } from './specific-titles-a4.ts';
import { SPECIFIC_TITLES_B1 } from './specific-titles-b1.ts';
import { SPECIFIC_TITLES_B2 } from './specific-titles-b2.ts';
import { SPECIFIC_TITLES_B3 } from './specific-titles-b3.ts';
import { SPECIFIC_TITLES_B4 } from './specific-titles-b4.ts';
import { SPECIFIC_TITLES_B5 } from './specific-titles-b5.ts';
import { SPECIFIC_TITLES_B6 } from './specific-titles-b6.ts';
import { SPECIFIC_TITLES_B7 } from './specific-titles-b7.ts';
import { SPECIFIC_TITLES_B8 } from './specific-titles-b8.ts';
import { SPECIFIC_TITLES_C1 } from './specific-titles-C1.ts';
import { SPECIFIC_TITLES_C2 } from './specific-titles-C2.ts';
import { SPECIFIC_TITLES_C3 } from './specific-titles-C3.ts';
import { SPECIFIC_TITLES_C4 } from './specific-titles-C4.ts';
import { SPECIFIC_TITLES_C5 } from './specific-titles-C5.ts';
import { SPECIFIC_TITLES_C6 } from './specific-titles-C6.ts';
import { SPECIFIC_TITLES_C7 } from './specific-titles-C7.ts';
import { SPECIFIC_TITLES_C8 } from './specific-titles-C8.ts';
import { SPECIFIC_TITLES_D1 } from './specific-titles-D1.ts';
import { SPECIFIC_TITLES_D2 } from './specific-titles-D2.ts';
import { SPECIFIC_TITLES_D3 } from './specific-titles-D3.ts';
import { SPECIFIC_TITLES_D4 } from './specific-titles-D4.ts';
import { SPECIFIC_TITLES_D5 } from './specific-titles-D5.ts';
import { SPECIFIC_TITLES_D6 } from './specific-titles-D6.ts';
import { SPECIFIC_TITLES_D7 } from './specific-titles-D7.ts';
import { SPECIFIC_TITLES_D8 } from './specific-titles-D8.ts';
import { SPECIFIC_TITLES_D9 } from './specific-titles-D9.ts';
import { SPECIFIC_TITLES_E1 } from './specific-titles-E1.ts';
import { SPECIFIC_TITLES_E2 } from './specific-titles-E2.ts';
import { SPECIFIC_TITLES_E3 } from './specific-titles-E3.ts';
import { SPECIFIC_TITLES_E4 } from './specific-titles-E4.ts';
import { SPECIFIC_TITLES_E5 } from './specific-titles-E5.ts';
import { SPECIFIC_TITLES_E6 } from './specific-titles-E6.ts';
import { SPECIFIC_TITLES_E7 } from './specific-titles-E7.ts';
import { SPECIFIC_TITLES_E8 } from './specific-titles-E8.ts';
import { SPECIFIC_TITLES_F1 } from './specific-titles-F1.ts';
import { SPECIFIC_TITLES_F2 } from './specific-titles-F2.ts';
import { SPECIFIC_TITLES_G1 } from './specific-titles-G1.ts';
import { SPECIFIC_TITLES_G2 } from './specific-titles-G2.ts';
import { SPECIFIC_TITLES_G3 } from './specific-titles-G3.ts';
import { SPECIFIC_TITLES_G4 } from './specific-titles-G4.ts';
import { SPECIFIC_TITLES_H1 } from './specific-titles-H1.ts';

export const SPECIFIC_TITLE_TEXTS: readonly string[] = [
  SPECIFIC_TITLES_A1,
  SPECIFIC_TITLES_A2,
  SPECIFIC_TITLES_A3,
  SPECIFIC_TITLES_A4,
  SPECIFIC_TITLES_B1,
  SPECIFIC_TITLES_B2,
  SPECIFIC_TITLES_B3,
  SPECIFIC_TITLES_B4,
  SPECIFIC_TITLES_B5,
  SPECIFIC_TITLES_B6,
  SPECIFIC_TITLES_B7,
  SPECIFIC_TITLES_B8,
  SPECIFIC_TITLES_C1,
  SPECIFIC_TITLES_C2,
  SPECIFIC_TITLES_C3,
  SPECIFIC_TITLES_E1,
  SPECIFIC_TITLES_E2,
  SPECIFIC_TITLES_E3,
  SPECIFIC_TITLES_E4,
  SPECIFIC_TITLES_E5,
  SPECIFIC_TITLES_E6,
  SPECIFIC_TITLES_E7,
  SPECIFIC_TITLES_E8,
  SPECIFIC_TITLES_H1,
  SPECIFIC_TITLES_G1,
  SPECIFIC_TITLES_G2,
  SPECIFIC_TITLES_G3,
  SPECIFIC_TITLES_G4,
  SPECIFIC_TITLES_F1,
  SPECIFIC_TITLES_D1,
  SPECIFIC_TITLES_D2,
  SPECIFIC_TITLES_C4,
  SPECIFIC_TITLES_D3,
  SPECIFIC_TITLES_C5,
  SPECIFIC_TITLES_F2,
  SPECIFIC_TITLES_D4,
  SPECIFIC_TITLES_D5,
  SPECIFIC_TITLES_C7,
  SPECIFIC_TITLES_D6,
  SPECIFIC_TITLES_D7,
  SPECIFIC_TITLES_C8,
  SPECIFIC_TITLES_D8,
  SPECIFIC_TITLES_C6,
  SPECIFIC_TITLES_D9,
];
