/** Reads the outlines of paths in a PDF, of which only rectangles say exactly what they cover. */

/** A path with more outlines is read no further. */
const MAX_OUTLINES = 20_000;

export type Corners = [number, number][];

/** The outlines of a path: those of four straight edges along the axes are rectangles. */
export function outlinesOf(data: ArrayLike<number>): { points: Corners; isStraight: boolean }[] {
  const outlines: { points: Corners; isStraight: boolean }[] = [];
  const steps = [1, 1, 3, 2, 0];
  for (let at = 0; at < data.length; ) {
    const kind = data[at] ?? 4;
    const count = steps[kind] ?? 0;
    if (kind === 0 || outlines.length === 0) outlines.push({ points: [], isStraight: true });
    const outline = outlines.at(-1);
    if (outline && count > 1) outline.isStraight = false;
    for (let point = 0; point < count; point++) {
      outline?.points.push([data[at + 1 + point * 2] ?? 0, data[at + 2 + point * 2] ?? 0]);
    }
    at += 1 + count * 2;
    if (outlines.length > MAX_OUTLINES) break;
  }
  return outlines;
}

/** Whether an outline is a rectangle along the axes. */
export function isRectangle({ points, isStraight }: { points: Corners; isStraight: boolean }): boolean {
  if (!isStraight || points.length < 4 || points.length > 5) return false;
  const distinct = (index: 0 | 1) => new Set(points.map((point) => Math.round(point[index] * 10))).size;
  return distinct(0) === 2 && distinct(1) === 2;
}

/** Least x and y, greatest x and y. */
export function boundsOf(points: Corners): [number, number, number, number] {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
}
