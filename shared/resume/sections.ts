/** Cuts a resume into sections at its headings, found by name and by how they are set. */
import { findMentions, fold, spokenLevel } from '../taxonomy/index.ts';
import { findPeriods, hasRange } from './dates.ts';
import { headingPiece, isCapital, isSchool } from './heading-pieces.ts';
import { type Piece, type ResumeLine, shortened } from './line.ts';
import type { Section } from './section.ts';
import { kindByEvidence, leansTo } from './section-evidence.ts';
import { headingWords, hintedSection, namedSection, type SectionKind } from './section-names.ts';
import { type Headings, isNamed, type Outline, outlineOf, repeatedFields } from './section-outline.ts';
import { isRestOfSentence, withSectionsWithin } from './section-readings.ts';
import { headsColumns, kindOfTable } from './table-rows.ts';

interface Heading {
  kind: SectionKind;
  piece: Piece;
  /** What stands on the heading's line behind it. */
  rest: ResumeLine | null;
}

const LABEL = /^([^:\t]{3,40}):\s*(?=\S)/;

/** Whether a line stands out as headings do. */
function isSetApart(line: ResumeLine, body: number): boolean {
  const text = line.text.trim();
  if (line.bullet || line.cells.length > 1 || text.length > 60 || /[.,;@]$|\d{3}/.test(text)) return false;
  const large = line.fontSize > body * 1.07;
  return (line.heading ?? 0) > 0 || large || isCapital(text) || (line.bold && (line.gap || text.endsWith(':')));
}

/** What stands beside a heading, as the first line of its section. */
const firstOf = (line: ResumeLine, cells: Piece[]): ResumeLine => ({
  ...shortened(line, cells),
  gap: true,
  beside: true,
});

function besideContent(line: ResumeLine, headings: Headings, inside: SectionKind): Heading | null {
  const { isMargin, faces } = headings;
  const [first, ...others] = line.cells;
  if (!first) return null;
  if (others.length > 0) {
    const hinted = inside === 'other' && others.length === 1 ? hintedSection(first.text) : undefined;
    if (hinted === 'skills' || hinted === 'languages')
      return { kind: hinted, piece: first, rest: firstOf(line, others) };
    // Beside text, what is set like other headings is one, in whatever words that point to a section.
    const isSetAlike = isCapital(first.text) && line.face !== undefined && faces.has(line.face);
    const kind = namedSection(first.text) ?? (isSetAlike ? hintedSection(first.text) : undefined);
    // What a form asks for below the lists (`Permiso de conducción`) ends them.
    const isBelowLists = inside === 'skills' || inside === 'languages';
    const fits = kind && (isMargin || ((kind !== 'other' || isBelowLists) && line.column === 0));
    return fits ? { kind, piece: first, rest: firstOf(line, others) } : null;
  }
  const label = LABEL.exec(first.text);
  const kind = label?.[1] && namedSection(label[1]);
  if (!label || !kind || kind === 'header') return null;
  const start = first.start + label[0].length;
  const rest = { text: first.text.slice(label[0].length), start, end: first.end };
  const piece = { text: label[1] ?? '', start: first.start, end: first.start + (label[1] ?? '').length };
  return { kind, piece, rest: firstOf(line, [rest]) };
}

/** Whether a list names a language that people speak. */
const namesSpoken = (list: string) => list === '' || findMentions(list, ['language']).length > 0;

/** Whether at least two languages that people speak are named in a list, and little else: inside a list of skills these might be languages to code in. */
function areSpoken(list: string): boolean {
  const spoken = findMentions(list, ['language']).length;
  return spoken > 1 && 2 * spoken >= list.split(/[,;|•·]/).length;
}

/** Labels of languages that people speak, whatever they code in. */
const SPOKEN = /tongue|matern|idioma|foreign|other|otros/i;

/** With so many headings of one look, others look the same. */
const SURE_HEADINGS = 3;

