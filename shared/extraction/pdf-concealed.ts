/** Decides for each text of a PDF page whether a reader of the page sees it. */
import { type Concealment, type Ground, looksAlike, TINY_POINTS, WHITE } from './concealed.ts';
import type { Fragment } from './page-pieces.ts';
import { areaOf, type Box, holds, type Paint, type ShownText } from './pdf-state.ts';
import type { PagePaint } from './pdf-walk.ts';

/** Below this share of its ink nobody sees a letter. */
const FAINT = 0.05;
/** A page whose pictures cover this share of it may be a scan. */
const SCAN_COVERED_MIN = 0.5;
/** On a scan, the recognised text under or over the picture is all there is but for stamps and page numbers. */
const SCAN_UNSEEN_MIN = 0.8;

interface Point {
  x: number;
  y: number;
}

/** Three points in the middle of the letters: at the beginning, halfway and at the end. */
function pointsOf({ start, end, size }: ShownText): Point[] {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  // Letters stand to the left of the direction of reading, with the page's y pointing down.
  const up = { x: along.y * size * 0.3, y: -along.x * size * 0.3 };
  const inset = Math.min(length / 3, size * 0.3);
  return [inset, length / 2, length - inset].map((by) => ({
    x: start.x + along.x * by + up.x,
    y: start.y + along.y * by + up.y,
  }));
}

function isFaint(shown: ShownText): boolean {
  const { fillAlpha, strokeAlpha, groupAlpha, renderMode } = shown.state;
  const mode = renderMode % 4;
  const ink = mode === 0 ? fillAlpha : mode === 1 ? strokeAlpha : Math.max(fillAlpha, strokeAlpha);
  return ink * groupAlpha < FAINT;
}

/** Letters that only cut out what is painted through them show it, when it is a picture or a play of colours. */
function isWindow(shown: ShownText, paints: readonly Paint[]): boolean {
  const [, middle] = pointsOf(shown);
  return paints.some(
    ({ order, colour, box }) => order > shown.order && colour === 'unknown' && middle && holds(box, middle),
  );
}

function isUnpainted(shown: ShownText, paints: readonly Paint[]): boolean {
  const { renderMode } = shown.state;
  if (shown.isOff || renderMode === 3 || isFaint(shown)) return true;
  return renderMode === 7 && !isWindow(shown, paints);
}

/** What is painted on a page, and what of it may hide a text: most pages have little of that, and many texts. */
interface Grounds {
  paints: readonly Paint[];
  covers: readonly Paint[];
  colours: readonly Ground[];
}

function groundsOf(paints: readonly Paint[]): Grounds {
  const covers = paints.filter((paint) => paint.covers);
  return { paints, covers, colours: [...new Set([WHITE, ...paints.map(({ colour }) => colour)])] };
}

function isBlended(shown: ShownText, { paints, colours }: Grounds): boolean {
  const { fill, stroke, renderMode } = shown.state;
  const mode = renderMode % 4;
  const inks = mode === 0 ? [fill] : mode === 1 ? [stroke] : [fill, stroke];
  const isInk = (colour: Ground) =>
    inks.some((ink) => ink !== 'unknown' && colour !== 'unknown' && looksAlike(ink, colour));
  if (!colours.some(isInk)) return false;
  return pointsOf(shown).every((point) => {
    const ground = paints.findLast(({ order, box }) => order < shown.order && holds(box, point))?.colour ?? WHITE;
    return ground !== 'unknown' && inks.every((ink) => ink !== 'unknown' && looksAlike(ink, ground));
  });
}

function coverOf(shown: ShownText, { covers }: Grounds): Paint | undefined {
  if ((covers.at(-1)?.order ?? 0) < shown.order) return undefined;
  const points = pointsOf(shown);
  return covers.find(({ order, box }) => order > shown.order && points.every((point) => holds(box, point)));
}

function isClipped(shown: ShownText, page: Box): boolean {
  const { clip } = shown.state;
  const box = areaOf(clip) <= 0 ? { ...page, right: page.left, bottom: page.top } : clip;
  return pointsOf(shown).every((point) => !holds(box, point, 1.5));
}

type Verdict = Concealment | 'covered-by-picture' | undefined;

function verdictOf(shown: ShownText, grounds: Grounds, page: Box): Verdict {
  if (isUnpainted(shown, grounds.paints)) return 'invisible-text';
  if (isClipped(shown, page)) return 'outside-page';
  const cover = coverOf(shown, grounds);
  if (cover) return cover.isImage ? 'covered-by-picture' : 'covered-text';
  return isBlended(shown, grounds) ? 'background-coloured-text' : undefined;
}

