/**
 * Finds what asked lines ask that no criterion says yet, so that nothing an ad asks is forgotten.
 *
 * Each reader of an ad leaves to the others what it takes for theirs: a degree beside the one that is asked for most, `BS 5975:2024`,
 * `Experience as Communications Training Officer`. In the end somebody has to look whether it was taken.
 */
import type { BilingualText } from '../domain/field.ts';
import { proxySpans } from '../domain/proxy-terms.ts';
import { blanked } from '../domain/spans.ts';
import { conceptById, findMentions, fold, type Mention } from '../taxonomy/index.ts';
import { askedBy } from './ad-voice.ts';
import { rarityOf } from './background.ts';
import { namesCondition, tellsCondition } from './conditions.ts';
import { subjectsOf } from './degree-subjects.ts';
import { SUBORDINATE } from './duty-clauses.ts';
import type { JobLine } from './job-lines.ts';
import { isNameAlone, isOnlyVoice } from './only-voice.ts';
import { plainLabel } from './papers.ts';
import { isOfTheBody } from './physical-demands.ts';
import { slug } from './slug.ts';
import { tellingTerms } from './telling-terms.ts';
import { termWeight, wordsOf } from './words.ts';
import { yearsIn } from './years.ts';

/** A criterion as far as it matters for what it says of a line. */
export interface Said {
  /** What it asks for by name; empty where it is called by words alone. */
  ids: readonly string[];
  label: BilingualText;
}

/** What a figure says that names something: `ASC 842`, `24 y 31 de diciembre`. As much as a usual word. */
const FIGURE = 3;
/** What a word that any ad has says of its rarity: four of them say as much as one of a trade. */
const GENERIC = 0.25;

/** Terms of a text with what each says, by rarity. */
function weightsIn(text: string): Map<string, number> {
  const all = new Map<string, number>();
  for (const { term } of wordsOf(text)) all.set(term, rarityOf(term) * (termWeight(term) === 1 ? 1 : GENERIC));
  for (const [figure] of fold(text).matchAll(/\d+(?:[.:,]\d+)*/g)) all.set(`#${figure}`, FIGURE);
  return all;
}

const sumOf = (weights: Iterable<number>) => [...weights].reduce((sum, weight) => sum + weight, 0);

/** A mention with the id that its criterion has: a language's is its code. */
function inCode(mention: Mention): Mention {
  const concept = conceptById(mention.id);
  return concept?.kind === 'language' ? { ...mention, id: concept.iso } : mention;
}

/** All criteria of an ad, their labels read once. */
interface AllSaid {
  shown: readonly { label: BilingualText; words: string }[];
  ids: ReadonlySet<string>;
  /** The telling terms of all labels. */
  terms: ReadonlySet<string>;
}

function allSaid(said: readonly Said[]): AllSaid {
  return {
    shown: said.map(({ label }) => ({ label, words: plainLabel(label) })),
    ids: new Set(said.flatMap((one) => one.ids)),
    terms: new Set(said.flatMap(({ label }) => wordsOf(`${label.es}, ${label.en}`).map(({ term }) => term))),
  };
}

/** The terms of a line that criteria say which stand in it: by their words, or by the name of their concept. */
function saidIn(line: string, { shown, ids }: AllSaid): Set<string> {
  const mentions = findMentions(line, ['skill', 'licence', 'language', 'occupation', 'education']).map(inCode);
  // A paper or a language that is a criterion is what its line asks, whatever words stand beside it.
  const isOfPaper = mentions.some(({ id, kind }) => (kind === 'licence' || kind === 'language') && ids.has(id));
  if (isOfPaper) return new Set(weightsIn(line).keys());
  const plain = plainLabel({ es: line, en: line });
  const ofLine = shown.filter(({ words }) => words !== '' && (plain.includes(words) || words.includes(plain)));
  const named = mentions.filter(({ id }) => ids.has(id)).map(({ start, end }) => line.slice(start, end));
  return new Set([...ofLine.map(({ label }) => label.es), ...named].flatMap((text) => [...weightsIn(text).keys()]));
}

/** What would do instead, and a heading that asks: `or (b) an associate degree`, `Now, what do we need from you?` */
const NO_ASK = /^[^\p{L}\p{N}]*(?:or|o|u)(?![\p{L}\p{M}\p{N}])|\?[^\p{L}\p{N}]*$/iu;
/** Tells of the house, where its words ask nothing: `tenemos varias familias extranjeras`. */
const OF_HOUSE = /^\W*(?:and |y )?(?:we|our|the (?:owners|team|company)|nuestr[oa]s?|[a-z]{2,}(?:amos|emos|imos))\b/;