function headingOf(line: ResumeLine, headings: Headings, inside: SectionKind): Heading | null {
  const { body, capitals, set, isMargin, faces, labels } = headings;
  const piece = line.cells[0];
  if (!piece) return null;
  const named =
    line.cells.length === 1 && isNamed(line) && !isRestOfSentence(line)
      ? namedSection(headingPiece(line)?.text ?? line.text)
      : undefined;
  const isInCapitals = isCapital(line.text) || isCapital(headingPiece(line)?.text ?? '');
  const plain = capitals && !isInCapitals && !(line.heading || line.fontSize > body * 1.07);
  if (named && !plain && !(line.bullet && /^[•\-–*o]/.test(line.text))) return { kind: named, piece, rest: null };
  if (line.bullet || headsColumns(line)) return null;
  const isLabel = line.cells.length > 1 && labels.has(headingWords(piece.text));
  const beside = isLabel ? null : besideContent(line, headings, inside);
  // `Languages: Python, C++` inside the skills is a group of skills, and labels inside entries are no headings.
  const isOpen = inside === 'header' || inside === 'other' || inside === 'languages';
  // A heading may stand at the height of the first line beside it, set like the others.
  const isSetAlike = line.face !== undefined && faces.has(line.face);
  if (beside && (isMargin || isSetAlike) && line.cells.length > 1) return beside;
  if (beside && (isOpen || line.gap || beside.kind === 'languages')) {
    const isCode = () => !(inside === 'skills' ? areSpoken : namesSpoken)(beside.rest?.text ?? '');
    const codes = beside.kind === 'languages' && !SPOKEN.test(beside.piece.text) && isCode();
    if (!codes && inside !== 'experience') return beside;
  }
  // Where headings are known by their look, a bold `Graduate Certificate in Education` is none.
  const isHeadLike = set.size < SURE_HEADINGS ? isSetApart(line, body) : set.has(line);
  const hinted = isHeadLike || (line.gap && TITLED.test(line.text)) ? hintedSection(line.text) : undefined;
  // `Taihape Area School` is where somebody learnt.
  return hinted && !isSchool(line.text) ? { kind: hinted, piece, rest: null } : null;
}

/** `Relevant Professional Experience`, `Experiencia en Hostelería`: headings by their wording alone, after a gap. */
const TITLED =
  /^(?:(?:\p{Lu}[\p{L}/&-]+ (?:(?:and|&|of) )?){0,3}(?:Experience|Education|Skills|History|Background|Qualifications|Competencies|Summary|Certifications)|(?:Experiencia|Formación|Educación|Habilidades|Conocimientos|Competencias|Trayectoria|Estudios)(?: (?:de|en|y|e|del|la|el|[\p{L}]+)){0,4}):?$/u;

/** A column with sections of its own ends the section of the column before; what it opens with is contact data or the name. */
function opensColumn(lines: readonly ResumeLine[], index: number, known: ReadonlySet<ResumeLine>): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  if (!line || !before || line.column <= before.column) return false;
  for (let at = index; lines[at]?.column === line.column; at++) if (known.has(lines[at] as ResumeLine)) return true;
  return false;
}

const isEarlyKind = (kind: SectionKind) => kind === 'header' || kind === 'summary';

/** A section whose kind may still have to be found by what stands in it. */
interface Draft extends Section {
  /** Of a row that names a list in its first cell: where that begins, and the section that the row stands in. */
  row?: { x: number; inside: Draft };
  /** The line of a heading whose words are not known for certain. */
  unsure?: ResumeLine;
}

/** Kinds whose entries have headings of their own, set like the sections' (an employer above its jobs). */
const OF_ENTRIES = new Set<SectionKind>(['experience', 'education']);

/** A line with a year and little more: `campaña navideña 2018`. */
const DATED_CHARS = 30;

/** Whether a period stands right below a heading: then it may be the title of a job. */
function isDatedBelow(lines: readonly ResumeLine[]): boolean {
  const isDate = ({ text, bullet }: ResumeLine) => !bullet && text.length < DATED_CHARS && findPeriods(text).length > 0;
  return lines.slice(0, 2).some((line) => (hasRange(line.text) ? line.text.length < 80 : isDate(line)));
}

/**
 * Gives drafts with unsure headings the kind that their lines speak for. Where that is work below work, the heading was
 * the name of an employer and goes back to the lines.
 */