function lettersOf(texts: readonly ShownText[]): number {
  return texts.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);
}

/** Text that a scanner's program recognised lies unseen over or under the picture of the page: it is the true text. */
function isScan(verdicts: ReadonlyMap<ShownText, Verdict>, { shown, paints }: PagePaint, page: Box): boolean {
  const pictures = paints.reduce((sum, { isImage, box }) => sum + (isImage ? areaOf(box) : 0), 0);
  const unseen = shown.filter((text) => ['invisible-text', 'covered-by-picture'].includes(verdicts.get(text) ?? ''));
  return pictures >= SCAN_COVERED_MIN * areaOf(page) && lettersOf(unseen) >= SCAN_UNSEEN_MIN * lettersOf(shown);
}

/**
 * Why a text is not seen. Whether a picture is solid is not known: one that lies over most of a page's text, or over most of
 * the page, is taken for an ornament that lets the text through.
 */
export function concealedShown(paint: PagePaint, page: Box): Map<ShownText, Concealment> {
  const grounds = groundsOf(paint.paints);
  const verdicts = new Map(paint.shown.map((text) => [text, verdictOf(text, grounds, page)]));
  if (isScan(verdicts, paint, page)) {
    for (const [text, verdict] of verdicts) {
      if (verdict === 'invisible-text' || verdict === 'covered-by-picture') verdicts.set(text, undefined);
    }
  }
  const under = paint.shown.filter((text) => verdicts.get(text) === 'covered-by-picture');
  const picturesCover = lettersOf(under) < 0.3 * lettersOf(paint.shown);
  const found = new Map<ShownText, Concealment>();
  for (const [text, verdict] of verdicts) {
    if (verdict === 'covered-by-picture') {
      const cover = coverOf(text, grounds);
      if (picturesCover && cover && areaOf(cover.box) < 0.4 * areaOf(page)) found.set(text, 'covered-text');
    } else if (verdict) found.set(text, verdict);
  }
  return found;
}

/** The texts that a piece of the engine's text was made of: on its baseline, within its width, with its letters. */
function partsOf(fragment: Fragment, shown: readonly ShownText[]): ShownText[] {
  const letters = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
  const slack = Math.max(1, fragment.size * 0.35);
  const near = shown.filter(({ start, end }) => {
    const middle = (start.x + end.x) / 2;
    return (
      Math.abs(start.y - fragment.y) < slack && middle > fragment.x - 1.5 && middle < fragment.x + fragment.width + 1.5
    );
  });
  const whole = letters(fragment.text);
  const exact = near.filter(({ text }) => whole.includes(letters(text)));
  return exact.length > 0 ? exact : near;
}

export interface SeenAndUnseen {
  seen: Fragment[];
  unseen: { reason: Concealment; text: string }[];
}

/** Whether a piece lies off the page or is too small to read, which its place and size alone say. */
function ownConcealment({ x, y, width, size }: Fragment, page: Box): Concealment | undefined {
  if (size < TINY_POINTS) return 'tiny-text';
  const isInside = x + width > -5 && x > -20 && x < page.right + 5 && y > -5 && y < page.bottom + 5;
  return isInside ? undefined : 'outside-page';
}

/** Sorts the pieces of a page into what is seen and what is not; a piece made of both is taken apart. */
export function sortBySight(fragments: readonly Fragment[], paint: PagePaint, page: Box): SeenAndUnseen {
  const reasons = concealedShown(paint, page);
  const result: SeenAndUnseen = { seen: [], unseen: [] };
  const met = new Set<ShownText>();
  for (const fragment of fragments) {
    const own = ownConcealment(fragment, page);
    const parts = own || reasons.size === 0 ? [] : partsOf(fragment, paint.shown);
    const hidden = parts.filter((part) => reasons.has(part));
    for (const part of parts) met.add(part);
    if (own) result.unseen.push({ reason: own, text: fragment.text });
    else if (hidden.length === 0) result.seen.push(fragment);
    else {
      if (hidden.length === parts.length) {
        result.unseen.push({ reason: reasons.get(hidden[0] as ShownText) ?? 'invisible-text', text: fragment.text });
        continue;
      }
      for (const part of parts) {
        const reason = reasons.get(part);
        if (reason) result.unseen.push({ reason, text: `${part.text} ` });
        else result.seen.push({ ...fragment, text: part.text, x: part.start.x, width: part.end.x - part.start.x });
      }
    }
  }
  // The engine itself passes over most of what lies off the page.
  for (const [text, reason] of reasons) {
    if (reason === 'outside-page' && !met.has(text)) result.unseen.push({ reason, text: `${text.text} ` });
  }
  return result;
}
