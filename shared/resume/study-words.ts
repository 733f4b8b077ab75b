/** Knows the words of degrees, of their levels and of places of study, in Spain, the Americas and the English-speaking countries. */
import type { EducationLevel } from '../domain/levels.ts';
import { fold } from '../taxonomy/index.ts';
import { wordsIn } from './line.ts';
import { learntOf } from './name-learnt.ts';

/** The highest first: `Máster` before `Grado` in "Máster tras el Grado". */
const LEVELS: readonly (readonly [EducationLevel, RegExp])[] = [
  ['phd', /\b(?:ph\.? ?d|doctor(?:ado|ate|al)?|d\.?phil|doctor en|doctora en|ed\.?d)\b/],
  [
    'master',
    /\b(?:master'?s?|magister|maestria|m\.? ?b\.? ?a|m\.? ?sc|m\.? ?s|m\.? ?a|m\.?eng|m\.?ed|mphil|posgrado|postgrado|postgraduate|pgdm|pgde|pgce|msw|llm|m\.?f\.?a)\b(?! (?:cv|class))/,
  ],
  [
    'bachelor',
    /\b(?:bachelor'?s?|licenciatura|licenciad[oa]|pregrado|grado (?:en|universitario|de)|graduad[oa] en(?! (?:la )?(?:eso|e\.s\.o|(?:educacion |ensenanza )?secundaria))|ingenier(?:ia|[oa])|diplomatura|diplomad[oa] en|profesorado|b\.? ?sc|b\.? ?s|b\.? ?a|b\.? ?e|b\.?b\.?a|b\.?eng|b\.?tech|b\.?com|b\.?ed|llb|undergraduate|arquitectura|bsn|b\.?f\.?a|titulo universitario|medicina)\b/,
  ],
  [
    'high-school',
    /\b(?:bachillerato|bachiller|high school|secundaria|secundario|eso|e\.s\.o|educacion secundaria|ensenanza media|graduado escolar|ged|secondary|a-levels?|a levels?|gcses?|o-levels?|highers|leaving cert\w*|junior cert\w*|matric|vce|hsc|ncea|sslc|s\.s\.l\.c|wassce|ssce|neco|kcse|class (?:x|xii|10|12)|grade 1[0-2]|preparatoria|diploma de bachiller|cou|bup)\b/,
  ],
  [
    'other',
    /\b(?:associate(?:'?s)?|ciclo formativo|grado (?:medio|superior)|tecnic[oa]|tecnicatura|tecnolog[oa]|technik\w*|fp|formacion profesional|diploma|certificate|certificado|curso|course|a\.? ?a\.? ?s?|technical|vocational|apprenticeship|tsu|cfgs|cfgm|hnd|experto|bootcamp|nvq|svq|btec|hnc|qqi|city (?:and|&) guilds)\b/,
  ],
];

const SCHOOL =
  /\b(?:universi(?!tari[oa]s? en\b)\w+|college|school|institut(?!ional)\w+|escuela|colegio|academ(?:y|ia|ie)|facultad|faculty|polytechnic|politecnic\w*|ies|i\. ?e\. ?s|i\. ?e|ceip|cpi|cepa|liceo|lyceum|lycee|lyc[ée]e|gymnasium|collegiate|centro|seminary|conservatori\w+|tecnologico de|uned|mit|upm|upc|unam|ucla|itesm|community|campus|business school|sixth form|esade|iese|cifp|cpifp|uoc|unir|bootcamp|tafe|tvet|technikon|escol[ae]s?|ecole|faculdade|szkola|zespol szkol|hochschule|hogeschool|universit[eé]|conalep|cetpro|cetis|cft|sena|senati|vidyalaya|vidya|mandir|scoil|colaiste|gaelscoil|gaelcholaiste|meanscoil|ysgol|grammar|servicio de (?:formacion|aprendizaje))\b/;
const DEGREE =
  /\b(?:degree|grado|licencia\w*|ingenier\w*|master\w*|magister|maestria|bachelor\w*|ph\.? ?d|doctor\w*|diploma\w*|b\.? ?sc?|b\.? ?a|b\.? ?e|b\.? ?com|b\.? ?ed|m\.? ?sc?|m\.? ?a|mba|bba|associate\w*|bachiller\w*|tecnic[oa]|tecnicatura|tecnolog[oa]|technik\w*|ciclo|fp|eso|ged|certificate|certificado|curso|posgrado|postgrado|pregrado|minor|major|graduad[oa]|cfgs|cfgm|aas|bfa|high school diploma|title|titulo|especialista|especializacion|especialidad|experto|profesorado|b\.?tech|bsn|bs|ms|nvq|svq|btec|hnc|hnd|qqi|pgdm|pgde|pgce|gcses?|a[ -]levels?|o[ -]levels?|highers|leaving cert\w*|junior cert\w*|matric|vce|hsc|ncea|sslc|s\.s\.l\.c|wassce|ssce|neco|kcse|class (?:x|xii|10|12)|grade 1[0-2]|higher secondary|intermediate|secundaria|secundario|primaria|educacion (?:basica|media|secundaria|primaria)|ensenanza (?:media|basica)|preparatoria|apprenticeship|city (?:and|&) guilds)\b/;
/** Words of forms for how high a study was; what was studied stands beside them. */
const BARE_LEVEL =
  /^(?:(?:estudios )?(?:universitari[oa]|terciari[oa]|secundari[oa]|primari[oa]|profesional|tecnic[oa]|tecnologic[oa]|basic[oa])s|pregrado|pre-grado|universitari[oa]|terciari[oa]|superior|posgrado|postgrado|grado|secundari[oa]|primari[oa]|profesional|undergraduate|postgraduate|tertiary|secondary|primary|educacion superior|nivel superior|estudios superiores)$/;

const HIGH_SCHOOL_DIPLOMA = /\b(?:high|secondary) school (?:diploma|certificate)\b/;

/** The level of the specification that a degree's words name, or null. */
export function levelOf(text: string): EducationLevel | null {
  const low = fold(text);
  if (/\bgrado (?:medio|superior)\b|\bciclo formativo\b/.test(low)) return 'other';
  return LEVELS.find(([, pattern]) => pattern.test(low))?.[0] ?? null;
}

/** Whether the words of weight of a text are written as those of a name. */
function isProperName(text: string): boolean {
  const words = wordsIn(text).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^["“«(]?\p{Lu}/u.test(word));
}

const isSentence = (text: string) => wordsIn(text).length > 12 || /[;:]$/.test(text);

/** What fitted figures say weighs so much beside the words listed here. */
const LEARNT = 0.6;

/** How much a text reads as a place of study: by its words, by how it is written and by what is learnt from other resumes. */
export function schoolEvidence(text: string): number {
  return schoolRules(text) + LEARNT * learntOf(text).school;
}

/** The same by rules alone. */
export function schoolRules(text: string): number {
  const low = fold(text);
  const isDegree = DEGREE.test(low);
  if (HIGH_SCHOOL_DIPLOMA.test(low)) return -1;
  const isNamed = /\b(?:universi|institut|school|college|escuela|colegio)/.test(low);
  const isAcronym = /(?:^|\s)\p{Lu}{3,7}(?:\s|$)/u.test(text) && text !== text.toUpperCase();
  return (
    (SCHOOL.test(low) ? 3 : !isDegree && (isAcronym || /^\p{Lu}{3,7}$/u.test(text)) ? 1.2 : 0) -
    (isDegree ? (isNamed ? 0.8 : 2) : 0) +
    (isProperName(text) && wordsIn(text).length > 1 ? 0.8 : 0) -
    (/^[\p{Ll}\d(]/u.test(text) ? 1.5 : 0) -
    (isSentence(text) ? 1.5 : 0)
  );
}

/** How much a text reads as a degree or as what somebody studied. */
export function degreeEvidence(text: string): number {
  return degreeRules(text) + LEARNT * learntOf(text).degree;
}

function degreeRules(text: string): number {
  const low = fold(text);
  const isSchool = SCHOOL.test(low) && !HIGH_SCHOOL_DIPLOMA.test(low);
  if (BARE_LEVEL.test(low)) return 0.4;
  const isSentenceCase = /^\p{Lu}/u.test(text) && wordsIn(text).length > 1 && !isProperName(text);
  return (
    (DEGREE.test(low) ? 3 : 0) +
    (levelOf(text) ? 1 : 0) -
    (isSchool ? 2.2 : 0) +
    (isSentenceCase ? 0.5 : 0) -
    (/^[\p{Ll}(]/u.test(text) ? 0.8 : 0) -
    (/^\d/.test(text) && !DEGREE.test(low) ? 1 : 0) -
    (isSentence(text) ? 1.5 : 0)
  );
}

export const isBareLevel = (text: string) => BARE_LEVEL.test(fold(text));

/** Whether a text has the words of a degree. */
export function namesDegree(text: string): boolean {
  return DEGREE.test(fold(text)) && levelOf(text) !== null;
}

/** Whether a text has a word of a degree, however weak. */
export const hasDegreeWord = (text: string) => DEGREE.test(fold(text));

/** Whether a text has the words of a place where people study. */
export function namesSchool(text: string): boolean {
  return SCHOOL.test(fold(text));
}
