/** What stands where content would be: the ornament, a sentence, and what to do next. */
import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces itself at once, for failures. */
  urgent?: boolean;
}

export function Notice({ title, children, action, urgent = false }: NoticeProps) {
  return (
    <div className="notice" role={urgent ? 'alert' : undefined}>
      <Mark size={56} plain />
      <h2>{title}</h2>
      {children && <p className="quiet">{children}</p>}
      {action}
    </div>
  );
}
