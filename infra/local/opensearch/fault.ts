/** Refusals as OpenSearch words them. */

export class Refusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }

  get body(): object {
    const error = { type: this.type, reason: this.message };
    return { error: { root_cause: [error], ...error }, status: this.status };
  }
}

/** A request that says what this stand-in does not know: nothing is passed over. */
export const unknownIn = (what: string, name: string): Refusal =>
  new Refusal(400, 'parsing_exception', `[${what}] unknown or unsupported: ${name}`);

/** The only member of an object that may have one, as a query has. */
export function onlyEntry(value: unknown, what: string): [name: string, inner: unknown] {
  const entries = Object.entries((value ?? {}) as object);
  if (entries.length !== 1) throw unknownIn(what, `${entries.length} names: ${entries.map(([name]) => name)}`);
  return entries[0] as [string, unknown];
}

/** Throws where an object has members that nobody looks at. */
export function refuseOthers(value: object, known: readonly string[], what: string): void {
  const other = Object.keys(value).find((name) => !known.includes(name));
  if (other !== undefined) throw unknownIn(what, other);
}
