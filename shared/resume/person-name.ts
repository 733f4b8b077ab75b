/** Finds the person's name and parts it into first and last names, two Spanish surnames being one last name. */
import { fold, occupationByTitle, placeByName, skillByName } from '../taxonomy/index.ts';
import { isOwnWords } from './headings.ts';
import { faceSize, type Piece, type ResumeLine } from './line.ts';
import { titleScore } from './name-scores.ts';
import { PARTICLES, wordsOf } from './parted-name.ts';
import { filledIn, type PersonForm } from './person-captions.ts';
import { namedSection } from './section-names.ts';

const TITLES =
  /^(?:(?:(?:dr|dra|mr|mrs|ms|mx|sr|sra|srta|don|doña|d|dña|ing|lic|licda|prof|arq|abg|abog|mtro|mtra|shri|smt|kum|adv|sgt|ssgt|cpl|capt|maj|lt|col|cdr|wo[12])\.?(?:\s\(ret(?:d|ired)?\.?\))?|c\.\s?p\.(?:\s?c\.)?|t\.\s?s\.\s?u\.)\s+)+/iu;
/** Chartered accountants and company secretaries: in capitals, before a name that is not. */
const CHARTERED = /^C[AS]\s+(?=\p{Lu}\p{Ll}+\s+\p{Lu})/u;
const SUFFIXES =
  /(?:,?\s+(?:ph\.?\s?d\.?|m\.?b\.?a\.?|m\.?d\.?|r\.?n\.?|cpa|pmp|jr\.?|sr\.?|ii|iii|iv|esq\.?|m\.?sc\.?|b\.?sc\.?|cfa|bsn|dds|m\.?a\.?|msn|phr|cissp))+$/i;
const LABEL =
  /^(?:nombre(?: completo| y apellidos)?|full name|name|apellidos y nombre|curr[ií]culum(?: v[ií]t(?:ae|æ))?(?: de| of)?|cv(?: de| of)?|resume (?:of|de)|hoja de vida(?: de)?)\s*[:–—-]?\s+/iu;
/** What the document is called stands before a name as well, often once more and shorter at the top of each page. */
const DOCUMENT_LABEL = /^(?:curr|cv|resume|hoja)/i;

function isNameWord(word: string): boolean {
  // A nickname stands in quotes or brackets: `Bridget "Bridie" Mulcahey`.
  const bare = word.replace(/^["“«(](.+)["”»)]$/u, '$1');
  return /^\p{Lu}[\p{L}'’.-]*$/u.test(bare) || PARTICLES.has(bare.toLowerCase());
}

/** Whether a text can be a name at all: two to six capitalised words, nothing else. */
function canBeName(text: string, least = 2): boolean {
  const words = wordsOf(text);
  if (words.length < least || words.length > 6 || text.length < 3 || text.length > 50) return false;
  return (
    words.every(isNameWord) && words.some((word) => /\p{L}{2}/u.test(word)) && !PARTICLES.has(fold(words.at(-1) ?? ''))
  );
}

/** `Arribalzaga Quiles, Nerea` */
function isLastFirst(text: string): boolean {
  const [last = '', first = '', ...further] = text.split(/,\s+/);
  return further.length === 0 && canBeName(last, 1) && canBeName(first, 1);
}

/** Whether a last name and a first one may as well be a town and its region, which no address of mail knows: `Castell, Co. Brenn`. */
function isLikeTown(text: string, email: string | null, isTyped: boolean): boolean {
  if (likeEmail(text, email) > 0 || !/\p{Ll}/u.test(text)) return false;
  return isTyped || /,\s+Co\.\s/.test(text) || placeByName(text.split(/,\s+/)[1] ?? '') !== undefined;
}

/** `Ana Sotillo, Registered Nurse` */
const hasProfession = (text: string) => titleScore(text.split(/,\s+/)[1] ?? '') >= 2;

/** A name in small letters, as designers set it: the address of mail knows it. */
function isLowName(text: string, email: string | null): boolean {
  const words = wordsOf(text);
  return (
    text === text.toLowerCase() &&
    words.length > 1 &&
    words.length < 5 &&
    likeEmail(text, email) >= Math.min(2, words.length)
  );
}

