/** Finds paragraphs that tell a whole job each, on one line or several, and sets their headers apart from what they tell. */
import { hasRange, rangeIn } from './dates.ts';
import { partLine, type ResumeLine } from './line.ts';

/** Of the entries of a section, so many are set alike where they are read so. */
export const HEADS_SHARE = 0.6;
/** Beyond this many characters of a paragraph no period of a header ends, and no header. */
const PERIOD_CHARS = 170;
const HEAD_CHARS = 250;
/** A paragraph tells at least so much behind its header. */
const SENTENCE_CHARS = 12;
/** No paragraph of more lines tells one job. */
const LINES_MAX = 12;

/** Where a sentence turns from what somebody was to what they did. */
const TURN =
  /(?<=[\p{L})]{2})\.\s+\p{Lu}|(?<=[\p{L})]{2})\.$|(?<=\p{Lu}\.)\s+\p{Lu}\p{Ll}+:|[:;]\s|,\s+(?:donde|con|a cargo|al cargo|en (?:el|la) mism[oa]|en tierra|primero|where|with|in charge|looking after|running)\s/u;

/** How a paragraph begins that says first when it was. */
const WHEN = /^(?:desde|de|del|entre|en|since|from|between|in)\s/i;

type NameEvidence = (text: string) => number;

const namesOf = (text: string) => text.split(/[.,;(]\s+|\s(?:en|como|at|as|de|fui|soy)\s/);
const isNamed = (text: string, evidence: NameEvidence | undefined) =>
  namesOf(text).some((name) => (evidence?.(name) ?? 0) >= NAME);
const NAME = 1.5;

/**
 * Where the header of a paragraph ends: behind its period, or, where the names follow the period, where they end. Null where nothing
 * is told behind it, unless it is a sentence itself.
 */
function headEnd(text: string, evidence: NameEvidence | undefined): number | null {
  const period = rangeIn(text);
  if (!period || period.end > PERIOD_CHARS) return null;
  const isNamedFirst = period.start >= 4 && isNamed(text.slice(0, period.start), evidence);
  const rest = text.slice(period.end);
  const turn = TURN.exec(rest.slice(2));
  const end = isNamedFirst
    ? period.end + (/^[).]*/.exec(rest)?.[0].length ?? 0)
    : period.end + (turn ? 2 + turn.index : rest.length);
  const isSentence = !isNamedFirst && (period.start >= 4 || WHEN.test(text));
  return end <= HEAD_CHARS && (isSentence || text.length >= end + SENTENCE_CHARS) ? end : null;
}

/** Lines of running text are longer than most names. */
const FULL_CHARS = 45;
/** What is longer is a whole paragraph of a format without pages: no printed line has so many characters. */
const PRINTED_CHARS = 160;

/** Whether the first word of the next line would have run over the right edge. */
function isFull(line: ResumeLine, next: ResumeLine, edge: number): boolean {
  if (line.text.length < FULL_CHARS || line.text.length > PRINTED_CHARS) return false;
  const letter = line.width / Math.max(1, line.text.length);
  const word = next.text.split(/\s/)[0]?.length ?? 0;
  return line.x + line.width + (word + 1) * letter > edge - 2 * letter;
}

/** Typed lines set in below a bullet go on with it, wherever somebody broke the line. */
function isHung([first]: readonly ResumeLine[], line: ResumeLine): boolean {
  const isTyped = first?.bullet === true && line.face === undefined && line.cellX === undefined;
  return isTyped && first.text.length >= FULL_CHARS && line.x > first.x + HUNG_MIN && line.x <= first.x + HUNG_MAX;
}

const HUNG_MIN = 4;
const HUNG_MAX = 40;

/** The lines of a section by paragraphs; what is no running text is one of its own. */
function paragraphsIn(lines: readonly ResumeLine[]): ResumeLine[][] {
  const edge = lines.reduce((most, { x, width }) => Math.max(most, x + width), 0);
  const out: ResumeLine[][] = [];
  for (const line of lines) {
    const own = out.at(-1);
    const last = own?.at(-1);
    const isPlain = last && !line.gap && !line.bullet && line.cells.length === 1 && last.cells.length === 1;
    const isAlike = last?.column === line.column && last.fontSize === line.fontSize && last.page === line.page;
    const isNew = last && /[.!?]$/.test(last.text) && WHEN.test(line.text) && /^\p{Lu}/u.test(line.text);
    const goesOn = isPlain && isAlike && !isNew && (isFull(last, line, edge) || isHung(own ?? [], line));
    if (own && goesOn && own.length < LINES_MAX) own.push(line);
    else out.push([line]);
  }
  return out;
}

/** The lines of a paragraph as one; blanks stand for what is between them in the document, so that offsets stay. */
function asOne(lines: readonly ResumeLine[]): ResumeLine | undefined {
  const [first] = lines;
  if (!first || lines.length === 1) return first;
  let text = '';
  for (const line of lines) text = text.padEnd(line.start - first.start) + line.text;
  const last = lines.at(-1) ?? first;
  const start = first.cells[0]?.start ?? first.start;
  const cell = { text: text.slice(start - first.start), start, end: last.end };
  return { ...first, text, end: last.end, faces: lines.flatMap(({ faces }) => faces ?? []), cells: [cell] };
}

