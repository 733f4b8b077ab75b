/** Which files of the browser's build a page needs, so that its HTML can name them before any script has run. */
import { manifest } from 'virtual:client-build';
import type { Language } from '../lib/language.ts';
import type { PublicPage } from './pages.tsx';

export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** Everything a source cannot start without, itself included. */
function closure(source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return seen;
  seen.add(source);
  for (const imported of chunk.imports ?? []) closure(imported, seen);
  return seen;
}

function sourcesOf({ source, page: { needs } }: PublicPage, language: Language): string[] {
  const parts = ['first', ...(needs.data ? ['data'] : []), ...(needs.texts ?? [])];
  return [
    `src/${source}`,
    ...(needs.data ? ['src/app/query-scope.tsx'] : []),
    ...parts.map((part) => `src/locales/${language}.json?${part}`),
    ...(needs.areas ?? []).map((area) => `src/locales/${area}.${language}.json`),
  ];
}

const chunksOf = (sources: readonly string[]) =>
  [...new Set(sources.flatMap((source) => [...closure(source)]))].map((key) => manifest[key]);

/** Addresses of the scripts and styles of a page in a language; throws for a source that the build does not know. */
export function filesOf(page: PublicPage, language: Language): PageFiles {
  const sources = sourcesOf(page, language);
  const parts = (page.parts ?? []).map((part) => `src/${part}`);
  const unknown = [...sources, ...parts].filter((source) => !manifest[source]);
  if (unknown.length > 0) throw new Error(`The build has no ${unknown.join(', ')}`);
  const scripts = chunksOf(sources).map((chunk) => `/${chunk?.file}`);
  const styles = chunksOf([...sources, ...parts]).flatMap((chunk) => chunk?.css ?? []);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)].map((file) => `/${file}`) };
}
