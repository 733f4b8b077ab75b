/** Splits lines over files small enough for a Lambda response. */

/** Bytes of a text as a Lambda function sends it: inside JSON. */
export function answeredBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}

/** What a file may hold; a single line above `maxBytes` still gets a file. */
export interface FileLimits {
  /** Counted as answered. */
  maxBytes: number;
  /** @default as many as the bytes allow */
  maxLines?: number;
}

/**
 * The lines in their order, on as few files as the limits allow: a line begins a new file where it would not fit any
 * more. There is always a file, if an empty one. Each file is a half-open slice `[start, end)` of the lines.
 */
export function filled(lines: readonly string[], limits: FileLimits): [start: number, end: number][] {
  const { maxBytes, maxLines = Number.POSITIVE_INFINITY } = limits;
  const files: [number, number][] = [];
  let start = 0;
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    const size = answeredBytes(line);
    if (index > start && (bytes + size > maxBytes || index - start === maxLines)) {
      files.push([start, index]);
      start = index;
      bytes = 0;
    }
    bytes += size;
  }
  return [...files, [start, lines.length]];
}
