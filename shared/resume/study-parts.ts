/**
 * Parts the header of a course of study into degree, subject and school by evidence, as `header-parts.ts` parts those of jobs: every way
 * to give two stretches of the header to degree and school is scored, and the entries of one resume share how they are set.
 */
import { fold } from '../taxonomy/index.ts';
import { isPlace } from './contact.ts';
import { type NameRole, type Piece, splitAtFaces, splitPieces, withoutBracket, withoutStop } from './line.ts';
import { degreeEvidence, hasDegreeWord, isBareLevel, levelOf, namesSchool, schoolEvidence } from './study-words.ts';

const STRONG = /\t| {3,}|\s*[|•·◦▪]\s*|\s[–—―]\s|\s-\s/gu;
const WEAK =
  /,\s+|\s\/\s+|\s+(?:at|from|@|en la|por la|por el|en el)\s+(?=\p{Lu})|\s+en (?=(?:la )?(?:Universidad|Instituto|Escuela))|\s\(|\)\s+|(?<=\p{L}{4})(?<!\b(?:[Ii]ncl|[Gg]ral|[Mm]atric|[Pp]rof|[Hh]nos|[Uu]niv|[Ii]nst|[Dd]epto?|[Cc]oop|[Cc]nel))\.\s+(?=\p{Lu})|:\s+/gu;

