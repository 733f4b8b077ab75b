/** One time for all relative dates of a page: the server's during hydration, the browser's afterwards. */
import { createContext, use, useState } from 'react';

/**
 * Holds the milliseconds since 1970 at which the server rendered, until the page is alive. A holder that stays the same:
 * a context that changed would make React throw away those parts of the page that come alive later.
 */
export const RenderTime = createContext<{ rendered?: number }>({});

/** The moment that this component counts ages from, in milliseconds since 1970; it stays while the component does. */
export function useNow(): number {
  const { rendered } = use(RenderTime);
  const [now] = useState(() => rendered ?? Date.now());
  return now;
}
