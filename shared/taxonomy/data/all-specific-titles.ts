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
import { SPECIFIC_TITLES_C1 } from './specific-titles-c1.ts';
import { SPECIFIC_TITLES_C2 } from './specific-titles-c2.ts';
import { SPECIFIC_TITLES_C3 } from './specific-titles-c3.ts';
import { SPECIFIC_TITLES_C4 } from './specific-titles-c4.ts';
import { SPECIFIC_TITLES_C5 } from './specific-titles-c5.ts';
import { SPECIFIC_TITLES_C6 } from './specific-titles-c6.ts';
import { SPECIFIC_TITLES_C7 } from './specific-titles-c7.ts';
import { SPECIFIC_TITLES_C8 } from './specific-titles-c8.ts';
import { SPECIFIC_TITLES_D1 } from './specific-titles-d1.ts';
import { SPECIFIC_TITLES_D2 } from './specific-titles-d2.ts';
import { SPECIFIC_TITLES_D3 } from './specific-titles-d3.ts';
import { SPECIFIC_TITLES_D4 } from './specific-titles-d4.ts';
import { SPECIFIC_TITLES_D5 } from './specific-titles-d5.ts';
import { SPECIFIC_TITLES_D6 } from './specific-titles-d6.ts';
import { SPECIFIC_TITLES_D7 } from './specific-titles-d7.ts';
import { SPECIFIC_TITLES_D8 } from './specific-titles-d8.ts';
import { SPECIFIC_TITLES_D9 } from './specific-titles-d9.ts';
import { SPECIFIC_TITLES_E1 } from './specific-titles-e1.ts';
import { SPECIFIC_TITLES_E2 } from './specific-titles-e2.ts';
import { SPECIFIC_TITLES_E3 } from './specific-titles-e3.ts';
import { SPECIFIC_TITLES_E4 } from './specific-titles-e4.ts';
import { SPECIFIC_TITLES_E5 } from './specific-titles-e5.ts';
import { SPECIFIC_TITLES_E6 } from './specific-titles-e6.ts';
import { SPECIFIC_TITLES_E7 } from './specific-titles-e7.ts';
import { SPECIFIC_TITLES_E8 } from './specific-titles-e8.ts';
import { SPECIFIC_TITLES_F1 } from './specific-titles-f1.ts';
import { SPECIFIC_TITLES_F2 } from './specific-titles-f2.ts';
import { SPECIFIC_TITLES_G1 } from './specific-titles-g1.ts';
import { SPECIFIC_TITLES_G2 } from './specific-titles-g2.ts';
import { SPECIFIC_TITLES_G3 } from './specific-titles-g3.ts';
import { SPECIFIC_TITLES_G4 } from './specific-titles-g4.ts';
import { SPECIFIC_TITLES_H1 } from './specific-titles-h1.ts';

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
