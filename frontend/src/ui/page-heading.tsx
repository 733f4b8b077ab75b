/** The h1 of a page: it names the document, and takes the focus when one arrives from another page. */
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageHead } from '../lib/page-head.ts';

let focusWanted = false;

/** The router calls this on every change of page, so that the next heading to appear takes the focus. */
export function focusNextHeading(): void {
  focusWanted = true;
}

/** For what took the focus with it and leaves the page as it is: the heading takes it, as soon as there is one. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) heading.focus({ preventScroll: true });
  else focusNextHeading();
}

interface PageHeadingProps {
  children: ReactNode;
  /** Names the document where it differs from the visible words. */
  title?: string;
  /** One or two sentences for result lists and link previews. */
  description?: string;
  /** The page's own address without language, where it can be reached under several. */
  path?: string;
  /** The opening of a page that wins people over. */
  isHero?: boolean;
}

export function PageHeading({ children, title, description, path, isHero = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = title ?? (typeof children === 'string' ? children : undefined);
  usePageHead(name === undefined ? undefined : { title: name, description, path });
  useEffect(() => {
    if (!focusWanted) return;
    focusWanted = false;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} data-hero={isHero || undefined}>
      {children}
    </h1>
  );
}
