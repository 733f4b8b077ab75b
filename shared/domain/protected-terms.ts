/**
 * Finds what nobody may be ranked by in the wording of a requirement: age, sex, family, origin, skin colour, religion,
 * health, sexual orientation, opinions and looks.
 *
 * "Mujer", "menor de 35 años" and "must be single" are refused; anyone who cares for people of an age, teaches a religion or
 * sells fashion for women is not. What merely stands in for an attribute is in `proxy-terms.ts`.
 */
import { legible } from './legible.ts';
import type { Span } from './profile.ts';
import {
  DEMANDS,
  DEMANDS_UNLESS_SERVED,
  KINDS_OF_PERSON,
  PROTECTED_ATTRIBUTES,
  type ProtectedAttribute,
  SERVED,
  SERVED_BY_A_PLACE,
} from './protected-words.ts';

export interface ProtectedFind {
  attribute: ProtectedAttribute;
  /** As they stand in the text. */
  words: string;
}

/** What may stand around a kind of person in a requirement that is about nothing else. */
const AROUND = [
  'ser|sea|sean|estar|este|sin|que|una?|el|la|los|las|muy|persona|personas|gente|candidat[oa]s?|perfil|sexo|genero|y|o|no|de',
  'solo|solamente|unicamente|exclusivamente|preferible(?:mente)?|preferentemente|preferencia|mejor|imprescindible',
  'obligatori[oa]|requisito|necesari[oa]|se|valora|valorable|valoramos|busca|buscamos',
  'must|should|be|an?|only|prefer(?:red|ably)?|required|essential|ideally|person|people|candidates?|applicants?|and|or|not',
].join('|');
const DEMANDED =
  '(?:ser|sea|sean|solo|solamente|unicamente|exclusivamente|preferible(?:mente)?|preferentemente|must be|should be|only|preferably|ideally)(?: una?| an?| persona)?';
const CLAUSE_END = '(?=\\s*(?:$|[.,;:)!?]|(?:y|o|e|and|or|only|preferred|required|imprescindible)\\b))';
const ANY_KIND = Object.values(KINDS_OF_PERSON).flat().join('|');

type Pattern = readonly [ProtectedAttribute, RegExp];

/** One pattern for each attribute: a job has a hundred lines, and each pattern costs its own way through them. */
function patternsOf(phrases: Partial<Record<ProtectedAttribute, readonly string[]>>): Pattern[] {
  return PROTECTED_ATTRIBUTES.flatMap((attribute): Pattern[] => {
    const all = phrases[attribute];
    return all ? [[attribute, new RegExp(`\\b(?:${all.join('|')})(?!\\w)`, 'g')]] : [];
  });
}

const kinds = PROTECTED_ATTRIBUTES.map((attribute) => [attribute, KINDS_OF_PERSON[attribute].join('|')] as const);
const ALONE = kinds.map(([attribute, kind]): Pattern => {
  const others = `(?:${AROUND}|${ANY_KIND})`;
  return [attribute, new RegExp(`^\\W*(?:${others}[\\s:,/]+)*(?:${kind})(?:[\\s,/]+${others})*\\W*$`, 'g')];
});
/** Whether any of them stands alone: most lines are done with here. */
const IS_ALONE = new RegExp(`^\\W*(?:(?:${AROUND}|${ANY_KIND})(?:[\\s:,/]+|\\W*$))+$`);
const SAID = [
  ...kinds.map(([attribute, kind]): Pattern => [attribute, new RegExp(`\\b${DEMANDED} (?:${kind})${CLAUSE_END}`, 'g')]),
  ...patternsOf(DEMANDS),
];
const SAID_UNLESS_SERVED = [
  ...kinds.map(([attribute, kind]): Pattern => {
    return [attribute, new RegExp(`\\b(?:${kind}) (?:only|preferred|candidates?|applicants?)\\b`, 'g')];
  }),
  ...kinds.map(([attribute, kind]): Pattern => {
    return [
      attribute,
      new RegExp(`\\bidentif(?:y|ies|ying|i[cq]u?\\w+) (?:as|como) (?:an? |una? )?(?:${kind})\\b`, 'g'),
    ];
  }),
  ...patternsOf(DEMANDS_UNLESS_SERVED),
];
const IS_SERVED = new RegExp(`\\b(?:${SERVED})\\b[^.;:,()]*$`);
/** Begins the list of what an employer says it does not look at. */
const IS_DISCLAIMED =
  /\b(?:regardless|irrespective|without regard|discriminat\w+|equal (?:opportunit|employment)\w*|discriminar|discriminacion|con independencia|independientemente|igualdad de (?:oportunidades|trato)|sin distincion)\b/;
