/** One moment for everything a page says about time: the server's while its page comes alive, the browser's own after. */
import { createContext, use, useState } from 'react';

/** Milliseconds since 1970 at which the server rendered; `undefined` once the page is alive. */
export const RenderTime = createContext<number | undefined>(undefined);

/** The moment that this component counts ages from, in milliseconds since 1970; it stays while the component does. */
export function useNow(): number {
  const rendered = use(RenderTime);
  const [now] = useState(() => rendered ?? Date.now());
  return now;
}
