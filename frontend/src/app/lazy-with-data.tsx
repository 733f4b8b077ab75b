/** Pages that ask the API, loaded together with react-query; the first page shows its words without waiting for it. */
import { type ComponentType, createContext, lazy, type ReactNode, use, useState } from 'react';
import { needTexts, type SitePart } from '../lib/i18n.ts';
import type { QueryHolder } from './query-scope.tsx';

const HolderContext = createContext<QueryHolder>({});

/** Keeps the server data of everything inside for as long as it is mounted. */
export function QueryMemory({ children }: { children: ReactNode }) {
  const [holder] = useState<QueryHolder>({});
  return <HolderContext value={holder}>{children}</HolderContext>;
}

/** As `lazy`, for a component that uses react-query; page, library and texts travel side by side. */
export function lazyWithData<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  ...texts: SitePart[]
) {
  return lazy(async () => {
    const [{ QueryScope }, { default: Page }] = await Promise.all([
      import('./query-scope.tsx'),
      load(),
      needTexts('data', ...texts),
    ]);
    const PageWithData = (props: P) => (
      <QueryScope holder={use(HolderContext)}>
        <Page {...props} />
      </QueryScope>
    );
    return { default: PageWithData };
  });
}
