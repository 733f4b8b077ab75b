/** Slugs for addresses, exactly as the specification defines them. */

/**
 * Strips accents, lowercases, removes anything other than letters, digits, spaces and hyphens, trims, turns
 * white-space runs into single hyphens and collapses repeated hyphens. "Letters" are a-z once accents are gone.
 *
 * @example slugify('  Técnico/a de Calidad – Málaga ') === 'tecnicoa-de-calidad-malaga'
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}
