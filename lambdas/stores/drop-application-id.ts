/** The id of the application of a dropped file, which follows from the file alone. */

/** The application that a dropped object always gets: the same content under the same key is the same application. */
export function dropApplicationId(key: string, eTag: string, derivedId: (...parts: string[]) => string): string {
  return derivedId('drop', key, eTag);
}
