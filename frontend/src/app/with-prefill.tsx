/** Passes what was read from a resume to the form in another part of the page; the two do not import each other. */
import { type ReactNode, useState } from 'react';
import type { ApplicationPrefill } from '../lib/prefill.ts';

export interface PrefillHolder {
  prefill: ApplicationPrefill | undefined;
  onUse: (prefill: ApplicationPrefill) => void;
  onForget: () => void;
}

export function WithPrefill({ children }: { children: (holder: PrefillHolder) => ReactNode }) {
  const [prefill, setPrefill] = useState<ApplicationPrefill>();
  return children({ prefill, onUse: setPrefill, onForget: () => setPrefill(undefined) });
}
