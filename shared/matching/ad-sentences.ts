/** Parts a line of an ad into its sentences, which abbreviations, brackets and lost line breaks hide. */

/** Words that a full stop shortens, so that it ends no sentence before a small letter: `U.S. citizenship`, `actual vs. planned`. */
const SHORTENED = [
  ...[
    'vs',
    'approx',
    'aprox',
    'exp',
    'incl',
    'min',
    'max',
    'mín',
    'máx',
    'mar',
    'dept',
    'dpto',
    'hrs',
    'yrs',
    'núm',
    'art',
  ],
  ...[
    'ej',
    'e\\.g',
    'i\\.e',
    'av',
    'avda',
    'dr',
    'dra',
    'mr',
    'mrs',
    'sr',
    'sra',
    'ing',
    'lic',
    'tel',
    'ext',
    'ref',
    'nac',
    'int',
    'resp',
  ],
  ...['cert', 'qual', 'eng', 'mgmt', 'univ', 'prof', 'adm', 'St', 'U\\.S', 'U\\.K', 'EE\\.UU'],
].flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
/** Where a new line starts in an ad that lost its line breaks: `… de 8 a 15 h Requisitos: carné B Se valora inglés`. */
const BEGINS_ANEW =
  '(?:Se valora|Valorable|Nice to have|Imprescindible|Deseable|Se requiere)\\w*\\b|(?:[Rr]equisitos?|[Rr]equirements?|[Ff]unciones|[Ii]mprescindible|[Dd]eseable|[Vv]alorable|[Nn]ice to have):';
/** What shortens before a name or between figures, so that it ends no sentence before a capital either: `Lic. Rojas`, `7 a. m.`. */
const BEFORE_A_NAME =
  '(?:(?<=, )Co|(?<=, )Edo|Jr|Avda?|Gral|[Dd]ra?|[Ss]ra?|[Ll]ic|[Ii]ng|[Aa]rq|[Pp]rof|Mrs?|Ms|St|[Ff]do|[Ss]ta|[Ss]to|i\\.e|e\\.g)';
/** What shortens before a number: `Res. 1403 de 2007`, `art. 57`. */
const BEFORE_A_NUMBER = '(?:[Rr]es|[Aa]rts?|[Dd]ec|[Nn]\u00fam|[Nn]ro|[Rr]ef|[Cc]ap)';
/** An acronym with its stops ends no sentence before a small letter: `GlobalG.A.P. y registro`. */
const DOTTED = '\\p{Lu}\\.\\p{Lu}';
const OF_THE_CLOCK = '\\d\\s?[ap]';
const BETWEEN_SENTENCES = new RegExp(
  `(?<=[;!?])\\s+|(?<=\\.)(?<!(?<!\\p{L})${BEFORE_A_NAME}\\.)(?!(?<=(?<!\\p{L})${BEFORE_A_NUMBER}\\.)\\s\\d)\\s+(?!\\p{Ll})|(?<=\\.)(?<!(?<!\\p{L})(?:${SHORTENED.join('|')})\\.)(?<!${OF_THE_CLOCK}\\.)(?<!${OF_THE_CLOCK}\\.\\s?m\\.)(?<!${DOTTED}\\.)(?!(?<=(?<!\\p{L})${BEFORE_A_NUMBER}\\.)\\s\\d)\\s+|\\s+(?=${BEGINS_ANEW})`,
  'u',
);

/** Longer brackets were never closed. */
const BRACKETS_MAX_CHARS = 240;

/** Whether a bracket that `text` opens is still open at its end. */
function isOpen(text: string): boolean {
  const from = text.lastIndexOf('(');
  return from > text.lastIndexOf(')') && text.length - from < BRACKETS_MAX_CHARS;
}

/** The sentences of a line; what stands in brackets ends none: `(he starts at five; you would come later)`. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.split(BETWEEN_SENTENCES)) {
    const last = sentences.at(-1);
    if (last !== undefined && isOpen(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