/** How a sentence begins that asks by itself, though it is not the first of its entry: `Graduate of an accredited program`. */
const OPENS_ASK =
  /^\W*(?:(?:valid|current|active|successful)\b|graduate of|completion of|member(?:ship)? of|licen[cs]e|certific\w+|degree|diploma\w*|bachelor\w*|titul\w+|egresad\w+|cursos? (?:de|en)|especializacion|maestria|master|matricula|colegiacion|tarjeta profesional|registro|licencia|carne|experiencia (?:en|con|de|minima)|experience (?:in|with|of)|conocimientos? (?:de|en)|knowledge of|manejo de|dominio de|ability to|capacidad (?:de|para)|para [a-z]+s, [a-z]+|tecnic[oa] )/;

/** Whether a line asks by its place or its words, and neither tells of the house nor of what is protected. */
function asks({ text, asked, listed, tag, added, protected: isProtected, comment, alternative }: JobLine): boolean {
  if (tag || added || isProtected || alternative || NO_ASK.test(text)) return false;
  if (comment && !OPENS_ASK.test(fold(text))) return false;
  if (!listed && isNameAlone(text)) return false;
  if (asked === 'aside' || (asked === 'told' && !listed)) return false;
  return !OF_HOUSE.test(fold(text)) || askedBy(text, 'told') !== 'told';
}

/** Whether another reader takes all of a line: conditions, and what is asked of the body. */
const isReadWhole = ({ text }: JobLine) => namesCondition(fold(text)) || tellsCondition(text) || isOfTheBody(text);

/** Letters of a word from which on it is no scrap (`Exp`, `const`). */
const WORD_CHARS = 6;
const isScrap = (text: string) =>
  !/\d/.test(text) && wordsOf(text).length < 2 && !wordsOf(text).some(({ start, end }) => end - start >= WORD_CHARS);

/** Years and at most so many telling words beside them are read as years: `Experiencia m\u00ednima: al menos 1 a\u00f1o`. */
const BESIDE_YEARS_MOST = 2;
const areYears = (text: string, telling: number) => yearsIn(fold(text)).length > 0 && telling <= BESIDE_YEARS_MOST;

/** Share of what a line says, from which on some criterion has taken it: one word in four may stand in many lines. */
const TAKEN = 0.25;
/** What a line has to say: as much as one word that was never counted. */
const SAYS_LEAST = 5;

/** More than so many beside its other criteria nobody reads, and a text of ten thousand entries is no ad. */
const LEFT_MOST = 12;

/** The first lines that ask something and that no criterion says, each once: as a must where one of them is. */
export function leftOver(lines: readonly JobLine[], said: readonly Said[]): JobLine[] {
  const all = allSaid(said);
  const left = new Map<string, JobLine>();
  for (const line of lines) {
    if (left.size === LEFT_MOST) break;
    const id = slug(line.text);
    const known = left.get(id);
    const isAgain = known !== undefined && (known.asked === 'must' || line.asked !== 'must');
    if (!isAgain && asks(line) && !isReadWhole(line) && isUnsaid(line, all)) left.set(id, line);
  }
  return [...left.values()];
}

/** What parts an entry into asks of their own, outside brackets: `Carn\u00e9 B y veh\u00edculo propio`. */
const PARTS = /[,;]\s+(?![^()]*\))|\s+(?=(?:and|y|e|plus|&|\+)\s(?![^()]*\)))/;
/** Joins a part to the one before it, and says of whom or how much it is wanted. */
const JOINT = /^(?:(?:and|y|e|plus|&|\+)\s+)?(?:(?:also|tambi\u00e9n|adem\u00e1s)\s+)?(?:(?:an?|un|una)\s+)?/i;
/** Begins an example, a purpose, what would do instead, or what is said of the part before it. */
const NO_PART =
  /^(?:or|o|u|for|to|in|on|at|by|from|with|within|without|including|especially|such|like|e\.g|i\.e|etc|nor|whose|that|where|preferabl\w+|ideally|currently|plus|per|para|en|con|de|del|al|a|como|cuya?|donde|sino|pues|segun|incluid\w+|sobre|preferent\w+|tanto|we|you|the|this|these|es|son|se|nos|lo|la|los|las|sus?|tus?|nuestr\w+|our|its|their|your|both|all|each|either|some|any|other|similar|related|equivalent|relevant|algun\w*|otr[oa]s?|afin(?:es)?|todo|cada|etcetera)(?![a-z])/;
