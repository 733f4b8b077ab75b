/** One path drawn as a line in the text colour, as the site's icons are; apart from them so that visitors do not load it. */

export function LineIcon({ path, size, width }: { path: string; size: number; width: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
