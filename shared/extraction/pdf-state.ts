/** The graphics state of a PDF page (ISO 32000-1, 8.4 and 9.3) as far as it decides whether somebody sees a text. */
import type { Colour, Ground } from './concealed.ts';

/** A transformation by its six numbers. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Edges in points from the page's top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface GraphicsState {
  matrix: Matrix;
  fill: Colour | 'unknown';
  stroke: Colour | 'unknown';
  fillAlpha: number;
  strokeAlpha: number;
  /** Of the groups around. */
  groupAlpha: number;
  /** Blending or masks: what is painted may not cover what lies below. */
  blends: boolean;
  clip: Box;
  renderMode: number;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** 1 is the usual width. */
  scale: number;
  leading: number;
  rise: number;
  textMatrix: Matrix;
  lineMatrix: Matrix;
  /** Since the state was saved: whether something was painted, and whether the place was moved. */
  painted: boolean;
  moved: boolean;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function newState(matrix: Matrix, clip: Box): GraphicsState {
  return {
    matrix,
    fill: 0,
    stroke: 0,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    blends: false,
    clip,
    renderMode: 0,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    textMatrix: IDENTITY,
    lineMatrix: IDENTITY,
    painted: false,
    moved: false,
  };
}

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  // By place: taking six numbers apart by name costs more than the sums, twice for each glyph.
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function pointAt(matrix: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: matrix[0] * x + matrix[2] * y + matrix[4], y: matrix[1] * x + matrix[3] * y + matrix[5] };
}

/** Six numbers of whatever array the engine hands over. */
export function matrixOf(values: ArrayLike<number> | null | undefined): Matrix {
  if (!values || values.length < 6) return IDENTITY;
  const at = (index: number) => values[index] ?? 0;
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** The box around a rectangle of the matrix's own space. */
export function boxOf(matrix: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
  const corners = [pointAt(matrix, x0, y0), pointAt(matrix, x1, y0), pointAt(matrix, x0, y1), pointAt(matrix, x1, y1)];
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function overlap(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function holds(box: Box, { x, y }: { x: number; y: number }, slack = 0): boolean {
  return x >= box.left - slack && x <= box.right + slack && y >= box.top - slack && y <= box.bottom + slack;
}

export function areaOf(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

/** Something that was painted, in the order of the page. */
export interface Paint {
  order: number;
  box: Box;
  colour: Ground;
  /** Whether nothing below shows through, all over its box. */
  covers: boolean;
  isImage: boolean;
}

/** Letters shown by one operator. Start and end lie on the baseline. */
export interface ShownText {
  order: number;
  text: string;
  start: { x: number; y: number };
  end: { x: number; y: number };
  /** In points, on the page. */
  size: number;
  state: Pick<GraphicsState, 'fill' | 'stroke' | 'fillAlpha' | 'strokeAlpha' | 'groupAlpha' | 'renderMode' | 'clip'>;
  /** Inside a layer that is switched off. */
  isOff: boolean;
}

/** Moves the place of the next letter. */
export function advance(state: GraphicsState, by: number): void {
  state.textMatrix = multiply(state.textMatrix, [1, 0, 0, 1, by * state.scale, 0]);
}

/** Begins a line at a distance from the beginning of the last one. */
export function moveText(state: GraphicsState, x: number, y: number): void {
  state.lineMatrix = multiply(state.lineMatrix, [1, 0, 0, 1, x, y]);
  state.textMatrix = state.lineMatrix;
}

/** Applies the entries of a graphics state dictionary. */
export function graphicsStates(state: GraphicsState, entries: readonly (readonly [string, unknown])[]): void {
  for (const [key, value] of entries) {
    if (key === 'ca' && typeof value === 'number') state.fillAlpha = value;
    else if (key === 'CA' && typeof value === 'number') state.strokeAlpha = value;
    else if (key === 'BM') state.blends = value !== 'source-over' && value !== 'Normal';
    else if (key === 'SMask') state.blends = Boolean(value);
    else if (key === 'Font' && Array.isArray(value)) state.fontSize = Number(value[1]) || 0;
  }
}

/** One letter as the engine shows it; width in thousandths of the font size. */
export interface Glyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

/** The operators of a page by their numbers, with their operands. */
export interface OperatorList {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}
