/** What named styles say about the paragraphs of a word processor's file, whatever its format: headings, bold type, size, lists. */
import type { Colour, Ground } from './concealed.ts';

export interface Style {
  name: string;
  parent: string;
  /** From 0; 9 or absent is running text. */
  outline: number | null;
  bold: boolean | null;
  /** In points. */
  size: number | null;
  hidden: boolean | null;
  colour: Colour | null;
  /** What its paragraphs lie on; null where it leaves the ground as it is. */
  ground: Ground | null;
}

/** The look of a paragraph style after inheritance. `heading` as in `TextLine`. */
export interface Look {
  heading?: number;
  bold: boolean;
  size: number;
  listed: boolean;
  hidden: boolean;
  colour: Colour | null;
  ground: Ground | null;
}

const DEFAULT_POINTS = 11;

export function newStyle(name = '', parent = ''): Style {
  return { name, parent, outline: null, bold: null, size: null, hidden: null, colour: null, ground: null };
}

function chainOf(styles: ReadonlyMap<string, Style>, id: string): Style[] {
  const chain: Style[] = [];
  const seen = new Set<string>();
  for (let at = id; at !== '' && !seen.has(at); ) {
    seen.add(at);
    const style = styles.get(at);
    if (!style) break;
    chain.push(style);
    at = style.parent;
  }
  const defaults = styles.get('');
  return defaults ? [...chain, defaults] : chain;
}

function headingOf(chain: readonly Style[], id: string): number | undefined {
  for (const name of [id, ...chain.map((style) => style.name)]) {
    if (/^(?:title|t[ií]tulo)$/i.test(name)) return 0;
    const level = /^(?:heading|t[ií]tulo|encabezado|ttulo)\s*([1-6])$/i.exec(name)?.[1];
    if (level) return Number(level);
  }
  const outline = chain.find((style) => style.outline !== null)?.outline;
  return outline != null && outline < 6 ? outline + 1 : undefined;
}

/** The look that a style gives, found along its parents; document defaults are under the empty id. */
export function lookOf(styles: ReadonlyMap<string, Style>, id: string): Look {
  const chain = chainOf(styles, id);
  return {
    heading: headingOf(chain, id),
    bold: chain.find((style) => style.bold !== null)?.bold ?? false,
    size: chain.find((style) => style.size !== null)?.size ?? DEFAULT_POINTS,
    listed: [id, ...chain.map((style) => style.name)].some((name) => /list|lista|vi[nñ]eta|bullet/i.test(name)),
    hidden: chain.find((style) => style.hidden !== null)?.hidden ?? false,
    colour: chain.find((style) => style.colour !== null)?.colour ?? null,
    ground: chain.find((style) => style.ground !== null)?.ground ?? null,
  };
}
