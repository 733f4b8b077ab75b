/** Makes scans for tests: PDF files whose pages are pictures, and what a recogniser would say of pages. */
import { PDFDocument } from 'pdf-lib';
import type { ScannedPage, ScannedWord } from '../../shared/extraction/index.ts';
import { pngFile } from './resume-files.ts';

const A4: [number, number] = [595, 842];

/** A PDF of one page a picture, as scanners make them; `note` is the text that a scanning program leaves on each. */
export async function scannedPdf(pictures: readonly Uint8Array[], note = ''): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const bytes of pictures) {
    const page = pdf.addPage(A4);
    page.drawImage(await pdf.embedPng(bytes), { x: 0, y: 0, width: A4[0], height: A4[1] });
    if (note) page.drawText(note, { x: 40, y: 20, size: 8 });
  }
  return pdf.save();
}

/** Pages without anything on them that could be recognised as text. */
export const blankScan = (pages = 1, note = '') => scannedPdf(Array(pages).fill(pngFile()), note);

/** A PDF with nothing on its one page. */
export async function emptyPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage(A4);
  return pdf.save();
}

interface Written {
  text: string;
  /** Left edge and baseline in points of an upright sheet of A4. */
  x: number;
  y: number;
  size?: number;
  confidence?: number;
}

/** The words of a line set in a type whose letters are all half as wide as it is high. */
function wordsOf(
  { text, x, y, size = 11, confidence = 95 }: Written,
  [width, height]: [number, number],
): ScannedWord[] {
  let left = x;
  return text.split(' ').map((word) => {
    const up = /[\p{Lu}\p{N}bdfhkltáéíóúñ()@]/u.test(word) ? 0.72 : 0.5;
    const down = /[gjpqyçQ,;()@]/u.test(word) ? 0.22 : 0;
    const box = { left: left / width, top: (y - up * size) / height, height: ((up + down) * size) / height };
    const letters = word.length * size * 0.5;
    left += letters + size * 0.28;
    return { text: word, confidence, ...box, width: letters / width };
  });
}

/** A page as OCR returns it: `rows` are its lines from top to bottom. */
export function scannedPage(rows: readonly Written[], sheet: [number, number] = A4): ScannedPage {
  return { lines: rows.map((row) => wordsOf(row, sheet)) };
}

/** Single words 14 points apart, for pages that need no more. */
export const plainPage = (...texts: string[]): ScannedPage =>
  scannedPage(texts.map((text, index) => ({ text, x: 60, y: 80 + index * 16 })));
