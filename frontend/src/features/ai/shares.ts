/** How much each family of criteria weighs, for the page that explains it; a test holds it against the engine's own weights. */

/** As in `docs/matching.md`, heaviest first; shared out anew over what a job asks for. */
export const SHARES = {
  skills: 0.34,
  occupation: 0.22,
  text: 0.2,
  field: 0.14,
  experience: 0.1,
  language: 0.08,
  licence: 0.08,
  education: 0.06,
  seniority: 0.04,
  location: 0.03,
} as const;
