/** Takes out what a PDF repeats on each page, headers and footers, so that it counts and is quoted once. */
import type { Fragment } from './page-pieces.ts';

/** Share of the page's height, at the top and at the bottom, in which headers and footers stand. */
const MARGIN_SHARE = 0.1;
const PAGE_NUMBER = /^\W*(?:(?:page|p[aá]g(?:ina)?\.?|hoja)\s*)?\d{1,3}(?:\s*(?:\/|of|de|-)\s*\d{1,3})?\W*$/i;

interface Page {
  fragments: Fragment[];
  height: number;
}

/** Text and place of a piece that may be furniture; of page numbers the figures do not count. */
function keyOf({ text, x, y }: Fragment, height: number): string | undefined {
  if (y > height * MARGIN_SHARE && y < height * (1 - MARGIN_SHARE)) return undefined;
  const trimmed = text.trim();
  const isNumber = PAGE_NUMBER.test(trimmed);
  return isNumber ? `#${Math.round(y / 3)}` : `${trimmed} ${Math.round(x / 3)} ${Math.round(y / 3)}`;
}

/** The pages without the pieces of headers and footers that stood at the same place on an earlier page. */
export function withoutFurniture<T extends Page>(pages: readonly T[]): T[] {
  const seen = new Set<string>();
  return pages.map((page) => {
    const keys = page.fragments.map((fragment) => keyOf(fragment, page.height));
    const fragments = page.fragments.filter((_, index) => !seen.has(keys[index] ?? ''));
    for (const key of keys) if (key !== undefined) seen.add(key);
    return { ...page, fragments };
  });
}
