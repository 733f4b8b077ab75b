/**
 * Parts the header of a course of study into degree, subject and school by evidence, as `header-parts.ts` parts those of jobs: every way
 * to give two stretches of the header to degree and school is scored, and the entries of one resume share how they are set.
 */
import { fold } from '../taxonomy/index.ts';
import type { Piece } from './line.ts';
import { type StudyHeader, type Token, tokensOf, wordCount } from './study-tokens.ts';
import { degreeEvidence, hasDegreeWord, isBareLevel, levelOf, schoolEvidence } from './study-words.ts';

export interface StudyParts {
  degree: Piece | null;
  /** What was studied, where it stands apart from the degree. */
  subject: Piece | null;
  school: Piece | null;
}

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
/** What stands in brackets is a degree where it says so much. */
const IN_BRACKETS = 2.5;
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
    // `Grace Pillar Secondary School (Leaving Certificate)`
    if (text[first.start - 1] === '(' && from > 0 && degreeEvidence(first.text) < IN_BRACKETS) continue;
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
      const labelled = first.role === undefined ? 0 : first.role === 'what' ? LABELLED : -LABELLED;
      found.push({
        from,
        to,
        piece,
        degree: labelled + degreeEvidence(piece.text) - COMMA.degree * commas - 0.6 * inner - (first.isTown ? 1.5 : 0),
        school: schoolEvidence(piece.text) - labelled - COMMA.school * commas - (first.isTown ? 1 : 0),
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
const LABELLED = 3;

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
