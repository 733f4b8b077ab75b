/** A choice between what was typed here and what someone else saved, value beside value. */
import { useId } from 'react';
import { Box, Grid } from '../../../../ui/layout.tsx';
import pressStyles from '../../../../ui/press.module.css';
import typeStyles from '../../../../ui/type.module.css';

export type Side = 'mine' | 'theirs';
const SIDES: readonly Side[] = ['mine', 'theirs'];

/** Longer values scroll. */
const TALLEST_PX = 220;

interface SideChoiceProps {
  /** What both are values of. */
  label: string;
  sideName: (side: Side) => string;
  shown: Record<Side, string>;
  chosen: Side;
  onChoose: (side: Side) => void;
  className?: string;
}

export function SideChoice({ label, sideName, shown, chosen, onChoose, className }: SideChoiceProps) {
  const name = useId();
  const value = `${typeStyles.second} ${typeStyles.plain} ${typeStyles.breaking} ${typeStyles.asTyped}`;
  return (
    <Grid as="fieldset" columns="fit220" gap="2" className={className}>
      <legend>{label}</legend>
      {SIDES.map((side) => (
        <Grid
          as="label"
          columns="mark"
          gap="2"
          pad="s"
          edge="control-line"
          radius="s"
          key={side}
          className={pressStyles.choice}
        >
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span className={typeStyles.fine}>{sideName(side)}</span>
          <Box as="span" scroll={TALLEST_PX} className={value}>
            {shown[side]}
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}
