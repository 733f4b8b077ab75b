/** Finds what an ad wants people to do and to be: duties as verbs with their objects, and traits. */
import type { Span } from '../domain/profile.ts';
import {
  BREAKS,
  CONDUCT_ENDS,
  DEGREES,
  ENGLISH_THIRDS,
  SKILL_HEADS,
  STRENGTH_PHRASES,
  STRENGTHS,
  TRAITS,
} from './span-lexicon.ts';
import { asksPerson, type Sentence, type SpanToken } from './span-sentence.ts';
import { dutyAt, type Form, followsOn, formOf, isAdverb, joinsNoun, opens, turnsAt } from './span-verbs.ts';

const CLOSERS = new Set('. ; : ! ? ( ) – — • · | * → , "'.split(' '));
const ARTICLES = /^(?:an?|the|el|la|los|las|una?|our|your|de|del|al)$/;

function spanOf(tokens: readonly SpanToken[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** Whether a duty that has its object ends before a token. */
function closes(tokens: readonly SpanToken[], at: number, form: Form): boolean {
  const low = tokens[at]?.low ?? '';
  if (low === 'as') return tokens[at + 1]?.low !== 'well';
  return CONDUCT_ENDS.has(low) || turnsAt(tokens, at, form);
}

/** Index after the last token of a duty that begins at `from`. */
function endOfDuty(tokens: readonly SpanToken[], from: number, form: Form): number {
  let hasObject = false;
  let at = from + 1;
  for (const { low, isWord } of tokens.slice(at)) {
    // `plan, build and run services`: verbs in a row share their object.
    const isRow = low === ',' && !hasObject && formOf(tokens[at + 1]?.low ?? '') === form;
    if (!isWord && CLOSERS.has(low) && !isRow) break;
    if (hasObject && closes(tokens, at, form)) break;
    const isPlain = !BREAKS.has(low) && !DEGREES.has(low) && !isAdverb(low);
    if (isWord && isPlain && formOf(low) !== form) hasObject = true;
    at++;
  }
  return withoutTail(tokens, from, at);
}

function withoutTail(tokens: readonly SpanToken[], from: number, to: number): number {
  let end = to;
  while (end > from + 1) {
    const { low, isWord } = tokens[end - 1] ?? { low: '', isWord: false };
    if (isWord && !BREAKS.has(low) && !ARTICLES.test(low)) break;
    end--;
  }
  return end;
}

/** Duties: verbs with their objects, up to where another thought begins. */
function dutiesIn(sentence: Sentence): Span[] {
  const { tokens } = sentence;
  const first = tokens.find(({ isWord }) => isWord)?.low ?? '';
  const isAsking = asksPerson(sentence) || formOf(first) !== undefined;
  const found: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const last = found.at(-1);
    const isNext = last !== undefined && last.end === tokens[at - 1]?.end && followsOn(tokens, at);
    const isJoined = last !== undefined && last.end === tokens[at - 2]?.end && joinsNoun(tokens, at);
    const form = isNext ? formOf(tokens[at]?.low ?? '') : isJoined ? 'noun' : dutyAt(tokens, at);
    if (form === undefined || (!last && !isAsking && !opens(tokens, at))) continue;
    const to = endOfDuty(tokens, at, form);
    found.push(spanOf(tokens, at, to));
    at = to - 1;
  }
  return found;
}

/** The words before a head that belong to it: `communication` skills, `analytical and structured` mindset. */
function beforeHead(tokens: readonly SpanToken[], head: number): number {
  let from = head;
  while (from > 0) {
    const { low, isWord } = tokens[from - 1] ?? { low: '', isWord: false };
    if (!isWord || BREAKS.has(low) || DEGREES.has(low) || ENGLISH_THIRDS.has(low)) break;
    from--;
  }
  return from;
}

function headedIn({ tokens }: Sentence): Span[] {
  return tokens.flatMap((token, head): Span[] => {
    if (!SKILL_HEADS.has(token.low)) return [];
    const from = beforeHead(tokens, head);
    return from === head ? [] : [spanOf(tokens, from, head + 1)];
  });
}

const PEOPLE =
  /^(?:persons?|people|individuals?|candidates?|colleagues?|engineers?|developers?|leaders?|managers?|professionals?|minds?|persona|profesional|perfil|equipo|candidat[oa])$/;

const DOER = /\p{L}{4,}(?:er|or|ist|ant)s?$/u;

/** `A flexible person` is asked for, `flexible hours` are offered. */
function isOfPerson(tokens: readonly SpanToken[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.low === 'for' || next?.low === 'working') return false;
  if (!next?.isWord || BREAKS.has(next.low) || TRAITS.has(next.low) || STRENGTHS.has(next.low)) return true;
  let last = at + 1;
  while (last - at < 6 && tokens[last + 1]?.isWord && !BREAKS.has(tokens[last + 1]?.low ?? '')) last++;
  return PEOPLE.test(next.low) || PEOPLE.test(tokens[last]?.low ?? '') || DOER.test(tokens[last]?.low ?? '');
}

function traitsIn({ tokens }: Sentence): Span[] {
  return tokens
    .filter(({ low }, at) => (TRAITS.has(low) && isOfPerson(tokens, at)) || STRENGTHS.has(low))
    .map(({ start, end }) => ({ start, end }));
}

function phrasesIn({ low, start }: Sentence): Span[] {
  return [...low.matchAll(STRENGTH_PHRASES)].map((match) => {
    const from = match[0].replace(/^(?:strong|great|good) /, '').length;
    const end = start + match.index + match[0].length;
    return { start: end - from, end };
  });
}

/** Spans of conduct in a sentence that speaks of the person sought; they may overlap, the surer ones first. */
export function conductIn(sentence: Sentence): Span[] {
  return [...phrasesIn(sentence), ...headedIn(sentence), ...dutiesIn(sentence), ...traitsIn(sentence)];
}
