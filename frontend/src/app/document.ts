/** Builds the document of a rendered page: language, head, body, and the data that the server fetched. */
import { jsonForScript } from '../../../shared/domain/job-posting.ts';
import type { Language } from '../lib/language.ts';
import { fullTitle, type PageHead } from '../lib/page-head.ts';
import { addressLinks, pageAddress } from './address-links.ts';
import type { PageFiles } from './page-files.ts';

/** Where the page looks for what the server fetched. */
export const FETCHED_ID = 'fetched';

export interface DocumentParts {
  /** The build's own page. */
  template: string;
  language: Language;
  /** Scheme and host of the site. */
  origin: string;
  /** The page's own address, without language. */
  path: string;
  head: PageHead | undefined;
  body: string;
  files: PageFiles;
  /** Becomes JSON in the page. */
  fetched: object;
  /** Structured data for search engines. */
  structured: object | undefined;
  /** Whether search engines may list the page. */
  isListed: boolean;
}

const OPEN_GRAPH_LOCALE: Record<Language, string> = { es: 'es_ES', en: 'en_GB' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function tag(name: 'meta' | 'link', attributes: Record<string, string | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${escaped(value)}"`],
  );
  return `<${name} ${written.join(' ')}>`;
}

/** What link previews show: a card in the page's language. */
function socialCard(parts: DocumentParts, title: string, description: string | undefined): string[] {
  const { language, origin, path } = parts;
  const facts: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': 'Encaje',
    'og:title': title,
    'og:description': description,
    'og:url': origin + pageAddress(path, language),
    'og:locale': OPEN_GRAPH_LOCALE[language],
    'og:image': `${origin}/social-card-${language}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const graph = Object.entries(facts).map(([property, content]) => content && tag('meta', { property, content }));
  return [
    ...graph.filter((line) => line !== undefined && line !== ''),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ] as string[];
}

function headLines(parts: DocumentParts, title: string): string[] {
  const { template, files, origin, path, language, structured, isListed } = parts;
  const isNew = (file: string) => !template.includes(`"${file}"`);
  return [
    ...files.scripts
      .filter(isNew)
      .map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href })),
    ...(isListed ? addressLinks(path, language, origin).map((link) => tag('link', { ...link })) : []),
    ...(isListed
      ? socialCard(parts, title, parts.head?.description)
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...(structured ? [`<script type="application/ld+json">${jsonForScript(structured)}</script>`] : []),
  ];
}

const BUILT_STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

/** Styles before scripts: the page is painted with them, and browsers fetch in the order of the head. */
function styleLines({ template, files }: DocumentParts): string {
  const built = (template.match(BUILT_STYLES) ?? []).map((line) => line.trim());
  const own = files.styles
    .filter((href) => !built.some((line) => line.includes(`"${href}"`)))
    .map((href) => tag('link', { rel: 'stylesheet', crossorigin: '', href }));
  return [...built, ...own].join('\n    ');
}

/** The whole HTML document. */
export function documentOf(parts: DocumentParts): string {
  const { template, language, head, body, fetched } = parts;
  const title = fullTitle(head?.title ?? 'Encaje');
  const description = head?.description;
  const data = `<script type="application/json" id="${FETCHED_ID}">${jsonForScript(fetched)}</script>`;
  const replaced: [pattern: RegExp, by: string][] = [
    [/<html lang="\w+">/, `<html lang="${language}">`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    // The build's own words are Spanish: where a page has none of its own, none is better.
    [
      /<meta name="description"[^>]*>\s*/,
      description ? tag('meta', { name: 'description', content: description }) : '',
    ],
    [/<title>/, `${styleLines(parts)}\n    <title>`],
    [/<\/head>/, `${headLines(parts, title).join('\n    ')}\n  </head>`],
    [/<div id="root"><\/div>/, `<div id="root">${body}</div>${data}`],
  ];
  // A function, since `$&` in a text must stay a text.
  const page = template.replace(BUILT_STYLES, '');
  return replaced.reduce((html, [pattern, by]) => html.replace(pattern, () => by), page);
}