/** Named before whom it is for: `residencia de mayores de 65 años`, and not `en residencia, menor de 30 años`. */
const IS_FOR_OTHERS = new RegExp(
  `\\b(?:${SERVED_BY_A_PLACE})\\b[^.;:,()]*\\b(?:de|para|a|for|of)(?: (?:l[ao]s|personas|adult[oa]s|gente|people|adults|those))*\\s*$`,
);
/** Whether what stands before words in their text says that they are of others, of the work, or not looked at. */
export const isAside = (before: string): boolean =>
  IS_SERVED.test(before) || IS_FOR_OTHERS.test(before) || IS_DISCLAIMED.test(before);

/** Where both of two kinds are named, neither is asked for: `hombre o mujer`, `men and women`, `black and white`. */
const EITHER =
  /\b(?:hombres?|mujer(?:es)?|varon(?:es)?|chic[oa]s?|damas?|senoras?|jovenes|blanco|m[ae]n|wom[ae]n|males?|females?|black)(?: ?\/ ?| [oyue] | and | or )(?:hombres?|mujer(?:es)?|varon(?:es)?|chic[oa]s?|caballeros?|senores|mayores|negro|m[ae]n|wom[ae]n|males?|females?|white)\b/g;

interface Found extends Span {
  attribute: ProtectedAttribute;
}

/** By `exec`, not `matchAll`: that one compiles each of a hundred patterns again for each line. */
function foundBy(patterns: readonly Pattern[], plain: string): Found[] {
  const found: Found[] = [];
  for (const [attribute, pattern] of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(plain); match?.[0]; match = pattern.exec(plain))
      found.push({ attribute, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** All that asks for a protected attribute, by its place in a composed text. */
function allFound(composed: string): Found[] {
  const read = legible(composed);
  const plain = read.plain.replace(EITHER, (either) => ' '.repeat(either.length));
  const unlessServed = foundBy(SAID_UNLESS_SERVED, plain).filter(({ start }) => !isAside(plain.slice(0, start)));
  const found = [...foundBy(SAID, plain), ...unlessServed, ...(IS_ALONE.test(plain) ? foundBy(ALONE, plain) : [])];
  return found.map(({ attribute, start, end }) => ({ attribute, ...read.spanOf(start, end) }));
}

/** The places in a text that ask for a protected attribute; they may overlap. */
export function protectedSpans(text: string): Span[] {
  // Places in a composed text are not those of another; ads are stored composed, and all of one that is not is left out.
  if (text.normalize('NFC') === text) return allFound(text);
  return allFound(text.normalize('NFC')).length > 0 ? [{ start: 0, end: text.length }] : [];
}

/** The protected attributes that a requirement asks for, each once with the words that say so; usually none. */
export function protectedTerms(text: string): ProtectedFind[] {
  const composed = text.normalize('NFC');
  const first = new Map<ProtectedAttribute, Found>();
  for (const found of allFound(composed)) if (!first.has(found.attribute)) first.set(found.attribute, found);
  return [...first.values()].map(({ attribute, start, end }) => ({
    attribute,
    words: composed.slice(start, end).trim(),
  }));
}

/** Whether a requirement asks for a protected attribute. */
export function namesProtected(text: string): boolean {
  return protectedTerms(text).length > 0;
}
