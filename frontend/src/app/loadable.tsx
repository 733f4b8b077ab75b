/** Lazily loaded parts of the site: shown at once when already loaded, otherwise with a placeholder. */
import { type ComponentType, createContext, type FunctionComponent, lazy, type ReactNode, use, useState } from 'react';
import { loadNamespace, needTexts, type SitePart } from '../lib/i18n.ts';
import type { QueryHolder, QueryScope } from './query-scope.tsx';

const HolderContext = createContext<QueryHolder>({});

/** Keeps the server data of everything inside; `holder` may bring what the server already fetched. */
export function QueryMemory({ holder, children }: { holder: QueryHolder; children: ReactNode }) {
  return <HolderContext value={holder}>{children}</HolderContext>;
}

export interface Needs {
  /** Asks the API: react-query and the words for its failures come along. */
  data?: boolean;
  /** Has a form for visitors: what all of them are made of comes along. */
  forms?: boolean;
  /** Further parts of the site's own texts. */
  texts?: readonly SitePart[];
  /** Texts in files of their own. */
  areas?: readonly string[];
  /** Holds everything back until this resolves. */
  after?: () => Promise<void>;
}

/** Asks for a part of the site by `import()`. */
type Load<P> = (() => Promise<{ default: ComponentType<P> }>) & {
  /** On the server: what the import names (`noted-imports.ts`). */
  source?: string;
};

/** A component that may not be there yet. */
export type Loadable<P> = FunctionComponent<P> & {
  needs: Needs;
  /** On the server: the path of its source, seen from here. */
  source?: string;
  /** Once this has resolved, the component renders without waiting. */
  preload(): Promise<void>;
};

type Scope = typeof QueryScope;

const known: Pick<Loadable<never>, 'preload'>[] = [];

/** Loads every part there is: the server renders whole pages. */
export async function preloadAll(): Promise<void> {
  await Promise.all(known.map(({ preload }) => preload()));
}

/** As React's `lazy`, with the texts and the library that the part needs travelling beside it. */
export function loadable<P extends object>(load: Load<P>, needs: Needs = {}): Loadable<P> {
  let parts: { Part: ComponentType<P>; Scope: Scope | undefined } | undefined;
  let loading: Promise<void> | undefined;

  const start = async (): Promise<void> => {
    if (!import.meta.env.SSR) await needs.after?.();
    const [{ default: Part }, scope] = await Promise.all([
      load(),
      needs.data ? import('./with-data.ts') : undefined,
      needs.forms ? import('./with-forms.ts') : undefined,
      needTexts(...(needs.data ? (['data'] as const) : []), ...(needs.texts ?? [])),
      ...(needs.areas ?? []).map(loadNamespace),
    ]);
    parts = { Part, Scope: scope?.QueryScope };
  };
  const preload = (): Promise<void> => {
    // What failed to arrive is asked for again by the next attempt.
    loading ??= start().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const Ready = (props: P) => {
    const holder = use(HolderContext);
    if (!parts) throw new Error('Rendered before it was loaded');
    const { Part, Scope: Data } = parts;
    const part = <Part {...props} />;
    return Data ? <Data holder={holder}>{part}</Data> : part;
  };
  const Waiting = lazy(async () => {
    await preload();
    return { default: Ready };
  });
  const Loading = (props: P) => {
    // What was on screen stays the same component, also when it had to be waited for.
    const [isThere] = useState(() => parts !== undefined);
    return isThere ? <Ready {...props} /> : <Waiting {...props} />;
  };
  known.push({ preload });
  return Object.assign(Loading, { needs, preload, source: load.source });
}
