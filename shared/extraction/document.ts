/** What every reader of a file produces and the limits under which it works, so that PDF, DOCX and text look alike. */
import { FILE_IS_SCANNED, type ReadingFailure } from '../domain/reading-failure.ts';
import { AppError } from '../errors.ts';

/** One line of the text in reading order, with its place on the page as far as the format knows it. */
export interface TextLine {
  /** Cells of one line are separated by a tab; equals `document.text.slice(start, end)`. */
  text: string;
  /** UTF-16 code units of `document.text`. */
  start: number;
  end: number;
  /** From 1. */
  page: number;
  /** Left edge and baseline from the top, in points; for DOCX and text, indentation and running line number. */
  x: number;
  y: number;
  width: number;
  /** In points. */
  fontSize: number;
  /** Set in another, heavier face than the running text. */
  bold: boolean;
  /** Level of a heading style, from 1; 0 is the document's title. Only where the file says so. */
  heading?: number;
  /** 0 for full width and the first column, 1 for the second, and so on. */
  column: number;
  /** Left edges of the cells where the format knows them (PDF). */
  cellX?: number[];
  /** Names the face of its first word, as far as the format tells faces apart; lines of one name look alike. */
  face?: string;
  /** Where in `document.text` words of another face begin (bold beside plain, larger beside smaller), if any do. */
  faces?: number[];
}

/** Stands in the text of loose lines before a word of another face than the one before it; `assemble` takes it out. */
export const FACE_MARK = '\ufdd0';

/** Text that no reader of the page sees; it is no part of `document.text`. */
export interface ConcealedText {
  reason: 'invisible-text' | 'background-coloured-text' | 'tiny-text' | 'outside-page' | 'covered-text';
  /** From 1. */
  page: number;
  text: string;
}

export interface ExtractedDocument {
  kind: 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'txt' | 'image';
  text: string;
  lines: TextLine[];
  pageCount: number;
  /** Targets of hyperlinks in order, `http:`, `https:` and `mailto:` only; never fetched. */
  links: string[];
  /** What a reader should know: `pages-skipped`, `text-cut`, `rotated-text`. */
  flags: string[];
  concealed: ConcealedText[];
}

/** A line before it has its place in the text. `gap` marks a visible distance to the line before. */
export interface LooseLine extends Omit<TextLine, 'start' | 'end'> {
  gap: boolean;
  /** The face of the last word of each cell, where the format knows them (PDF). */
  endFaces?: string[];
}

/** What a format's reader hands to `assemble`. */
export interface Reading {
  lines: LooseLine[];
  pageCount: number;
  links: string[];
  flags: string[];
  concealed?: ConcealedText[];
}

export const MAX_FILE_BYTES = 15_728_640;
export const MAX_UNPACKED_BYTES = 100_000_000;
export const MAX_ZIP_ENTRIES = 2_000;
export const MAX_PAGES = 30;
export const MAX_TEXT_LENGTH = 120_000;
/** Eighty to each page that is read: more is no resume, and every line is looked at many times. */
export const MAX_TEXT_LINES = 80 * MAX_PAGES;

/** The error of a file that cannot be read; `code` tells why. */
export function readingError(code: ReadingFailure, cause?: unknown): AppError {
  return new AppError('invalid', code, {}, cause === undefined ? undefined : { cause });
}

/** What a reader throws whose file shows its text as a picture. */
export function scannedError(): AppError {
  return new AppError('invalid', FILE_IS_SCANNED);
}

/** Keeps the links a person may click and drops everything that could run or point inside the file. */
export function safeLinks(links: Iterable<string>): string[] {
  return [...new Set(links)].filter((link) => /^(?:https?:\/\/|mailto:)/i.test(link) && link.length <= 2_000);
}
