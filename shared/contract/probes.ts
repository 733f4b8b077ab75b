/** What canaries try, by the names that their counts and alarms have. */
export const PROBE_NAMES = ['home', 'apply', 'sign-in'] as const;
export type ProbeName = (typeof PROBE_NAMES)[number];
