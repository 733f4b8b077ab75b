/**
 * Brings the names of women's jobs to the form that most texts use, where cutting endings does not: `jefa` and `jefe` say the same
 * of what somebody does, and so do `waitress` and `waiter`.
 */

const FORMS = new Map(
  `jefa jefe|jefas jefes|moza mozo|mozas mozos|dependienta dependiente|dependientas dependientes|presidenta presidente
  |presidentas presidentes|asistenta asistente|asistentas asistentes|gerenta gerente|clienta cliente|clientas clientes
  |actriz actor|actrices actores|waitress waiter|waitresses waiters|actress actor|actresses actors|stewardess steward
  |stewardesses stewards|barmaid barman|headmistress headmaster|housewife househusband|housewives househusbands
  |masseuse masseur|masseuses masseurs`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** A folded word in the form that is compared; other words as they are. */
export function inOneGender(word: string): string {
  const listed = FORMS.get(word);
  if (listed !== undefined) return listed;
  // `forewoman`, `saleswomen`: what is left is the word of the other half.
  return word.length > 6 && /wom[ae]n$/.test(word) ? word.replace(/wom([ae])n$/, 'm$1n') : word;
}
