/** Parts words that a copy has glued: entries of a list (`timelinesreview`), names (`htmlcssjavascript`), two words of the same ad. */
import { fold, languageByName, skillByName } from '../taxonomy/index.ts';
import { isCounted } from './background.ts';
import { STOP_WORDS } from './lexicon.ts';
import { ENGLISH_NOUN_VERBS, ENGLISH_THIRDS, ENGLISH_VERBS } from './span-lexicon.ts';
import { wordsOf } from './words.ts';

/** What begins an entry of a list, beside verbs. */
const OPENINGS = new Set(
  `ability knowledge proficient proficiency strong excellent experience familiar familiarity understanding must minimum good great solid proven demonstrated
  responsible bachelors bachelor masters associate valid current certified certification willing willingness working detail attention basic advanced previous prior other
  years effective flexible available fluent bilingual comfortable expertise competent exceptional outstanding`.split(
    /\s+/,
  ),
);
const OPENING_CHARS = 4;
const PART_CHARS = 3;

/** Words that hold together whatever they may be made of. */
const WHOLE_CHARS = 7;

const isOpening = (word: string) =>
  word.length >= OPENING_CHARS && (OPENINGS.has(word) || ENGLISH_VERBS.has(word) || ENGLISH_THIRDS.has(word));

/** Contractions as ads have them. */
const CONTRACTIONS = new Map(
  `you'll you've you're you'd we've we're we'd they'll they're don't doesn't didn't won't can't isn't aren't wasn't haven't hasn't wouldn't couldn't shouldn't
  there's that's what's who's let's it'll i'm i've`
    .split(/\s+/)
    .map((word) => [word.replace("'", ''), word] as const),
);
/** `Were looking for` is `we're looking for`. */
const WE_ARE = /\bwere (?=(?:looking|hiring|seeking|a|an|not|growing|proud)\b)/g;

/** Days, which schedules glue. */
const DAYS = new Set('monday tuesday wednesday thursday friday saturday sunday'.split(' '));

/** The words of an ad, and how often each stands in it. */
type Vocabulary = ReadonlyMap<string, number>;

const LITTLE = new Set(STOP_WORDS.map((word) => fold(word)));
const isCountedWord = (word: string) => wordsOf(word).some(({ term }) => isCounted(term));
/** Endings by which one word is made of another. */
const DERIVED =
  /(?:al|ally|ations?|ments?|ness|ity|ities|able|ably|ive|ively|ings?|ed|ly|ism|ists?|ship|e?rs?|ors?|e?s)$/;
/** `Departmental` is no word that was counted; `department` is. */
const isDerived = (word: string) => {
  const base = word.replace(DERIVED, '');
  return base !== word && base.length >= DERIVED_CHARS && isCountedWord(base);
};
const DERIVED_CHARS = 5;
const isKnown = (word: string) => LITTLE.has(word) || isCountedWord(word) || isDerived(word);
/** A word of the language or one that the ad has by itself. */
const isWord = (word: string, own: Vocabulary) =>
  word.length >= PART_CHARS && ((own.get(word) ?? 0) > 0 || isKnown(word) || DAYS.has(word) || word === 'etc');

/** Names of skills and languages that a word is made of, all of it. */
function namesIn(word: string): string[] | undefined {
  const made: (string[] | undefined)[] = [[]];
  for (let end = PART_CHARS; end <= word.length; end += 1) {
    for (let start = 0; start <= end - PART_CHARS; start += 1) {
      const before = made[start];
      const part = word.slice(start, end);
      if (before === undefined || !isName(part)) continue;
      const parts = [...before, part];
      if (parts.length < (made[end]?.length ?? Number.POSITIVE_INFINITY)) made[end] = parts;
    }
  }
  return made[word.length];
}

const isName = (part: string) => skillByName(part) !== undefined || languageByName(part) !== undefined;

/** Longer runs of letters are no words. */
const LETTERS_MOST = 40;
const BORDER = '\n\u2022 ';

/** From so many letters on what begins an entry is no chance, whatever stands before it. */
const SURE_CHARS = 6;
/** What makes another word of a verb: `underestimate`, `disability`. */
const PREFIXED =
  /(?:dis|mis)$|^(?:under|over|out|inter|some|any|every|non|self|with|fore|counter|multi|micro|trans|cross|pre|proof)$/;

/** Where a new entry begins within a word; undefined where none does. */
function borderIn(word: string, isBefore: (before: string, after: string) => boolean): number | undefined {
  for (let at = PART_CHARS; at <= word.length - OPENING_CHARS; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (isOpening(after) && !PREFIXED.test(before) && isBefore(before, after)) return at;
  }
  return undefined;
}

/** What is a noun as often as a verb begins an entry behind a plural or a word of the ad; else both are a name: `Glasswater`. */
const mayEnd = (before: string, after: string, own: Vocabulary) =>
  !ENGLISH_NOUN_VERBS.has(after) || /[^s]s$/.test(before) || before === 'etc' || own.has(before);

