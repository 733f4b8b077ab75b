/** The line icons of a first visit, drawn on a 20 by 20 grid in the text colour; `icons.tsx` has all of them. */
import type { SVGAttributes } from 'react';

export const FIRST = {
  check: 'M4 10.5l4 4 8-9',
  claim: 'M4 5h12v8H9l-4 3v-3H4z',
  cross: 'M5 5l10 10M15 5L5 15',
  question: 'M7 7.5a3 3 0 1 1 4.2 2.8c-.8.4-1.2.9-1.2 1.7M10 15.2v.1',
  alert: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.3v.1',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  menu: 'M3 6h14M3 10h14M3 14h14',
} as const;

export type FirstIcon = keyof typeof FIRST;

interface DrawingProps extends SVGAttributes<SVGSVGElement> {
  size?: number;
}

/** One icon by its path. */
export function Drawing({ d, size = 20, ...rest }: DrawingProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" {...rest}>
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const Icon = ({ name, ...rest }: DrawingProps & { name: FirstIcon }) => <Drawing d={FIRST[name]} {...rest} />;
