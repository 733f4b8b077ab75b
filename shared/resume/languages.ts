/** Reads the languages that somebody speaks with their levels, in lists, tables and sentences; also those that no list knows. */
import type { Profile, Span } from '../domain/profile.ts';
import { isColumnHead } from '../extraction/index.ts';
import { findMentions, fold, languageByName, spokenLevel } from '../taxonomy/index.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './line.ts';

export interface Listed<T> {
  value: T;
  span: Piece;
}

type Language = Profile['languages'][number];

const MAX_LANGUAGE_LINE = 400;

/** What says how well behind the name (`Nasa yuwe básico`, `Inglés técnico`) and before it (`some Auslan`). */
const LEVEL_BEHIND =
  /\s+(?:nativ[oae]|native|matern[oa]|fluent|fluido|inicial|bastante(?: bien)?|b[aá]sic[oa]?|avanzad[oa]|intermedi[oa]|medio|alto|t[eé]cnico|beginner|intermediate|advanced|[abc][12]|en casa|at home)$/iu;
const LEVEL_BEFORE =
  /^(?:some|a bit of|a little|basic|conversational|fluent|native|advanced|intermediate|technical|business|shop|kitchen|school|algo de|un poco de|nociones de)\s+/iu;

/** What parts the languages of one line: `English: since birth`, `Scots, Gaelic (evening class)`, `Español. Portugués: bueno`. */
const LANGUAGE_CUTS =
  /\s*\.{3,}\s*|\s*[●○◐■□★☆]+|[,;|•·/]|\t| {3,}|\.\s+|\.$|\s(?:and|y|e)\s|\([^)]*\)?|:[^,;.]*|\s[–—-]\s.*/giu;
const LANGUAGE_MAX_WORDS = 3;
const NO_LANGUAGE =
  /\d|@|%|\b(?:nivel|level|native|nativ[oa]|fluent\w*|speak\w*|hablado|escrito|conversation\w*|basic\w*|b[aá]sic\w*|inicial|avanzad[oa]|advanced|intermedi\w*|medio|alto|elementary|nociones|good|bueno|school|casa|no|s[ií]|yes|none|others?|otr[oa]s?|some|a bit|compren\w*|habla|lee|escribe|bien|mal|regular|escritura|lectura|reading|writing|speaking|listening|oral|referenc\w*|dra?|hoja de vida|lenguas?|tongue|matern[oa]|licen[cs]\w*|nacionalidad|competenc\w*|hablo|known|professional|limited|working|elemental|proficien\w*|competent|mitj\p{L}|full|awarded|languages?|idiomas?|high|low|medium|fair|poor|excellent|moderate|average|mother|biling[uü]\w*|beginner|certificat\w*|certificado|diploma|exam\w*|rusty)(?!\p{L})/iu;

