/** Cuts the header of a course of study into the stretches that may be its degree, its subject, its school and its town. */
import { fold, placeByName } from '../taxonomy/index.ts';
import { isPlace } from './contact.ts';
import { type NameRole, type Piece, splitAtFaces, splitPieces, withoutBracket, withoutStop } from './line.ts';
import { degreeEvidence, hasDegreeWord, namesSchool, schoolEvidence } from './study-words.ts';

const STRONG = /\t| {3,}|\s*[|•·◦▪]\s*|\s[–—―]\s|\s-\s/gu;
const WEAK =
  /,\s+|\s\/\s+|\s+(?:at|from|@|en la|por la|por el|en el)\s+(?=\p{Lu})|\s+en (?=(?:la )?(?:Universidad|Instituto|Escuela))|\s\(|\)\s+|(?<=\p{L}{4})(?<!\b(?:[Ii]ncl|[Gg]ral|[Mm]atric|[Pp]rof|[Hh]nos|[Uu]niv|[Ii]nst|[Dd]epto?|[Cc]oop|[Cc]nel))\.\s+(?=\p{Lu})|:\s+/gu;

const NOTE =
  /^\(?(?:(?:c?gpa|promedio|nota|cgpa|grade(?! 1?\d)|mark|result|thesis|tesis|advisor|honou?rs|minor|coursework|relevant|expected|graduat\w+:|graduated|cum laude|magna|summa|media|calificacion|score|distinction|merit|with honou?rs|honor roll|dean['’]?s list|first[- ]class|second class|sobresaliente|notable|mencion (?:honorifica|especial|de honor)|matricula de honor|en curso|cursando|in progress|ongoing|part[- ]time|full[- ]time|online|nights?|nocturn[oa]|a distancia|incompleto|trunco|terminado|finished|completed|left|egreso|egresad[oa]|titulad[oa]|tfm|tfg|ects|section|seccion)\b|\d[\d.,/:% ]*(?:gpa|cgpa|ects|points|puntos|h|horas|hours)?\)?$|(?:about )?(?:\d+|an?|un) (?:years?|months?|anos?|mes(?:es)?)\b)/;

/** The lines of a header with the dates cut out, and how each is set. */
export interface StudyHeader {
  header: readonly Piece[][];
  looks: readonly string[];
  roles?: ReadonlyMap<number, NameRole>;
}

/** A stretch of an entry's header between separators; `cell` counts what strong ones part. */
export interface Token extends Piece {
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

const isCountry = (text: string) => placeByName(text)?.level === 'country';

/** A name kept together as far as it goes: what is said of it behind a comma, in brackets or in a sentence of its own is no part of it. */
function nameAndMore(text: string, piece: Piece): Piece[] {
  const [name, ...parts] = splitPieces(text, piece, WEAK);
  if (!name) return [];
  const isMore = (part: Piece) => /^[\p{Ll}\d]/u.test(part.text) || NOTE.test(fold(part.text));
  const isApart = (part: Piece) => /[.(]\s*$/.test(text.slice(name.end, part.start));
  // `University of Red Deer, Red Deer, AB`: a town with its state or country.
  const isTownAt = (at: number) => {
    const region = parts[at + 1]?.text ?? '';
    return /^[A-Z]{2}$/.test(region) || (isCountry(region) && isPlace(parts[at]?.text ?? ''));
  };
  const first = parts.findIndex((part, at) => isMore(part) || isApart(part) || isTownAt(at));
  if (first < 0) return [piece];
  const end = first === 0 ? name.end : (parts[first - 1]?.end ?? name.end);
  return [{ text: text.slice(name.start, end), start: name.start, end }, ...parts.slice(first)];
}

/** No degree ends with these. */
const GOES_ON = /(?:^|\s)(?:en|de|of|in|del|el|la|los|las|and|y|e|&|the|for|at|by|por)$/i;
/** What stands before the word of a school and belongs to its name. */
const TITLE_OF_SCHOOL = /(?:^|\s)(?:Pontificia|Real|Royal)$/u;

/** `Bachillerato general Preparatoria Regional`: where a degree ends and a school begins with its word without a separator, or null. */
function beforeSchoolWord(text: string, isDegree: (text: string) => boolean): number | null {
  for (const word of text.matchAll(/(?<=\s)\p{Lu}\S*/gu)) {
    const [degree, school] = [text.slice(0, word.index).trimEnd(), text.slice(word.index)];
    const isSchool =
      namesSchool(school.split(/\s+/)[0] ?? '') && wordCount(school) > 1 && !/^universitari[oa]s?\b/i.test(school);
    if (!isSchool || GOES_ON.test(degree) || !isDegree(degree)) continue;
    const title = TITLE_OF_SCHOOL.exec(degree);
    return title ? title.index + Number(/^\s/.test(title[0])) : word.index;
  }
  return null;
}

/** `Diploma Agriculture Lincoln University`: where the words make most of a degree before and of a school behind, or null. */
function beforeSchoolName(text: string): number | null {
  let best: { at: number; worth: number } | null = null;
  for (const { index } of text.matchAll(/(?<=\s)\p{Lu}/gu)) {
    const [degree, school] = [text.slice(0, index).trimEnd(), text.slice(index)];
    const isBare = wordCount(degree) < 2 || wordCount(school) < 2;
    if (isBare || GOES_ON.test(degree) || namesSchool(degree) || !namesSchool(school) || hasDegreeWord(school))
      continue;
    const worth = degreeEvidence(degree) + schoolEvidence(school);
    if (degreeEvidence(degree) >= DEGREE_FOR_CERTAIN && worth > (best?.worth ?? 0)) best = { at: index, worth };
  }
  return best?.at ?? null;
}

/** What stands before a school without a separator is a degree that says so much of being one. */
const DEGREE_FOR_CERTAIN = 4;

export const wordCount = (text: string) => text.split(/\s+/).length;

/** Parts what stands before a school from it; what follows a degree in the same cell may be its subject. */
function cutBeforeSchool(piece: Piece, before: Piece | undefined): Piece[] {
  const isBehindDegree = before !== undefined && hasDegreeWord(before.text) && !namesSchool(before.text);
  const isDegree = (text: string) => isBehindDegree || degreeEvidence(text) >= 2;
  const at = beforeSchoolWord(piece.text, isDegree) ?? beforeSchoolName(piece.text);
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

export function tokensOf(text: string, { header, looks, roles }: StudyHeader, faces: ReadonlySet<number>): Token[] {
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
          .flatMap((part, at, all) => cutBeforeSchool(part, all[at - 1]))
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
