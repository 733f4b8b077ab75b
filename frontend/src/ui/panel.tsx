/** A frame around what belongs together on a screen of the panel. */
import type { ElementType } from 'react';
import { type Props, Stack, type StackProps } from './layout.tsx';
import styles from './panel.module.css';

/** A bordered box whose children are stacked. */
export function Panel<E extends ElementType = 'section'>(props: Props<E, StackProps>) {
  const { as = 'section', gap = '4', align = 'start', className, ...rest } = props;
  const frame = { pad: 'l', edge: 'line', radius: 's', ...rest };
  const stack = { ...frame, as, gap, align, className: [styles.panel, className].filter(Boolean).join(' ') } as Props<
    E,
    StackProps
  >;
  return <Stack {...stack} />;
}
