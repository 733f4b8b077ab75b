/** Waits for work of which one part that fails must not keep the others from ending, nor its failure from being reported. */

/** Ends when all of these have, however each of them fared. Throws what failed: one error as it is, several as an `AggregateError`. */
export async function allEnded(work: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(work);
  const errors = ended.flatMap((one) => (one.status === 'fulfilled' ? [] : [one.reason as unknown]));
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${work.length} failed`);
  if (errors.length === 1) throw errors[0];
}
