/** For how many days a deployment keeps what no setting is about: the privacy notice says it, and no stage keeps more. */

/** A change of these is a change of the notice (`notice-version.ts`). */
export const KEPT_DAYS = {
  /** Logs of S3 and API Gateway, which name clients by address and files by key. */
  accessLogDays: 14,
  /** Logs of the functions: ids, codes, counts and durations. */
  functionLogDays: 90,
  /** Point-in-time recovery of tables, and copies in another region. */
  backupDays: 35,
} as const;
