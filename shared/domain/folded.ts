/** Brings text to the one form in which it is compared, in searches of the API and suggestions of the site alike. */

/** Lower case without accents: what both sides of a comparison are brought to. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
