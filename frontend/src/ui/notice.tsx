/** An empty state: the ornament, a sentence, and what to do next. */
import type { ReactNode } from 'react';
import fieldStyles from './fields.module.css';
import { Mark } from './mark.tsx';
import textStyles from './text.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces itself at once, for failures. */
  urgent?: boolean;
}

export function Notice({ title, children, action, urgent = false }: NoticeProps) {
  return (
    <div className={fieldStyles.notice} role={urgent ? 'alert' : undefined}>
      <Mark size={56} plain />
      <h2>{title}</h2>
      {children && (
        <p className={textStyles.quiet} data-part="quiet">
          {children}
        </p>
      )}
      {action}
    </div>
  );
}
