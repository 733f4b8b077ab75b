/** Tells verbs of duties from other words, in English and Spanish, by their form and by what stands beside them. */
import {
  ENGLISH_GERUNDS,
  ENGLISH_NOUN_VERBS,
  ENGLISH_THIRDS,
  ENGLISH_VERBS,
  NOT_INFINITIVES,
  SPANISH_ER,
  SUBJECTS_IN_ING,
} from './span-lexicon.ts';
import type { SpanToken } from './span-sentence.ts';

/** `third` is `communicates`, `future` is `desarrollarás`, `noun` is `gestión (de pedidos)`. */
export type Form = 'base' | 'gerund' | 'third' | 'infinitive' | 'future' | 'noun';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const ADVERB = /^(?:\p{L}{3,}ly|\p{L}{3,}mente|also|always|often|never|then|well|tambien|siempre)$/u;
const AND = /^(?:and|or|&|y|e|o|u)$/;
const OF = /^(?:de|del|a|al)$/;

/** What follows a verb and seldom a noun. */
const OBJECT = set(
  'a an the our your their its his her new all any high with on in for to of across within people others us them el la los las un una nuestros nuestras tus su sus con en al de',
);

const FUTURE = /^\p{L}{3,}(?:ar|er|ir|dr)as$/u;

/** Spanish duties are as often nouns: `gestión de pedidos`, `elaboración de informes`. */
const DEVERBAL =
  /^(?:\p{L}{3,}(?:[cs]ion|miento|aje)|gestion|desarrollo|diseno|apoyo|soporte|control|analisis|manejo|cuidado|limpieza|venta|recogida|entrega|carga|descarga|reparto|cobro|cierre|apertura|registro|estudio|puesta|toma|busqueda|compra|envio|lectura|ayuda|acogida|trato)$/u;

/** Verbs that say nothing without another, and words that only look like verbs. */
const EMPTY = set(
  'be have become get need want like love enjoy let make know see look come try going being having looking ser seras estar tener haber poder querer joining join including following according depending regarding anything nothing something everything upcoming interesting exciting challenging existing ongoing outstanding amazing inspiring growing cutting remaining missing go',
);

