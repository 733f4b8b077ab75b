/**
 * How parts stand and what they stand on, in a few ways, so that a page only says which: below, beside, apart, framed.
 * What is said goes to the sheet as attributes, since a name for each value would weigh more than all that is here.
 */
import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './layout.module.css';

/** Steps of 4 px; those with letters grow with the window; of two, one is between lines, one within a line. */
type Gap = '1' | '2' | '3' | '4' | '5' | '6' | '8' | 's' | 'm' | 'l' | 'xl' | '0 4' | '1 4' | '2 4' | '4 6';
interface BoxProps {
  /** Room inside: all around from tight to wide, the public cards' own, or on one side by steps of 4 px. */
  pad?:
    | ('hair' | 'badge' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'even' | 'sides' | 'card')
    | `${'top' | 'bottom' | 'block' | 'left'}${1 | 2 | 3 | 4 | 5 | 6}`;
  rule?: 'above' | 'below' | 'beside' | 'accent';
  surface?: 'paper' | 'tinted' | 'deep' | 'accent' | 'met' | 'claimed' | 'missing' | 'bare';
  edge?: 'line' | 'control' | 'dashed';
  radius?: 'xs' | 's' | 'm' | 'l';
  shadow?: boolean;
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
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
  inline?: boolean;
}
interface GridProps extends RowProps {
  /** Two, a mark before words, something at the end, as many of a width as fit, or from 900 px on with an aside. */
  columns: '2' | 'mark' | 'end' | 'fit100' | 'fit140' | 'fit220' | 'fit280' | 'aside';
}
/** What an element of the kind takes itself, `ref` among it. */
export type Props<E extends ElementType, Own> = Own & { as?: E } & Omit<ComponentPropsWithRef<E>, keyof Own | 'as'>;

/** What any of the parts below takes. */
type AnyProps = BoxProps & Partial<ClusterProps & GridProps> & { as?: ElementType };

/** What goes to the sheet, as `data-gap` and so on. */
const SAID = new Set('pad rule surface edge radius shadow tall place gap align justify wrap inline columns'.split(' '));

function part({ as: Part = 'div', className, ...props }: AnyProps, kind?: string) {
  const attributes = Object.entries(props).map(([name, value]) => [SAID.has(name) ? `data-${name}` : name, value]);
  const names = [styles.box, kind, className].filter(Boolean).join(' ');
  return <Part className={names} {...Object.fromEntries(attributes)} />;
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
  part({ align: 'center', ...(props as AnyProps), justify: 'between' }, styles.cluster);

/** Parts in columns, as many as the tracks say. */
export const Grid = <E extends ElementType = 'div'>(props: Props<E, GridProps>) => part(props as AnyProps, styles.grid);
