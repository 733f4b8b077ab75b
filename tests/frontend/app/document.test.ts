/** The head that the server writes: one address per page, and no words of another language. */
import { describe, expect, it } from 'vitest';
import { type DocumentParts, documentOf } from '../../../frontend/src/app/document.ts';

const TEMPLATE = `<!doctype html>
<html lang="es">
  <head>
    <meta name="description" content="Encaje une personas y empleos." />
    <title>Encaje</title>
    <link rel="stylesheet" crossorigin href="/assets/site.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

function headOf(parts: Partial<DocumentParts>) {
  const html = documentOf({
    template: TEMPLATE,
    language: 'es',
    origin: 'https://encaje.example',
    path: '/jobs',
    head: { title: 'Empleos' },
    body: '<h1>Empleos</h1>',
    files: { scripts: [], styles: [] },
    fetched: {},
    structured: undefined,
    isListed: true,
    ...parts,
  });
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return { html, all };
}

describe('the description', () => {
  it('is the page’s own, once', () => {
    const { all } = headOf({ language: 'en', head: { title: 'Jobs', description: 'All $& "open" jobs.' } });
    expect(all('meta[name="description"]', 'content')).toEqual(['All $& "open" jobs.']);
    expect(all('meta[property="og:description"]', 'content')).toEqual(['All $& "open" jobs.']);
  });

  it('is absent where the page has none, instead of the Spanish one of the build', () => {
    const { html, all } = headOf({ language: 'en', head: { title: 'Jobs' } });
    expect(all('meta[name="description"]', 'content')).toEqual([]);
    expect(html).not.toContain('Encaje une personas');
  });
});

describe('the address', () => {
  it('has no slash at its end, whichever way the page was reached', () => {
    for (const path of ['/jobs', '/jobs/', '/jobs//']) {
      const { all } = headOf({ path, language: 'en' });
      expect(all('link[rel="canonical"]', 'href')).toEqual(['https://encaje.example/en/jobs']);
      expect(all('link[rel="alternate"]', 'href')).toEqual([
        'https://encaje.example/jobs',
        'https://encaje.example/en/jobs',
        'https://encaje.example/jobs',
      ]);
      expect(all('meta[property="og:url"]', 'content')).toEqual(['https://encaje.example/en/jobs']);
    }
  });

  it('of the first page is the root of its language', () => {
    expect(headOf({ path: '/' }).all('link[rel="canonical"]', 'href')).toEqual(['https://encaje.example/']);
    expect(headOf({ path: '/', language: 'en' }).all('link[rel="canonical"]', 'href')).toEqual([
      'https://encaje.example/en',
    ]);
  });
});
