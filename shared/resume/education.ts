/** Reads courses of study: degree as written, its level, the school and the dates. */
import type { EducationLevel } from '../domain/levels.ts';
import { type Education, ENTRIES_MAX, type ProfileSources } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import { isPlace } from './contact.ts';
import { type Entry, entriesOf } from './entry.ts';
import { addSource, type Capped, flat, lookedAt, periodFields, type Sourced } from './experience.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces, withoutStop } from './line.ts';
import { withoutColumnHeads } from './table-rows.ts';

/** The highest first: `Máster` before `Grado` in "Máster tras el Grado". */
const LEVELS: readonly (readonly [EducationLevel, RegExp])[] = [
  ['phd', /\b(?:ph\.? ?d|doctor(?:ado|ate|al)?|d\.?phil|doctor en|doctora en|ed\.?d)\b/],
  [
    'master',
    /\b(?:master'?s?|magister|maestria|m\.? ?b\.? ?a|m\.? ?sc|m\.? ?s|m\.? ?a|m\.?eng|m\.?ed|mphil|posgrado|postgrado|postgraduate|msw|llm|m\.?f\.?a)\b(?! (?:cv|class))/,
  ],
  [
    'bachelor',
    /\b(?:bachelor'?s?|licenciatura|licenciad[oa]|grado (?:en|universitario|de)|graduad[oa] en(?! (?:la )?(?:eso|e\.s\.o|(?:educacion |ensenanza )?secundaria))|ingenieri[ao]|diplomatura|diplomad[oa] en|b\.? ?sc|b\.? ?s|b\.? ?a|b\.?b\.?a|b\.?eng|b\.?tech|b\.?com|llb|undergraduate|arquitectura|bsn|b\.?f\.?a|titulo universitario|medicina)\b/,
  ],
  [
    'high-school',
    /\b(?:bachillerato|bachiller|high school|secundaria|eso|e\.s\.o|educacion secundaria|ged|secondary|a-levels?|preparatoria|diploma de bachiller|cou|bup)\b/,
  ],
  [
    'other',
    /\b(?:associate(?:'?s)?|ciclo formativo|grado (?:medio|superior)|tecnic[oa]|fp|formacion profesional|diploma|certificate|curso|course|a\.? ?a\.? ?s?|technical|vocational|tsu|cfgs|cfgm|hnd|experto|bootcamp|nvq|btec|hnc|qqi|city (?:and|&) guilds)\b/,
  ],
];

const SCHOOL =
  /\b(?:universi\w+|college|school|institut\w+|escuela|colegio|academ(?:y|ia)|facultad|faculty|polytechnic|politecnic\w*|ies|i\.e\.s|liceo|lyceum|centro|seminary|conservatori\w+|tecnologico de|uned|mit|upm|upc|unam|ucla|itesm|community|campus|business school|esade|iese|cifp|cpifp|uoc|unir|bootcamp)\b/;
const DEGREE =
  /\b(?:degree|grado|licencia\w*|ingenier\w*|master\w*|magister|maestria|bachelor\w*|ph\.? ?d|doctor\w*|diploma\w*|b\.? ?sc?|b\.? ?a|m\.? ?sc?|m\.? ?a|mba|bba|associate\w*|bachiller\w*|tecnic[oa]|ciclo|fp|eso|ged|certificate|curso|posgrado|postgrado|minor|major|graduad[oa]|cfgs|cfgm|aas|bfa|high school diploma|title|titulo|especialista|especializacion|experto|b\.?tech|bsn|bs|ms|nvq|btec|hnc|hnd|qqi)\b/;

/** The level of the specification that a degree's words name, or null. */
function levelOf(text: string): EducationLevel | null {
  const low = fold(text);
  if (/\bgrado (?:medio|superior)\b|\bciclo formativo\b/.test(low)) return 'other';
  return LEVELS.find(([, pattern]) => pattern.test(low))?.[0] ?? null;
}

const NOTE =
  /^\(?(?:(?:c?gpa|promedio|nota|cgpa|grade|mark|result|thesis|tesis|advisor|honou?rs|minor|coursework|relevant|expected|graduat\w+:|cum laude|magna|summa|media|calificacion|score|distinction|merit|with honou?rs|first[- ]class|sobresaliente|notable|mencion|matricula de honor|en curso|cursando|in progress|ongoing|part[- ]time|full[- ]time|online|nights?|a distancia|incompleto|trunco|terminado|finished|completed|left|egreso|egresad[oa])\b|\d[\d.,/:% ]*(?:gpa)?\)?$|(?:about )?(?:\d+|an?|un) (?:years?|months?|anos?|mes(?:es)?)\b)/;

function schoolScore(text: string): number {
  const low = fold(text);
  if (/^high school diploma/.test(low)) return 0;
  const isDegree = DEGREE.test(low);
  const isNamed = /\b(?:universi|institut|school|college)/.test(low);
  return (SCHOOL.test(low) ? 3 : 0) - (isDegree ? (isNamed ? 0.5 : 2) : 0);
}

function degreeScore(text: string): number {
  const low = fold(text);
  return (
    (DEGREE.test(low) ? 3 : 0) +
    (levelOf(text) ? 1 : 0) -
    (SCHOOL.test(low) && !/^(?:high school diploma)/.test(low) ? 2 : 0)
  );
}

const STRONG = /\t| {3,}|\s*[|•·◦▪]\s*|\s[–—―]\s|\s-\s/gu;
const WEAK =
  /,\s+|\s+(?:at|from|@|en la|por la|por el|en el)\s+(?=\p{Lu})|\s+en (?=(?:la )?(?:Universidad|Instituto|Escuela))|\s\(|(?<=\p{L}{4})\.\s+(?=\p{Lu}\p{Ll}{2})|:\s+/gu;

/** A stretch of an entry's header between separators; `cell` counts what strong ones part. */
interface Token extends Piece {
  line: number;
  cell: number;
}

/** `Bilbao)` without the bracket that was opened in another piece. */
function withoutBracket(piece: Piece): Piece {
  if (!piece.text.endsWith(')') || piece.text.includes('(')) return piece;
  return { text: piece.text.slice(0, -1).trimEnd(), start: piece.start, end: piece.end - 1 };
}

/** The header, and where no degree stands in it the short line below it that names one. */
function headerWithDegree({ header, body }: Entry): Piece[][] {
  const [first] = body;
  const hasDegree = header.flat().some(({ text }) => DEGREE.test(fold(text)));
  const isDegree = first && !hasDegree && first.text.length <= DEGREE_MAX_CHARS && namesDegree(first.text);
  return isDegree ? [...header, first.cells] : header;
}

function tokensOf(text: string, entry: Entry): Token[] {
  let cell = 0;
  return headerWithDegree(entry).flatMap((cells, line) =>
    cells
      .flatMap((piece) => splitPieces(text, piece, STRONG))
      .flatMap((strong) => {
        cell += 1;
        const parts = keepsTogether(strong.text) ? [strong] : splitPieces(text, strong, WEAK);
        return parts.map((part) => ({ ...withoutBracket(withoutStop(part)), line, cell }));
      })
      .filter((piece) => piece.text !== '' && !NOTE.test(fold(piece.text))),
  );
}

/** A school whose name has a comma or a full stop of its own, and nothing that is a degree. */
function keepsTogether(text: string): boolean {
  return namesSchool(text) && !DEGREE.test(fold(text)) && /^universi|^u\.|^i\.\s?e\./i.test(text);
}

/** How much a text reads as a place of study. */
function schoolEvidence(text: string): number {
  const isAcronym = /^\p{Lu}{3,7}$/u.test(text) || /(?:^|\s)\p{Lu}{4,7}(?:\s|$)/u.test(text);
  const isName = text.split(/\s+/).every((word) => /^[\p{Lu}&(]/u.test(word) || word.length <= 3);
  const own = schoolScore(text);
  return own + (own <= 0 && isAcronym && !DEGREE.test(fold(text)) ? 1.2 : 0) + (isName && /\s/.test(text) ? 0.4 : 0);
}

const isUnfinished = (degree: string) => /(?:\s|^)(?:en|in|of|de)$/i.test(degree);

/** Whether a degree names what was studied: `BSc Physics`, `Grado en Derecho`, not `BSc` or `Diplomatura en`. */
function saysSubject(degree: string): boolean {
  if (isUnfinished(degree)) return false;
  return /\s(?:en|in|of|de)\s+\S/i.test(degree) || degree.split(/\s+/).length >= 4;
}

/** The degree of an entry that names but its school: the line below it, even as a bullet. */
function taught(text: string, { body }: Entry): Piece | null {
  const [line] = body;
  const start = line?.cells[0]?.start ?? 0;
  return line && line.end - start <= DEGREE_MAX_CHARS ? pieceOf(text, start, line.end) : null;
}

const DEGREE_MAX_CHARS = 90;

function best(pieces: readonly Token[], score: (text: string) => number): Token | null {
  const ranked = pieces.toSorted((one, other) => score(other.text) - score(one.text));
  return ranked[0] && score(ranked[0].text) > 0 ? ranked[0] : null;
}

interface Named {
  degree: Piece | null;
  /** What was studied, where it stands apart from the degree. */
  subject: Piece | null;
  school: Piece | null;
}

/** A degree with what follows it up to the school or a town: `Hotel, Restaurant and Tourism Administration`. */
function extended(text: string, tokens: readonly Token[], degree: Token, school: Token | null): Token {
  let last = degree;
  for (const token of tokens.slice(tokens.indexOf(degree) + 1)) {
    const isOwn = token.cell === degree.cell && token !== school && schoolEvidence(token.text) < 1.2;
    if (!isOwn || isPlace(token.text) || !/^[,:(]?\s*\(?$/.test(text.slice(last.end, token.start))) break;
    last = token;
  }
  const end = text[last.end] === ')' && text.slice(degree.start, last.end).includes('(') ? last.end + 1 : last.end;
  return { ...degree, text: text.slice(degree.start, end), end };
}

/** What may be the subject of a degree: the name right beside it that is neither school nor town. */
function subjectOf(tokens: readonly Token[], degree: Token, school: Token | null): Token | null {
  if (saysSubject(degree.text)) return null;
  const at = tokens.indexOf(degree);
  const fits = (token: Token | undefined): token is Token =>
    token !== undefined &&
    token !== school &&
    Math.abs(token.line - degree.line) <= 1 &&
    schoolEvidence(token.text) < 1.2 &&
    !isPlace(token.text) &&
    /^[\p{L}]/u.test(token.text) &&
    token.text.length <= DEGREE_MAX_CHARS;
  // `PhD, Princeton University, Computer Science`: the school may stand between the two.
  const [next, before] = [tokens[at + 1], tokens[at - 1]];
  return [next, before, next === school ? tokens[at + 2] : undefined].find(fits) ?? null;
}

/** Which token is the degree, which the subject and which the school. `schoolFirst` is the order of the other entries. */
function namesOf(text: string, entry: Entry, schoolFirst: boolean): Named {
  const tokens = tokensOf(text, entry);
  const names = tokens.filter((token) => !isPlace(token.text) || schoolScore(token.text) > 0);
  const sure = best(names, (name) => (schoolEvidence(name) >= 1.2 ? schoolEvidence(name) : 0));
  const degree = best(
    names.filter((token) => token !== sure),
    degreeScore,
  );
  const rest = names.filter((token) => token !== sure && token !== degree);
  if (!degree) {
    const only = rest[schoolFirst && !sure && rest.length > 1 ? 1 : 0] ?? null;
    const school = sure ?? rest.find((token) => token !== only) ?? null;
    return { degree: only ?? taught(text, entry), subject: null, school };
  }
  // `PhD` in the margin of `PhD in Physics` says nothing more.
  const whole = rest.find((token) => token.text.startsWith(`${degree.text} `)) ?? degree;
  if (sure)
    return { degree: extended(text, tokens, whole, sure), subject: subjectOf(tokens, whole, sure), school: sure };
  const others = rest.filter((token) => token !== whole);
  const ordered = schoolFirst ? others : others.toReversed();
  const school =
    others.length === 1 && !saysSubject(whole.text) && others[0]?.line === whole.line ? null : (ordered[0] ?? null);
  return { degree: extended(text, tokens, whole, school), subject: subjectOf(tokens, whole, school), school };
}

/** A degree without the mark behind it: `B.S. Chemistry, GPA 3.6`. */
function withoutNote(degree: string): string {
  return degree.replace(
    /[\s,;:(–-]+(?:c?gpa|promedio|nota media|media|with honou?rs|magna cum laude|cum laude)\b.*$/i,
    '',
  );
}

/** A degree that says its subject, or whose subject stands before it. */
function besideDegree(degree: Piece | null, subject: Piece | null): { value: string; span: Piece | null } {
  const isBefore = degree && subject && subject.end <= degree.start;
  return { value: isBefore ? `${degree.text} ${subject.text}` : (degree?.text ?? ''), span: degree };
}

/** A degree and its subject as they stand, or with a blank between them where they stand apart. */
function wholeDegree(text: string, { degree, subject }: Named): { value: string; span: Piece | null } {
  if (!degree || !subject || subject.end <= degree.end) return besideDegree(degree, subject);
  const follows =
    subject.start >= degree.end && /^[,:]?\s*(?:in|en|of|de)?\s*$/.test(text.slice(degree.end, subject.start));
  const span = { text: '', start: degree.start, end: subject.end };
  return { value: follows ? text.slice(degree.start, subject.end) : `${degree.text} ${subject.text}`, span };
}

function studyOf(text: string, entry: Entry, schoolFirst: boolean): Sourced<Education> {
  const named = namesOf(text, entry, schoolFirst);
  const { value: whole, span } = wholeDegree(text, named);
  const sources: ProfileSources = {};
  addSource(sources, 'degree', span);
  addSource(sources, 'institution', named.school);
  addSource(sources, 'startDate', entry.period?.from?.span);
  addSource(sources, 'endDate', entry.period?.to?.span);
  const { startDate, endDate } = periodFields(entry.period);
  const value = {
    degree: flat(withoutNote(whole)),
    level: levelOf(whole),
    institution: flat(withoutNote(named.school?.text ?? '')),
    startDate,
    endDate,
  };
  return { value, sources };
}

/** Whether schools stand before degrees in most entries where words tell both. */
function isSchoolFirst(text: string, entries: readonly Entry[]): boolean {
  const leans = entries.map((entry) => {
    const tokens = tokensOf(text, entry);
    const school = best(tokens, schoolScore);
    const degree = best(
      tokens.filter((token) => token !== school),
      degreeScore,
    );
    return school && degree ? Math.sign(degree.start - school.start) : 0;
  });
  return leans.reduce<number>((sum, lean) => sum + lean, 0) > 0;
}

/** Whether a text has the words of a degree. */
export function namesDegree(text: string): boolean {
  return DEGREE.test(fold(text)) && levelOf(text) !== null;
}

/** Whether a text has the words of a place where people study. */
export function namesSchool(text: string): boolean {
  return SCHOOL.test(fold(text));
}

const namesStudies = (text: string) => namesSchool(text) || namesDegree(text);

/** The courses of study of one section's lines, in their order. */
export function readEducation(text: string, lines: readonly ResumeLine[]): Capped<Sourced<Education>> {
  const { found, leftOut } = lookedAt(
    entriesOf(withoutColumnHeads(lines), true, {
      heads: namesStudies,
      nameEvidence: (name) => Math.max(schoolEvidence(name), degreeScore(name)),
    }),
    ENTRIES_MAX.education,
  );
  const schoolFirst = isSchoolFirst(text, found);
  const studies = found.map((entry) => studyOf(text, entry, schoolFirst));
  // The foot of a page gives the person's address once more.
  const isStudy = ({ degree, institution }: Education) =>
    /\p{L}/u.test(degree + institution) && !/@/.test(degree + institution);
  return { found: studies.filter(({ value }) => isStudy(value)), leftOut };
}
