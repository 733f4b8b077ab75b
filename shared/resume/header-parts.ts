/**
 * Parts the header of an entry into title, company and place by evidence: what the words are, how they are written and set, how
 * the header is cut, and the order that the entries of one resume share. Every way to give two stretches of the header to title and company is scored; the best one holds.
 */

import { fold } from '../taxonomy/index.ts';
import { type Choice, type Habits, habitsOf, NO_HABITS, type Stretch, spotOf } from './header-habits.ts';
import { type Header, type Token, tokensOf, unjoined, unjoinedLike } from './header-tokens.ts';
import { type Piece, pieceOf } from './line.ts';
import { companyEvidence, companyScore, titleEvidence, titleScore } from './name-scores.ts';
import { type HeaderParts, TOWN_LIKE, withOwnTown } from './own-town.ts';

const NO_FACES: ReadonlySet<number> = new Set();
/** Names cut where their face changes are believed unless that says clearly less. */
const FACED = 1;

/** A name cut without a separator is one only where that says clearly more. */
const UNJOINED = 0.5;
/** Unless other entries show names without one: then it may say less by so much. */
const ALIKE = 2;
/** An employer is one for certain from here on. */
const CLEAR = 1;

/** Longer headers than this are no headers; it bounds the ways to part one. */
const TOKENS_MAX = 10;
const STRETCH_MAX = 4;

/** A slice with the bracket that closes right behind it: `Waitress (uni holidays)`. */
function closed(text: string, start: number, end: number): Piece {
  const slice = text.slice(start, end);
  const isOpen = slice.lastIndexOf('(') > slice.lastIndexOf(')') && text[end] === ')';
  return { text: isOpen ? `${slice})` : slice, start, end: isOpen ? end + 1 : end };
}

function stretchesOf(text: string, tokens: readonly Token[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [from, first] of tokens.entries()) {
    // What opens with a bracket belongs to what stands before it.
    if (text[first.start - 1] === '(') continue;
    let joints = 0;
    for (let to = from; to < Math.min(tokens.length, from + STRETCH_MAX); to += 1) {
      const last = tokens[to];
      if (!last || last.cell !== first.cell || last.isTown || (to > from && last.isAt && !last.isIn)) break;
      if (to > from && last.isIn) joints += 1;
      const piece = closed(text, first.start, last.end);
      const commas = to - from;
      // A label names what stands first behind it; what follows there is a town, mostly.
      const isLabelled = first.role !== undefined && tokens[from - 1]?.cell !== first.cell;
      const labelled = !isLabelled ? 0 : first.role === 'what' ? LABELLED : -LABELLED;
      // `Especialista en Tesorería` may be a title; no employer has `en` in its name.
      const title = titleEvidence(piece.text, first.text) - COMMA.title * commas - JOINT.title * joints + labelled;
      found.push({
        from,
        to,
        piece,
        title,
        company: companyEvidence(piece.text, first.text) - COMMA.company * commas - JOINT.company * joints - labelled,
      });
    }
  }
  return found;
}

const MISSING = -2;
/** What it costs to leave a name unused: a part of a cell, a whole one, one of the lines below the second. */
const UNUSED = { part: 0.6, cell: 1.2, below: 0.3 };
const COMMA = { title: 0.2, company: 0.5 };
const JOINT = { title: 0.25, company: 1.5 };
const AFTER_AT = 2.5;
/** What a label says weighs more than what the words say. */
const LABELLED = 3;
/** How much the order of the other entries weighs. */
const ORDER = 1.8;
const LATE = 0.15;

function unusedCost(tokens: readonly Token[], used: readonly Stretch[]): number {
  const isUsed = (index: number) => used.some(({ from, to }) => index >= from && index <= to);
  const usedCells = new Set(tokens.flatMap((token, index) => (isUsed(index) ? token.cell : [])));
  return tokens.reduce((sum, token, index) => {
    if (token.isTown || isUsed(index)) return sum;
    if (token.line >= 2) return sum + UNUSED.below;
    return sum + (usedCells.has(token.cell) ? UNUSED.part : UNUSED.cell);
  }, 0);
}

/** How much the look of the other entries' names weighs. */
const LOOK = 1.5;
const SPOT = 1.2;

/** What a stretch is worth as a title and as an employer, whatever the other one is. */
interface Worth {
  stretch: Stretch | null;
  asTitle: number;
  asCompany: number;
}

