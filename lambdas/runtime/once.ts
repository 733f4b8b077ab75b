/** Creates a value on first use and keeps it for the life of the process. */

/** A function that calls `make` once, with what it was first given; a failure is not remembered. */
export function once<G extends unknown[], T>(make: (...given: G) => T): (...given: G) => T {
  let made: { value: T } | undefined;
  return (...given) => {
    made ??= { value: make(...given) };
    return made.value;
  };
}
