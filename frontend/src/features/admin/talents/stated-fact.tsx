/** A fact as the resume states it: its words on hover and focus, and its place in the text lit up while it is looked at. */
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Attention } from '../matches/match-criteria.tsx';

interface StatedFactProps {
  /** Of the mark in the text. */
  id: string;
  quote: string;
  attention: Attention;
  children: ReactNode;
}

export function StatedFact({ id, quote, attention: { look, pin, pinned }, children }: StatedFactProps) {
  const quoteId = useId();
  const unpinOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') pin(null);
  };
  return (
    <span className="stated">
      <button
        type="button"
        className="stated-fact"
        aria-pressed={pinned === id}
        aria-describedby={quoteId}
        onMouseEnter={() => look(id)}
        onMouseLeave={() => look(null)}
        onFocus={() => look(id)}
        onBlur={() => look(null)}
        onClick={() => pin(pinned === id ? null : id)}
        onKeyDown={unpinOnEscape}
      >
        {children}
      </button>
      <q id={quoteId} className="stated-quote">
        {quote}
      </q>
    </span>
  );
}
