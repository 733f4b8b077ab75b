/** Finds the concepts a text names: the longest name first, word by word, in either language. */
import { catalog, conceptById, type Phrase } from './catalog.ts';
import type { ConceptKind, Mention } from './concept.ts';
import { fold, type Token, tokenize } from './tokens.ts';

const BESIDE = new Set(['&', 'o', 'u', 'or']);

/** What follows a letter that abbreviates a first name: `R. Gómez`. */
const INITIAL = /^\. ?\p{Lu}/u;

/** More articles and prepositions in a row than any phrase has; without a limit, a text of `a a a` takes quadratic time. */
const MAX_FILLERS = 4;

/** A mention with its place among the tokens of the text. */
export interface TokenMention extends Mention {
  /** Indexes of tokens, `to` exclusive. */
  from: number;
  to: number;
}

/** Index after the last token of `phrase` read from `from`, or -1. */
function endOfPhrase(tokens: readonly Token[], from: number, phrase: Phrase): number {
  let at = from + 1;
  for (let word = 1; word < phrase.stems.length; word++) {
    let token = tokens[at];
    const limit = at + MAX_FILLERS;
    while (at < limit && token?.filler && token.join !== 'break' && token.stem !== phrase.stems[word])
      token = tokens[++at];
    if (token === undefined || token.join === 'break' || token.stem !== phrase.stems[word]) return -1;
    at++;
  }
  return at;
}

function rightCase(slice: string, written: string): boolean {
  return slice === written || (written.length > 2 && slice === written.toUpperCase());
}

/** Whether a word begins another entry: behind a comma, or on a line of its own, even where that could be a wrapped one. */
function isApart(text: string, token: Token, previous: Token): boolean {
  return token.join !== 'space' || text.slice(previous.end, token.start).includes('\n');
}

/** Between commas, line ends or "and"; a version may follow (`R 4`), a year may not (`Spring 2020`). */
function standsAlone(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  const [before, first, last, after] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]];
  if (!first || !last) return false;
  const opens = !before || isApart(text, first, before) || BESIDE.has(before.stem);
  const closes = !after || isApart(text, after, last) || BESIDE.has(after.stem) || /^\d(?!\d{3})/.test(after.stem);
  return opens && closes;
}

/** Words that a place follows in prose, as stems. */
const BEFORE_PLACES = new Set(['en', 'in', 'desd', 'from', 'near', 'hasta']);

/** Whether a preposition says that a word which is a name as well is meant as a place: `en Rosario`, not `en Rosario Central`. */
function isLocated(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1];
  const after = tokens[to];
  if (before === undefined || tokens[from]?.join !== 'space' || !BEFORE_PLACES.has(before.stem)) return false;
  return after === undefined || after.join !== 'space' || !/\p{Lu}/u.test(text.charAt(after.start));
}

function groupOf(id: string): string | undefined {
  const concept = conceptById(id);
  return concept?.kind === 'skill' ? concept.group : undefined;
}

/** Whether the next entry of a list, after a comma, a slash or "and", begins with a skill of the same trade. */
function leadsList(tokens: readonly Token[], to: number, phrase: Phrase): boolean {
  const at = tokens[to]?.stem === '&' ? to + 1 : to;
  const next = tokens[at];
  if (next === undefined || (at === to && next.join === 'space')) return false;
  const group = groupOf(phrase.id);
  if (group === undefined) return false;
  return catalog()
    .phrasesFrom(next.stem)
    .some((other) => other.id !== phrase.id && groupOf(other.id) === group && endOfPhrase(tokens, at, other) > 0);
}

/** Whether a name that only counts as an entry of its own is one, or stands where it can mean nothing else. */
function isEntry(text: string, tokens: readonly Token[], from: number, to: number, phrase: Phrase): boolean {
  if (standsAlone(text, tokens, from, to)) return true;
  // "Processed AP, AR and payroll": the first of a list stands behind a verb, and its neighbours say what it means.
  return phrase.kind === 'place' ? isLocated(text, tokens, from, to) : leadsList(tokens, to, phrase);
}

