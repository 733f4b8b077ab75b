/** How long after a write a table or its index may still change. */

/** A table's index may show a write this much later than the table itself. */
export const INDEX_DELAY_MS = 5_000;

/**
 * Writes bear the time at which they were begun, may be sent again for some seconds until they succeed, and show in the
 * table's index a moment later. What bears a time older than this has settled.
 */
export const SETTLING_MS = 30_000;
