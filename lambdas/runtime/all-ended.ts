/** Waits for all parallel work to end, and reports failures only then. */

/** Ends when all of these have, however each of them fared. Throws what failed: one error as it is, several as an `AggregateError`. */
export async function allEnded(work: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(work);
  const errors = ended.flatMap((one) => (one.status === 'fulfilled' ? [] : [one.reason as unknown]));
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${work.length} failed`);
  if (errors.length === 1) throw errors[0];
}
