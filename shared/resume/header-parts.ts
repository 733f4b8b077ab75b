/** Parts the header of an entry into title, company and place, by what the words are and by the order entries share. */
import { fold, occupationByTitle, placeByName } from '../taxonomy/index.ts';
import { isPlace } from './contact.ts';
import { type Piece, splitPieces, withoutStop } from './line.ts';

const TITLE_WORDS =
  /\b(?:engineer|developer|manager|director|analyst|assistant|consultant|specialist|coordinator|supervisor|representative|associate|intern|internship|officer|president|founder|co-?founder|owner|teacher|professor|instructor|nurse|clerk|accountant|administrator|technician|designer|architect|lead|leader|head|chief|c[etofi]o|vp|executive|agent|advisor|adviser|trainee|trainer|cashier|server|driver|operator|scientist|researcher|writer|editor|programmer|tester|attorney|lawyer|paralegal|chef|cook|waiter|waitress|bartender|receptionist|secretary|bookkeeper|auditor|planner|buyer|recruiter|generalist|mechanic|electrician|foreman|superintendent|tutor|fellow|volunteer|member|partner|worker|staff|hostess|barista|stylist|therapist|physician|pharmacist|freelancer?|contractor|merchandiser|strategist|producer|photographer|inspector|estimator|controller|treasurer|principal|counselor|aide|attendant|ingenier[oa]|desarrollador[a]?|gerente|director[a]?|analista|asistente|consultor[a]?|especialista|coordinador[a]?|supervisor[a]?|responsable|jef[ea]|encargad[oa]|tecnic[oa]|auxiliar|administrativ[oa]|becari[oa]|practicante|pasante|profesor[a]?|docente|maestr[oa]|enfermer[oa]|contable|contador[a]?|abogad[oa]|comercial|vendedor[a]?|dependient[ea]|camarer[oa]|cociner[oa]|recepcionista|secretari[oa]|operari[oa]|conductor[a]?|chofer|programador[a]?|disenador[a]?|arquitect[oa]|investigador[a]?|redactor[a]?|monitor[a]?|educador[a]?|psicolog[oa]|medic[oa]|farmaceutic[oa]|mecanic[oa]|electricista|almacenista|cajer[oa]|teleoperador[a]?|asesor[a]?|ejecutiv[oa]|agente|fundador[a]?|soci[oa]|presidente|ayudante|aprendiz|voluntari[oa]|oficial|peon|limpiador[a]?|repartidor[a]?|mozo|promotor[a]?|formador[a]?|trabajador[a]?|gestor[a]?|servicio social|practicas)s?\b/;
const LEVEL_WORDS = /\b(?:senior|junior|sr|jr|semi|principal|staff|lead|mid|trainee|adjunt[oa]|interim|deputy)\b/;
const COMPANY_ENDINGS =
  /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|plc|co|s\.?\s?a\.?(?:\s?de\s?c\.?\s?v\.?)?|s\.?\s?l\.?(?:\s?[upl]\.?)?|s\.?a\.?s|sas|spa|s\.?r\.?l|cia|bv|oy|llp|pty|e\.?i\.?r\.?l)\.?$/;
const COMPANY_WORDS =
  /\b(?:company|group|grupo|bank|banco|banca|university|universidad|college|school|colegio|escuela|instituto|institute|hospital|clinic|clinica|hotel(?:es)?|restaurante?|labs?|laboratori[oa]s?|studios?|estudio|solutions|soluciones|systems|sistemas|technologies|tecnologias?|consulting|consultores|consultoria|services|servicios|industries|industrias|logistics|logistica|logistic|energy|energia|media|software|health|foods?|alimentos|store|tienda|supermercados?|farmacia|pharmacy|ayuntamiento|ministerio|ministry|department of|gobierno|city of|county|foundation|fundacion|association|asociacion|agency|agencia|partners|holdings?|international|internacional|constructora|construcciones|editorial|cooperativa|centro|center|centre|academia|academy|airlines|motors|insurance|seguros|retail|cafe|bar|pizzeria|panaderia|talleres|taller|transportes|corporacion|compania|empresa|despacho|bufete|church|army|navy|air force)\b/;

const STRONG = /\t| {3,}|\s[/]\s|\s*[|•·◦▪♦⋄∙]\s*|\s[–—―]\s|\s-\s|\s*—\s*|(?<=\p{L})\s*[–](?=\s)|\s@\s/gu;
const WEAK = /,\s+|\s+(?:at|en|for|para)\s+(?=\p{Lu})|\s*[/](?=\s)|:\s+|\s\((?=[^)]*\)?$)/gu;

/** How much a text reads as a job title; negative when it reads as something else. */
export function titleScore(text: string): number {
  const low = fold(text);
  const words = low.split(/\s+/).length;
  let score = 0;
  if (occupationByTitle(text)) score += 2;
  if (TITLE_WORDS.test(low)) score += 2;
  if (LEVEL_WORDS.test(low)) score += 0.5;
  if (words > 9) score -= 1.5;
  return score;
}