function worthOf(tokens: readonly Token[], stretch: Stretch | null, habits: Habits): Worth {
  if (stretch === null) return { stretch, asTitle: MISSING, asCompany: MISSING };
  const token = tokens[stretch.from];
  const spot = habits.spots.size > 0 ? SPOT * (habits.spots.get(spotOf(tokens, stretch)) ?? 0) : 0;
  const look = LOOK * (habits.looks.get(token?.look ?? '') ?? 0) + spot;
  const late = LATE * stretch.from;
  return {
    stretch,
    asTitle: stretch.title + look - late,
    asCompany: stretch.company + (token?.isAt ? AFTER_AT : 0) - look - late,
  };
}

const overlap = (one: Stretch, other: Stretch) => one.from <= other.to && other.from <= one.to;

/** What the two are worth together beyond what each is: in the order of the others, and with as little left over as can be. */
function together(tokens: readonly Token[], title: Stretch | null, company: Stretch | null, habits: Habits): number {
  const isInOrder = title && company ? Math.sign(company.from - title.from) * habits.order * ORDER : 0;
  const used = [title, company].flatMap((one) => one ?? []);
  return isInOrder + (title && company ? townBehind(tokens, company) : 0) - unusedCost(tokens, used);
}

/** What is left over at the end of a cell behind an employer is its town, listed or not: `Farm Advisor, Corrib Agri Consultants, Tuam`. */
function townBehind(tokens: readonly Token[], company: Stretch): number {
  const [before, town, next] = [tokens[company.from - 1], tokens[company.to + 1], tokens[company.to + 2]];
  const cell = tokens[company.to]?.cell;
  if (!town || town.isTown || town.cell !== cell || next?.cell === cell || before?.cell !== cell) return 0;
  return TOWN_LIKE.test(town.text) ? UNUSED.part + OWN_TOWN : 0;
}
const OWN_TOWN = 0.4;

/** The best way to part one header; pairs that could not be better than the best so far are not looked at. */
function bestOf(text: string, given: readonly Token[], habits: Habits): Choice {
  const tokens = given.slice(0, TOKENS_MAX);
  const stretches = stretchesOf(text, tokens).filter(({ from }) => !tokens[from]?.isTown);
  const worths = [null, ...stretches].map((stretch) => worthOf(tokens, stretch, habits));
  const most = ORDER * Math.abs(habits.order);
  let best: Choice = { title: null, company: null, score: Number.NEGATIVE_INFINITY };
  for (const { stretch: title, asTitle } of worths) {
    for (const { stretch: company, asCompany } of worths) {
      if (asTitle + asCompany + most <= best.score || (title && company && overlap(title, company))) continue;
      const score = asTitle + asCompany + together(tokens, title, company, habits);
      if (score > best.score) best = { title, company, score };
    }
  }
  return best;
}

/** Many towns are on no list. */
const TOWNS_SHARE = 0.34;

/** Where several names that stand at one place of the headers are known towns, the others are towns that nobody listed. */
function withTownsAlike(headers: readonly Token[][]): Token[][] {
  const places = new Map<string, { towns: number; all: number }>();
  for (const { spot, isTown } of headers.flat()) {
    const count = places.get(spot) ?? { towns: 0, all: 0 };
    places.set(spot, { towns: count.towns + Number(isTown), all: count.all + 1 });
  }
  const isOfTowns = (spot: string) => {
    const { towns, all } = places.get(spot) ?? { towns: 0, all: 0 };
    return towns >= 2 && towns >= TOWNS_SHARE * all;
  };
  const isWeak = (text: string) => titleScore(text) < 2 && companyScore(text) < 2;
  return headers.map((tokens) =>
    tokens.map((token) =>
      token.isTown || !isOfTowns(token.spot) || !isWeak(token.text) ? token : { ...token, isTown: true },
    ),
  );
}

/** How well the best way to part a header alone makes sense. */
export function scoreOfHeader(text: string, header: Header): number {
  return bestOf(text, tokensOf(text, header, NO_FACES), NO_HABITS).score;
}

