/** Reads courses of study: degree as written, its level, the school and the dates. */
import { type Education, ENTRIES_MAX, type ProfileSources } from '../domain/profile.ts';
import { type Entry, entriesOf } from './entry.ts';
import { facesOf, type Piece, type ResumeLine } from './line.ts';
import { withSentencesApart } from './named-sentences.ts';
import { degreeWithRemark, withoutAside } from './remarks.ts';
import { addSource, type Capped, flat, lookedAt, periodFields, type Sourced } from './sourced.ts';
import { partsOfStudies, type StudyParts } from './study-parts.ts';
import type { StudyHeader } from './study-tokens.ts';
import { degreeEvidence, hasDegreeWord, levelOf, namesDegree, namesSchool, schoolEvidence } from './study-words.ts';
import { withoutColumnHeads } from './table-rows.ts';

export { namesDegree, namesSchool } from './study-words.ts';

const DEGREE_MAX_CHARS = 90;

/** A line below a header that may name a degree. */
const isShort = ({ text }: ResumeLine) => text.length <= DEGREE_MAX_CHARS;

/** Below a school alone, the only line is what was studied there, if it is as short as a name: `Abogado`, `in Law`. */
const isOnlyName = ({ text, cells }: ResumeLine) =>
  cells.length === 1 &&
  text.split(/\s+/).length <= NAME_WORDS &&
  /^(?:in |en )?\p{Lu}/u.test(text) &&
  !/[\d.;:@]/.test(text);
const NAME_WORDS = 6;

/** What a form leaves before the subject where nothing names the kind of degree: `in Law`. */
const LEAD = /^(?:in|en)\s+(?=\p{Lu})/u;

function withoutLead(piece: Piece): Piece {
  const length = LEAD.exec(piece.text)?.[0].length ?? 0;
  return { text: piece.text.slice(length), start: piece.start + length, end: piece.end };
}

/** How many lines below a header that has no degree name one: the first, the first with its kind below it, or all there is. */
function degreeLines({ header, body }: Entry): number {
  const [first, second] = body;
  if (!first || !isShort(first) || header.flat().some(({ text }) => hasDegreeWord(text))) return 0;
  if (namesDegree(first.text)) return 1;
  // `Welding Technology` above `Certificate`
  if (second && isShort(second) && !first.bullet && !second.bullet && namesDegree(second.text)) return 2;
  const [school, ...others] = header.flat();
  if (others.length > 0) return 0;
  return first.bullet || (body.length === 1 && school && namesSchool(school.text) && isOnlyName(first)) ? 1 : 0;
}

/** The header, and where no degree stands in it the short lines below it that name one or are all there is. */
function headerOf(entry: Entry): StudyHeader {
  const { header, looks, roles, body } = entry;
  const lines = body.slice(0, degreeLines(entry));
  return {
    header: [...header, ...lines.map(({ cells }) => cells.map(withoutLead))],
    looks: [...looks, ...lines.map(({ x }) => `${x}*`)],
    ...(roles && { roles }),
  };
}

