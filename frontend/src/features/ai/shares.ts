/** How much each family of criteria weighs, for the page that explains it; a test holds it against the engine's own weights. */

/** As in `docs/matching.md`, heaviest first; shared out anew over what a job asks for. */
export const SHARES = {
  text: 0.36,
  skills: 0.23,
  occupation: 0.16,
  experience: 0.05,
  language: 0.05,
  licence: 0.05,
  education: 0.04,
  field: 0.03,
  seniority: 0.02,
  location: 0.01,
} as const;
