/** The mark: two rounded shapes that interlock; drawn in the text colour and the accent, it needs no words beside it. */

interface MarkProps {
  size?: number;
  /** Draws both shapes in the text colour, as an ornament. */
  plain?: boolean;
}

/** Decorative: whatever stands beside it carries the name. */
export function Mark({ size = 32, plain = false }: MarkProps) {
  return (
    <svg data-part="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill={plain ? 'currentColor' : 'var(--accent)'}
        d="M3 9a5 5 0 0 1 5-5h8.5v6.2a5.9 5.9 0 0 0 0 11.6V28H8a5 5 0 0 1-5-5z"
      />
      <path fill="currentColor" d="M18.5 4H24a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-5.5v-7.7a4.4 4.4 0 1 1 0-8.6z" />
    </svg>
  );
}
