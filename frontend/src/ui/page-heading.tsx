/** The h1 of a page: it names the document, and takes the focus when one arrives from another page. */
import { type ReactNode, useEffect, useRef } from 'react';

const SITE_NAME = 'Encaje';

let focusWanted = false;

/** The router calls this on every change of page, so that the next heading to appear takes the focus. */
export function focusNextHeading(): void {
  focusWanted = true;
}

/** `title` names the document where it differs from the visible words. */
export function PageHeading({ children, title }: { children: ReactNode; title?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = title ?? (typeof children === 'string' ? children : undefined);
  useEffect(() => {
    if (name !== undefined) document.title = name.startsWith(SITE_NAME) ? name : `${name} · ${SITE_NAME}`;
  }, [name]);
  useEffect(() => {
    if (!focusWanted) return;
    focusWanted = false;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