/** A degree without the mark behind it: `B.S. Chemistry, GPA 3.6`. */
function withoutNote(degree: string): string {
  return degree.replace(
    /[\s,;:(–-]+(?:c?gpa|promedio|nota media|media(?=\s*:?\s*\d)|incl(?:uding)?\.?(?=\s)|inc\.|with honou?rs|magna cum laude|cum laude)\b.*$/i,
    '',
  );
}

/** A degree that says its subject, or whose subject stands before it. */
function besideDegree(degree: Piece | null, subject: Piece | null): { value: string; span: Piece | null } {
  const isBefore = degree && subject && subject.end <= degree.start;
  return { value: isBefore ? `${degree.text} ${subject.text}` : (degree?.text ?? ''), span: degree };
}

/** A degree and its subject as they stand, or with a blank between them where they stand apart. */
function wholeDegree(text: string, { degree, subject }: StudyParts): { value: string; span: Piece | null } {
  if (!degree || !subject || subject.end <= degree.end) return besideDegree(degree, subject);
  const follows =
    subject.start >= degree.end && /^[,:]?\s*(?:in|en|of|de)?\s*$/.test(text.slice(degree.end, subject.start));
  const span = { text: '', start: degree.start, end: subject.end };
  return { value: follows ? text.slice(degree.start, subject.end) : `${degree.text} ${subject.text}`, span };
}

/** What a sentence has before the name of a school: `en el IES Los Tejares`. */
const AT_SCHOOL = /^(?:en|at)\s+(?:(?:el|la|los|las|the)\s+)?(?=\p{Lu})/u;

/** How the name of a school begins that says what kind it is. */
const STARTS_AS_SCHOOL =
  /^(?:institut[oe]?|universidad|universitat|university|colegio|escuela|academia|college|school|academy|facultad|faculty)\b/i;

/** A name has a word of some letters or an abbreviation: `el` left over from a sentence is none. */
const NAMES_SOMETHING = /\p{L}{3}|\p{Lu}{2}/u;

function bareSchool(school: Piece | null): Piece | null {
  if (!school || !NAMES_SOMETHING.test(school.text)) return null;
  const lead = AT_SCHOOL.exec(school.text)?.[0].length ?? 0;
  return { text: school.text.slice(lead), start: school.start + lead, end: school.end };
}

/** A subject that stands with its school in one piece: `Industrias Alimentarias, instituto de Lima`. */
function withSubjectApart(parts: StudyParts): StudyParts {
  const { school, subject } = parts;
  const comma = school?.text.indexOf(', ') ?? -1;
  if (!school || subject || comma < 0) return parts;
  const [before, after] = [school.text.slice(0, comma), school.text.slice(comma + 2)];
  if (namesSchool(before) || !STARTS_AS_SCHOOL.test(after)) return parts;
  const cut = school.start + comma;
  return {
    ...parts,
    subject: { text: before, start: school.start, end: cut },
    school: { text: after, start: cut + 2, end: school.end },
  };
}

function studyOf(text: string, entry: Entry, given: StudyParts): Sourced<Education> {
  const named = withSubjectApart({ ...given, school: bareSchool(given.school) });
  const { value: whole, span } = wholeDegree(text, named);
  const sources: ProfileSources = {};
  addSource(sources, 'degree', span);
  addSource(sources, 'institution', named.school);
  addSource(sources, 'startDate', entry.period?.from?.span);
  addSource(sources, 'endDate', entry.period?.to?.span);
  const { startDate, endDate } = periodFields(entry.period);
  const bare = flat(withoutAside(withoutNote(whole)));
  const isThere = span !== null && text.startsWith(bare, span.start);
  const remarked = isThere
    ? degreeWithRemark(text, { text: bare, start: span.start, end: span.start + bare.length })
    : null;
  const value = {
    degree: remarked ? flat(remarked.text) : bare,
    level: levelOf(whole),
    institution: flat(withoutNote(named.school?.text ?? '')),
    startDate,
    endDate,
  };
  return { value, sources };
}

/** A line with an address is the foot of a page: the name and the data of the person once more. */
const ADDRESS = /[^\s@]@[^\s@]+\.\p{L}{2}/u;

/** Belonging to a body is no course of study. */
const MEMBER = /^(?:(?:associate |student )?member of|fellow of|miembro de|colegiad[oa])\b/i;

const NO_PARTS: StudyParts = { degree: null, subject: null, school: null };

const namesStudies = (text: string) => namesSchool(text) || namesDegree(text);

/** The courses of study of one section's lines, in their order. */
export function readEducation(text: string, given: readonly ResumeLine[]): Capped<Sourced<Education>> {
  const lines = withoutColumnHeads(given).filter(({ text }) => !ADDRESS.test(text));
  const { found, leftOut } = lookedAt(
    entriesOf(lines, true, {
      heads: namesStudies,
      nameEvidence: (name) => Math.max(schoolEvidence(name), degreeEvidence(name)),
    }),
    ENTRIES_MAX.education,
  );
  const all = withSentencesApart(text, found, { what: degreeEvidence, where: schoolEvidence });
  const parts = partsOfStudies(text, all.map(headerOf), facesOf(lines));
  const studies = all.map((entry, index) => studyOf(text, entry, parts[index] ?? NO_PARTS));
  const isStudy = ({ degree, institution }: Education) =>
    /\p{L}/u.test(degree + institution) && !/@/.test(degree + institution) && !MEMBER.test(institution || degree);
  return { found: studies.filter(({ value }) => isStudy(value)), leftOut };
}
