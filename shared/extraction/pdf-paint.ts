/** Follows the operators of a PDF page and notes what was painted where, and how each text was shown. */
import { type Colour, colourOf } from './concealed.ts';
import { boundsOf, isRectangle, outlinesOf } from './pdf-path.ts';
import {
  advance,
  areaOf,
  type Box,
  boxOf,
  type Glyph,
  type GraphicsState,
  graphicsStates,
  IDENTITY,
  type Matrix,
  matrixOf,
  moveText,
  multiply,
  newState,
  type OperatorList,
  overlap,
  type Paint,
  pointAt,
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

interface Walk extends PagePaint {
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

function addPaint(walk: Walk, box: Box, colour: Colour | 'unknown', covers: boolean, isImage = false): void {
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

function save(walk: Walk): void {
  if (walk.saved.length < MAX_SAVED) walk.saved.push(walk.state);
  walk.state = { ...walk.state, painted: false, moved: false };
}

/** A picture that the engine left out shows as a place that was moved to, with nothing painted there. */
function noteLeftOutPicture(walk: Walk): void {
  const { state } = walk;
  if (state.painted || !state.moved) return;
  const box = boxOf(state.matrix, [0, 0, 1, 1]);
  if (areaOf(box) >= PICTURE_POINTS_MIN) addPaint(walk, box, 'unknown', true, true);
}

function restore(walk: Walk): void {
  noteLeftOutPicture(walk);
  const before = walk.saved.pop();
  if (before) walk.state = { ...before, painted: before.painted || walk.state.painted };
}

const STROKES = ['stroke', 'closeStroke', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

/** Notes the straight lines of a path that is drawn with a pen. */
function stroke(walk: Walk, outlines: ReturnType<typeof outlinesOf>): void {
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

function path(walk: Walk, args: readonly unknown[]): void {
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

function showText(walk: Walk, glyphs: readonly (Glyph | number)[]): void {
  const { state } = walk;
  const onPage = () => {
    const { x, y } = pointAt(state.textMatrix, 0, state.rise);
    return pointAt(state.matrix, x, y);
  };
  const start = onPage();
  let text = '';
  let width = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      width -= (glyph * state.fontSize) / 1000;
      continue;
    }
    text += glyph.unicode ?? '';
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    width += ((glyph.width ?? 0) * state.fontSize) / 1000 + spacing;
  }
  advance(state, width);
  state.painted = true;
  if (text.trim() === '' || walk.masks > 0) return;
  const [, , c, d] = multiply(state.matrix, state.textMatrix);
  const { fill, stroke, fillAlpha, strokeAlpha, groupAlpha, renderMode, clip } = state;
  walk.shown.push({
    order: walk.order,
    text,
    start,
    end: onPage(),
    size: Math.hypot(c, d) * Math.abs(state.fontSize),
    state: { fill, stroke, fillAlpha, strokeAlpha, groupAlpha, renderMode, clip },
    isOff: walk.layers.includes(true),
  });
}

function beginGroup(walk: Walk, group: { smask?: unknown } | undefined): void {
  save(walk);
  const { state } = walk;
  state.groupAlpha *= state.fillAlpha;
  state.fillAlpha = 1;
  state.strokeAlpha = 1;
  walk.groups.push(Boolean(group?.smask));
  if (group?.smask) walk.masks += 1;
}

function endGroup(walk: Walk): void {
  if (walk.groups.pop()) walk.masks -= 1;
  walk.state.painted = true;
  restore(walk);
}

function beginForm(walk: Walk, matrix: ArrayLike<number> | null, bounds: ArrayLike<number> | null): void {
  save(walk);
  const { state } = walk;
  state.painted = true;
  state.matrix = multiply(state.matrix, matrixOf(matrix));
  if (!bounds || bounds.length < 4) return;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
  state.clip = overlap(state.clip, boxOf(state.matrix, [x0, y0, x1, y1]));
}

type Handler = (walk: Walk, args: readonly unknown[]) => void;
const numbers = (args: readonly unknown[]) => args as readonly number[];
const picture: Handler = (walk) => addPaint(walk, boxOf(walk.state.matrix, [0, 0, 1, 1]), 'unknown', true, true);

const HANDLERS: Record<string, Handler> = {
  save,
  restore,
  transform: ({ state }, args) => {
    state.matrix = multiply(state.matrix, matrixOf(numbers(args)));
    state.moved = true;
  },
  setGState: ({ state }, [entries]) => graphicsStates(state, (entries ?? []) as readonly [string, unknown][]),
  setFillRGBColor: ({ state }, [hex]) => {
    state.fill = colourOf(String(hex)) ?? 'unknown';
  },
  setStrokeRGBColor: ({ state }, [hex]) => {
    state.stroke = colourOf(String(hex)) ?? 'unknown';
  },
  setFillColorN: ({ state }) => {
    state.fill = 'unknown';
  },
  setStrokeColorN: ({ state }) => {
    state.stroke = 'unknown';
  },
  clip: (walk) => {
    walk.clipsNext = true;
  },
  eoClip: (walk) => {
    walk.clipsNext = true;
  },
  constructPath: path,
  rawFillPath: path,
  shadingFill: (walk) => addPaint(walk, walk.state.clip, 'unknown', false),
  paintImageXObject: picture,
  paintInlineImageXObject: picture,
  paintImageMaskXObject: picture,
  paintSolidColorImageMask: picture,
  paintFormXObjectBegin: (walk, [matrix, bounds]) =>
    beginForm(walk, matrix as ArrayLike<number> | null, bounds as ArrayLike<number> | null),
  paintFormXObjectEnd: restore,
  beginGroup: (walk, [group]) => beginGroup(walk, group as { smask?: unknown } | undefined),
  endGroup,
  beginMarkedContent: (walk) => {
    walk.layers.push(false);
  },
  beginMarkedContentProps: (walk, [tag, properties]) => {
    walk.layers.push(tag === 'OC' && !walk.context.isLayerOn(properties));
  },
  endMarkedContent: (walk) => {
    walk.layers.pop();
  },
  beginText: ({ state }) => {
    state.textMatrix = IDENTITY;
    state.lineMatrix = IDENTITY;
  },
  setCharSpacing: ({ state }, args) => {
    state.charSpacing = numbers(args)[0] ?? 0;
  },
  setWordSpacing: ({ state }, args) => {
    state.wordSpacing = numbers(args)[0] ?? 0;
  },
  setHScale: ({ state }, args) => {
    state.scale = (numbers(args)[0] ?? 100) / 100;
  },
  setLeading: ({ state }, args) => {
    state.leading = numbers(args)[0] ?? 0;
  },
  setFont: ({ state }, args) => {
    state.fontSize = Number(args[1]) || 0;
  },
  setTextRenderingMode: ({ state }, args) => {
    state.renderMode = numbers(args)[0] ?? 0;
  },
  setTextRise: ({ state }, args) => {
    state.rise = numbers(args)[0] ?? 0;
  },
  moveText: ({ state }, args) => moveText(state, numbers(args)[0] ?? 0, numbers(args)[1] ?? 0),
  setLeadingMoveText: ({ state }, args) => {
    state.leading = -(numbers(args)[1] ?? 0);
    moveText(state, numbers(args)[0] ?? 0, numbers(args)[1] ?? 0);
  },
  setTextMatrix: ({ state }, args) => {
    state.lineMatrix = matrixOf((args.length >= 6 ? args : args[0]) as ArrayLike<number>);
    state.textMatrix = state.lineMatrix;
  },
  nextLine: ({ state }) => moveText(state, 0, -state.leading),
  showText: (walk, [glyphs]) => showText(walk, (glyphs ?? []) as readonly (Glyph | number)[]),
};

const handlersByCode = new Map<number, Handler>();

function handlerOf(codes: Record<string, number>, code: number): Handler | undefined {
  if (handlersByCode.size === 0) {
    for (const [name, handler] of Object.entries(HANDLERS)) {
      const known = codes[name];
      if (known !== undefined) handlersByCode.set(known, handler);
    }
  }
  return handlersByCode.get(code);
}

/** What a page paints and shows, in order. Pictures the engine left out are found by the place made for them. */
export function followOperators(list: OperatorList, context: PageContext): PagePaint {
  const state = newState(context.matrix, context.page);
  const empty = { shown: [], paints: [], strokes: [], saved: [], layers: [], groups: [] };
  const walk: Walk = { ...empty, context, state, order: 0, clipsNext: false, masks: 0 };
  for (let index = 0; index < list.fnArray.length; index++) {
    walk.order = index;
    handlerOf(context.codes, list.fnArray[index] ?? 0)?.(walk, (list.argsArray[index] ?? []) as readonly unknown[]);
  }
  noteLeftOutPicture(walk);
  return { shown: walk.shown, paints: walk.paints, strokes: walk.strokes };
}