/** `Presently working as`, `Worked with`, `Trabajé como`: a sentence that says of a job no more than who, where and when. */
const WORK_SENTENCE =
  /^(?:(?:i|am|was|have|been|presently|currently|at present|now|previously|earlier|before (?:that|this)|prior to (?:that|this)|after (?:that|this)|then|later|actualmente|anteriormente),?\s+)*(?:work(?:ed|ing)?|employed|serv(?:ed|ing)|trabaj(?:[eéo]|ando|aba)|labor(?:[eéo]|ando|aba)|me desempeñ(?:[eéo]|aba))\s+(?:as|with|at|for|in|como|de|en|para)\s+(?:(?:an?|the|una?)\s+)?/iu;
/** What may stand behind the period of such a sentence: a full stop, `(3 years)`. */
const BEHIND_CHARS = 15;
const SENTENCE_LINES_MAX = 3;

/** Between what somebody was and for whom, either first. */
const BETWEEN_NAMES =
  /,?\s+(?:(?:in|with|at|for|en|para)\s+(?:(?:the|el|la)\s+)?(?:m\/s\.?,?\s+)?(?=\p{L})|(?:as|como)\s+(?:(?:an?|the|una?)\s+)?)/iu;

/** What a sentence names as cells of their own, as if a table had them apart. */
function withNamesApart(line: ResumeLine): ResumeLine {
  const between = BETWEEN_NAMES.exec(line.text);
  if (!between) return line;
  const ends = [between.index, line.text.length];
  const cells = [0, between.index + between[0].length].map((from, at) => {
    const end = ends[at] ?? from;
    return { text: line.text.slice(from, end), start: line.start + from, end: line.start + end };
  });
  return { ...line, cells };
}

interface SentenceHead {
  /** The sentence on one line, from its first name to the end of its period. */
  head: ResumeLine;
  lines: number;
}

/** The sentence that begins at a line and tells a job with its period at the end. */
function sentenceHeadAt(lines: readonly ResumeLine[], at: number): SentenceHead | undefined {
  const [first] = lines.slice(at, at + 1);
  // Behind the mark of a bullet.
  const mark = first ? (first.cells[0]?.start ?? first.start) - first.start : 0;
  const verb = WORK_SENTENCE.exec(first?.text.slice(mark) ?? '');
  if (!verb) return undefined;
  const begin = mark + verb[0].length;
  for (let count = 1; count <= SENTENCE_LINES_MAX; count += 1) {
    const own = lines.slice(at, at + count);
    if (own.length < count || own.slice(1).some(({ bullet, gap }) => bullet || gap)) return undefined;
    const whole = asOne(own);
    const period = whole && rangeIn(whole.text.slice(begin));
    if (!whole || !period) continue;
    const end = begin + period.end;
    if (whole.text.length - end > BEHIND_CHARS) return undefined;
    const head = withNamesApart(partLine(whole, begin, end));
    return { head: { ...head, bullet: false, gap: true, head: true }, lines: count };
  }
  return undefined;
}

/** Jobs told in a sentence each, whose duties stand below as bullets of bullets: the sentences are headers. */
export function withSentenceHeads(lines: readonly ResumeLine[]): ResumeLine[] {
  const told = lines.map((_, at) => sentenceHeadAt(lines, at));
  const count = told.filter(Boolean).length;
  // Where jobs have headers, the first period is in one, and such a sentence tells of something done in that job.
  const isFirst = told[lines.findIndex(({ text }, at) => told[at] || hasRange(text))] !== undefined;
  if (count < 2 || !isFirst) return [...lines];
  return lines.flatMap((line, at) => {
    const own = told[at];
    if (own) return [own.head];
    const isWithin = [1, 2].some((before) => (told[at - before]?.lines ?? 0) > before);
    return isWithin ? [] : [line];
  });
}

/** `Peón, Viveros Lomas, 2016 a 2018.` among others that tell more. */
function endsWithPeriod(text: string): boolean {
  const period = rangeIn(text);
  return period !== undefined && period.start >= 4 && period.end >= text.length - 2 && text.length <= HEAD_CHARS;
}

/** Paragraphs that tell a job each (`Botica Sur. Ayudante. 2010 a 2011. Atención...`) as a header and what it did. */
export function withHeadsApart(lines: readonly ResumeLine[], evidence?: NameEvidence): ResumeLine[] {
  const paragraphs = paragraphsIn(lines).map((own) => {
    const whole = asOne(own);
    const end = whole?.cells.length === 1 ? headEnd(whole.text, evidence) : null;
    return { own, whole, end };
  });
  const cuts = paragraphs.filter(
    ({ whole, end }) => end !== null && whole && isNamed(whole.text.slice(0, end), evidence),
  ).length;
  const dated = lines.filter(({ text }) => hasRange(text)).length;
  if (cuts < 2 || cuts < HEADS_SHARE * dated) return [...lines];
  return paragraphs.flatMap(({ own, whole, end: told }) => {
    const end = told ?? (whole?.bullet && endsWithPeriod(whole.text) ? whole.text.length : null);
    if (!whole || end === null) return own;
    const lead = (whole.cells[0]?.start ?? whole.start) - whole.start;
    const tail = partLine(whole, end, whole.text.length);
    return [
      { ...partLine(whole, lead, end), bullet: false, gap: true, head: true },
      ...(tail.text === '' ? [] : [{ ...tail, bullet: true, gap: false }]),
    ];
  });
}
