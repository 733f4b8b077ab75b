/** Subtracts calendar months, the unit of retention periods. */

/** The moment `months` before `now`, both ISO 8601, UTC. */
export function monthsBefore(now: string, months: number): string {
  const time = new Date(now);
  time.setUTCMonth(time.getUTCMonth() - months);
  return time.toISOString();
}
