/** What the PDF engine hands out, as types: the engine itself loads with the first PDF. */

export type PdfJs = typeof import('unpdf/pdfjs');
export type PdfDocument = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
