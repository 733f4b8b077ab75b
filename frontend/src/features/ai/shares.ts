/** How much each family of criteria weighs, for the page that explains it; a test holds it against the engine's own weights. */

/** As in `docs/matching.md`, heaviest first; shared out again over what a job asks for. */
export const SHARES = {
  text: 0.384,
  skills: 0.226,
  occupation: 0.13,
  field: 0.069,
  experience: 0.05,
  licence: 0.05,
  language: 0.037,
  education: 0.029,
  seniority: 0.015,
  location: 0.009,
} as const;
