/** The few line icons that every page loads, drawn on a 20 by 20 grid in the text colour; `icons.tsx` adds the rest. */
import type { SVGAttributes } from 'react';

export const CORE_ICONS = {
  check: 'M4 10.5l4 4 8-9',
  claim: 'M4 5h12v8H9l-4 3v-3H4z',
  cross: 'M5 5l10 10M15 5L5 15',
  question: 'M7 7.5a3 3 0 1 1 4.2 2.8c-.8.4-1.2.9-1.2 1.7M10 15.2v.1',
  alert: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.3v.1',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  menu: 'M3 6h14M3 10h14M3 14h14',
} as const;

export type CoreIconName = keyof typeof CORE_ICONS;

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  size?: number;
}

/** One icon by its path. */
export function IconPath({ d, size = 20, ...rest }: IconProps & { d: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" {...rest}>
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const CoreIcon = ({ name, ...rest }: IconProps & { name: CoreIconName }) => (
  <IconPath d={CORE_ICONS[name]} {...rest} />
);
