/** The link of a row to its record, which opens beside the list where there is room. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What is the same for all rows of a list. */
export interface ListedAddress {
  /** Path of the list; its records are below it. */
  list: string;
  /** The filter of the list, behind its address. */
  search: string;
  /** The record that is open. */
  openId: string | undefined;
  /** Whether an open record stands beside the list. */
  isSplit: boolean;
}

interface ListedLinkProps extends ListedAddress {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

export function ListedLink({ list, search, openId, isSplit, id, className, children }: ListedLinkProps) {
  return (
    <Link
      to={`${list}/${id}${search}`}
      // Going back from an open record leads to the list, not through all that were looked at.
      replace={openId !== undefined}
      state={{ cameFrom: list, staysInPlace: isSplit }}
      className={className}
      aria-current={id === openId ? 'true' : undefined}
      data-record={id}
    >
      {children}
    </Link>
  );
}