function settled(drafts: readonly Draft[]): Section[] {
  const sections: Section[] = [];
  const guessed = new Set<Section>();
  for (const { unsure, ...draft } of drafts) {
    const last = sections.at(-1);
    if (!unsure || !draft.heading) {
      sections.push(draft);
      continue;
    }
    const isEarly = sections.every(({ kind }) => isEarlyKind(kind));
    const kind = kindByEvidence(draft.heading.text, draft.lines, isEarly);
    const isHinted = hintedSection(draft.heading.text) !== undefined;
    const isJob = last?.kind === 'experience' && kind === 'other' && isDatedBelow(draft.lines);
    const isEntry = last && !isHinted && ((last.kind === kind && OF_ENTRIES.has(kind)) || isJob);
    if (isEntry) last.lines.push(unsure, ...draft.lines);
    else sections.push({ ...draft, kind });
    const isSure = hintedSection(draft.heading.text) !== undefined || leansTo('skills', draft.heading.text);
    if (kind === 'skills' && !isSure) guessed.add(sections.at(-1) as Section);
  }
  // Where one list is called skills, a list of something else that looks like them is none.
  const isCalled = sections.some((section) => section.kind === 'skills' && section.heading && !guessed.has(section));
  return isCalled
    ? sections.map((section) => (guessed.has(section) ? { ...section, kind: 'other' } : section))
    : sections;
}

/** Whether a line only names a group of the skills below it (`Databases`), and is none of them. */
function isGroupOfSkills({ lines, heads, parts }: Outline, index: number, inside: SectionKind): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  // Items in capitals (`CCTV`) are set as the others are.
  const isSetAlike = next && line?.face === next.face && line?.fontSize === next.fontSize && line.bold === next.bold;
  return inside === 'skills' && next !== undefined && !isSetAlike && !heads.has(next) && !parts.has(next);
}

/** `Full Professional Proficiency` below a language says how well. */
const isLevel = ({ text, cells }: ResumeLine) =>
  cells.length === 1 && /proficiency|competencia|nivel/i.test(text) && spokenLevel(fold(text)) !== null;

/** The section that a line opens, if it opens one inside a section of the kind `inside`. */
function openedBy(line: ResumeLine, headings: Headings, inside: SectionKind): Draft | null {
  if (inside === 'languages' && isLevel(line)) return null;
  const heading = headingOf(line, headings, inside);
  const piece = headings.set.has(line) ? headingPiece(line) : null;
  if (heading && !(piece && !namedSection(line.text)))
    return { kind: heading.kind, heading: heading.piece, lines: heading.rest ? [heading.rest] : [] };
  if (!piece) return null;
  const named = namedSection(piece.text);
  return named
    ? { kind: named, heading: piece, lines: [] }
    : { kind: 'other', heading: piece, lines: [], unsure: line };
}

/** The left edge of the first of several cells. */
const labelEdge = ({ cells, cellX, x }: ResumeLine) => (cells.length > 1 ? (cellX?.[0] ?? x) : undefined);

/**
 * Below a row that named a list of its own (`Languages | ...` among what a form asks of somebody's knowledge), the next row with a label at
 * the same edge is of the section around it again.
 */
function sectionAround({ row }: Draft, line: ResumeLine): Draft | null {
  const edge = labelEdge(line);
  return row && edge !== undefined && Math.abs(edge - row.x) < LABEL_POINTS ? row.inside : null;
}

const LABEL_POINTS = 2;

/** Whether a section is one of skills by its heading, whatever else a form asks in its rows. */
const listsSkills = ({ kind, heading }: Draft) =>
  kind === 'skills' ||
  (heading !== null && (hintedSection(heading.text) === 'skills' || leansTo('skills', heading.text)));

/** Where the line above the heads of a table names it and no section is known by that name (`Sea service`), the table opens a section; its name is taken off the one before. */
function openedByTable(lines: readonly ResumeLine[], index: number, current: Draft): Draft | null {
  const [line, name] = [lines[index], current.lines.at(-1)];
  if (!line || !name || name !== lines[index - 1] || !headsColumns(line)) return null;
  const kind = kindOfTable(lines.slice(index, index + 2));
  const isName =
    name.cells.length === 1 && !name.bullet && name.text.length <= TABLE_NAME_MAX && !/[.,;@]$/.test(name.text);
  if (!kind || kind === current.kind || !isName || hasRange(name.text)) return null;
  const heading = headingPiece(name);
  if (!heading) return null;
  current.lines.pop();
  return { kind, heading, lines: [] };
}

