/** A bordered surface. */
import type { ReactNode } from 'react';
import fieldStyles from './fields.module.css';

export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${fieldStyles.card} ${className}`.trim()}>{children}</div>;
}
