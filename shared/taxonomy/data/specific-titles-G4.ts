/** Specific titles of further food, wood, garment and other craft trades; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_G4 = `
`;