const TABLE_NAME_MAX = 60;

/** How letters end, below their last section. */
const SIGN_OFF =
  /^(?:un (?:cordial )?saludo|(?:cordiales )?saludos|atentamente|atte|quedo (?:atent[oa]|a (?:la|su|tu))|sin otro particular|(?:(?:kind|best|warm) )?regards|yours (?:sincerely|faithfully|truly)|(?:many )?thanks for|thank you for|(?:muchas )?gracias por|desde ya)(?!\p{L})/iu;

const signsOff = ({ text, gap }: ResumeLine) => gap && SIGN_OFF.test(text.trim());

/** The sections of a resume in order; what stands before the first heading is the `header`. */
export function sectionsByRule(given: readonly ResumeLine[]): Section[] {
  const outline = outlineOf(given);
  const { lines, headings, heads, parts } = outline;
  const endsAt = lines.findIndex(signsOff);
  const isEnd = (index: number) => !lines.slice(index).some((line) => heads.has(line) || hasRange(line.text));
  const end = endsAt > lines.length / 2 && isEnd(endsAt) ? endsAt : -1;
  let current: Draft = { kind: 'header', heading: null, lines: [] };
  const drafts = [current];
  const open = (draft: Draft) => {
    current = draft;
    drafts.push(draft);
  };
  const fields = repeatedFields(lines);
  for (const [index, line] of lines.entries()) {
    if (index === end) open({ kind: 'other', heading: null, lines: [] });
    const table = openedByTable(lines, index, current);
    if (table) open(table);
    if (opensColumn(lines, index, heads)) open({ kind: 'header', heading: null, lines: [] });
    const opened = parts.has(line) || fields.has(line) ? null : openedBy(line, headings, current.kind);
    const edge = labelEdge(line);
    const around = opened ? null : sectionAround(current, line);
    if (around) current = around;
    // Capitals head sections of their own, one in each row.
    const isRow =
      edge !== undefined && (current.row || listsSkills(current)) && !isCapital(opened?.heading?.text ?? '');
    if (opened && isRow && opened.kind !== 'skills' && opened.lines.length > 0)
      open({ ...opened, row: { x: edge, inside: current.row?.inside ?? current } });
    else if (opened) open(opened);
    else if (!(parts.has(line) && isGroupOfSkills(outline, index, current.kind))) current.lines.push(line);
  }
  return settled(drafts);
}

/** Where no section is one of studies, courses that stand with schools and degrees are: `Training` of somebody without university. */
function withStudies(sections: Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'education')) return sections;
  const isStudy = ({ kind, lines }: Section) =>
    kind === 'certificates' && kindByEvidence('', lines, false) === 'education';
  return sections.map((section) => (isStudy(section) ? { ...section, kind: 'education' } : section));
}

/** Beside other jobs it is what an academic does; alone it is somebody's trade. */
const TEACHING = /^(?:teaching|docencia)$/i;

/** Where no section is one of jobs, what tells of work is: a table below `Career summary`, posts below `Teaching`. */
function withWork(sections: Section[]): Section[] {
  if (sections.some(({ kind, lines }) => kind === 'experience' && lines.length > 0)) return sections;
  const isWork = ({ kind, heading, lines }: Section) =>
    (kind === 'summary' || kind === 'other') &&
    heading !== null &&
    lines.filter(({ text }) => hasRange(text)).length >= 2 &&
    kindByEvidence(TEACHING.test(heading.text) ? '' : heading.text, lines, false) === 'experience';
  return sections.map((section) => (isWork(section) ? { ...section, kind: 'experience' } : section));
}

/** The sections of a resume in order, cut once more where their lines say that another section begins. */
export function sectionsOf(given: readonly ResumeLine[]): Section[] {
  return withWork(withStudies(withSectionsWithin(sectionsByRule(given))));
}
