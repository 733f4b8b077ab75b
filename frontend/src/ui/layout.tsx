/** Spacing and alignment in a few ways, so that a page only says which: below, beside, apart, framed. */
import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './layout.module.css';

const GAPS = {
  ...{ '1': styles.gap1, '2': styles.gap2, '3': styles.gap3, '4': styles.gap4, '5': styles.gap5 },
  ...{ '6': styles.gap6, '8': styles.gap8 },
  // These grow with the window.
  ...{ s: styles.gapS, m: styles.gapM, l: styles.gapL, xl: styles.gapXl },
  // Between lines, then within a line.
  ...{ '1 4': styles.gap1By4, '2 4': styles.gap2By4, '4 6': styles.gap4By6 },
};
const ROW = {
  ...{ start: styles.atStart, center: styles.atCenter, end: styles.atEnd, baseline: styles.atBaseline },
  stretch: undefined,
};
const COLUMN = { start: styles.fromStart, center: styles.fromCenter, stretch: undefined };

type Gap = keyof typeof GAPS;
/** What an element of the kind takes itself, `ref` among it. */
type PolymorphicProps<E extends ElementType, Own> = Own & { as?: E } & Omit<ComponentPropsWithRef<E>, keyof Own | 'as'>;

const classNames = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** One below the other. */
export function Stack<E extends ElementType = 'div'>(
  props: PolymorphicProps<E, { gap: Gap; align?: keyof typeof COLUMN; className?: string }>,
) {
  const { as: Element = 'div', gap, align = 'stretch', className, ...rest } = props;
  return <Element className={classNames(styles.stack, GAPS[gap], COLUMN[align], className)} {...rest} />;
}

type RowProps = { gap: Gap; align?: keyof typeof ROW; className?: string };

/** One beside the other, on as many lines as it takes. */
export function Cluster<E extends ElementType = 'div'>(props: PolymorphicProps<E, RowProps>) {
  const { as: Element = 'div', gap, align = 'center', className, ...rest } = props;
  return <Element className={classNames(styles.cluster, GAPS[gap], ROW[align], className)} {...rest} />;
}

/** What something is at one end of the line, what can be done with it at the other. */
export function Toolbar<E extends ElementType = 'div'>({ className, ...rest }: PolymorphicProps<E, RowProps>) {
  const row = { className: classNames(styles.between, className), ...rest } as PolymorphicProps<E, RowProps>;
  return <Cluster {...row} />;
}

/** A bordered box whose children are stacked. */
export function Panel<E extends ElementType = 'section'>(
  props: PolymorphicProps<E, { gap?: Gap; align?: keyof typeof COLUMN; className?: string }>,
) {
  const { as: Element = 'section', gap = '4', align = 'start', className, ...rest } = props;
  return <Element className={classNames(styles.panel, GAPS[gap], COLUMN[align], className)} {...rest} />;
}
