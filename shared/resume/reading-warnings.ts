/** Tells recruiters what in a file was written past human readers, so that they judge it and no score does. */
import { machineTextIn } from '../domain/machine-text.ts';
import type { CappedList, LeftOut, Span } from '../domain/profile.ts';
import {
  type ReadingWarning,
  type ReadingWarningKind,
  WARNING_EXCERPT_MAX,
  WARNINGS_MAX,
} from '../domain/reading-warning.ts';
import { firstNot } from '../domain/spans.ts';
import type { ExtractedDocument } from '../extraction/index.ts';
import { flat } from './sourced.ts';

/** The beginning of what was found, never half a character. */
function excerptOf(text: string): string {
  return flat(text)
    .slice(0, WARNING_EXCERPT_MAX)
    .replace(/[\ud800-\udbff]$/, '');
}

function pageAt({ lines }: Pick<ExtractedDocument, 'lines'>, position: number): number {
  return lines[firstNot(lines.length, (at) => (lines[at]?.end ?? 0) <= position)]?.page ?? 1;
}

type Document = Pick<ExtractedDocument, 'text' | 'lines' | 'concealed'> & Partial<Pick<ExtractedDocument, 'flags'>>;

/** What readers of files say where the end of one is missing. */
const CUT = ['text-cut', 'pages-skipped'];

/** A warning of what stands in the text. */
function readable(document: Document, kind: ReadingWarningKind, { start, end }: Span): ReadingWarning {
  const excerpt = excerptOf(document.text.slice(start, Math.min(end, start + EXCERPT_SLICE)));
  return { kind, page: pageAt(document, start), excerpt, span: { start, end } };
}

function lineEnd({ text }: Document, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** More than an excerpt takes, however many blanks stand in it. */
const EXCERPT_SLICE = 20 * WARNING_EXCERPT_MAX;

const LEFT_OUT: readonly (readonly [CappedList, ReadingWarningKind])[] = [
  ['experience', 'too-many-jobs'],
  ['education', 'too-many-degrees'],
  ['skills', 'too-many-skills'],
];

/** The last line that was read, where the file goes on. */
function tooLong(document: Document): ReadingWarning[] {
  const last = document.lines.at(-1);
  return last && document.flags?.some((flag) => CUT.includes(flag)) ? [readable(document, 'too-long', last)] : [];
}

/**
 * The warnings of a document: first what nobody sees in it, page by page, then instructions to a machine and stuffed words
 * in the readable text with their places, then lists that were too long to be read whole, with the first entry that was
 * left out, and the last line read of a text that goes on. Whatever concealed text says, it is told as concealed. At most `WARNINGS_MAX`.
 */
export function readingWarnings(document: Document, leftOut: LeftOut = {}): ReadingWarning[] {
  const lists = LEFT_OUT.flatMap(([list, kind]) => {
    const first = leftOut[list];
    return first ? [readable(document, kind, { start: first.start, end: lineEnd(document, first.start) })] : [];
  });
  const cut = [...lists, ...tooLong(document)];
  const most = WARNINGS_MAX - cut.length;
  const concealed = document.concealed.slice(0, most).map(({ reason, page, text }) => ({
    kind: reason,
    page,
    excerpt: excerptOf(text),
    span: null,
  }));
  const told = machineTextIn(document.text).slice(0, most);
  const forMachines = told.map(({ kind, ...span }) => readable(document, kind, span));
  return [...[...concealed, ...forMachines].slice(0, most), ...cut];
}