/** Speaks of what stands before it: `apply it when safety requires`. */
const POINTS_BACK = /\b(?:it|them|they|ello|ellos|ellas)\b/;
/** Goes on about what something is for: `Ingl\u00e9s para leer manuales y hablar con los fabricantes`. */
const PURPOSE_BEFORE = /\b(?:para [a-z]+[aei]r|to [a-z]+)\b/;
const INFINITIVE = /^[a-z]+[aei]r(?:l[oae]s?|se)?\b/;

/** Whether a part goes on with the purpose of what stands before it. */
export const isFurtherPurpose = (part: string, before: string) =>
  INFINITIVE.test(fold(part)) && PURPOSE_BEFORE.test(fold(before));

/** A row of which one will do is asked once. */
const OR_LAST = /,[^,]* (?:or|o|u) | (?:or|o|u) [^,]*$/i;
/** A longer line is no requirement. */
const LINE_MAX_CHARS = 600;
/** A part of more words is a clause, which goes on about the others. */
const PART_WORDS_MOST = 9;

/**
 * The parts of asked entries that no criterion says, though one says the rest: of `Carn\u00e9 B y veh\u00edculo propio` the car, where the
 * licence is a criterion by its own name. Only where a paper, a language or a skill by its bare name took the line: the words of a
 * criterion in the ad's words were chosen with all of the line in sight.
 */
export function leftParts(lines: readonly JobLine[], said: readonly Said[]): JobLine[] {
  const all = allSaid(said);
  const left = new Map<string, JobLine>();
  for (const line of lines) {
    if (!asks(line) || left.size >= LEFT_MOST || line.text.length > LINE_MAX_CHARS) continue;
    const open = openPartsOf(line.text, all);
    for (const text of open) if (!left.has(slug(text))) left.set(slug(text), { ...line, text });
  }
  return [...left.values()];
}

/** The parts of a text that no criterion says, where one says another. */
function openPartsOf(text: string, all: AllSaid): string[] {
  const [bare = ''] = text.split(REASON);
  if (OR_LAST.test(bare)) return [];
  const parts = bare.split(PARTS).map((part) => part.replace(JOINT, '').replace(/[\s.;:,]+$/, ''));
  const isOfSubject = (part: string) =>
    subjectsOf(text).some(({ start, end }) => text.indexOf(part) < end && start < text.indexOf(part) + part.length);
  const goesOn = (part: string, at: number) => isFurtherPurpose(part, parts.slice(0, at).join(', '));
  const open = parts.filter((part, at) => isOpenPart(part, all) && !isOfSubject(part) && !goesOn(part, at));
  return open.length === parts.length ? [] : open;
}

/** A reason asks nothing, whatever it names. */
const REASON = /,? (?:because|since (?!(?:19|20)\d\d)|so that|as (?:we|you|our|your)|porque|pues|ya que|puesto que)\s/i;
const isAcronym = (part: string) => /^[\p{Lu}\d&-]{2,}$/u.test(part);

/** Whether a part of an entry asks something that no criterion says a word of. */
function isOpenPart(part: string, all: AllSaid): boolean {
  const folded = fold(part);
  const words = folded.split(/\s+/).length;
  if (NO_PART.test(folded) || SUBORDINATE.test(part) || POINTS_BACK.test(folded) || words > PART_WORDS_MOST)
    return false;
  if (OF_HOUSE.test(folded) || isOnlyVoice(part)) return false;
  if (isScrap(part) && !isAcronym(part)) return false;
  // One word of a row is a detail of the others.
  if (words < 2 && !isAcronym(part)) return false;
  const own = weightsIn(blanked(part, proxySpans(part)));
  const telling = tellingTerms(part);
  if (telling.length === 0 || sumOf(own.values()) < SAYS_LEAST || areYears(part, telling.length)) return false;
  return saidIn(part, all).size === 0 && !telling.some((term) => all.terms.has(term));
}

/** Whether criteria say too little of a line. */
function isUnsaid({ text }: JobLine, all: AllSaid): boolean {
  const bare = blanked(text, proxySpans(text));
  const telling = new Set(wordsOf(bare).flatMap(({ term }) => (termWeight(term) === 1 ? [term] : []))).size;
  const own = weightsIn(bare);
  const whole = sumOf(own.values());
  if (telling === 0 || isOnlyVoice(bare) || whole < SAYS_LEAST || isScrap(bare) || areYears(bare, telling))
    return false;
  const taken = saidIn(text, all);
  return sumOf([...own].map(([term, weight]) => (taken.has(term) ? weight : 0))) < TAKEN * whole;
}
