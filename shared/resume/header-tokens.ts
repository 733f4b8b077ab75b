/** Cuts the header of an entry into names: at strong and weak separators, where the face changes, and where a title ends without one. */
import { withinOneRun } from '../domain/within-one-run.ts';
import { placeByName } from '../taxonomy/index.ts';
import { isPlace, isTownAndState } from './contact.ts';
import { type NameRole, type Piece, splitAtFaces, splitPieces, withoutBracket, withoutStop } from './line.ts';
import { companyEvidence, companyScore, titleEvidence, titleScore } from './name-scores.ts';

const STRONG = /\t| {3,}|\s*[|•·◦▪♦⋄∙]\s*|\s[–—―]\s|\s-\s|\s*—\s*|(?<=\p{L})\s*[–](?=\s)|\s@\s/gu;
const WEAK =
  /,\s+|(?<=\p{L}{4}|[)])(?<!\b(?:[Hh]nos|[Bb]ros|[Ii]nst|[Uu]niv|[Dd]pto|[Dd]epto?|[Pp]rof|[Cc]oop|[Gg]ral))\.\s+(?=\p{Lu}\p{Ll}{2})|\s+como\s+(?:una?\s+)?|\s+as\s+(?:an?\s+|the\s+)|\)\s+(?=\p{L})|\s[/]\s|\s+(?:at|en|for|with|para)\s+(?:(?:the|el|la)\s+)?(?=\p{Lu})|\s*[/](?=\s)|:\s+|\s\((?=[^)]*\)?$)/gu;

/** Puts `Inc.` back to its company and the two halves of a town together. */
function rejoined(text: string, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces.map(withoutBracket)) {
    if (piece.text === '') continue;
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, piece.start) : '';
    const ending = LEGAL_FORM.test(piece.text);
    // `Prep Cook / Dishwasher` is what one person did.
    const both = last && /^\s*\/\s*$/.test(between) && isTitleAlike(last.text) && isTitleAlike(piece.text);
    const region = /^,\s*$/.test(between) && last && !/,/.test(last.text) && isTownAndRegion(last.text, piece.text);
    if (last && (region || both || (ending && /^,/.test(between)))) {
      last.end = piece.end;
      last.text = text.slice(last.start, last.end);
    } else joined.push({ ...piece });
  }
  return joined;
}

/** Whether a text reads as a title, listed or not. */
const isTitleAlike = (text: string) => titleScore(text) >= 1 || titleEvidence(text) > companyEvidence(text) + 1;

function isRegion(text: string): boolean {
  return /^(?:[A-Z]{2,3}|state|estado)$/i.test(text)
    ? text.length <= 3
      ? /^[A-Z]{2,3}$/.test(text)
      : true
    : isPlace(text);
}

/** `Austin` and `TX`, `Getafe` and `Madrid`; a town behind what is none is the town of an employer. */
function isTownAndRegion(town: string, region: string): boolean {
  if (!isRegion(region) || !couldBeTown(town)) return false;
  return placeByName(region)?.level !== 'city' || isPlace(town);
}

function couldBeTown(text: string): boolean {
  return text.split(/\s+/).length <= 4 && titleScore(text) < 2 && companyScore(text) < 2;
}

