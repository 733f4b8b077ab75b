/**
 * What people write for how well they speak a language, on the scale of the Common European Framework: the levels
 * themselves, certificates with their scores, the usual words of both languages.
 *
 * Scores follow the tables by which their publishers align them; the words of LinkedIn and of the ILR scale follow each
 * other (elementary, limited working, professional working, full professional, native).
 */
import type { LanguageLevel } from '../domain/levels.ts';

/** Lowest score of each level, best first. */
type Scale = readonly (readonly [number, LanguageLevel])[];

const IELTS: Scale = [
  [8.5, 'C2'],
  [7, 'C1'],
  [5.5, 'B2'],
  [4, 'B1'],
  [3, 'A2'],
];
const TOEFL_INTERNET: Scale = [
  [114, 'C2'],
  [95, 'C1'],
  [72, 'B2'],
  [42, 'B1'],
  [20, 'A2'],
];
const TOEFL_PAPER: Scale = [
  [627, 'C1'],
  [543, 'B2'],
  [460, 'B1'],
  [310, 'A2'],
];
const TOEIC: Scale = [
  [945, 'C1'],
  [785, 'B2'],
  [550, 'B1'],
  [225, 'A2'],
];
const DUOLINGO: Scale = [
  [155, 'C2'],
  [130, 'C1'],
  [100, 'B2'],
  [60, 'B1'],
];
const PEARSON: Scale = [
  [85, 'C2'],
  [76, 'C1'],
  [59, 'B2'],
  [43, 'B1'],
];
/** `Inglés 80 %`, as people in Latin America write it. */
const PERCENT: Scale = [
  [98, 'C2'],
  [90, 'C1'],
  [70, 'B2'],
  [50, 'B1'],
  [30, 'A2'],
  [5, 'A1'],
];

/** Up to so many letters between a test's name and its score: `TOEFL iBT: 98`, `IELTS Academic (7.5)`. */
const GAP = '[^\\d\\n]{0,18}';
const SCORES: readonly (readonly [RegExp, (score: number) => Scale])[] = [
  [new RegExp(`\\bielts\\b${GAP}(\\d(?:[.,]\\d)?)(?!\\d)`), () => IELTS],
  [new RegExp(`\\btoefl\\b${GAP}(\\d{2,3})(?!\\d)`), (score) => (score > 120 ? TOEFL_PAPER : TOEFL_INTERNET)],
  [new RegExp(`\\btoeic\\b${GAP}(\\d{3})(?!\\d)`), () => TOEIC],
  [new RegExp(`\\bduolingo\\b${GAP}(\\d{2,3})(?!\\d)`), () => DUOLINGO],
  [new RegExp(`\\bpte\\b${GAP}(\\d{2})(?!\\d)`), () => PEARSON],
  [/^[^a-z\d]{0,4}(?:nivel |level )?(\d{1,3}) ?%(?! ?(?:remot|presen|on-?site|from))/, () => PERCENT],
];

/** Certificates of one level, and words; the order is the order of trust, since `limited working` holds `working`. */
const WORDING: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['C2', /\b(?:cpe|certificate of proficiency|cambridge proficiency|ise iv|hsk ?6|topik ?6)\b/],
  [
    'C1',
    /\b(?:cae|(?:cambridge|certificate in) advanced|ise iii|aptis c|jlpt n1|n1 jlpt|hsk ?5|topik ?5|ega|nivell? c|celga 4)\b/,
  ],
  ['B2', /\b(?:fce|first certificate|cambridge first|ise ii|jlpt n2|n2 jlpt|hsk ?4|topik ?4)\b/],
  ['B1', /\b(?:pet|preliminary english test|cambridge preliminary|ise i|jlpt n3|hsk ?3|topik ?3)\b/],
  ['A2', /\b(?:ket|key english test|jlpt n4|hsk ?2|topik ?2)\b/],
  ['A1', /\b(?:jlpt n5|hsk ?1|topik ?1)\b/],
  [
    'native',
    /(?<!\bnon[- ]|\bno )\b(?:native|nativ[oae]s?|nadiu[a-z]*|matern[oa]s?|mother tongue|first language|primera lengua|lengua propia|bilingual\w*|bilingu\w+)\b/,
  ],
  [
    'C2',
    /\b(?:full professional|profesional (?:completa|plena)|mastery|maestria|perfect[oa]?|dominio (?:total|completo|absoluto|pleno))\b/,
  ],
  ['B1', /\b(?:limited working|basica limitada|trabajo limitada|profesional limitada)\b/],
  [
    'C1',
    /\b(?:professional working|profesional basica|basica profesional|competencia profesional|usuario competente|proficient user)\b/,
  ],
  [
    'B1',
    /\b(?:usuario independiente|independent user|(?:lower|low)[ -]intermediate|intermedi[oa][ -]bajo|medio[ -]bajo)\b/,
  ],
  ['A2', /\b(?:pre[ -]?intermedi\w+|usuario basico|basic user)\b/],
  [
    'B2',
    /\b(?:upper[ -]?intermediate|high[ -]intermediate|intermedi[oa][ -](?:alto|avanzado|superior)|medio[ -]alto|medium[ -]high)\b/,
  ],
  // `Fluent in conversational Spanish` is a conversation.
  ['B1', /\bfluent in conversational\b/],
  ['A1', /\b(?:muy (?:baj[oa]|basic[oa])|very (?:low|basic))\b/],
  [
    'C1',
    /\b(?:fluent(?:ly)?|fluency|advanced|excellent|very good|high level|fluid[oa]s?|fluidez|fluidamente|avanzad[oa]s?|muy buen[oa]?|altos?|excelente)\b/,
  ],
  ['B1', /\b(?:intermediate|intermedi[oa]s?|conversational|conversacion(?:al)?|medium|medio)\b/],
  ['A2', /\b(?:elementary|elemental|basics?|basic[oa]s?|bajo|regular|fair|limited|limitad[oa])\b/],
  ['A1', /\b(?:beginners?|principiante|inicial|nociones|starter|novice|iniciacion)\b/],
  ['B2', /\b(?:good|buen[oa]?|professional|working|business|profesional|negociacion|upper)\b/],
  ['C2', /\b(?:proficien(?:t|cy)|dominio)\b/],
];

/** The level of a score that the words give beside a test's name, or null. */
function scoredLevel(words: string): LanguageLevel | null {
  for (const [pattern, scaleOf] of SCORES) {
    const written = pattern.exec(words)?.[1];
    if (written === undefined) continue;
    const score = Number(written.replace(',', '.'));
    return scaleOf(score).find(([least]) => score >= least)?.[1] ?? null;
  }
  return null;
}

/**
 * The level that words beside a language name, or null; `words` are folded (see `fold`). A level of the Framework is
 * believed first (`B2+`, `C1.1`; of `B1/B2` the lower), then the score of a test, then certificates and adjectives.
 */
export function spokenLevel(words: string): LanguageLevel | null {
  const written = /\b([abc])-?([12])\b/.exec(words);
  if (written) return `${written[1]}${written[2]}`.toUpperCase() as LanguageLevel;
  return scoredLevel(words) ?? WORDING.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