/** A title alone on its line, with no employer that is clearly one in another. */
function isTitleAlone(text: string, tokens: readonly Token[]): boolean {
  const { company } = bestOf(text, tokens, NO_HABITS);
  const first = tokens.filter(({ line }) => line === 0);
  const isElsewhere = company !== null && (tokens[company.from]?.line ?? 0) > 0;
  return (
    first.every(({ cell }) => cell === first[0]?.cell) && (company === null || (isElsewhere && company.company < CLEAR))
  );
}

/** The headers of one section cut into names, also where a name follows its title without a separator. */
function cutHeaders(text: string, headers: readonly Header[], faces: ReadonlySet<number>): Token[][] {
  const scoreOfBest = (tokens: readonly Token[]) => bestOf(text, tokens, NO_HABITS).score;
  const given = headers.map((header) => {
    const plain = tokensOf(text, header, NO_FACES);
    const faced = faces.size > 0 ? tokensOf(text, header, faces) : plain;
    return faced === plain || scoreOfBest(faced) > scoreOfBest(plain) - FACED ? faced : plain;
  });
  const parted = given.map((own) => unjoined(text, own));
  // Where most titles stand alone and one of them goes on into a name, all of them may.
  const alone = new Set(given.filter((own) => isTitleAlone(text, own)));
  const isOne = given.some((own, index) => alone.has(own) && parted[index]);
  const areAlike = isOne && alone.size > 1 && alone.size >= given.length / 2;
  return given.map((own, index) => {
    const alike = areAlike && alone.has(own) ? unjoinedLike(text, own) : undefined;
    if (alike && scoreOfBest(alike) > scoreOfBest(own) - ALIKE) return alike;
    const cut = parted[index];
    return cut && scoreOfBest(cut) > scoreOfBest(own) + UNJOINED ? cut : own;
  });
}

/** The parts of the headers of one section, in their order; at `faces` words of another face begin. */
export function partsOfHeaders(
  text: string,
  headers: readonly Header[],
  faces: ReadonlySet<number> = NO_FACES,
): HeaderParts[] {
  const tokens = withTownsAlike(cutHeaders(text, headers, faces));
  const habits = habitsOf(
    tokens,
    tokens.map((own) => bestOf(text, own, NO_HABITS)),
  );
  return tokens.map((own) => {
    const { title, company } = bestOf(text, own, habits);
    const place = own.find((token) => token.isTown) ?? null;
    const parts = {
      title: withoutTerms(title?.piece ?? null),
      company: withoutRemark(company?.piece ?? null, EMPLOYER_REMARK),
      place: place && pieceOf(text, place.start, place.end),
    };
    return withOwnTown(text, parts.title || parts.company ? parts : { ...parts, company: parts.place, place: null });
  });
}

/** What stands in brackets behind a title. */
const TITLE_REMARK = /\s*\((?<remark>[\p{Ll}\d][^()]*|[\p{Lu}\d-]{1,5})\)$/u;
/** On what terms somebody worked, which is no part of a title: `Waitress (uni holidays)`, but not `Chef de partie (sauces)`. */
const TERMS =
  /\b(?:part|full|half|medio|media|tiempo|jornada|hours?|horas?|h|weeks?|weekends?|fines?|semanas?|temp|temporary|temporal(?:es)?|temporadas?|season\w*|holidays?|vacaciones|casual|occasional|agency|ett|contract\w*|contrat\w*|sustitu\w*|reemplazos?|refuerzos?|interin\w*|eventual\w*|maternity|maternidad|cover|locum|nights?|noches?|turnos?|tardes?|mananas?|extras|freelance|autonom\w*|promoted|promovid\w*|ascendid\w*|from|since|desde|then|luego|campanas?|grado|grade|negocio|familiar|fly|fifo|paid|practicante)\b|^(?:[a-z]-)?\d+$/;

function withoutTerms(piece: Piece | null): Piece | null {
  const remark = piece && TITLE_REMARK.exec(piece.text)?.groups?.remark;
  return remark && TERMS.test(fold(remark)) ? withoutRemark(piece, TITLE_REMARK) : piece;
}

/** The same behind an employer; names of families and places have capitals. */
const EMPLOYER_REMARK = /\s*\(\p{Ll}[^()\p{Lu}]*\s[^()\p{Lu}]*\)$/u;

function withoutRemark(piece: Piece | null, remark: RegExp): Piece | null {
  const bare = piece?.text.replace(remark, '');
  return piece && bare ? { text: bare, start: piece.start, end: piece.start + bare.length } : piece;
}
