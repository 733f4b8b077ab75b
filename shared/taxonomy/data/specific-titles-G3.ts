/** Specific titles of further handicraft, printing, electrical and electronic trades; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_G3 = `
`;