function likeEmail(text: string, email: string | null): number {
  const [user = '', domain = ''] = fold(email ?? '').split('@');
  // `hello@imogentarrawick.example`
  const local = `${user} ${domain.split('.')[0] ?? ''}`.replace(/[^a-z ]/g, '').trim();
  const parts = fold(text)
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^a-z]/g, ''))
    .filter((word) => word.length > 2);
  return parts.filter((part) => local.includes(part) || (local.length > 4 && part.startsWith(local))).length;
}

interface Candidate {
  piece: Piece;
  score: number;
}

/** What papers are called, and how letters begin. No person has such a name, in whatever words a paper has it. */
const PAPER =
  /\b(?:sintesis|curricular|solicitud|solicitante|formulario|formato|ficha|planilla|hoja|expediente|legajo|registro|postulacion|postulante|inscripcion|datos|informacion|antecedentes|perfil|presentacion|carta|application|applicant|form|sheet|data|biodata|dossier|record|particulars|details|information|candidate|questionnaire|cuestionario|personnel|employment|empleo|dear|estimad[oa]s?|senor(?:es|a|as)?|saludos|atentamente|regards|sincerely|asunto|subject)\b/;
const NOT_NAMES =
  /\b(?:curriculum|vitae|resume|hoja de vida|cv|portfolio|manager|engineer|developer|director|analyst|specialist|assistant|consultant|university|universidad|company|page|pagina|summary|profile|present|street|avenue|calle|confidential)\b/;

/** `MENSAH, KOFI ABU` in capitals stands so near the top. */
const TOP_LINES = 4;

/** How the lines at the top of a resume are set, and the address of mail there. */
interface Top {
  /** The size of the largest letters. */
  largest: number;
  /** All letters are of one size: size says nothing. */
  isTyped: boolean;
  email: string | null;
}

const namesSection = (text: string) => namedSection(text) !== undefined || isOwnWords(text);

function scoreOf(piece: Piece, line: ResumeLine, order: number, { largest, isTyped, email }: Top): number {
  const { text } = piece;
  const size = line.fontSize >= largest - 0.1 ? 4 : line.fontSize > largest * 0.8 ? 2 : 0;
  const isTop = size === 4 || (order < TOP_LINES && /^[^\p{Ll}]+$/u.test(text) && !placeByName(text));
  const isListed = isTop && isLastFirst(text) && !hasProfession(text) && !isLikeTown(text, email, isTyped && order > 0);
  const isName = canBeName(text) || isListed || (size === 4 && isLowName(text, email));
  if (!isName || NOT_NAMES.test(fold(text)) || PAPER.test(fold(text)) || namesSection(text)) return 0;
  // `Dean Ockleshaw` begins like a title, `dean.ockleshaw@` says that it is none; so does the largest type of the page.
  const isKnown = (likeEmail(text, email) > 0 && size === 4) || likeEmail(text, email) > 1;
  if ((occupationByTitle(text) || skillByName(text)) && !isKnown) return 0;
  const early = Math.max(0, 4 - order * 0.5);
  const place = placeByName(text) ? -2 : 0;
  const initial = /^\p{Lu}\.\s/u.test(text) ? -1 : 0;
  return 1 + size + early + place + initial + 3 * likeEmail(text, email) + (line.heading === 0 ? 2 : 0);
}

/** Letters that somebody may put behind a name: `Dashiell Okonski, DPT`, `MARICEL PUNONGBAYLON, RMT`; they stand behind a comma and, in a name in capitals, have no vowel. */
const LETTERS =
  /,\s+(?:(?=[A-Z]{2,6}(?:[,\s]|$))[A-Z]{2,6}(?:,?\s+[A-Z]{2,6})*|\p{Lu}\p{L}{0,3}\.[\p{L}.]{2,8}(?:\s\([^()]{2,8}\))?)$/u;

/** Of bodies that are known, vowels or not. */
const BODIES =
  /^,\s+(?:F?CCA|F?ACA|ACCA|FCA|CIMA|ACMA|CGMA|[AMF]?CIPD|MCIPS|RIBA|MRICS|RIAI|ICAEW|CISA|CISM|CIA|ACIS|CAIA|[AF]IA|RICS|PE|AIA)(?:,?\s|$)/;

