/** What has been painted on a page so far, and how outlines, pictures and groups add to it. */
import type { Colour } from './concealed.ts';
import { boundsOf, isRectangle, outlinesOf } from './pdf-path.ts';
import {
  areaOf,
  type Box,
  boxOf,
  type GraphicsState,
  type Matrix,
  matrixOf,
  multiply,
  overlap,
  type Paint,
  type ShownText,
} from './pdf-state.ts';

export interface PageContext {
  /** Numbers of the operators by name, as the engine has them. */
  codes: Record<string, number>;
  /** From the page's space to points from its top left corner. */
  matrix: Matrix;
  page: Box;
  /** Whether a layer (optional content) is switched on. */
  isLayerOn(properties: unknown): boolean;
}

export interface PagePaint {
  shown: ShownText[];
  paints: Paint[];
  /** Boxes around strokes along the axes, as rules of tables are drawn. */
  strokes: Box[];
}

export interface Walk extends PagePaint {
  context: PageContext;
  state: GraphicsState;
  saved: GraphicsState[];
  order: number;
  clipsNext: boolean;
  /** Marked contents that are open: whether each is a layer that is off. */
  layers: boolean[];
  /** Groups that are drawn as masks, whose colours are no colours. */
  masks: number;
  groups: boolean[];
}

/** A drawing with more strokes than this is read no further. */
const MAX_PAINTS = 20_000;
const MAX_SAVED = 2_000;
/** Pictures are left out by the engine, to save time; smaller ones than this are none. */
const PICTURE_POINTS_MIN = 25;
const FAINT = 0.05;

export function addPaint(walk: Walk, box: Box, colour: Colour | 'unknown', covers: boolean, isImage = false): void {
  const { state } = walk;
  state.painted = true;
  if (walk.masks > 0 || walk.paints.length >= MAX_PAINTS) return;
  const alpha = state.fillAlpha * state.groupAlpha;
  if (alpha < FAINT || walk.layers.includes(true)) return;
  const isSolid = alpha > 0.95 && !state.blends;
  const visible = overlap(box, state.clip);
  if (areaOf(visible) <= 0) return;
  walk.paints.push({
    order: walk.order,
    box: visible,
    colour: isSolid ? colour : 'unknown',
    covers: covers && isSolid,
    isImage,
  });
}

export function save(walk: Walk): void {
  if (walk.saved.length < MAX_SAVED) walk.saved.push(walk.state);
  walk.state = { ...walk.state, painted: false, moved: false };
}

/** A picture that the engine left out shows as a place that was moved to, with nothing painted there. */
export function noteLeftOutPicture(walk: Walk): void {
  const { state } = walk;
  if (state.painted || !state.moved) return;
  const box = boxOf(state.matrix, [0, 0, 1, 1]);
  if (areaOf(box) >= PICTURE_POINTS_MIN) addPaint(walk, box, 'unknown', true, true);
}

export function restore(walk: Walk): void {
  noteLeftOutPicture(walk);
  const before = walk.saved.pop();
  if (before) walk.state = { ...before, painted: before.painted || walk.state.painted };
}

const STROKES = ['stroke', 'closeStroke', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

/** Notes the straight lines of a path that is drawn with a pen. */
export function stroke(walk: Walk, outlines: ReturnType<typeof outlinesOf>): void {
  const { state, strokes } = walk;
  if (walk.masks > 0 || walk.layers.includes(true)) return;
  for (const { points, isStraight } of outlines) {
    if (!isStraight || strokes.length >= MAX_PAINTS) continue;
    const ends = isRectangle({ points, isStraight }) ? [...points, points[0] ?? [0, 0]] : points;
    for (const [index, [x1, y1]] of ends.entries()) {
      const [x0, y0] = ends[index - 1] ?? [x1, y1];
      if (index > 0 && (x0 === x1 || y0 === y1))
        strokes.push(overlap(boxOf(state.matrix, [x0, y0, x1, y1]), state.clip));
    }
  }
}

const FILLS = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

export function path(walk: Walk, args: readonly unknown[]): void {
  const { codes } = walk.context;
  const [operator, parts] = args as [number, ArrayLike<ArrayLike<number>> | null];
  const { state } = walk;
  const outlines = outlinesOf(parts?.[0] ?? []);
  const upright =
    Math.abs(state.matrix[1] * state.matrix[2]) < 1e-6 || Math.abs(state.matrix[0] * state.matrix[3]) < 1e-6;
  if (walk.clipsNext) {
    const bounds = boundsOf(outlines.flatMap(({ points }) => points));
    if (bounds[0] <= bounds[2]) state.clip = overlap(state.clip, boxOf(state.matrix, bounds));
    walk.clipsNext = false;
  }
  if (operator === codes.endPath) return;
  state.painted = true;
  if (STROKES.some((name) => codes[name] === operator)) stroke(walk, outlines);
  if (!FILLS.some((name) => codes[name] === operator)) return;
  for (const outline of outlines) {
    const isSolid = upright && isRectangle(outline);
    addPaint(
      walk,
      boxOf(state.matrix, boundsOf(outline.points)),
      isSolid ? state.fill : 'unknown',
      isSolid && state.fill !== 'unknown',
    );
  }
}

export function beginGroup(walk: Walk, group: { smask?: unknown } | undefined): void {
  save(walk);
  const { state } = walk;
  state.groupAlpha *= state.fillAlpha;
  state.fillAlpha = 1;
  state.strokeAlpha = 1;
  walk.groups.push(Boolean(group?.smask));
  if (group?.smask) walk.masks += 1;
}

export function endGroup(walk: Walk): void {
  if (walk.groups.pop()) walk.masks -= 1;
  walk.state.painted = true;
  restore(walk);
}

export function beginForm(walk: Walk, matrix: ArrayLike<number> | null, bounds: ArrayLike<number> | null): void {
  save(walk);
  const { state } = walk;
  state.painted = true;
  state.matrix = multiply(state.matrix, matrixOf(matrix));
  if (!bounds || bounds.length < 4) return;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
  state.clip = overlap(state.clip, boxOf(state.matrix, [x0, y0, x1, y1]));
}
