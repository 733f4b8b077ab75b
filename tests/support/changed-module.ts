/** Loads the product's modules once more with one file's text changed, as a later release would have it. */
import { registerHooks } from 'node:module';

export interface Change {
  file: URL;
  change: (text: string) => string;
}

let loads = 0;

/** A module with everything that it imports of the product, all loaded a second time; throws when the change changes nothing. */
export async function importChanged<T>(module: URL, { file, change }: Change): Promise<T> {
  loads += 1;
  const mark = `?changed=${loads}`;
  let isChanged = false;
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      const isOurs = found.url.startsWith('file:') && !found.url.includes('/node_modules/');
      if (!isOurs || !context.parentURL?.endsWith(mark) || found.url.endsWith(mark)) return found;
      return { ...found, url: found.url + mark };
    },
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (url !== file.href + mark || !loaded.source) return loaded;
      const text = loaded.source.toString();
      const source = change(text);
      isChanged = source !== text;
      return { ...loaded, source };
    },
  });
  try {
    const loaded: T = await import(module.href + mark);
    if (!isChanged) throw new Error(`${file.pathname} was not loaded, or the change finds nothing in it`);
    return loaded;
  } finally {
    hooks.deregister();
  }
}
