/** A fact as the resume states it: its words on hover and focus, and its place in the text lit up while it is looked at. */
import { type ReactNode, useId } from 'react';
import { type Attention, AttentionButton } from '../matches/attention-button.tsx';

interface StatedFactProps {
  /** Of the mark in the text. */
  id: string;
  quote: string;
  attention: Attention;
  children: ReactNode;
}

export function StatedFact({ id, quote, attention, children }: StatedFactProps) {
  const quoteId = useId();
  return (
    <span className="stated">
      <AttentionButton id={id} attention={attention} className="stated-fact" describedBy={quoteId}>
        {children}
      </AttentionButton>
      <q id={quoteId} className="stated-quote">
        {quote}
      </q>
    </span>
  );
}
