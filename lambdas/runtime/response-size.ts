/** Limits lists of large items to the 6 MB that a function can return. */

/** The first of `items` whose JSON takes at most `maxBytes` altogether; whatever would go beyond is left out. */
export function limitToResponseSize<T>(items: readonly T[], maxBytes: number): T[] {
  let bytes = 0;
  return items.filter((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return bytes <= maxBytes;
  });
}
