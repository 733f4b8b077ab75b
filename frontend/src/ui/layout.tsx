/**
 * Layout primitives: components that arrange their children and set spacing, background and borders by props. A prop
 * becomes a `data-` attribute, and its value a custom property of the element, which `layout.module.css` reads.
 */
import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import styles from './layout.module.css';

/** Numbers are steps of 4 px, letters grow with the window. A pair is the gap between lines, then within a line. */
type Space = '1' | '2' | '3' | '4' | '5' | '6' | '8' | 's' | 'm' | 'l' | 'xl';
type Gap = Space | `${Space | '0'} ${Space}`;
/** The padding tokens, without their prefix `--pad-`. */
type Pad =
  | ('badge' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'even' | 'sides' | 'card' | 'band' | 'page')
  | (`top${1 | 2 | 3 | 4 | 5 | 8}` | `bottom${1 | 2 | 4}` | `block${1 | 2 | 3 | 5 | 8}` | `left${2 | 3 | 4 | 6}`);
/** A token without its prefix `--tracks-`, or a list of track sizes. */
type Columns =
  | ('2' | '3' | 'mark' | 'end' | 'aside')
  | `fit${100 | 140 | 150 | 220 | 240 | 270 | 280 | 300 | 380}`
  | `${string}fr${string}`;
interface BoxProps {
  /** Padding. */
  pad?: Pad;
  /** A border on one side; `tone` takes the colour of `data-tone`. */
  rule?: 'above' | 'below' | 'beside' | 'accent' | 'tone';
  /** Background; `bare` removes the element's own background, border and padding. */
  surface?: 'paper' | 'paper-2' | 'deep' | `${'accent' | 'met' | 'claimed' | 'missing'}-tint` | 'bare';
  edge?: 'line' | 'control-line' | 'accent' | 'claimed' | 'dashed';
  radius?: 'xs' | 's' | 'm' | 'l';
  shadow?: boolean;
  /** Greatest width in pixels. */
  most?: number;
  /** Greatest height in pixels; what is taller scrolls. */
  scroll?: number;
  /** Least height in pixels, of controls and list rows. */
  tall?: '32' | '36' | '40' | '44' | '48';
  /** From 900 px on it stays in sight while what stands beside it scrolls. */
  beside?: boolean;
  /** How it is placed in the row or grid around it. */
  place?: 'rigid' | 'shrink' | 'push' | 'full' | 'across' | 'start' | 'anchor';
  className?: string;
}
export interface StackProps extends BoxProps {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch';
}
interface RowProps extends BoxProps {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}
interface ClusterProps extends RowProps {
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
  /** On phones each child takes a full line. */
  lines?: boolean;
  inline?: boolean;
}
interface GridProps extends RowProps {
  /** A single column by default. */
  columns?: Columns;
  /** Columns in windows at least this many pixels wide. */
  from720?: Columns;
  from900?: Columns;
  /** From 900 px on, as tall as a page's first screen. */
  hero?: boolean;
}
/** The component's own props and those of the element it renders, `ref` included. */
export type Props<E extends ElementType, Own> = Own & { as?: E } & Omit<ComponentPropsWithRef<E>, keyof Own | 'as'>;

/** The props of all components below. */
type AnyProps = BoxProps & Partial<ClusterProps & GridProps> & { as?: ElementType };

/** Props that pass a value to the sheet, with the prefix of their tokens; `undefined` where the value is not a token. */
const TOKENS = {
  ...{ gap: 'space-', pad: 'pad-', radius: 'radius-', surface: '', edge: '' },
  ...{ columns: 'tracks-', from720: 'tracks-', from900: 'tracks-' },
  ...{ align: undefined, justify: undefined, tall: undefined, most: undefined, scroll: undefined },
};
/** Props that reach the sheet as an attribute only. */
const ATTRIBUTE_ONLY = /^(rule|shadow|beside|place|wrap|inline|lines|hero)$/;

/** A prop's value in CSS: tokens as `var(…)`, track sizes and keywords unchanged. */
const cssValue = (name: keyof typeof TOKENS, value: string) =>
  TOKENS[name] === undefined || /fr/.test(value) ? value : value.replace(/\b(?!0 )[\w-]+/g, `var(--${TOKENS[name]}$&)`);

function render({ as: Element = 'div', className, ...props }: AnyProps & { style?: CSSProperties }, kind?: string) {
  const style: Record<string, unknown> = { ...props.style };
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const hasValue = name in TOKENS;
    attributes[hasValue || ATTRIBUTE_ONLY.test(name) ? `data-${name}` : name] = value;
    if (hasValue && value) style[`--${name}-own`] = cssValue(name as keyof typeof TOKENS, String(value));
  }
  return <Element className={[styles.box, kind, className].filter(Boolean).join(' ')} {...attributes} style={style} />;
}

/** An element with padding, borders and background, laid out as the element itself is. */
export const Box = <E extends ElementType = 'div'>(props: Props<E, BoxProps>) => render(props as AnyProps);

/** Children one below the other. */
export const Stack = <E extends ElementType = 'div'>(props: Props<E, StackProps>) =>
  render(props as AnyProps, styles.stack);

/** Children in a row that wraps. */
export const Cluster = <E extends ElementType = 'div'>(props: Props<E, ClusterProps>) =>
  render({ align: 'center', ...(props as AnyProps) }, styles.cluster);

/** A row with its first child at one end and its last at the other, such as a title and its buttons. */
export const Toolbar = <E extends ElementType = 'div'>(props: Props<E, Omit<ClusterProps, 'justify'>>) =>
  render({ align: 'center', ...(props as AnyProps), justify: 'space-between' }, styles.cluster);

/** Children in columns. */
export const Grid = <E extends ElementType = 'div'>(props: Props<E, GridProps>) =>
  render(props as AnyProps, styles.grid);
