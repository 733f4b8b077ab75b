/** The files of the browser's build that a page needs, so that its HTML can preload them. */
import { manifest } from 'virtual:client-build';
import type { Language } from '../lib/language.ts';
import type { Part, PublicPage } from './pages.tsx';

export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** Everything a chunk cannot start without, itself included. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) closure(imported, seen);
  return seen;
}

/** The key of what `loadable` fetches beside a page, which goes by the name of its chunk (`chunks.ts`). */
const beside = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;

/** The key of a part of the site; `source` is how `pages.tsx` imports it. */
const keyOf = ({ source = '' }: Part) => source.replace(/^\.\.\//, 'src/');

function keysOf({ page }: PublicPage, language: Language): string[] {
  const { needs } = page;
  const parts = ['first', ...(needs.data ? ['data'] : []), ...(needs.texts ?? [])];
  return [
    keyOf(page),
    ...(needs.data ? [beside('with-data')] : []),
    ...(needs.forms ? [beside('with-forms')] : []),
    ...parts.map((part) => `src/locales/${language}.json?${part}`),
    ...(needs.areas ?? []).map((area) => `src/locales/${area}.${language}.json`),
  ];
}

const chunksOf = (keys: readonly string[]) =>
  [...new Set(keys.flatMap((key) => [...closure(key)]))].map((key) => manifest[key]);

/** Addresses of the scripts and styles of a page in a language; throws for a source that is not in the build. */
export function filesOf(page: PublicPage, language: Language): PageFiles {
  const keys = keysOf(page, language);
  const parts = (page.parts ?? []).map(keyOf);
  const unknown = [...keys, ...parts].filter((key) => !manifest[key]);
  if (unknown.length > 0) throw new Error(`The build has no ${unknown.join(', ')}`);
  const scripts = chunksOf(keys).map((chunk) => `/${chunk?.file}`);
  const styles = chunksOf([...keys, ...parts]).flatMap((chunk) => chunk?.css ?? []);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)].map((file) => `/${file}`) };
}
