/** What the build puts in the place of the taxonomy's names; see `frontend/skill-names.ts`. */
declare module 'virtual:skill-names' {
  /** Each skill as its Spanish and its English name; one entry where they are the same. */
  export const skillNames: readonly (readonly [es: string, en?: string])[];
}
