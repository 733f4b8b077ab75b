/** A list with the record that is open beside it where there is room, and in its place where there is none. */
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useFocusOnReturn, useIsSplit } from './use-split.ts';
import './split.css';

interface SplitPageProps {
  title: string;
  /** Of the record that is open. */
  id: string | undefined;
  /** Beside the title of the list. */
  action?: ReactNode;
  list: ReactNode;
  record: (id: string) => ReactNode;
}

export function SplitPage({ title, id, action, list, record }: SplitPageProps) {
  const isSplit = useIsSplit();
  const isOpen = id !== undefined;
  useFocusOnReturn(id);
  return (
    <div className={isOpen ? 'split split-open' : 'split'}>
      {(!isOpen || isSplit) && (
        <div className="split-list">
          <header className="screen-head">
            {isOpen ? <h2 className="list-title">{title}</h2> : <PageHeading>{title}</PageHeading>}
            {action}
          </header>
          {list}
        </div>
      )}
      {isOpen && <div className="split-record">{record(id)}</div>}
    </div>
  );
}
