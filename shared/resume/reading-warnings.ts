/** Tells recruiters what in a file was written past human readers, so that they judge it and no score does. */
import { machineTextIn } from '../domain/machine-text.ts';
import { type ReadingWarning, WARNING_EXCERPT_MAX, WARNINGS_MAX } from '../domain/reading-warning.ts';
import type { ExtractedDocument } from '../extraction/index.ts';
import { flat } from './experience.ts';

/** The beginning of what was found, never half a character. */
function excerptOf(text: string): string {
  return flat(text)
    .slice(0, WARNING_EXCERPT_MAX)
    .replace(/[\ud800-\udbff]$/, '');
}

function pageAt({ lines }: Pick<ExtractedDocument, 'lines'>, position: number): number {
  return lines.find(({ end }) => end > position)?.page ?? 1;
}

/**
 * The warnings of a document: first what nobody sees in it, page by page, then instructions to a machine and stuffed words
 * in the readable text with their places. Whatever concealed text says, it is told as concealed. At most `WARNINGS_MAX`.
 */
export function readingWarnings(document: Pick<ExtractedDocument, 'text' | 'lines' | 'concealed'>): ReadingWarning[] {
  const concealed = document.concealed.map(({ reason, page, text }) => ({
    kind: reason,
    page,
    excerpt: excerptOf(text),
    span: null,
  }));
  const readable = machineTextIn(document.text).map(({ kind, start, end }) => ({
    kind,
    page: pageAt(document, start),
    excerpt: excerptOf(document.text.slice(start, end)),
    span: { start, end },
  }));
  return [...concealed, ...readable].slice(0, WARNINGS_MAX);
}
