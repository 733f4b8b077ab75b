/** The scales of education and language; without schemas, so that engines and forms load little. */

/** Education levels of the specification, lowest to highest; `other` has no rank. */
export const EDUCATION_LEVELS = ['high-school', 'bachelor', 'master', 'phd', 'other'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** Language levels: the Common European Framework's six, and `native`. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];