/** No word begins with one letter twice. */
const DOUBLED = /^(.)\1/;

/** Where both parts are words, the last such place: `gaugeschange`, `tuesdaythursday`. */
function middleOf(word: string, isPart: (part: string) => boolean): number | undefined {
  for (let at = word.length - OPENING_CHARS; at >= OPENING_CHARS; at -= 1)
    if (!DOUBLED.test(word.slice(at)) && isPart(word.slice(0, at)) && isPart(word.slice(at))) return at;
  return undefined;
}

/** Second parts of words that a hyphen joined: `detailoriented`. */
const HYPHENED =
  /(?:oriented|based|driven|focused|related|solving|making|building|keeping|taking|level|skilled|experienced|minded|friendly|wide|class|paced|facing|functional|disciplinary|free|time|sized|led|owned)$/;

const isWhole = (word: string) =>
  word.length < WHOLE_CHARS || word.length > LETTERS_MOST || isKnown(word) || isName(word);

/** A hyphened word as two, where its first part is a word: `detailoriented`. */
function hyphened(word: string, own: Vocabulary): string | undefined {
  const at = HYPHENED.exec(word)?.index ?? 0;
  return at >= OPENING_CHARS && isWord(word.slice(0, at), own) ? `${word.slice(0, at)} ${word.slice(at)}` : undefined;
}

/** A word as the copy found it: apart by a blank, or by a border of entries; the word itself where nothing parts it. */
function parted(word: string, own: Vocabulary): string {
  if (isWhole(word)) return word;
  const joined = hyphened(word, own);
  if (joined !== undefined) return joined;
  const border = borderIn(word, (before, after) => isWord(before, own) && mayEnd(before, after, own));
  if (border !== undefined) return word.slice(0, border) + BORDER + word.slice(border);
  const named = namesIn(word);
  if (named !== undefined && named.length > 1) return named.join(', ');
  const middle = middleOf(word, (part) => own.has(part) || DAYS.has(part));
  if (middle !== undefined) return `${word.slice(0, middle)} ${word.slice(middle)}`;
  const sure = borderIn(word, (before, after) => after.length >= SURE_CHARS && before.length > OPENING_CHARS);
  return sure === undefined ? word : word.slice(0, sure) + BORDER + word.slice(sure);
}

/** What begins an entry that speaks to somebody, or is too short to begin one elsewhere. */
const ADDRESSED = /(?:you(?:ve|ll|re|d)?|high|full|some|same|clear|good)$/;

/** What ends words of two words that nobody parts: `everybody`, `workshop`. */
const ENDS_COMPOUNDS =
  /^(?:body|thing|where|time|times|self|selves|days?|man|men|woman|women|person|wards?|wise|ship|hood|like|house|rooms?|work|works|place|places|book|books|line|lines|side|land|board|boards|ground|shops?|yards?|ware|hand|hands|head|back|down|over|with|light|water|paper|stone|glass)$/;

/** In a line in which entries were glued, what is made of two words is a border as well. */
function partedBetween(word: string, own: Vocabulary): string {
  // A word that the ad has twice was not glued by chance.
  const isCompound = isWhole(word) || (own.get(word) ?? 0) > 1;
  const middle = isCompound
    ? undefined
    : middleOf(word, (part) => isWord(part, own) && !ENDS_COMPOUNDS.test(part) && !PREFIXED.test(part));
  if (middle !== undefined) return word.slice(0, middle) + BORDER + word.slice(middle);
  const opening = isCompound ? undefined : ADDRESSED.exec(word)?.[0];
  const before = word.slice(0, word.length - (opening?.length ?? 0));
  return opening !== undefined && isWord(before, own) ? before + BORDER + (CONTRACTIONS.get(opening) ?? opening) : word;
}

/** A stripped text with its glued words apart and the apostrophes of its contractions; where entries of a list were glued, each on its line. */
export function gluedWords(text: string): string {
  const own = new Map<string, number>();
  for (const word of fold(text).match(/[a-z]+/g) ?? []) own.set(word, (own.get(word) ?? 0) + 1);
  const apartOnce = once((word) => CONTRACTIONS.get(word) ?? parted(word, own));
  const betweenOnce = once((word) => partedBetween(word, own));
  return text
    .split('\n')
    .map((line) => {
      const apart = line.replace(WE_ARE, "we're ").replace(/\p{L}+/gu, apartOnce);
      if (!apart.includes(BORDER)) return apart;
      const all = apart.replace(/\p{L}+/gu, betweenOnce);
      // The first of glued entries is one as well.
      return apart.startsWith('\u2022') ? all : `\u2022 ${all}`;
    })
    .join('\n');
}

/** Each word of a text is looked into once, however often it stands there. */
function once(read: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? read(word);
    known.set(word, found);
    return found;
  };
}
