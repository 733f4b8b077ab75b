/** Specific titles of process controllers, ship and aircraft staff and personal service; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_F2 = `
avionics-inspector 3155 | Inspector de aviónica | Avionics inspector | avionics quality inspector, inspector de sistemas aviónicos, aircraft electronics inspector, inspector de equipos de aviónica, avionics systems inspector, inspector de electrónica de aeronaves, inspector de aviónica de aeronaves
`;