/** What stands right before a duty, folded and joined by spaces, and the forms it calls for. */
const LEADS: readonly (readonly [RegExp, readonly Form[]])[] = [
  [
    /(?:^| )(?:to|will|can|could|should|must|you|i|you'll|you’ll|youll|would|who|do|and|or|&|then)(?: also| be able to)?$/,
    ['base'],
  ],
  [
    /(?:^| )(?:experienced?|expertise|skills?|skilled|interest(?:ed)?|proficien(?:cy|t)|success|background|comfort|record|focus|passion|commitment)(?: in| with| of| from| for| on| to)?$/,
    ['gerund'],
  ],
  [
    /(?:^| )(?:comfortable|responsible|passionate|enjoy|love|like|capable|includes?|including|involves?|be|by|about|for|of|in|responsibility|when|while|through|and|or|&|as|good at|excellent at|are)(?: with| for| about| of| be| in)?$/,
    ['gerund'],
  ],
  [/(?:^| )(?:who|candidate|person|and|he|she|that|is)$/, ['third']],
  [
    /(?:^| )(?:a|de|para|deberas|podras|puedas|sepas|saber|poder|querer|quieras|y|e|o|u|sabe|es|son|seran|sera)$/,
    ['infinitive'],
  ],
];

/** Infinitive of a Spanish verb, with a pronoun or without. */
function isInfinitive(word: string): boolean {
  const verb = word.replace(/(?:se|te|l[oa]s?|nos|me)$/, '');
  return SPANISH_ER.has(verb) || (verb.length >= 5 && /(?:ar|ir)$/.test(verb) && !NOT_INFINITIVES.has(verb));
}

/** The form of a verb that a folded word can be, or undefined. */
export function formOf(word: string): Form | undefined {
  if (ENGLISH_VERBS.has(word)) return 'base';
  if (ENGLISH_GERUNDS.has(word) || (/\p{L}{3,}ing$/u.test(word) && !SUBJECTS_IN_ING.has(word) && word !== 'during'))
    return 'gerund';
  if (ENGLISH_THIRDS.has(word)) return 'third';
  return isInfinitive(word) ? 'infinitive' : undefined;
}

/** Whether a folded word says how something is done. */
export function isAdverb(word: string): boolean {
  return ADVERB.test(word);
}

/** First word of a sentence after bullets, of a clause after a mark. */
export function opens(tokens: readonly SpanToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return true;
  if (!before.isWord) return !/['’/&]/.test(before.low);
  return tokens.slice(0, at).every((token) => !token.isWord || /^\d+$/.test(token.low));
}

/** Whether what follows a word shows that it is a verb here: `report to`, `design and build`. */
function hasObject(tokens: readonly SpanToken[], at: number): boolean {
  let next = at + 1;
  while (tokens[next] && (isAdverb(tokens[next]?.low ?? '') || /^(?:and|&)$/.test(tokens[next]?.low ?? ''))) {
    if (!isAdverb(tokens[next]?.low ?? '') && !ENGLISH_VERBS.has(tokens[++next]?.low ?? '')) return false;
    next++;
  }
  const word = tokens[next]?.low;
  return word !== undefined && (OBJECT.has(word) || /(?:s|ive|al|ed|ing)$/.test(word));
}

/** Whether a verb is none here, being as often a noun and without an object. */
function isNoun(tokens: readonly SpanToken[], at: number): boolean {
  return ENGLISH_NOUN_VERBS.has(tokens[at]?.low ?? '') && !hasObject(tokens, at);
}

/** `Calculate` amid a line that lost its marks. */
function isCapitalVerb(tokens: readonly SpanToken[], at: number, form: Form | undefined): boolean {
  const token = tokens[at];
  if (form !== 'base' || at === 0 || token === undefined || ENGLISH_NOUN_VERBS.has(token.low)) return false;
  return /^\p{Lu}\p{Ll}+$/u.test(token.raw) && /\p{Ll}$/u.test(tokens[at - 1]?.raw ?? '');
}

function isDeverbal(tokens: readonly SpanToken[], at: number): boolean {
  return DEVERBAL.test(tokens[at]?.low ?? '') && OF.test(tokens[at + 1]?.low ?? '');
}

/** The form in which a duty begins at a token, or undefined where none does. */
export function dutyAt(tokens: readonly SpanToken[], at: number): Form | undefined {
  const token = tokens[at];
  if (!token?.isWord || EMPTY.has(token.low)) return undefined;
  const next = tokens[at + 1];
  // `continuously learn`: how it is done belongs to it.
  const form = formOf(next && /\p{L}{3,}ly$/u.test(token.low) ? next.low : token.low);
  if (isCapitalVerb(tokens, at, form)) return form;
  if (opens(tokens, at)) {
    if (FUTURE.test(token.low)) return 'future';
    if (isDeverbal(tokens, at)) return 'noun';
    return form === undefined || next === undefined || isNoun(tokens, at) ? undefined : form;
  }
  if (form === undefined || (form === 'gerund' && SUBJECTS_IN_ING.has(token.low))) return undefined;
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ low }) => low);
  if (!LEADS.some(([lead, forms]) => forms.includes(form) && lead.test(words.join(' ')))) return undefined;
  return AND.test(words.at(-1) ?? '') && isNoun(tokens, at) ? undefined : form;
}

/** Whether a duty of a form ends before a token because another begins: `and lead the team`, `to reach our goals`. */
export function turnsAt(tokens: readonly SpanToken[], at: number, form: Form): boolean {
  const low = tokens[at]?.low ?? '';
  let next = at + 1;
  while (isAdverb(tokens[next]?.low ?? '')) next++;
  const after = tokens[next]?.low ?? '';
  const following = formOf(after);
  if (AND.test(low)) {
    if (form === 'noun') return isDeverbal(tokens, next);
    if (following === undefined) return false;
    if (following !== form && (following !== 'gerund' || SUBJECTS_IN_ING.has(after))) return false;
    return !isNoun(tokens, next);
  }
  if (low === 'para') return following === 'infinitive';
  return low === 'to' ? following === 'base' : followsOn(tokens, at);
}

/** A gerund or a capital verb right behind a duty, without a word between: `your results collaborating closely with`. */
export function followsOn(tokens: readonly SpanToken[], at: number): boolean {
  const low = tokens[at]?.low ?? '';
  if (isCapitalVerb(tokens, at, formOf(low))) return true;
  const isGerund = ENGLISH_GERUNDS.has(low) && !SUBJECTS_IN_ING.has(low) && !EMPTY.has(low);
  return isGerund && /[^\W_]{2}s$/.test(tokens[at - 1]?.low ?? '');
}

/** The second of two duties as nouns: `control` in `gestión de pedidos y control de stock`. */
export function joinsNoun(tokens: readonly SpanToken[], at: number): boolean {
  return AND.test(tokens[at - 1]?.low ?? '') && isDeverbal(tokens, at);
}
