/** Cuts a resume into sections at its headings, found by name and by how they are set. */
import { findMentions } from '../taxonomy/index.ts';
import { findPeriods } from './dates.ts';
import { headingPiece, headingsBySetting, isCapital, settingOf } from './headings.ts';
import type { Piece, ResumeLine } from './line.ts';
import { MARGIN_POINTS, marginEdge, shortened, withMarginFirst, withMarginHeadings } from './margin-headings.ts';
import { kindByEvidence, leansTo } from './section-evidence.ts';
import { headingWords, headsPartOfEntry, hintedSection, namedSection, type SectionKind } from './section-names.ts';
import { withSectionsWithin } from './section-readings.ts';
import { headsColumns } from './table-rows.ts';

/** A section with its lines; the heading is not among them. Text after `Skills:` on the heading's line is. */
export interface Section {
  kind: SectionKind;
  heading: Piece | null;
  lines: ResumeLine[];
}

interface Heading {
  kind: SectionKind;
  piece: Piece;
  /** What stands on the heading's line behind it. */
  rest: ResumeLine | null;
}

const LABEL = /^([^:\t]{3,40}):\s*(?=\S)/;

/** Size in points of most of the text. */
function bodySize(lines: readonly ResumeLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.fontSize * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 11;
}

/** Whether a line stands out as headings do. */
function isSetApart(line: ResumeLine, body: number): boolean {
  const text = line.text.trim();
  if (line.bullet || line.cells.length > 1 || text.length > 60 || /[.,;@]$|\d{3}/.test(text)) return false;
  const large = line.fontSize > body * 1.07;
  return (line.heading ?? 0) > 0 || large || isCapital(text) || (line.bold && (line.gap || text.endsWith(':')));
}

function besideContent(line: ResumeLine, isMargin: boolean, inside: SectionKind): Heading | null {
  const [first, ...others] = line.cells;
  if (!first) return null;
  if (others.length > 0) {
    const hinted = inside === 'other' && others.length === 1 ? hintedSection(first.text) : undefined;
    if (hinted === 'skills' || hinted === 'languages')
      return { kind: hinted, piece: first, rest: shortened(line, others) };
    const kind = namedSection(first.text);
    const fits = kind && (isMargin || (kind !== 'other' && line.column === 0));
    return fits ? { kind, piece: first, rest: shortened(line, others) } : null;
  }
  const label = LABEL.exec(first.text);
  const kind = label?.[1] && namedSection(label[1]);
  if (!label || !kind || kind === 'header') return null;
  const start = first.start + label[0].length;
  const rest = { text: first.text.slice(label[0].length), start, end: first.end };
  const piece = { text: label[1] ?? '', start: first.start, end: first.start + (label[1] ?? '').length };
  return { kind, piece, rest: shortened(line, [rest]) };
}

/** Whether a list names a language that people speak. */
const namesSpoken = (list: string) => list === '' || findMentions(list, ['language']).length > 0;

/** Labels of languages that people speak, whatever they code in. */
const SPOKEN = /tongue|matern|idioma|foreign|other|otros/i;

/** With so many headings of one look, others look the same. */
const SURE_HEADINGS = 3;

/** What is known of the headings of a whole resume. */
interface Headings {
  body: number;
  /** Most known ones are set in capitals. */
  capitals: boolean;
  /** Found by how they are set. */
  set: ReadonlySet<ResumeLine>;
  /** They stand in the margin beside what they head. */
  isMargin: boolean;
  /** The faces of those whose names are known. */
  faces: ReadonlySet<string>;
  /** What stands before content more than once, folded: labels of a form. */
  labels: ReadonlySet<string>;
}

