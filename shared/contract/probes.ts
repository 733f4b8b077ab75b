/** The names of the canaries' probes, shared by metrics and alarms. */
export const PROBE_NAMES = ['home', 'apply', 'sign-in'] as const;
export type ProbeName = (typeof PROBE_NAMES)[number];
