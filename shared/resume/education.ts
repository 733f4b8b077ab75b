/** Reads courses of study: degree as written, its level, the school and the dates. */
import type { EducationLevel } from '../domain/levels.ts';
import { type Education, ENTRIES_MAX, type ProfileSources } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import { isPlace } from './contact.ts';
import { type Entry, entriesOf } from './entry.ts';
import { addSource, type Capped, flat, lookedAt, periodFields, type Sourced } from './experience.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces, withoutStop } from './line.ts';

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
export function levelOf(text: string): EducationLevel | null {
  const low = fold(text);
  if (/\bgrado (?:medio|superior)\b|\bciclo formativo\b/.test(low)) return 'other';
  return LEVELS.find(([, pattern]) => pattern.test(low))?.[0] ?? null;
}

const NOTE =
  /^(?:gpa|promedio|nota|cgpa|thesis|tesis|advisor|honou?rs|minor|coursework|relevant|expected|graduat\w+:|cum laude|magna|media|calificacion)\b/;

function schoolScore(text: string): number {
  const low = fold(text);
  if (/^high school diploma/.test(low)) return 0;
  return (SCHOOL.test(low) ? 3 : 0) - (DEGREE.test(low) && !/\b(?:universi|institut|school|college)/.test(low) ? 2 : 0);
}

function degreeScore(text: string): number {
  const low = fold(text);
  return (
    (DEGREE.test(low) ? 3 : 0) +
    (levelOf(text) ? 1 : 0) -
    (SCHOOL.test(low) && !/^(?:high school diploma)/.test(low) ? 2 : 0)
  );
}

const CUTS = /\t| {3,}|\s*[|•·◦▪]\s*|\s[–—―]\s|\s-\s/gu;

function isNote(piece: Piece): boolean {
  return NOTE.test(fold(piece.text)) || /^\d[\d.,/ ]*$/.test(piece.text);
}

function piecesOf(text: string, entry: Entry): Piece[] {
  const cells = entry.header
    .flat()
    .flatMap((cell) => splitPieces(text, cell, CUTS))
    .filter((piece) => !isNote(piece));
  const mixed = (piece: Piece) =>
    SCHOOL.test(fold(piece.text)) && (DEGREE.test(fold(piece.text)) || cells.length < 2 || piece.text.includes(','));
  return cells.flatMap((piece) =>
    mixed(piece) && !/^universi/i.test(piece.text.split(',')[0] ?? '')
      ? schoolApart(text, piece)
      : schoolFirst(text, piece),
  );
}

/** `BSc Physics, University of Leeds`: the part with the school's word on its own. */
function schoolApart(text: string, piece: Piece): Piece[] {
  const parts = splitPieces(
    text,
    piece,
    /,\s+|\s+(?:at|from|en la|por la)\s+(?=\p{Lu})|\s+en (?=(?:la )?(?:Universidad|Instituto|Escuela))|\(|\.\s+(?=\p{Lu})/gu,
  );
  return parts.length > 1 ? parts : [piece];
}

function schoolFirst(text: string, piece: Piece): Piece[] {
  if (!SCHOOL.test(fold(piece.text)) || !piece.text.includes(',')) return [piece];
  return splitPieces(text, piece, /,\s+/g);
}

function best(pieces: readonly Piece[], score: (text: string) => number): Piece | null {
  let found: Piece | null = null;
  let most = 0;
  for (const piece of pieces) {
    const value = score(piece.text);
    if (value > most) {
      most = value;
      found = piece;
    }
  }
  return found;
}

/** `B.S. Chemistry, GPA 3.6` without the mark. */
function withoutNote(degree: string): string {
  return degree.replace(
    /[\s,;:(–-]+(?:c?gpa|promedio|nota media|media|with honou?rs|magna cum laude|cum laude)\b.*$/i,
    '',
  );
}

/** What stands between two pieces, in whatever order they are. */
const between = (text: string, one: Piece, other: Piece) =>
  text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));

/** The degree of an entry that names but its school: the line below it, even as a bullet. */
function taught(text: string, { body }: Entry): Piece | null {
  const [line] = body;
  const start = line?.cells[0]?.start ?? 0;
  return line && line.end - start <= DEGREE_MAX_CHARS ? pieceOf(text, start, line.end) : null;
}

