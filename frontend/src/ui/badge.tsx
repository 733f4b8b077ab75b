/** A small label on a tint beside a name or a value, such as “edited”: a state to notice, not an action. */
import type { ReactNode } from 'react';
import { Box } from './layout.tsx';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';

interface BadgeProps {
  children: ReactNode;
  /** `rigid` in a row that does not wrap. */
  place?: 'start' | 'rigid';
  /** Of its ground. @default claimed */
  tone?: 'claimed' | 'missing';
}

export function Badge({ children, place = 'start', tone = 'claimed' }: BadgeProps) {
  const look = `${textStyles.ink} ${typeStyles.micro} ${typeStyles.plain}`;
  return (
    <Box as="span" pad="badge" surface={`${tone}-tint`} radius="xs" place={place} className={look}>
      {children}
    </Box>
  );
}
