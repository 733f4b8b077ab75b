/** What a Word document's styles say about paragraphs: headings, bold type, size, lists. */
import { xmlEvents } from './xml.ts';

export interface Style {
  name: string;
  parent: string;
  /** From 0; 9 or absent is running text. */
  outline: number | null;
  bold: boolean | null;
  /** In points. */
  size: number | null;
}

/** The look of a paragraph style after inheritance. `heading` as in `TextLine`. */
export interface Look {
  heading?: number;
  bold: boolean;
  size: number;
  listed: boolean;
}

const DEFAULT_POINTS = 11;

/** The styles of `word/styles.xml` by id; document defaults are under the empty id. */
export function stylesOf(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style = { name: '', parent: '', outline: null, bold: null, size: null };
  styles.set('', style);
  for (const event of xmlEvents(xml)) {
    if (event.type !== 'open') continue;
    const value = event.attributes['w:val'] ?? '';
    if (event.name === 'w:style') {
      style = { name: '', parent: '', outline: null, bold: null, size: null };
      styles.set(event.attributes['w:styleId'] ?? '?', style);
    } else if (event.name === 'w:name') style.name = value;
    else if (event.name === 'w:basedOn') style.parent = value;
    else if (event.name === 'w:outlineLvl') style.outline = Number(value);
    else if (event.name === 'w:b') style.bold = !['0', 'false', 'off'].includes(value);
    else if (event.name === 'w:sz') style.size = Number(value) / 2 || null;
  }
  return styles;
}

function chainOf(styles: Map<string, Style>, id: string): Style[] {
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

/** The look that a style gives, found along its parents. */
export function lookOf(styles: Map<string, Style>, id: string): Look {
  const chain = chainOf(styles, id);
  return {
    heading: headingOf(chain, id),
    bold: chain.find((style) => style.bold !== null)?.bold ?? false,
    size: chain.find((style) => style.size !== null)?.size ?? DEFAULT_POINTS,
    listed: [id, ...chain.map((style) => style.name)].some((name) => /list|lista|vi[nñ]eta|bullet/i.test(name)),
  };
}
