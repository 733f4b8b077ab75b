/** A fact as the resume states it: hovering or focusing it shows its quote and highlights its place in the text. */
import { type ReactNode, useId } from 'react';
import { type Attention, AttentionButton } from '../kit/match/attention-button.tsx';
import styles from './career-panel.module.css';

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
    <span className={styles.stated}>
      <AttentionButton id={id} attention={attention} className={styles.statedFact} describedBy={quoteId}>
        {children}
      </AttentionButton>
      <q id={quoteId} className={styles.statedQuote}>
        {quote}
      </q>
    </span>
  );
}