function headingOf(line: ResumeLine, headings: Headings, inside: SectionKind): Heading | null {
  const { body, capitals, set, isMargin, faces, labels } = headings;
  const piece = line.cells[0];
  if (!piece) return null;
  const named =
    line.cells.length === 1 && isNamed(line) ? namedSection(headingPiece(line)?.text ?? line.text) : undefined;
  const plain = capitals && !isCapital(line.text) && !(line.heading || line.fontSize > body * 1.07);
  if (named && !plain && !(line.bullet && /^[•\-–*o]/.test(line.text))) return { kind: named, piece, rest: null };
  if (line.bullet || headsColumns(line)) return null;
  const isLabel = line.cells.length > 1 && labels.has(headingWords(piece.text));
  const beside = isLabel ? null : besideContent(line, isMargin, inside);
  // `Languages: Python, C++` inside the skills is a group of skills, and labels inside entries are no headings.
  const isOpen = inside === 'header' || inside === 'other' || inside === 'languages';
  // A heading may stand at the height of the first line beside it, set like the others.
  const isSetAlike = line.face !== undefined && faces.has(line.face);
  if (beside && (isMargin || isSetAlike) && line.cells.length > 1) return beside;
  if (beside && (isOpen || line.gap || beside.kind === 'languages')) {
    const isCode = () => inside === 'skills' || !namesSpoken(beside.rest?.text ?? '');
    const codes = beside.kind === 'languages' && !SPOKEN.test(beside.piece.text) && isCode();
    if (!codes && inside !== 'experience') return beside;
  }
  // Where headings are known by their look, a bold `Graduate Certificate in Education` is none.
  const isHeadLike = set.size < SURE_HEADINGS ? isSetApart(line, body) : set.has(line);
  const hinted = isHeadLike || (line.gap && TITLED.test(line.text)) ? hintedSection(line.text) : undefined;
  return hinted ? { kind: hinted, piece, rest: null } : null;
}

/** `Relevant Professional Experience`, `Experiencia en Hostelería`: headings by their wording alone, after a gap. */
const TITLED =
  /^(?:(?:\p{Lu}[\p{L}/&-]+ (?:(?:and|&|of) )?){0,3}(?:Experience|Education|Skills|History|Background|Qualifications|Competencies|Summary|Certifications)|(?:Experiencia|Formación|Educación|Habilidades|Conocimientos|Competencias|Trayectoria|Estudios)(?: (?:de|en|y|e|del|la|el|[\p{L}]+)){0,4}):?$/u;

/** A heading broken over two lines of a narrow column (`CONOCIMIENTOS` above `TÉCNICOS`) becomes one line. */
function joinHeadings(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isSet = last?.bold || (last && isCapital(last.text) && isCapital(line.text));
    const isAlike = last?.column === line.column && last.fontSize === line.fontSize && last.bold === line.bold;
    const alike = last && isAlike && isSet && !line.bullet;
    const text = alike ? `${last.text} ${line.text}` : '';
    const whole = alike && last.cells.length === 1 && line.cells.length === 1 && namedSection(text) !== undefined;
    const cell = last?.cells[0];
    const isOpen = /\s(?:y|e|and|&|de)$/i.test(last?.text ?? '');
    if (last && whole && cell && (isOpen || namedSection(line.text) === undefined)) {
      joined[joined.length - 1] = { ...last, text, end: line.end, cells: [{ text, start: cell.start, end: line.end }] };
    } else joined.push(line);
  }
  return joined;
}

/** A column with sections of its own ends the section of the column before; what it opens with is contact data or the name. */
function opensColumn(lines: readonly ResumeLine[], index: number, known: ReadonlySet<ResumeLine>): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  if (!line || !before || line.column <= before.column) return false;
  for (let at = index; lines[at]?.column === line.column; at++) if (known.has(lines[at] as ResumeLine)) return true;
  return false;
}

/** A section whose kind may still have to be found by what stands in it. */
interface Draft extends Section {
  /** The line of a heading whose words are not known for certain. */
  unsure?: ResumeLine;
}

const isEarlyKind = (kind: SectionKind) => kind === 'header' || kind === 'summary';

/** Kinds whose entries have headings of their own, set like the sections' (an employer above its jobs). */
const OF_ENTRIES = new Set<SectionKind>(['experience', 'education']);

