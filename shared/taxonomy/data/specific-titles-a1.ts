/** Specific titles of chief executives, legislators and managers; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_A1 = `
minister 1111 | Ministro | Government minister | cabinet minister, minister, secretary of state, secretario de estado, ministro del gobierno, ministra de gobierno
mayor 1111 | Alcalde | Mayor | alcaldesa, intendente municipal, presidente municipal, city mayor, town mayor, lord mayor, burgomaestre, lady mayoress
weather-presenter 2656 | Presentador del tiempo | Weather presenter | weather forecaster, meteorologist on television, weather reporter, weatherman, weather girl, hombre del tiempo, presentador del pronóstico del tiempo, presentador meteorológico, tv weather presenter
`;
