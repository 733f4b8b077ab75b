/** A plain G in one colour, drawn here: it says which account is asked for in the site's own style. */

export function GoogleMark() {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M10 10h7a7 7 0 1 1-2.05-4.95"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