const TOWN_WITH_STATE = /^\p{Lu}[\p{L} .'’-]{1,30},\s*[A-Z]{2}(?:,?\s+(?:USA?|EE\.?UU\.?|\d{5}))?$/u;

function isTown(text: string): boolean {
  if (/^city\s*,\s*state\b/i.test(text)) return true;
  // `Denver, CO` ends like a company.
  if (TOWN_WITH_STATE.test(text) && isPlace(text)) return true;
  const [first = text] = text.split(', ');
  if (companyScore(text) >= 2 || companyScore(first) >= 2 || titleScore(text) >= 2) return false;
  if (TOWN_WITH_STATE.test(text) || isTownAndState(text)) return true;
  // No town has three names without a `de` or `la` between them, but employers do.
  if (first !== text && !isPlace(first) && /^\p{Lu}\S+(?: \p{Lu}\S+){2,}$/u.test(first)) return false;
  return isPlace(text) && text.split(/\s+/).length <= 7;
}

/**
 * Whether a text is an employer with its town (`Distribuciones Peonza, Leganés`, `Two Rivers Works, Peoria, IL`) and not a
 * town with its region: what stands first is no place, what follows is a town.
 */
function employerAndTown(text: string): boolean {
  const comma = text.indexOf(', ');
  const [first, rest] = [text.slice(0, comma), text.slice(comma + 2)];
  if (comma < 3 || text.length > 90 || isPlace(first) || titleScore(first) >= 2) return false;
  if (rest.includes(',')) return isTown(rest);
  const place = placeByName(rest);
  return place !== undefined || companyScore(first) >= 2;
}

/** What a header says besides names and places: how long, how much, in brackets or not. */
const NOTE =
  /^\(?(?:(?:(?:about |casi |unos )?(?:\d+|an?|un|una)\s*\+?\s*(?:years?|yrs?|months?|mos?|a[nñ]os?|mes(?:es)?|weeks?|semanas?)(?:,?\s*(?:(?:and|y|e)\s*)?)?){1,2}|full[- ]?time|part[- ]?time|tiempo (?:completo|parcial)|(?:jornada|media jornada)(?: (?:completa|parcial))?|remote|remoto|h[ií]brido|hybrid|permanent|contract|temporary|temporal|indefinido|[\d.]+ ?FTE)\)?$/iu;

/** The lines of a header with the dates cut out, and how each is set. */
export interface Header {
  header: readonly Piece[][];
  looks: readonly string[];
  roles?: ReadonlyMap<number, NameRole>;
}

/** A stretch of a header between separators. */
export interface Token extends Piece {
  /** Which line, and which piece between strong separators, it is of. */
  line: number;
  cell: number;
  isTown: boolean;
  /** How it is set and where in its line it stands: names of one kind are set alike in all entries. */
  look: string;
  /** The same with its place between weak separators, which towns share. */
  spot: string;
  /** Follows `at`, `en` or `@`: an employer. */
  isAt: boolean;
  /** Follows `en`, which stands before employers and before what somebody is skilled in. */
  isIn: boolean;
  /** What its label or the head of its column says. */
  role: NameRole | undefined;
}

/** `Sampling Officer United Utilities`: where a title ends and a name goes on without a separator, or null. */
function unseparated(piece: Piece): number | null {
  const words = [...piece.text.matchAll(/\S+/gu)];
  if (words.length < 3 || words.length > 9) return null;
  for (let at = words.length - 1; at > 0; at -= 1) {
    const cut = words[at]?.index ?? 0;
    const [title, name] = [piece.text.slice(0, cut).trimEnd(), piece.text.slice(cut)];
    const isRest = LEGAL_FORM.test(name) || RANK.test(name);
    const isName = !isRest && name.split(/\s+/).every((word) => /^[\p{Lu}&(]/u.test(word)) && titleScore(name) < 2;
    if (isName && titleScore(title) >= 2 && titleScore(words[at - 1]?.[0] ?? '') >= 2) return cut;
  }
  return null;
}

/** What stands behind a title and is a part of it: `Analista contable Sr.`, `Engineer II`. */
const RANK = /^(?:[sj]r|ssr|i{1,3}|iv|v)\.?$/i;

const LEGAL_FORM =
  /^(?:inc|llc|llp|ltd|ltda|limited|plc|gmbh|s\.? ?a|s\.? ?l|corp|co|s\.? ?l\.? ?[ulp]|s\.? ?a\.? ?[sul]|s\.?a\.?c|s\.?c|s\.? ?coop|s\.?r\.?l|s\.? ?a\.? de c\.? ?v|e\.?i\.?r\.?l|pty|cc)\.?$/i;

/** What a sentence says before the name: `fui Medio oficial`, `trabajo en`, `I worked as a`. */
const VERB =
  /^(?:(?:before (?:that|this)|prior to (?:that|this)|after (?:that|this)|then|later|previously|earlier|most recently|currently|at present|presently),?\s+)?(?:(?:trabaj(?:o|é|aba|ando)|estuve|estoy|fui|soy|empec[eé]|entr[eé]|ingres[eé]|me desempeñ[eéo]|worked|working|i (?:work(?:ed)?|was|am|have been))(?:\s+(?:de|como|en|as|for|at|an?|the|el|la|una?))*)(?:\s+|$)/iu;

/** `en Taller Cedro`, `at the Lantern House`: what leads to an employer at the beginning of a piece. */
const LEAD = /^(?:en|at)\s+(?:(?:el|la|los|las|the)\s+)?(?=\p{Lu})/u;

function withoutVerb(piece: Piece): Piece {
  const length = (VERB.exec(piece.text) ?? LEAD.exec(piece.text))?.[0].length ?? 0;
  return { text: piece.text.slice(length), start: piece.start + length, end: piece.end };
}

/** What strong separators and faces part in one line of a header, each with what its cell is said to be. */
function strongParts(text: string, cells: readonly Piece[], roles: Header['roles'], faces: ReadonlySet<number>) {
  return cells.flatMap((piece): { strong: Piece; role: NameRole | undefined }[] => {
    const role: NameRole | undefined = roles?.get(piece.start) ?? roles?.get(-piece.end);
    // What the head of its column calls a title is one, dashes and all: `Manager – Accounts & Taxation`.
    if (role === 'what') return [{ strong: withoutStop(piece), role }];
    const own = splitPieces(text, piece, STRONG).flatMap((part) => splitAtFaces(text, part, faces));
    const parts = own.map((part) => ({ strong: withoutStop(part), role }));
    return parts.filter(({ strong }) => !NOTE.test(strong.text));
  });
}

/** What weak separators part in a text, from its beginning. */
const splitWithin = withinOneRun((text: string): readonly Piece[] => {
  const whole = { text, start: 0, end: text.length };
  const parts = rejoined(text, splitPieces(text, whole, WEAK).map(withoutStop)).map(withoutVerb);
  return parts.filter((piece) => piece.text !== '' && !NOTE.test(piece.text));
});

/** The same, but for what looks like a town with its region. */
const partsWithin = withinOneRun((text: string): readonly Piece[] =>
  isTown(text) && !employerAndTown(text) ? [{ text, start: 0, end: text.length }] : splitWithin(text),
);

/** Where they stand in the document: the readings of an entry share most of their lines. Behind a label an employer comes first. */
const weakParts = (strong: Piece, role: NameRole | undefined): Piece[] =>
  (role === 'where' ? splitWithin : partsWithin)(strong.text).map(({ text, start, end }) => ({
    text,
    start: strong.start + start,
    end: strong.start + end,
  }));

/** Whether what stands between two names says that the second is an employer. */
function joint(text: string, before: Token | undefined, line: number, piece: Piece): Pick<Token, 'isAt' | 'isIn'> {
  const between = before && before.line === line ? text.slice(before.end, piece.start) : '';
  // `Luthier titular, en Taller Cedro`: behind a comma no subject of a title follows.
  const isLed = /^\s*[,;]/.test(between) && LEAD.test(`${between.replace(/^[\s,;]+/, '')}${piece.text}`);
  const isIn = !isLed && /\sen\s/i.test(between) && titleScore(before?.text ?? '') >= 1;
  return { isIn, isAt: isIn || isLed || /\s(?:at|@)\s/i.test(between) };
}

/** The names of a header in their order; at `faces` words of another face begin. */
export function tokensOf(text: string, { header, looks, roles }: Header, faces: ReadonlySet<number>): Token[] {
  const tokens: Token[] = [];
  // Where title and employer are set alike, their places in the header tell them apart.
  const lookAt = (line: number) => {
    const look = looks[line] ?? '';
    return looks.indexOf(look) === looks.lastIndexOf(look) ? look : `${look}@${line}`;
  };
  let cell = 0;
  for (const [line, cells] of header.entries()) {
    for (const [at, { strong, role }] of strongParts(text, cells, roles, faces).entries()) {
      const parts = role === 'what' ? [strong] : weakParts(strong, role);
      for (const [order, piece] of parts.entries()) {
        const before = tokens.at(-1);
        // `Olarte & Villalba` above `S.A.S.`
        if (before && LEGAL_FORM.test(piece.text)) {
          Object.assign(before, { text: `${before.text} ${piece.text}`, end: piece.end });
          continue;
        }
        const look = `${lookAt(line)}#${at}`;
        // `Employer: Norwind Construction NV`: no town of Nevada.
        const isCalled = role === 'where' && order === 0;
        const own = { line, cell, isTown: !isCalled && isTown(piece.text), role, look, spot: `${look}.${order}` };
        tokens.push({ ...piece, ...own, ...joint(text, before, line, piece) });
      }
      cell += 1;
    }
  }
  return tokens;
}

/** The token of the first line in which a title may go on into a name. */
const lastOfFirst = (tokens: readonly Token[]) => tokens.findLast((token) => token.line === 0 && !token.isTown);

/** The place of a name that follows another without a separator: one of its own. */
const behind = ({ look, spot }: Token) => ({ look: `${look}+`, spot: `${spot}+` });

/** The tokens with one of them cut at a place in its text. */
function cutAt(text: string, tokens: readonly Token[], only: Token, cut: number): Token[] {
  const start = only.start + cut;
  const end = only.start + only.text.slice(0, cut).trimEnd().length;
  return tokens.flatMap((token) =>
    token === only
      ? [
          { ...token, text: text.slice(token.start, end), end },
          { ...token, text: text.slice(start, token.end), start, isAt: false, isIn: false, ...behind(token) },
        ]
      : token,
  );
}

/** The tokens with the last one of the first line cut where its title ends, or undefined where nothing is to be cut. */
export function unjoined(text: string, tokens: readonly Token[]): Token[] | undefined {
  const only = lastOfFirst(tokens);
  const cut = only ? unseparated(only) : null;
  return only && cut !== null ? cutAt(text, tokens, only, cut) : undefined;
}

/** Words that a title does not end with. */
const GOES_ON = /(?:^|\s)(?:de|del|de la|la|las|los|el|y|e|en|of|the|and|for|at|in|&|-|–)$/i;

/**
 * The same where other entries show that names follow titles without a separator: cut where the title and the name on either side
 * make most sense, whatever their last word is (`Camarera de barra Heladería Sirvent`).
 */
export function unjoinedLike(text: string, tokens: readonly Token[]): Token[] | undefined {
  const only = lastOfFirst(tokens);
  const first = tokens.find((token) => token.line === 0);
  if (!only || !first) return undefined;
  const lead = text.slice(first.start, only.start);
  const cuts = [...only.text.matchAll(/(?<=\s)\p{Lu}/gu)].flatMap(({ index }) => {
    const [title, name] = [only.text.slice(0, index).trimEnd(), only.text.slice(index)];
    if (GOES_ON.test(title) || LEGAL_FORM.test(name) || RANK.test(name)) return [];
    return { index, worth: titleEvidence(`${lead}${title}`) + companyEvidence(name) };
  });
  const best = cuts.toSorted((one, other) => other.worth - one.worth)[0];
  return best && cutAt(text, tokens, only, best.index);
}