function withoutLetters(name: string): string {
  const letters = LETTERS.exec(name);
  if (!letters || name.slice(0, letters.index).includes(',')) return name;
  const before = name.slice(0, letters.index);
  const isApart =
    /\p{Ll}/u.test(before) || !/[AEIOU]/.test(letters[0]) || BODIES.test(letters[0]) || letters[0].includes('.');
  return isApart && canBeName(before) ? before : name;
}

function stripped(piece: Piece): Piece {
  const label = LABEL.exec(piece.text)?.[0].length ?? 0;
  const named = piece.text.slice(label);
  const title = (TITLES.exec(named) ?? CHARTERED.exec(named))?.[0].length ?? 0;
  const start = piece.start + label + title;
  const text = piece.text.slice(label + title);
  const end = start + withoutLetters(text.replace(SUFFIXES, '')).length;
  return { text: text.slice(0, end - start), start, end };
}

/** The first line of a name may end with what belongs to the next: `Juan Felipe Restrepo de` above `la Ossa`. */
function canStartName(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 5 && words.every(isNameWord) && !PARTICLES.has(fold(words[0] ?? ''));
}

const endsOpen = (text: string) => PARTICLES.has(fold(wordsOf(text).at(-1) ?? ''));

/** In points: what begins so far right of a name, and is smaller, stands beside it. */
const BESIDE_POINTS = 100;
const BESIDE_LINES = 3;

/** The two lines below the first line of a name; those of an address at the right, of which one stands beside it, are none. */
function belowName(lines: readonly ResumeLine[], index: number): ResumeLine[] {
  const line = lines[index];
  const isAside = (one: ResumeLine) =>
    line !== undefined && line.cells.length > 1 && one.page === line.page && one.x > line.x + BESIDE_POINTS;
  const aside = lines.slice(index + 1).findIndex((one) => !isAside(one));
  const from = index + 1 + (aside > 0 && aside <= BESIDE_LINES ? aside : 0);
  return lines.slice(from, from + 2);
}

/** The line as large as its first cell is said to be: the size of a line is that of most of its letters. */
function asLargeAsName(line: ResumeLine): ResumeLine {
  const size = faceSize(line) || 0;
  return line.cells.length > 1 && size > line.fontSize ? { ...line, fontSize: size } : line;
}

/** First and last name on lines of their own, in the same large type. */
function joinedLines(lines: readonly ResumeLine[], index: number, email: string | null): Piece | null {
  const [line, next, third] = [lines[index], ...belowName(lines, index)];
  const [one, other, last] = [line?.cells[0], next?.cells[0], third?.cells[0]];
  if (!line || !next || !one || !other) return null;
  const isLarge = Math.max(line.fontSize, next.fontSize) >= 13 && Math.abs(line.x - next.x) < 3;
  // Contact data beside it may give the whole line its size.
  const isBeside = line.cells.length > 1 || next.cells.length > 1;
  const isSetAlike = isBeside && line.face !== undefined && line.face === next.face && line.bold === next.bold;
  // A first name may be set larger than the last ones.
  const isLarger = line.fontSize > next.fontSize && next.fontSize >= 13 && next.bold === line.bold;
  const isAlike =
    Math.abs(line.fontSize - next.fontSize) <= 0.6 ||
    (isLarger && likeEmail(other.text, email) > 0) ||
    (isBeside && (likeEmail(other.text, email) > 0 || endsOpen(one.text)));
  const isNamed = isSetAlike && Math.abs(line.x - next.x) < 3 && likeEmail(`${one.text} ${other.text}`, email) > 1;
  if (!((isLarge && isAlike) || isNamed) || line.column !== next.column) return null;
  const joined = `${one.text} ${other.text}`;
  const low = [joined, `${joined} ${last?.text}`].findLast((text) => isLowName(text, email));
  if (low) return { text: low, start: one.start, end: low === joined ? other.end : (last?.end ?? other.end) };
  if (!canStartName(one.text) || !canBeName(other.text, 1) || !canBeName(joined)) return null;
  const isLast = third && last && !third.gap && third.face === next.face && third.fontSize === next.fontSize;
  const isThird = isLast && third.column === next.column && Math.abs(third.x - next.x) < 3 && third.bold === next.bold;
  const whole = `${joined} ${last?.text}`;
  return isThird && canBeName(last.text, 1) && canBeName(whole)
    ? { text: whole, start: one.start, end: last.end }
    : { text: joined, start: one.start, end: other.end };
}