/** Whether a letter stands beside its neighbour in the alphabet: the classes of a licence (`A B C D`, `B, C`) are no languages. */
function isOfAlphabet(tokens: readonly Token[], at: number): boolean {
  const code = (place: number) => {
    const stem = tokens[place]?.stem ?? '';
    return stem.length === 1 ? stem.charCodeAt(0) : Number.NaN;
  };
  return code(at - 1) === code(at) - 1 || code(at + 1) === code(at) + 1;
}

function phraseAt(text: string, tokens: readonly Token[], from: number, phrase: Phrase): TokenMention | undefined {
  const first = tokens[from];
  const to = endOfPhrase(tokens, from, phrase);
  const last = tokens[to - 1];
  if (first === undefined || last === undefined || to < 0) return undefined;
  if (phrase.exactCase && !rightCase(text.slice(first.start, last.end), phrase.text)) return undefined;
  if (phrase.standsAlone && !isEntry(text, tokens, from, to, phrase)) return undefined;
  const isInitial = INITIAL.test(text.slice(last.end, last.end + 3));
  if (phrase.text.length === 1 && (isInitial || isOfAlphabet(tokens, from))) return undefined;
  return { id: phrase.id, kind: phrase.kind, start: first.start, end: last.end, from, to };
}

/** The mentions of a text already cut into tokens; see `findMentions`. */
export function mentionsIn(text: string, tokens: readonly Token[], kinds?: readonly ConceptKind[]): TokenMention[] {
  const { phrasesFrom } = catalog();
  const found: TokenMention[] = [];
  const takenUntil = new Map<ConceptKind, number>();
  for (const [from, token] of tokens.entries()) {
    for (const phrase of phrasesFrom(token.stem)) {
      if (kinds && !kinds.includes(phrase.kind)) continue;
      if ((takenUntil.get(phrase.kind) ?? 0) > from) continue;
      const mention = phraseAt(text, tokens, from, phrase);
      if (mention === undefined) continue;
      takenUntil.set(phrase.kind, mention.to);
      found.push(mention);
    }
  }
  return found;
}

/**
 * The concepts a text names, in order of start. Names are met at word boundaries whatever their case, accents, plural
 * and gender; articles and prepositions inside a name may differ (`atención al cliente`, `atención a clientes`). Where
 * two names of one kind start together the longer wins, and mentions of one kind never overlap; those of different
 * kinds may. Offsets are UTF-16 code units of `text`. Time grows with the length of the text, whatever it says: about 1 ms for
 * a resume.
 */
export function findMentions(text: string, kinds?: readonly ConceptKind[]): Mention[] {
  return mentionsIn(text, tokenize(text), kinds).map(({ id, kind, start, end }) => ({ id, kind, start, end }));
}

/**
 * Ids of the concepts of a kind that the whole of a name may mean (`Guadalajara` is two places), the likeliest first: those
 * written just so before those that share a stem (`Avilés`, `Ávila`), those that claim the name before those that share
 * it. Articles around the name do not count.
 */
export function readingsOf(name: string, kind: ConceptKind): string[] {
  const tokens = tokenize(name);
  const first = tokens.findIndex((token) => !token.filler);
  const last = tokens.findLastIndex((token) => !token.filler);
  const written = fold(name).trim();
  const exact = new Set<string>();
  const alike = new Set<string>();
  for (const [from, token] of tokens.slice(0, MAX_FILLERS).entries()) {
    if (first >= 0 && from > first) break;
    for (const phrase of catalog().phrasesFrom(token.stem)) {
      if (phrase.kind !== kind) continue;
      const mention = phraseAt(name, tokens, from, phrase);
      if (mention && last < mention.to) (fold(phrase.text) === written ? exact : alike).add(phrase.id);
    }
  }
  return [...new Set([...exact, ...alike])];
}
