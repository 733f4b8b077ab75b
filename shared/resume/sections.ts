/** Cuts a resume into sections at its headings, found by name and by how they are set. */
import type { Piece, ResumeLine } from './line.ts';
import { hintedSection, namedSection, type SectionKind } from './section-names.ts';

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

function isCapital(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
}

/** Size in points of most of the text. */
export function bodySize(lines: readonly ResumeLine[]): number {
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

function shortened(line: ResumeLine, cells: Piece[]): ResumeLine {
  const first = cells[0];
  return first
    ? { ...line, cells, start: first.start, text: line.text.slice(first.start - line.start), gap: true }
    : line;
}

function besideContent(line: ResumeLine): Heading | null {
  const [first, ...others] = line.cells;
  if (!first) return null;
  if (others.length > 0) {
    const kind = namedSection(first.text);
    return kind && kind !== 'other' && line.column === 0 ? { kind, piece: first, rest: shortened(line, others) } : null;
  }
  const label = LABEL.exec(first.text);
  const kind = label?.[1] && namedSection(label[1]);
  if (!label || !kind || kind === 'header') return null;
  const start = first.start + label[0].length;
  const rest = { text: first.text.slice(label[0].length), start, end: first.end };
  const piece = { text: label[1] ?? '', start: first.start, end: first.start + (label[1] ?? '').length };
  return { kind, piece, rest: shortened(line, [rest]) };
}

/** Labels of languages that people speak, whatever they code in. */
const SPOKEN = /tongue|matern|idioma|foreign|other|otros/i;

function headingOf(line: ResumeLine, body: number, inside: SectionKind, capitals: boolean): Heading | null {
  const piece = line.cells[0];
  if (!piece) return null;
  const named = line.cells.length === 1 ? namedSection(line.text) : undefined;
  const plain = capitals && !isCapital(line.text) && !(line.heading || line.fontSize > body * 1.07);
  if (named && !plain && !(line.bullet && /^[•\-–*o]/.test(line.text))) return { kind: named, piece, rest: null };
  if (line.bullet) return null;
  const beside = besideContent(line);
  // `Languages: Python, C++` inside the skills is a group of skills, and labels inside entries are no headings.
  const isOpen = inside === 'header' || inside === 'other' || inside === 'languages';
  if (beside && (isOpen || line.gap || beside.kind === 'languages')) {
    const codes = beside.kind === 'languages' && inside === 'skills' && !SPOKEN.test(beside.piece.text);
    if (!codes && inside !== 'experience') return beside;
  }
  const hinted = isSetApart(line, body) || (line.gap && TITLED.test(line.text)) ? hintedSection(line.text) : undefined;
  return hinted ? { kind: hinted, piece, rest: null } : null;
}

/** `Relevant Professional Experience`, `Experiencia en Hostelería`: headings by their wording alone, after a gap. */
const TITLED =
  /^(?:(?:\p{Lu}[\p{L}/&-]+ (?:(?:and|&|of) )?){0,3}(?:Experience|Education|Skills|History|Background|Qualifications|Competencies|Summary|Certifications)|(?:Experiencia|Formación|Educación|Habilidades|Conocimientos|Competencias|Trayectoria|Estudios)(?: (?:de|en|y|e|del|la|el|[\p{L}]+)){0,4}):?$/u;

/** How a heading is set, to recognise headings whose words are not known. */
function look(line: ResumeLine): string {
  const step = Math.round(line.fontSize * 2) / 2;
  return `${step}/${line.bold}/${isCapital(line.text)}/${line.heading ?? ''}`;
}

/** Looks shared by the known headings that running text and entry lines do not have. */
function headingLooks(lines: readonly ResumeLine[], known: ReadonlySet<ResumeLine>, body: number): Set<string> {
  const looks = new Set<string>();
  for (const line of known) {
    const distinct = line.fontSize > body * 1.07 || isCapital(line.text) || (line.heading ?? 0) > 0;
    if (distinct) looks.add(look(line));
  }
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(look(line), (counts.get(look(line)) ?? 0) + 1);
  for (const own of looks) if ((counts.get(own) ?? 0) > known.size * 2 + 3) looks.delete(own);
  return looks;
}

/** A heading broken over two lines of a narrow column (`CONOCIMIENTOS` above `TÉCNICOS`) becomes one line. */
function joinHeadings(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isSet = last?.bold || (last && isCapital(last.text) && isCapital(line.text));
    const alike = last && last.column === line.column && look(last) === look(line) && isSet && !line.bullet;
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

/** The sections of a resume in order; what stands before the first heading is the `header`. */
export function sectionsOf(given: readonly ResumeLine[]): Section[] {
  const lines = joinHeadings(given);
  const body = bodySize(lines);
  const known = new Set(lines.filter((line) => line.cells.length === 1 && namedSection(line.text) !== undefined));
  // Where headings are set in capitals, `Volunteer` below a company is a title and no heading.
  const capitals = known.size >= 4 && [...known].filter((line) => isCapital(line.text)).length >= known.size * 0.7;
  const spaced = known.size >= 3 && [...known].every((line) => line.gap);
  const looks = headingLooks(lines, known, body);
  const sections: Section[] = [{ kind: 'header', heading: null, lines: [] }];
  for (const [index, line] of lines.entries()) {
    if (opensColumn(lines, index, known)) sections.push({ kind: 'header', heading: null, lines: [] });
    const current = sections.at(-1);
    if (!current) continue;
    const heading = headingOf(line, body, current.kind, capitals);
    // Where a distance sets known headings apart, `OSHA 10` right below another line is an entry in capitals.
    const apart = isSetApart(line, body) && (line.gap || !spaced);
    const unknown = !heading && sections.length > 1 && looks.has(look(line)) && apart;
    const piece = line.cells[0];
    if (heading)
      sections.push({ kind: heading.kind, heading: heading.piece, lines: heading.rest ? [heading.rest] : [] });
    else if (unknown && piece) sections.push({ kind: 'other', heading: piece, lines: [] });
    else current.lines.push(line);
  }
  return sections;
}
