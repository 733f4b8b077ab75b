/** Which addresses the rules of robots.txt keep crawlers from, read as RFC 9309 says. */
import { describe, expect, test } from 'vitest';
import { robots } from '../../../lambdas/site/robots.ts';

const lines = robots('https://encaje.example').split('\n');
const valuesOf = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
const isDisallowed = (path: string) => valuesOf('Disallow').some((rule) => path.startsWith(rule));

describe('robots.txt', () => {
  test('applies to every crawler and has the sitemap’s full address', () => {
    expect(valuesOf('User-agent')).toEqual(['*']);
    expect(valuesOf('Sitemap')).toEqual(['https://encaje.example/sitemap.xml']);
  });

  test.each([
    '/',
    '/en',
    '/jobs',
    '/jobs/soldador-zaragoza-a1',
    '/en/jobs/soldador-zaragoza-a1',
    '/about',
    '/ai-features',
  ])('lets crawlers read %s', (path) => expect(isDisallowed(path)).toBe(false));

  test.each(['/employers', '/job-seekers', '/privacy', '/sitemap-2.xml', '/feeds/jobs.rss', '/assets/index.js'])(
    'lets crawlers fetch %s',
    (path) => expect(isDisallowed(path)).toBe(false),
  );

  test.each(['/admin', '/admin-panel', '/admin-panel/jobs', '/applications/a1', '/en/applications/a1', '/api/jobs'])(
    'keeps crawlers from %s',
    (path) => expect(isDisallowed(path)).toBe(true),
  );
});