/** Whether a period stands right below a heading: then it may be the title of a job. */
function isDatedBelow(lines: readonly ResumeLine[]): boolean {
  return lines.slice(0, 2).some(({ text }) => text.length < 80 && findPeriods(text).some(({ single }) => !single));
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

/** Whether a line is the name of a section, whatever number or aside it has. */
function isNamed(line: ResumeLine): boolean {
  return (
    namedSection(line.text) !== undefined || (line.bold && namedSection(headingPiece(line)?.text ?? '') !== undefined)
  );
}

/** What stands before content more than once (`Actividades | ...` in each job of a form). */
function repeatedLabels(lines: readonly ResumeLine[]): ReadonlySet<string> {
  const firsts = lines.flatMap(({ cells }) => (cells.length > 1 ? headingWords(cells[0]?.text ?? '') : []));
  const seen = new Set<string>();
  return new Set(firsts.filter((words) => seen.has(words) || !seen.add(words)));
}

/** Lines that head a part of an entry (`Highlights` below each job): those said more than once, whatever they name elsewhere. */
function labelsOfEntries(lines: readonly ResumeLine[]): ReadonlySet<ResumeLine> {
  const said = new Map<string, ResumeLine[]>();
  for (const line of lines) {
    if (line.cells.length > 1 || !(headsPartOfEntry(line.text) || namedSection(line.text) === 'other')) continue;
    const words = headingWords(line.text);
    const same = said.get(words);
    if (same) same.push(line);
    else said.set(words, [line]);
  }
  return new Set([...said.values()].filter((same) => same.length > 1).flat());
}

const NO_LINES: ReadonlySet<ResumeLine> = new Set();

/** So many names of sections set larger show what headings look like. */
const LARGER_NAMES = 3;

/**
 * Lines that head a part of a section, whatever they name elsewhere: set like one right below the name of a section (`English` below
 * `Languages`, `Databases` below `Skills`) and smaller than such names, or standing so more than once.
 */
function subheadings(lines: readonly ResumeLine[], set: ReadonlySet<ResumeLine>): ReadonlySet<ResumeLine> {
  const lookOfLine = new Map(lines.map((line) => [line, `${settingOf(line)}/${line.face ?? ''}`]));
  const names = new Set(lines.filter((line) => line.cells.length === 1 && isNamed(line)));
  const namesByLook = counted([...names].map((name) => lookOfLine.get(name)));
  const isLarger = (line: ResumeLine, other: ResumeLine) =>
    line.fontSize > other.fontSize + 0.5 || (line.heading ?? 9) < (other.heading ?? 9);
  // Names of one look are of one size: one of each tells for all of them.
  const ofLook = new Map([...names].map((name) => [lookOfLine.get(name), name]));
  const countLarger = (line: ResumeLine) =>
    [...ofLook].reduce((sum, [look, name]) => sum + (isLarger(name, line) ? (namesByLook.get(look) ?? 0) : 0), 0);
  const looks = new Set<string | undefined>();
  const seen = new Set<string | undefined>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const look = lookOfLine.get(line);
    if (!above || looks.has(look) || !(set.has(line) || line.bold) || isNamed(line) || !isNamed(above)) continue;
    const others = names.size - (namesByLook.get(look) ?? 0);
    const isBelow = isLarger(above, line) && countLarger(line) >= LARGER_NAMES;
    const isAgain = seen.has(look) && others >= Math.max(LARGER_NAMES, names.size - 1);
    if (isBelow || isAgain) looks.add(look);
    if (lookOfLine.get(above) !== look) seen.add(look);
  }
  return new Set(looks.size > 0 ? lines.filter((line) => looks.has(lookOfLine.get(line))) : []);
}

/** How often each stands in a list. */
function counted<T>(all: readonly T[]): Map<T, number> {
  const times = new Map<T, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}