const LAST_FIRST =
  /^(?:apellidos?(?:\(s\))? ?[y/,] ?nombres?(?:\(s\))?|apellidos, nombre|surname,? (?:and )?(?:first )?names?|last name, first name)$/iu;

/** `Brezo Nieto, Olalla` beside or below a label that says this order, or null. */
function lastNameFirst({ cells: [label, value] }: ResumeLine, next: ResumeLine | undefined): Piece | null {
  if (!label || !LAST_FIRST.test(label.text.replace(/\s*:$/, ''))) return null;
  const name = value ?? next?.cells[0];
  return name && isLastFirst(name.text) ? name : null;
}

/** Two pieces as one, in the order in which they stand. */
function together(one: Piece, other: Piece): Piece {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return { text: `${first.text} ${second.text}`, start: first.start, end: second.end };
}

const canBePart = (piece: Piece) => canBeName(piece.text, 1);

/** First and last name where a form asks for each by itself, or null. */
export function nameInForm(form: PersonForm): { first: Piece; last: Piece } | null {
  const first = filledIn(form, 'first', canBePart);
  const middle = filledIn(form, 'middle', ({ text }) => /^\p{Lu}[\p{L}.' -]*$/u.test(text));
  const [surname, second] = form.fields.flatMap(({ field, value }) =>
    field === 'last' && canBePart(value) ? value : [],
  );
  if (!first || !surname) return null;
  return {
    first: middle && middle.start > first.end ? together(first, middle) : first,
    last: second ? together(surname, second) : surname,
  };
}

/** A whole name behind, below or above its caption, or null. */
export function wholeNameInForm(form: PersonForm): Piece | null {
  const whole =
    filledIn(form, 'last-first', ({ text }) => isLastFirst(text)) ??
    filledIn(form, 'name', ({ text }) => canBeName(text) || isLastFirst(text));
  return whole ? stripped(whole) : null;
}

/** The part of `Ana Sotillo Brezo, Farm Manager` before what the person is, or null. */
function beforeTitle({ text, start }: Piece): Piece | null {
  const cut = /\s*(?:,|[|•·]|\s[–—-])\s+|\s+\((?=[^()]+\)$)/.exec(text);
  if (!cut || titleScore(text.slice(cut.index + cut[0].length)) < 2) return null;
  return { text: text.slice(0, cut.index), start, end: start + cut.index };
}

/** The piece of the text that is most likely the person's name, or null. Only the first `lines` are looked at. */
export function findName(lines: readonly ResumeLine[], email: string | null): Piece | null {
  const first = lines.slice(0, 60).map(asLargeAsName);
  const sizes = first.slice(0, 40).map((line) => line.fontSize);
  const largest = Math.max(...sizes, 0);
  const top: Top = { largest, isTyped: Math.min(...sizes) === largest, email };
  let best: Candidate | null = null;
  for (const [order, line] of first.entries()) {
    const labelled = lastNameFirst(line, first[order + 1]);
    if (labelled) return labelled;
    const joined = joinedLines(first, order, email);
    const bare = line.cells.flatMap((cell) => beforeTitle(stripped(cell)) ?? []);
    for (const cell of [...line.cells, ...bare, ...(joined ? [joined] : [])]) {
      const piece = stripped(cell);
      const bonus =
        (LABEL.test(cell.text) ? (DOCUMENT_LABEL.test(cell.text) ? 2 : 4) : 0) + (cell === joined ? 1.5 : 0);
      const score = scoreOf(piece, line, order, top);
      if (score > 0 && score + bonus > (best?.score ?? 0)) best = { piece, score: score + bonus };
    }
  }
  return best && best.score >= 4 ? best.piece : null;
}
