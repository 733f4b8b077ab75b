/** A button for something the text proves: hover highlights its place in the text, a press keeps the highlight. */
import type { KeyboardEvent, ReactNode } from 'react';

/** What is looked at now, and what stays lit when nothing is. */
export interface Attention {
  look: (id: string | null) => void;
  pin: (id: string | null) => void;
  pinned: string | null;
}

interface AttentionButtonProps {
  /** Of the mark in the text. */
  id: string;
  attention: Attention;
  className: string | undefined;
  /** Its `data-part`, by which tests find it. */
  'data-part'?: string;
  /** Id of the element that says more, the quote for example. */
  describedBy?: string;
  children: ReactNode;
}

export function AttentionButton(props: AttentionButtonProps) {
  const { id, className, describedBy, children, 'data-part': part } = props;
  const { look, pin, pinned } = props.attention;
  const unpinOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') pin(null);
  };
  return (
    <button
      type="button"
      className={className}
      data-part={part}
      aria-pressed={pinned === id}
      aria-describedby={describedBy}
      onMouseEnter={() => look(id)}
      onMouseLeave={() => look(null)}
      onFocus={() => look(id)}
      onBlur={() => look(null)}
      onClick={() => pin(pinned === id ? null : id)}
      onKeyDown={unpinOnEscape}
    >
      {children}
    </button>
  );
}