/** Headings without lines right below the name of a section, which head a part of it. */
function withoutFirstNames(lines: readonly ResumeLine[], set: ReadonlySet<ResumeLine>): ReadonlySet<ResumeLine> {
  const isFirst = new Set(
    lines.filter((line, index) => {
      const above = lines[index - 1];
      return above && isNamed(above) && !isNamed(line) && hintedSection(line.text) === undefined;
    }),
  );
  return new Set([...set].filter((line) => !isFirst.has(line)));
}

/** The lines of a resume in the order in which they are read, with what is known of its headings. */
interface Outline {
  lines: ResumeLine[];
  headings: Headings;
  /** Lines that head sections, by their names or by how they are set. */
  heads: ReadonlySet<ResumeLine>;
  /** Lines that head parts of sections. */
  parts: ReadonlySet<ResumeLine>;
}

function outlineOf(given: readonly ResumeLine[]): Outline {
  const margin = withMarginHeadings(given);
  const joined = joinHeadings(margin?.lines ?? given);
  const ofEntries = labelsOfEntries(joined);
  const labels = repeatedLabels(joined);
  const isForm = [...labels].some((words) => namedSection(words) !== undefined);
  const edge = margin || isForm ? null : marginEdge(joined);
  const own = joined.filter((line) => !ofEntries.has(line));
  const lines = edge === null ? own : withMarginFirst(own, edge);
  const body = bodySize(lines);
  const known = new Set(lines.filter((line) => line.cells.length === 1 && isNamed(line)));
  // Where headings are set in capitals, `Volunteer` below a company is a title and no heading.
  const capitals = known.size >= 4 && [...known].filter((line) => isCapital(line.text)).length >= known.size * 0.7;
  const isInMargin = (line: ResumeLine) => edge === null || edge <= MARGIN_POINTS || line.x < edge - MARGIN_POINTS;
  const bySetting = () => new Set([...headingsBySetting(lines, body)].filter(isInMargin));
  const set = margin?.headings ?? withoutFirstNames(lines, bySetting());
  const parts = margin ? NO_LINES : subheadings(lines, set);
  const heads = new Set([...known, ...set].filter((line) => !parts.has(line)));
  const faces = new Set(
    [...known].flatMap(({ face, fontSize }) => (face && (fontSize > body || known.size > 2) ? face : [])),
  );
  return { lines, headings: { body, capitals, set, isMargin: edge !== null, faces, labels }, heads, parts };
}

/** Whether a line only names a group of the skills below it (`Databases`), and is none of them. */
function isGroupOfSkills({ lines, heads, parts }: Outline, index: number, inside: SectionKind): boolean {
  const next = lines[index + 1];
  return inside === 'skills' && next !== undefined && !heads.has(next) && !parts.has(next);
}

/** The section that a line opens, if it opens one inside a section of the kind `inside`. */
function openedBy(line: ResumeLine, headings: Headings, inside: SectionKind): Draft | null {
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

/** The sections of a resume in order; what stands before the first heading is the `header`. */
export function sectionsByRule(given: readonly ResumeLine[]): Section[] {
  const outline = outlineOf(given);
  const { lines, headings, heads, parts } = outline;
  let current: Draft = { kind: 'header', heading: null, lines: [] };
  const drafts = [current];
  const open = (draft: Draft) => {
    current = draft;
    drafts.push(draft);
  };
  for (const [index, line] of lines.entries()) {
    if (opensColumn(lines, index, heads)) open({ kind: 'header', heading: null, lines: [] });
    const opened = parts.has(line) ? null : openedBy(line, headings, current.kind);
    if (opened) open(opened);
    else if (!(parts.has(line) && isGroupOfSkills(outline, index, current.kind))) current.lines.push(line);
  }
  return settled(drafts);
}

/** The sections of a resume in order, cut once more where their lines say that another section begins. */
export function sectionsOf(given: readonly ResumeLine[]): Section[] {
  return withSectionsWithin(sectionsByRule(given));
}
