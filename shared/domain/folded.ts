/** Folds text to the form in which searches and suggestions compare it. */

/** Lower case without accents: what both sides of a comparison are brought to. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