/** `Irish (C1, Teastas Eorpach na Gaeilge)` is one language, `three languages (English, French)` are two: from behind a name to a word in brackets. */
const ASIDE_OPEN = /^\s*\([^()]*$/;

/** Languages of signs, with their country or by their letters. */
const SIGNED =
  /^(?:(?:lengua|lenguaje) de (?:se[nñ]as|signos)(?: \p{L}+)?|(?:\p{L}+ )?sign language|bsl|asl|lse|lsm|lsc|isl|auslan)$/iu;

/** The languages named in a stretch, each with the words up to the next one as its level. */
export function languagesIn(text: string, span: { start: number; end: number }): Listed<Language>[] {
  const slice = text.slice(span.start, Math.min(span.end, span.start + MAX_LANGUAGE_LINE));
  const mentions = findMentions(slice, ['language']);
  return mentions.map((mention, index) => {
    const until = mentions[index + 1]?.start ?? slice.length;
    const after = slice.slice(mention.end, until);
    const named = slice.slice(mention.start, mention.end);
    const bare = named.replace(LEVEL_BEHIND, '');
    const piece = pieceOf(text, span.start + mention.start, span.start + mention.start + bare.length);
    const before = index === 0 ? slice.slice(0, mention.start) : '';
    const level = spokenLevel(fold(after)) ?? spokenLevel(fold(named.slice(bare.length))) ?? spokenLevel(fold(before));
    const id = languageByName(piece.text)?.iso ?? null;
    return { value: { id, name: piece.text, level }, span: piece };
  });
}

/** An item without what says how well. */
function withoutLevel(text: string, piece: Piece): Piece {
  const lead = LEVEL_BEFORE.exec(piece.text)?.[0].length ?? 0;
  const bare = piece.text.slice(lead).replace(LEVEL_BEHIND, '');
  return pieceOf(text, piece.start + lead, piece.start + lead + bare.length);
}

const itemsIn = (text: string, { start, end }: Span) =>
  splitPieces(text, { start, end: Math.min(end, start + MAX_LANGUAGE_LINE) }, LANGUAGE_CUTS).map((piece) =>
    withoutLevel(text, piece),
  );

const itemsOf = (text: string, line: ResumeLine) => itemsIn(text, line);

const wordsIn = (text: string) => text.split(/\s+/);

/** How names of languages end that no list has: `asturiano`, `mapudungun`; alone and in small letters they may stand beside others with capitals. */
const FOLK = /^\p{Ll}{2,}(?:[aei]no|[eé]s|ego|ñol|d[uú]ngun|ese|hua|kera|aran[ií])$/u;

/** Whether an item can be the name of a language at all. */
function couldName(name: string, isLow: boolean): boolean {
  if (isLow && wordsIn(name).length > 2) return false;
  const isWritten = isLow ? /^\p{L}{3}/u.test(name) : /^(?:\p{Ll}{0,4}\p{Lu})\p{L}+/u.test(name);
  const isFolk = !isLow && FOLK.test(name);
  return (
    (isWritten || isFolk) &&
    wordsIn(name).length <= LANGUAGE_MAX_WORDS &&
    !NO_LANGUAGE.test(name) &&
    !isColumnHead(name)
  );
}

/** `Te Reo Māori`, `Creole haitiano`: a known language as a part of its own name. */
function widened(language: Listed<Language>, items: readonly Piece[]): Listed<Language> {
  const { span, value } = language;
  const item = items.find((piece) => piece.start <= span.start && piece.end >= span.end);
  if (item && SIGNED.test(item.text)) return { span: item, value: { ...value, id: null, name: item.text } };
  const isSame = item === undefined || (item.start === span.start && item.end === span.end);
  if (isSame || NO_LANGUAGE.test(item.text) || wordsIn(item.text).length > LANGUAGE_MAX_WORDS + 1) return language;
  // What stands before it has capitals as names have, or is short (`te reo`); what stands behind is one word.
  const lead = item.text.slice(0, span.start - item.start).trim();
  const isName =
    wordsIn(lead).every((word) => word.length <= 3) || (/^\p{Lu}/u.test(lead) && /^\p{Lu}/u.test(span.text));
  const isBehind = item.end === span.end && isName;
  const isBefore = item.start === span.start && wordsIn(item.text).length === wordsIn(span.text).length + 1;
  return isBehind || isBefore ? { span: item, value: { ...value, name: item.text } } : language;
}

/** How a line of a list is built: lines that are built alike say alike things. */
function shapeOf(line: ResumeLine): string {
  const marks = [line.bullet && '*', /\s[–—-]\s/.test(line.text) && '-', /:\s/.test(line.text) && ':'];
  return [line.cells.length, ...marks, line.text.includes('(') && '('].filter(Boolean).join('');
}

/** The shape of a bare word, and how many of the bare words of a section are known where the others are languages, too. */
const BARE = '1';
const BARE_SHARE = 0.3;

interface Own {
  line: ResumeLine;
  known: Listed<Language>[];
  /** What stands between the separators of the line. */
  items: Piece[];
  level: Language['level'];
}

/** A language that no list knows (`Mapudungun`, `Auslan`): beside known ones, or on a line built like theirs. */
function unknownOf(text: string, own: Own, shapes: ReadonlySet<string>): Listed<Language>[] {
  const { line, known, items } = own;
  const starts = new Set(line.cells.map(({ start }) => start));
  const isLow = known.length > 0 && known.some(({ value }) => /^\p{Ll}/u.test(value.name));
  const isLike = known.length > 0 || shapes.has(shapeOf(line)) || items.some((item) => SIGNED.test(item.text));
  if (!isLike || /@|\d{3}[\s.-]?\d{3}/.test(line.text)) return [];
  const fits = items.filter(
    (piece) =>
      (known.length > 0 || starts.has(piece.start)) &&
      !known.some(({ span }) => span.start < piece.end && piece.start < span.end) &&
      (SIGNED.test(piece.text) || (couldName(piece.text, isLow) && piece.text !== piece.text.toUpperCase())),
  );
  // Where nothing in the line is known, its first words are the name.
  return (known.length > 0 ? fits : fits.slice(0, 1)).map((piece) => {
    const behind = text.slice(piece.end, Math.min(line.end, piece.end + 60));
    return { value: { id: null, name: piece.text, level: spokenLevel(fold(behind)) }, span: piece };
  });
}

export function eachNamedOnce(listed: readonly Listed<Language>[]): Listed<Language>[] {
  const seen = new Set<string>();
  return listed.filter(({ value }) => {
    const key = fold(value.name);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Longer lines of a section of languages are prose. */
const UNKNOWN_LINE = 120;

/** The cell that alone names a language in a row whose other cells say how well (`Spanish | B2 | DELE certificate`), or null. */
function cellOfLanguage(text: string, { cells: [first, ...others] }: ResumeLine): Piece | null {
  if (!first || others.length === 0 || languagesIn(text, first).length === 0) return null;
  const isNamed = (cell: Piece) => languageByName(wordsIn(cell.text)[0]?.replace(/[,;:(]+$/, '') ?? '') !== undefined;
  return others.some(isNamed) ? null : first;
}

/** The languages of a section's lines; a level on the line below counts for the language above. */
export function readLanguages(text: string, lines: readonly ResumeLine[]): Listed<Language>[] {
  const all = lines.map((line): Own => {
    const items = itemsOf(text, line);
    const wide = languagesIn(text, line).map((language) => widened(language, items));
    const cell = cellOfLanguage(text, line);
    const isAside = ({ start }: Piece) =>
      (cell !== null && start >= cell.end) || wide.some(({ span }) => ASIDE_OPEN.test(text.slice(span.end, start)));
    const known = wide.filter(({ span }, index) => span.start >= (wide[index - 1]?.span.end ?? 0) && !isAside(span));
    const own = cell ? items.filter(({ start }) => start < cell.end) : items;
    return { line, known, items: own, level: spokenLevel(fold(line.text.slice(0, UNKNOWN_LINE))) };
  });
  const telling = new Map<string, number>();
  for (const { line } of all.filter(({ known }) => known.length > 0))
    telling.set(shapeOf(line), (telling.get(shapeOf(line)) ?? 0) + 1);
  // A list of something else may follow: of bare words, a part has to be known.
  const isMostly = (telling.get(BARE) ?? 0) >= BARE_SHARE * all.length;
  const shapes = new Set([...telling.keys()].filter((shape) => shape !== BARE || isMostly));
  const found: Listed<Language>[] = [];
  for (const own of all) {
    const more = own.line.text.length <= UNKNOWN_LINE ? unknownOf(text, own, shapes) : [];
    const last = found.at(-1);
    if (own.known.length + more.length === 0 && last && last.value.level === null) last.value.level = own.level;
    found.push(...[...own.known, ...more].toSorted((one, other) => one.span.start - other.span.start));
  }
  const isAnyKnown = found.some(({ value }) => value.id !== null);
  return eachNamedOnce(isAnyKnown ? found : []);
}

/** Boxes of forms that ask for the language somebody grew up with. */
const GREW_UP_WITH =
  /^(?:home|native|first) language$|^mother tongue$|^(?:lengua|idioma)(?:\(s\)|s)? (?:matern[oa]|nativ[oa])(?:\(s\)|s)?$/i;

/** The languages that a form asks for beside its table of others (`Home Language : isiZulu`), listed or not. */
export function nativeInForms(text: string, lines: readonly ResumeLine[]): Listed<Language>[] {
  return lines.flatMap(({ cells: [label, ...values], ...line }) => {
    const [, own = label?.text ?? '', behind = ''] = /^([^:]+?)\s*:\s*(.*)$/.exec(label?.text ?? '') ?? [];
    if (!label || !GREW_UP_WITH.test(own.trim())) return [];
    const value = values.find((cell) => /\p{L}/u.test(cell.text));
    const span = value ?? (behind === '' ? null : pieceOf(text, label.end - behind.length, label.end));
    if (!span || span.text.length > UNKNOWN_LINE || line.bullet) return [];
    return itemsIn(text, span)
      .filter((item) => couldName(item.text, /^\p{Ll}/u.test(item.text) && !/\p{Lu}/u.test(item.text)))
      .map((item) => ({
        value: { id: languageByName(item.text)?.iso ?? null, name: item.text, level: 'native' as const },
        span: item,
      }));
  });
}

const SPOKEN = /\b(?:lengua|idiomas?|languages?|tongue)\b/i;

/** Whether an item of a mixed list tells of a spoken language: `Inglés C1`, `Lengua materna: español`. */
export function isSpoken(text: string, item: Piece): boolean {
  const [language] = languagesIn(text, item);
  return language !== undefined && (language.value.level !== null || SPOKEN.test(item.text));
}

/** `Español, Francés` beside an icon: two languages and nothing else. */
function areLanguages(text: string): boolean {
  const parts = text.split(/,\s*|\s(?:y|and)\s/);
  return parts.length > 1 && parts.every((part) => languageByName(part.replace(LEVEL_BEFORE, '')) !== undefined);
}

/** Sentences and labels that tell which languages somebody speaks: `Hablo español y algo de zapoteco`, `Languages Known : Tamil`. */
const TELLS =
  /(?:^|[.!]\s+|\s)(?:hablo|i speak|speak it|idiomas?\s*:|languages?(?: known| spoken)?\s*:|lenguas?\s*:)/iu;

/** The languages that lists of skills and notes name together with a level, for resumes without a section of their own. */
export function spokenAmong(text: string, lines: readonly ResumeLine[]): Listed<Language>[] {
  const short = lines.filter((line) => line.text.length < 90);
  const alone = short.flatMap((line) => line.cells).filter((cell) => areLanguages(cell.text));
  const sentences = lines.filter((line) => TELLS.test(line.text.slice(0, MAX_LANGUAGE_LINE)));
  const isSentence = new Set(sentences);
  return eachNamedOnce([
    ...sentences.flatMap((line) => readLanguages(text, [line])),
    ...short
      .filter((line) => !isSentence.has(line))
      .flatMap((line) => languagesIn(text, line).filter(({ value }) => value.level !== null || SPOKEN.test(line.text))),
    ...alone.flatMap((cell) => itemsIn(text, cell)).flatMap((item) => languagesIn(text, item)),
  ]);
}