const NOTE =
  /^\(?(?:(?:c?gpa|promedio|nota|cgpa|grade(?! 1?\d)|mark|result|thesis|tesis|advisor|honou?rs|minor|coursework|relevant|expected|graduat\w+:|graduated|cum laude|magna|summa|media|calificacion|score|distinction|merit|with honou?rs|honor roll|dean['’]?s list|first[- ]class|second class|sobresaliente|notable|mencion (?:honorifica|especial|de honor)|matricula de honor|en curso|cursando|in progress|ongoing|part[- ]time|full[- ]time|online|nights?|nocturn[oa]|a distancia|incompleto|trunco|terminado|finished|completed|left|egreso|egresad[oa]|titulad[oa]|tfm|tfg|ects|section|seccion)\b|\d[\d.,/:% ]*(?:gpa|cgpa|ects|points|puntos|h|horas|hours)?\)?$|(?:about )?(?:\d+|an?|un) (?:years?|months?|anos?|mes(?:es)?)\b)/;

export interface StudyParts {
  degree: Piece | null;
  /** What was studied, where it stands apart from the degree. */
  subject: Piece | null;
  school: Piece | null;
}

/** The lines of a header with the dates cut out, and how each is set. */
export interface StudyHeader {
  header: readonly Piece[][];
  looks: readonly string[];
  roles?: ReadonlyMap<number, NameRole>;
}

/** A stretch of an entry's header between separators; `cell` counts what strong ones part. */
interface Token extends Piece {
  line: number;
  cell: number;
  look: string;
  isTown: boolean;
  role: NameRole | undefined;
}

/** A school whose name has a comma or a full stop of its own, and nothing that is a degree. */
function keepsTogether(text: string): boolean {
  return namesSchool(text) && !hasDegreeWord(text) && /^universi|^u\.|^i\.\s?e\./i.test(text);
}

/** A name kept together as far as it goes: what is said of it behind a comma, in brackets or in a sentence of its own is no part of it. */
function nameAndMore(text: string, piece: Piece): Piece[] {
  const [name, ...parts] = splitPieces(text, piece, WEAK);
  if (!name) return [];
  const isMore = (part: Piece) => /^[\p{Ll}\d]/u.test(part.text) || NOTE.test(fold(part.text));
  const isApart = (part: Piece) => /[.(]\s*$/.test(text.slice(name.end, part.start));
  const first = parts.findIndex((part) => isMore(part) || isApart(part));
  if (first < 0) return [piece];
  const end = first === 0 ? name.end : (parts[first - 1]?.end ?? name.end);
  return [{ text: text.slice(name.start, end), start: name.start, end }, ...parts.slice(first)];
}

/** `Bachillerato general Preparatoria Regional`: where a degree ends and a school begins without a separator, or null. */
function unseparated({ text }: Piece): number | null {
  for (const word of text.matchAll(/(?<=\s)\p{Lu}\S*/gu)) {
    const [degree, school] = [text.slice(0, word.index).trimEnd(), text.slice(word.index)];
    const isSchool =
      namesSchool(school.split(/\s+/)[0] ?? '') && wordCount(school) > 1 && !/^universitari[oa]s?\b/i.test(school);
    if (isSchool && degreeEvidence(degree) >= 2 && !/\s(?:en|de|of|in|del|la)$/i.test(degree)) return word.index;
  }
  return null;
}

const wordCount = (text: string) => text.split(/\s+/).length;

function cutBeforeSchool(piece: Piece): Piece[] {
  const at = unseparated(piece);
  if (at === null) return [piece];
  const left = piece.text.slice(0, at).trimEnd();
  return [
    { text: left, start: piece.start, end: piece.start + left.length },
    { text: piece.text.slice(at), start: piece.start + at, end: piece.end },
  ];
}

/** `B.Sc. (Hons) Banking` is one name. */
const HONOURS = /^hon(?:our)?s\.?$/i;

/** What weak separators part; a slash parts a school from its degree, and not a name from the same in another language. */
function weakParts(text: string, piece: Piece): Piece[] {
  const parts: Piece[] = [];
  for (const part of splitPieces(text, piece, WEAK)) {
    const last = parts.at(-1);
    const isSlash = last !== undefined && /^\s\/\s*$/.test(text.slice(last.end, part.start));
    const isHonours =
      last !== undefined && (HONOURS.test(part.text) || HONOURS.test(last.text.split('(').at(-1) ?? ''));
    if (last && (isHonours || (isSlash && namesSchool(last.text) === namesSchool(part.text))))
      parts[parts.length - 1] = { text: text.slice(last.start, part.end), start: last.start, end: part.end };
    else parts.push(part);
  }
  return parts;
}

function tokensOf(text: string, { header, looks, roles }: StudyHeader, faces: ReadonlySet<number>): Token[] {
  const lookAt = (line: number) => {
    const look = looks[line] ?? '';
    return looks.indexOf(look) === looks.lastIndexOf(look) ? look : `${look}@${line}`;
  };
  let cell = 0;
  return header.flatMap((cells, line) => {
    const strong = cells.flatMap((piece) => {
      const role = roles?.get(piece.start) ?? roles?.get(-piece.end);
      const parts = splitPieces(text, piece, STRONG).flatMap((part) => splitAtFaces(text, part, faces));
      return parts.map((part) => ({ piece: part, role }));
    });
    return strong
      .flatMap(({ piece, role }, at) => {
        cell += 1;
        const parts = keepsTogether(piece.text) ? nameAndMore(text, piece) : weakParts(text, piece);
        return parts
          .map((part) => withoutBracket(withoutStop(part)))
          .flatMap(cutBeforeSchool)
          .map((part) => {
            const isTownHere = isTown(part.text) || STATE_BEHIND.test(text.slice(part.end, part.end + 12));
            return { ...part, line, cell, look: `${lookAt(line)}#${at}`, isTown: isTownHere, role };
          });
      })
      .filter((piece) => piece.text !== '' && !NOTE.test(fold(piece.text)));
  });
}

const isTown = (text: string) => isPlace(text) && !namesSchool(text);
/** `Red Deer, AB`: a town with the letters of its state. */
const STATE_BEHIND = /^, [A-Z]{2}(?=\s*(?:$|[\n\t,;|·]))/;

/** A run of tokens of one cell. */
interface Stretch {
  from: number;
  to: number;
  piece: Piece;
  degree: number;
  school: number;
}

/** Longer headers than this are none; it bounds the ways to part one. */
const TOKENS_MAX = 10;
const STRETCH_MAX = 4;
const COMMA = { degree: 0.25, school: 0.7 };
/** What the capitals of a name alone say for a school; subjects have them as well. */
const NAME = 0.8;

/** A slice with the bracket that closes right behind it: `Matric (Grade 12)`. */
function closed(text: string, start: number, end: number): Piece {
  const slice = text.slice(start, end);
  const isOpen = slice.lastIndexOf('(') > slice.lastIndexOf(')') && text[end] === ')';
  return { text: isOpen ? `${slice})` : slice, start, end: isOpen ? end + 1 : end };
}

function stretchesOf(text: string, tokens: readonly Token[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [from, first] of tokens.entries()) {
    if (text[first.start - 1] === '(' && from > 0) continue;
    for (let to = from; to < Math.min(tokens.length, from + STRETCH_MAX); to += 1) {
      const last = tokens[to];
      if (!last || last.cell !== first.cell || (last.isTown && to > from)) break;
      const before = tokens[to - 1];
      // Only commas, colons and brackets stand inside a name.
      if (before && to > from && !/^\)?[,:]?\s*\(?$/.test(text.slice(before.end, last.start))) break;
      const piece = closed(text, first.start, last.end);
      // `Diploma of Nursing (currently enrolled`
      if (to > from && piece.text.lastIndexOf('(') > piece.text.lastIndexOf(')')) continue;
      const commas = to - from;
      // A school inside a degree, or the other way round, is no part of it.
      const inner = tokens
        .slice(from + 1, to + 1)
        .reduce((sum, one) => sum + Math.max(0, schoolEvidence(one.text) - NAME), 0);
      const told = first.role === undefined ? 0 : first.role === 'what' ? TOLD : -TOLD;
      found.push({
        from,
        to,
        piece,
        degree: told + degreeEvidence(piece.text) - COMMA.degree * commas - 0.6 * inner - (first.isTown ? 1.5 : 0),
        school: schoolEvidence(piece.text) - told - COMMA.school * commas - (first.isTown ? 1 : 0),
      });
    }
  }
  return found;
}

const MISSING = { degree: -1.3, school: -1.2 };
const UNUSED = { part: 0.6, cell: 1, below: 0.3 };
const ORDER = 1;
const LOOK = 1.2;
const LATE = 0.1;
/** What a label says weighs more than what the words say. */
const TOLD = 3;

interface Choice {
  degree: Stretch | null;
  school: Stretch | null;
  score: number;
}

/** What the clear headers of a section say of all: above zero where degrees come first, and where degrees are set so. */
interface Habits {
  order: number;
  looks: ReadonlyMap<string, number>;
}

const NO_HABITS: Habits = { order: 0, looks: new Map() };

function unusedCost(tokens: readonly Token[], used: readonly Stretch[]): number {
  const isUsed = (index: number) => used.some(({ from, to }) => index >= from && index <= to);
  const usedCells = new Set(tokens.flatMap((token, index) => (isUsed(index) ? token.cell : [])));
  return tokens.reduce((sum, token, index) => {
    if (token.isTown || isUsed(index) || isBareLevel(token.text)) return sum;
    if (token.line >= 2) return sum + UNUSED.below;
    return sum + (usedCells.has(token.cell) ? UNUSED.part : UNUSED.cell);
  }, 0);
}

function scoreOf(tokens: readonly Token[], degree: Stretch | null, school: Stretch | null, habits: Habits): number {
  const used = [degree, school].flatMap((one) => one ?? []);
  const isInOrder = degree && school ? Math.sign(school.from - degree.from) * habits.order * ORDER : 0;
  const lookAt = (stretch: Stretch | null) => habits.looks.get(stretch ? (tokens[stretch.from]?.look ?? '') : '') ?? 0;
  return (
    (degree?.degree ?? MISSING.degree) +
    (school?.school ?? MISSING.school) +
    isInOrder +
    LOOK * (lookAt(degree) - lookAt(school)) -
    used.reduce((sum, { from }) => sum + LATE * from, 0) -
    unusedCost(tokens, used)
  );
}

function bestOf(text: string, given: readonly Token[], habits: Habits): Choice {
  const tokens = given.slice(0, TOKENS_MAX);
  const stretches: (Stretch | null)[] = [null, ...stretchesOf(text, tokens)];
  let best: Choice = { degree: null, school: null, score: Number.NEGATIVE_INFINITY };
  for (const degree of stretches) {
    for (const school of stretches) {
      if (degree && school && degree.from <= school.to && school.from <= degree.to) continue;
      const score = scoreOf(tokens, degree, school, habits);
      if (score > best.score) best = { degree, school, score };
    }
  }
  return best;
}

const clearness = (own: number, other: number) => Math.max(0, Math.min(3, own - other));

function habitsOf(headers: readonly Token[][], choices: readonly Choice[]): Habits {
  const looks = new Map<string, number>();
  let order = 0;
  const vote = (tokens: readonly Token[], { from }: Stretch, by: number) => {
    const look = tokens[from]?.look ?? '';
    looks.set(look, (looks.get(look) ?? 0) + by);
  };
  for (const [index, { degree, school }] of choices.entries()) {
    const tokens = headers[index] ?? [];
    if (degree) vote(tokens, degree, clearness(degree.degree, degree.school));
    if (school) vote(tokens, school, -clearness(school.school, school.degree));
    if (degree && school)
      order +=
        Math.sign(school.from - degree.from) *
        Math.min(clearness(degree.degree, degree.school), clearness(school.school, school.degree));
  }
  const share = (sum: number) => Math.max(-1, Math.min(1, sum / Math.max(2, choices.length)));
  return {
    order: order === 0 ? 0.1 : Math.max(-1, Math.min(1, order / 2)),
    looks: new Map([...looks].map(([look, sum]) => [look, share(sum)])),
  };
}

const isUnfinished = (degree: string) => /(?:\s|^)(?:en|in|of|de)$/i.test(degree);

/** Kinds of degrees whose names have two parts and no subject. */
const BARE_KIND =
  /^(?:certificado de profesionalidad|(?:diploma|titulo|curso|certificado) de (?:especializacion|posgrado|postgrado|grado|bachiller|tecnico(?: superior| medio)?|experto)|certificate of (?:completion|higher education)|diploma of higher education)$/;

/** Whether a degree names what was studied: `BSc Physics`, `Grado en Derecho`, not `BSc` or `Diplomatura en`. */
function saysSubject(degree: string): boolean {
  if (isUnfinished(degree) || BARE_KIND.test(fold(degree))) return false;
  return /\s(?:en|in|of|de)\s+\S/i.test(degree) || wordCount(degree) >= 4;
}

const SUBJECT_MAX_CHARS = 90;

/** What may be the subject of a degree: the names right beside it that are neither school nor town. */
function subjectOf(text: string, tokens: readonly Token[], { degree, school }: Choice): Piece | null {
  if (!degree || saysSubject(degree.piece.text)) return null;
  const isOf = (index: number, stretch: Stretch | null) =>
    stretch !== null && index >= stretch.from && index <= stretch.to;
  const fits = (index: number) => {
    const token = tokens[index];
    if (!token || isOf(index, degree) || isOf(index, school) || token.isTown) return false;
    if (isBareLevel(token.text) || hasDegreeWord(token.text)) return false;
    // `(séptimo semestre, en curso)` tells how far the course went.
    if (text[token.start - 1] === '(' && /^[\p{Ll}\d]/u.test(token.text)) return false;
    const isNear = Math.abs(token.line - (tokens[degree.from]?.line ?? 0)) <= 1;
    return (
      isNear && schoolEvidence(token.text) < 2 && /^\p{L}/u.test(token.text) && token.text.length <= SUBJECT_MAX_CHARS
    );
  };
  const behind = degree.to + 1;
  // What stands behind a school is its town, unless a degree of a university lacks its subject.
  const isBeyond = school?.from === behind && levelOf(degree.piece.text) !== 'high-school';
  const beyond = isBeyond ? school.to + 1 : behind;
  // `Early Years | 2011 - 2017` above `University | Bachelor of`
  const before = school?.to === degree.from - 1 ? school.from - 1 : behind;
  const at = [behind, degree.from - 1, beyond, before].find(fits);
  if (at === undefined) return null;
  // `Biology, Psychology, Irish` in one cell is one subject.
  let [from, to] = [at, at];
  const isNext = (index: number) => fits(index) && tokens[index]?.cell === tokens[at]?.cell;
  while (isNext(to + 1)) to += 1;
  while (isNext(from - 1)) from -= 1;
  return closed(text, tokens[from]?.start ?? 0, tokens[to]?.end ?? 0);
}

const NO_FACES: ReadonlySet<number> = new Set();

/** The parts of the headers of one section, in their order; at `faces` words of another face begin. */
export function partsOfStudies(
  text: string,
  headers: readonly StudyHeader[],
  faces: ReadonlySet<number>,
): StudyParts[] {
  const tokens = headers.map((header) => {
    const plain = tokensOf(text, header, NO_FACES);
    const faced = faces.size > 0 ? tokensOf(text, header, faces) : plain;
    return bestOf(text, faced, NO_HABITS).score > bestOf(text, plain, NO_HABITS).score - 1 ? faced : plain;
  });
  const habits = habitsOf(
    tokens,
    tokens.map((own) => bestOf(text, own, NO_HABITS)),
  );
  return tokens.map((own) => {
    const choice = bestOf(text, own, habits);
    // `PhD` in the margin of `PhD in Physics` says nothing more.
    const whole = own.find((token) => choice.degree && token.text.startsWith(`${choice.degree.piece.text} `));
    return {
      degree: whole ?? choice.degree?.piece ?? null,
      subject: whole ? null : subjectOf(text, own, choice),
      school: choice.school?.piece ?? null,
    };
  });
}
