/**
 * How parts stand and what they stand on, in a few ways, so that a page only says which: below, beside, apart, framed.
 * What is said goes to the sheet as attributes, and its value as a property of the element that the sheet reads.
 */
import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import styles from './layout.module.css';

/** Steps of 4 px; those with letters grow with the window; of two, one is between lines, one within a line. */
type Space = '1' | '2' | '3' | '4' | '5' | '6' | '8' | 's' | 'm' | 'l' | 'xl';
type Gap = Space | `${Space | '0'} ${Space}`;
/** The tokens that begin with `--pad-`. */
type Pad =
  | ('badge' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'even' | 'sides' | 'card' | 'band' | 'page')
  | (`top${1 | 2 | 3 | 4 | 5 | 8}` | `bottom${1 | 2 | 4}` | `block${1 | 2 | 3 | 5 | 8}` | `left${2 | 3 | 4 | 6}`);
/** So many of one width, a mark before words, something at the end, as many of a width as fit, or the tracks. */
type Columns =
  | ('2' | '3' | 'mark' | 'end' | 'aside')
  | `fit${100 | 140 | 150 | 220 | 240 | 270 | 280 | 300 | 380}`
  | `${string}fr${string}`;
interface BoxProps {
  /** Room inside: all around from tight to wide, of public cards, bands and pages, or on one side by steps of 4 px. */
  pad?: Pad;
  /** A line on one side; `tone` takes the colour of `data-tone`. */
  rule?: 'above' | 'below' | 'beside' | 'accent' | 'tone';
  /** A colour of the tokens, or nothing of what its element brings. */
  surface?: 'paper' | 'paper-2' | 'deep' | `${'accent' | 'met' | 'claimed' | 'missing'}-tint` | 'bare';
  edge?: 'line' | 'control-line' | 'claimed' | 'dashed';
  radius?: 'xs' | 's' | 'm' | 'l';
  shadow?: boolean;
  /** Pixels of width at most. */
  most?: number;
  /** The least height of what is pressed or stands in a list. */
  tall?: '32' | '36' | '40' | '44' | '48';
  /** How it takes its room in the row or grid around it. */
  place?: 'rigid' | 'shrink' | 'push' | 'full' | 'across' | 'start' | 'anchor';
  className?: string;
}
export interface StackProps extends BoxProps {
  gap?: Gap;
  align?: 'start' | 'center' | 'stretch';
}
interface RowProps extends BoxProps {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}
interface ClusterProps extends RowProps {
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
  /** On phones each takes a line of its own. */
  lines?: boolean;
  inline?: boolean;
}
interface GridProps extends RowProps {
  /** One below the other where nothing is said. */
  columns?: Columns;
  /** Other columns in windows from so many pixels on. */
  from720?: Columns;
  from900?: Columns;
  /** As tall as a page's first screen from 900 px on. */
  hero?: boolean;
}
/** What an element of the kind takes itself, `ref` among it. */
export type Props<E extends ElementType, Own> = Own & { as?: E } & Omit<ComponentPropsWithRef<E>, keyof Own | 'as'>;

/** What any of the parts below takes. */
type AnyProps = BoxProps & Partial<ClusterProps & GridProps> & { as?: ElementType };

/** Which tokens the values of a prop name; `undefined` where they are the value itself. */
const TOKENS = {
  ...{ gap: 'space-', pad: 'pad-', radius: 'radius-', surface: '', edge: '' },
  ...{ columns: 'tracks-', from720: 'tracks-', from900: 'tracks-' },
  ...{ align: undefined, justify: undefined, tall: undefined, most: undefined },
};
/** What goes to the sheet as an attribute alone. */
const SAID = /^(rule|shadow|place|wrap|inline|lines|hero)$/;

/** The value that the sheet reads: tokens by their names, tracks and plain words as they are. */
const readAs = (name: keyof typeof TOKENS, said: string) =>
  TOKENS[name] === undefined || /fr/.test(said) ? said : said.replace(/\b(?!0 )[\w-]+/g, `var(--${TOKENS[name]}$&)`);

function part({ as: Part = 'div', className, ...props }: AnyProps & { style?: CSSProperties }, kind?: string) {
  const style: Record<string, unknown> = { ...props.style };
  const attributes: Record<string, unknown> = {};
  for (const [name, said] of Object.entries(props)) {
    const isRead = name in TOKENS;
    attributes[isRead || SAID.test(name) ? `data-${name}` : name] = said;
    if (isRead && said) style[`--${name}-own`] = readAs(name as keyof typeof TOKENS, String(said));
  }
  return <Part className={[styles.box, kind, className].filter(Boolean).join(' ')} {...attributes} style={style} />;
}

/** A part that stands in the text as its element does, with room, lines and a ground of its own. */
export const Box = <E extends ElementType = 'div'>(props: Props<E, BoxProps>) => part(props as AnyProps);

/** One below the other. */
export const Stack = <E extends ElementType = 'div'>(props: Props<E, StackProps>) =>
  part(props as AnyProps, styles.stack);

/** One beside the other, on as many lines as it takes. */
export const Cluster = <E extends ElementType = 'div'>(props: Props<E, ClusterProps>) =>
  part({ align: 'center', ...(props as AnyProps) }, styles.cluster);

/** What something is at one end of the line, what can be done with it at the other. */
export const Toolbar = <E extends ElementType = 'div'>(props: Props<E, Omit<ClusterProps, 'justify'>>) =>
  part({ align: 'center', ...(props as AnyProps), justify: 'space-between' }, styles.cluster);

/** Parts in columns, as many as the tracks say. */
export const Grid = <E extends ElementType = 'div'>(props: Props<E, GridProps>) => part(props as AnyProps, styles.grid);