const DEGREE_MAX_CHARS = 90;

/** `Técnico en Soldadura, CONALEP Apodaca`: behind a degree and a comma, what begins with an acronym is a school. */
function acronymApart(text: string, { text: words, start, end }: Piece): { degree: Piece; school: Piece } | null {
  const cut = words.indexOf(', ');
  if (cut < 0 || degreeScore(words.slice(0, cut)) < 3 || !/^\p{Lu}{3,}\b/u.test(words.slice(cut + 2))) return null;
  return { degree: pieceOf(text, start, start + cut), school: pieceOf(text, start + cut + 2, end) };
}

/** Whether a name on the line below a degree that says what was studied is the school, though no word of it tells. */
function isSchoolBelow(text: string, degree: Piece, piece: Piece, school: Piece | null): boolean {
  const isBelow = text.slice(degree.end, piece.start).includes('\n');
  return school === null && isBelow && /\s(?:en|in|of|de)\s/i.test(degree.text) && /^\p{Lu}/u.test(piece.text);
}

interface Named {
  degree: Piece | null;
  school: Piece | null;
  /** Names that may be the field of study, or the school where no word tells it. */
  rest: Piece[];
}

/** Which piece is the degree and which the school. */
function namesOf(text: string, entry: Entry): Named {
  const pieces = piecesOf(text, entry).map(withoutStop);
  const school = best(pieces, schoolScore);
  const rest = pieces.filter((piece) => piece !== school && !isPlace(piece.text));
  const beside = (piece: Piece) => school !== null && /^[^\n]*\t[^\n]*$/.test(between(text, school, piece));
  const named = best(rest, degreeScore) ?? rest.find((piece) => !beside(piece)) ?? rest[0] ?? taught(text, entry);
  const parted = school === null && named && rest.length === 1 ? acronymApart(text, named) : null;
  const label = parted?.degree ?? named;
  // `PhD` in the margin of `PhD in Physics` says nothing more.
  const degree = (label && rest.find((piece) => piece.text.startsWith(`${label.text} `))) ?? label;
  return { degree, school: school ?? parted?.school ?? null, rest };
}

/** A degree and its field (`PhD` ... `Computer Science`) that stand side by side are one degree. */
function studyOf(text: string, entry: Entry): Sourced<Education> {
  const { degree, school, rest } = namesOf(text, entry);
  const field =
    degree &&
    rest.find(
      (piece) => piece !== degree && piece.start >= degree.end && degree.text.length < 14 && piece.text.length > 4,
    );
  const follows =
    degree &&
    rest.find(
      (piece) =>
        piece.start >= degree.end &&
        /^[,:]?\s*$/.test(text.slice(degree.end, piece.start).replace(/in|en/, '')) &&
        !isSchoolBelow(text, degree, piece, school),
    );
  const joined = degree && (follows ?? field);
  const whole =
    joined && follows
      ? text.slice(degree.start, joined.end)
      : joined
        ? `${degree.text} ${joined.text}`
        : (degree?.text ?? '');
  const institution = school ?? (degree ? rest.find((piece) => piece !== degree && piece !== joined) : null) ?? null;
  const sources: ProfileSources = {};
  addSource(sources, 'degree', degree && { start: degree.start, end: joined?.end ?? degree.end });
  addSource(sources, 'institution', institution);
  addSource(sources, 'startDate', entry.period?.from?.span);
  addSource(sources, 'endDate', entry.period?.to?.span);
  const { startDate, endDate } = periodFields(entry.period);
  const value = {
    degree: flat(withoutNote(whole)),
    level: levelOf(whole),
    institution: flat(institution?.text ?? ''),
    startDate,
    endDate,
  };
  return { value, sources };
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
  const { found, leftOut } = lookedAt(entriesOf(lines, true, namesStudies), ENTRIES_MAX.education);
  const studies = found.map((entry) => studyOf(text, entry));
  return { found: studies.filter(({ value }) => value.degree !== '' || value.institution !== ''), leftOut };
}
