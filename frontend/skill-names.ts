/**
 * Hands the names of the taxonomy's skills to the site while it is built: to suggest some while a person types, a phone
 * needs them and none of the aliases, occupations and places, which weigh five times as much.
 */
import type { Plugin } from 'vite';
import { allConcepts } from '../shared/taxonomy/index.ts';

const MODULE = 'virtual:skill-names';
const RESOLVED = `\0${MODULE}`;

/** Each skill as its Spanish and its English name; one entry where they are the same. */
export function skillNames(): string[][] {
  return allConcepts('skill').map(({ names: { es, en } }) => (es === en ? [es] : [es, en]));
}

/** `import { skillNames } from 'virtual:skill-names'`. */
export function skillNamesModule(): Plugin {
  return {
    name: 'encaje-skill-names',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? { code: `export const skillNames = ${JSON.stringify(skillNames())};`, moduleType: 'js' }
        : undefined,
  };
}
