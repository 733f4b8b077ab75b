/** A bordered surface. */
import type { ReactNode } from 'react';
import styles from './controls.module.css';

export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.card} ${className}`.trim()}>{children}</div>;
}
