/** Reads one page of a PDF: its pieces of text with their places, without what nobody sees. */
import { cleanText } from './clean-text.ts';
import type { ConcealedTexts } from './concealed.ts';
import type { Fragment } from './page-pieces.ts';
import { concealedShown, sortBySight } from './pdf-concealed.ts';
import type { PdfDocument, PdfPage } from './pdf-engine.ts';
import { followOperators } from './pdf-paint.ts';
import { withWholeWords } from './pdf-spaced.ts';
import { type Box, matrixOf } from './pdf-state.ts';
import { type Tag, TagMarks, tagsOf } from './pdf-tags.ts';
import type { TurnedFragment } from './pdf-turned.ts';
import type { PagePaint } from './pdf-walk.ts';
import { type Rules, rulesOf } from './ruled-tables.ts';

type TextItem = Extract<Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number], { str: string }>;
type Layers = Awaited<ReturnType<PdfDocument['getOptionalContentConfig']>>;

export interface PageText {
  width: number;
  height: number;
  fragments: Fragment[];
  /** Text that runs up or down the page, as it stands when the page is turned so that it can be read. */
  turned: TurnedFragment[];
  rules: Rules;
}

export interface PageReader {
  codes: Record<string, number>;
  layers: Layers;
  flags: Set<string>;
  concealed: ConcealedTexts;
  /** The file has structure tags. */
  isTagged: boolean;
}

/** One word set with wide letter spacing arrives as `M A R T A`, and a date as `2 0 1 6 -0 1`, where nothing says more. */
function closeSpaced(text: string): string {
  const parts = text.trim().split(' ');
  const isWord = parts.length >= 3 && parts.every((part) => /^\p{L}$/u.test(part));
  const isDate =
    parts.length >= 4 && /^[\d ./–-]+$/.test(text) && parts.every((part) => /^[./–-]?\d[./–-]?$/.test(part));
  return isWord || isDate ? parts.join('') : text;
}

/** A piece of text on the page as a person sees it, from the top left corner, and its direction of reading. */
interface Placed extends Fragment {
  direction: 'across' | 'up' | 'down' | 'slanted';
}

function directionOf(across: number, down: number): Placed['direction'] {
  if (Math.abs(down) <= Math.abs(across)) return 'across';
  if (Math.abs(across) > 0.1 * Math.abs(down)) return 'slanted';
  return down < 0 ? 'up' : 'down';
}

function placed(item: TextItem, view: readonly number[]): Placed | undefined {
  const text = cleanText(item.str);
  if (text.trim() === '') return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = item.transform as number[];
  const direction = directionOf(a * p + c * q, b * p + d * q);
  const size = Math.hypot(a * r + c * s, b * r + d * s);
  return { text, x: a * t + c * u + e, y: b * t + d * u + f, width: item.width, size, font: item.fontName, direction };
}

/** Turns the page under a piece of text until it reads from left to right. */
function turnedPiece({ direction, ...piece }: Placed, page: Box): TurnedFragment {
  const { x: left, y, width } = piece;
  return direction === 'up'
    ? { ...piece, x: page.bottom - y, y: left, left, top: y - width, bottom: y }
    : { ...piece, x: y, y: page.right - left, left, top: y, bottom: y + width };
}

/** Pieces that run up or down: nobody takes them apart, they are seen or not as they begin. */
function sortTurned(
  pieces: readonly Placed[],
  paint: PagePaint,
  page: Box,
  reader: PageReader,
  number: number,
): TurnedFragment[] {
  if (pieces.length === 0) return [];
  const reasons = concealedShown(paint, page);
  return pieces.flatMap((piece) => {
    const shown = paint.shown.find(({ start }) => Math.hypot(start.x - piece.x, start.y - piece.y) < 2);
    const reason = shown && reasons.get(shown);
    if (!reason) return turnedPiece(piece, page);
    reader.concealed.add(reason, number, `${piece.text} `);
    return [];
  });
}

/** The pieces of text of a page, with the levels of headings and the order that its tags tell. */
async function piecesOf(page: PdfPage, view: readonly number[], { isTagged }: PageReader): Promise<Placed[]> {
  const tags = isTagged ? await tagsOf(page) : new Map<string, Tag>();
  const { items } = await page.getTextContent({ includeMarkedContent: tags.size > 0 });
  const marks = new TagMarks(tags);
  return items.flatMap((item) => {
    if (!('str' in item)) {
      marks.mark(item.type, item.id);
      return [];
    }
    const piece = placed(item, view);
    const { tag } = marks;
    if (!piece || !tag) return piece ?? [];
    const { level, order, cell } = tag;
    return {
      ...piece,
      order,
      ...(level !== undefined && { heading: level }),
      ...(cell !== undefined && cell.cell > 0 && { cell }),
    };
  });
}

async function paintOf(page: PdfPage, matrix: readonly number[], box: Box, reader: PageReader): Promise<PagePaint> {
  // 0: without annotations, which have texts of their own.
  const list = await page.getOperatorList({ annotationMode: 0 });
  const isLayerOn = (properties: unknown) => {
    const group = properties as { type?: string } | null;
    return !group?.type || reader.layers.isVisible(group as Parameters<Layers['isVisible']>[0]);
  };
  return followOperators(list, { codes: reader.codes, matrix: matrixOf(matrix), page: box, isLayerOn });
}

/** The text of page `number`; what nobody sees goes to the reader's `concealed`. */
export async function readPage(page: PdfPage, number: number, reader: PageReader): Promise<PageText> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const box = { left: 0, top: 0, right: width, bottom: height };
  const pieces = await piecesOf(page, transform, reader);
  if (pieces.length === 0) return { width, height, fragments: [], turned: [], rules: { across: [], down: [] } };
  if (pieces.some(({ direction }) => direction === 'slanted')) reader.flags.add('rotated-text');
  const paint = await paintOf(page, transform, box, reader);
  const across = pieces.filter(({ direction }) => direction === 'across');
  const { seen, unseen } = sortBySight(across, paint, box);
  for (const { reason, text } of unseen) reader.concealed.add(reason, number, `${text} `);
  const upright = pieces.filter(({ direction }) => direction === 'up' || direction === 'down');
  const fragments = withWholeWords(seen, paint.shown).map((piece) => ({ ...piece, text: closeSpaced(piece.text) }));
  const rules = rulesOf([...paint.paints.map((one) => one.box), ...paint.strokes]);
  return { width, height, fragments, rules, turned: sortTurned(upright, paint, box, reader, number) };
}
