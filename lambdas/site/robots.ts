/** Builds robots.txt: what crawlers should leave alone, and where the sitemap is. */

/** Staff only, behind a secret link, or no page at all. A path stands for everything that begins with it. */
const DISALLOWED = ['/admin', '/admin-panel', '/auth/', '/applications/', '/en/applications/', '/api/'];

/** `/robots.txt` for the site at `origin` (scheme and host, no final slash). */
export function robots(origin: string): string {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