/** How much a text reads as an employer. */
export function companyScore(text: string): number {
  const low = fold(text).replace(/[)\s]+$/, '');
  let score = 0;
  if (COMPANY_ENDINGS.test(low)) score += 3;
  if (COMPANY_WORDS.test(low)) score += 2;
  return score;
}

export interface HeaderParts {
  title: Piece | null;
  company: Piece | null;
  place: Piece | null;
}

/** Puts `Inc.` back to its company and the two halves of a town together. */
function rejoined(text: string, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, piece.start) : '';
    const ending = /^(?:inc|llc|ltd|s\.?a|s\.?l|corp|co|s\.?l\.?u|s\.?a\.?s)\.?$/i.test(piece.text);
    const region =
      /^,\s*$/.test(between) && last && !/,/.test(last.text) && isRegion(piece.text) && couldBeTown(last.text);
    if (last && (region || (ending && /^,/.test(between)))) {
      last.end = piece.end;
      last.text = text.slice(last.start, last.end);
    } else joined.push({ ...piece });
  }
  return joined;
}

function isRegion(text: string): boolean {
  return /^(?:[A-Z]{2,3}|state|estado)$/i.test(text)
    ? text.length <= 3
      ? /^[A-Z]{2,3}$/.test(text)
      : true
    : isPlace(text);
}

function couldBeTown(text: string): boolean {
  return text.split(/\s+/).length <= 4 && titleScore(text) < 2 && companyScore(text) < 2;
}

function isTown(text: string): boolean {
  if (/^city\s*,\s*state\b/i.test(text)) return true;
  if (companyScore(text) >= 2 || titleScore(text) >= 2) return false;
  if (/^\p{Lu}[\p{L} .'’-]{1,30},\s*[A-Z]{2}(?:,?\s+(?:USA?|EE\.?UU\.?|\d{5}))?$/u.test(text)) return true;
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
  return place?.region !== undefined || companyScore(first) >= 2;
}

function employerApart(text: string, piece: Piece): Piece[] {
  if (!employerAndTown(piece.text)) return [piece];
  const start = piece.start + piece.text.indexOf(', ') + 2;
  const first = { text: text.slice(piece.start, start - 2), start: piece.start, end: start - 2 };
  return [first, { text: text.slice(start, piece.end), start, end: piece.end }];
}

/** The header's pieces: cut at strong separators, and at commas where that leaves fewer than two that are no place. */
export function headerPieces(text: string, header: readonly Piece[][]): Piece[] {
  const strong = rejoined(
    text,
    header.flat().flatMap((cell) => splitPieces(text, cell, STRONG).map(withoutStop)),
  );
  const named = strong.filter((piece) => !isTown(piece.text));
  if (named.length >= 2) return strong.flatMap((piece) => (isTown(piece.text) ? piece : withPlaceSplit(text, piece)));
  const weak = strong.flatMap((piece) =>
    isTown(piece.text) ? piece : rejoined(text, splitPieces(text, piece, WEAK).map(withoutStop)),
  );
  const lacksEmployer = weak.length >= 2 && weak.filter((piece) => !isTown(piece.text)).length < 2;
  return lacksEmployer ? weak.flatMap((piece) => employerApart(text, piece)) : weak;
}

/** `Acme, Madrid` among several pieces: the town behind the comma is one more piece. */
function withPlaceSplit(text: string, piece: Piece): Piece[] {
  const parts = rejoined(text, splitPieces(text, piece, /,\s+/g));
  const last = parts.at(-1);
  const first = parts[0];
  if (parts.length < 2 || !last || !first || !isTown(last.text)) return [piece];
  const before = parts.at(-2) ?? first;
  return [{ text: text.slice(first.start, before.end), start: first.start, end: before.end }, last];
}

/** Which of two names comes first in the headers of this resume: above zero the title, below the company. */
export function titleFirst(entries: readonly Piece[][]): number {
  let votes = 0;
  for (const pieces of entries) {
    const [one, other] = pieces.filter((piece) => !isTown(piece.text));
    if (!one || !other) continue;
    const lean = titleScore(one.text) - companyScore(one.text) - titleScore(other.text) + companyScore(other.text);
    votes += Math.sign(lean) * Math.min(Math.abs(lean), 3);
  }
  return votes;
}

/** Gives the pieces of one header their parts; `votes` is `titleFirst` of the whole section. */
export function partsOf(pieces: readonly Piece[], votes: number): HeaderParts {
  const place = pieces.find((piece) => isTown(piece.text)) ?? null;
  const names = pieces.filter((piece) => !isTown(piece.text));
  const [one, other] = names;
  if (!one) return { title: null, company: place, place: null };
  if (!other) {
    const title = titleScore(one.text) >= companyScore(one.text) && titleScore(one.text) > 0;
    return title ? { title: one, company: null, place } : { title: null, company: one, place };
  }
  const own = titleScore(one.text) - companyScore(one.text) - titleScore(other.text) + companyScore(other.text);
  // The order of the whole resume decides, unless this header clearly says otherwise.
  const lean = Math.abs(own) >= 3 ? own : votes === 0 ? own || 0.1 : votes;
  return lean > 0 ? { title: one, company: other, place } : { title: other, company: one, place };
}
