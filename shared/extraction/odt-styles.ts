/** Reads the styles of an OpenDocument text: named ones, and the automatic ones that an editor makes for each change by hand. */
import { type Colour, colourOf, type Ground } from './concealed.ts';
import { newStyle, type Style } from './flow-styles.ts';
import { xmlEvents } from './xml.ts';

/** What a style says beyond `Style`: the width of its letters in percent. */
export interface OdtStyle extends Style {
  scale: number | null;
  /** A drawing that runs through behind the text, which may lie on it. */
  behind: boolean;
}

const POINTS: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, px: 0.75 };

/** A length as points; null of anything else, as a percentage. */
export function pointsOf(length: string | undefined): number | null {
  const [, number, unit = ''] = /^(-?[\d.]{1,12})(pt|in|cm|mm|pc|px)$/.exec(length?.trim() ?? '') ?? [];
  const points = Number(number) * (POINTS[unit] ?? Number.NaN);
  return Number.isFinite(points) ? points : null;
}

/** Letters, paragraphs, cells and drawings have names of their own, which may be equal. */
export function styleId(family: string, name: string | undefined): string {
  return name ? `${family} ${name}` : '';
}

function newOdtStyle(name: string, parent: string): OdtStyle {
  return { ...newStyle(name, parent), scale: null, behind: false };
}

function groundOf(attributes: Record<string, string>): Ground | null {
  const fill = attributes['draw:fill'];
  if (fill !== undefined && fill !== 'none' && fill !== 'solid') return 'unknown';
  const written = attributes['fo:background-color'] ?? (fill === 'solid' ? attributes['draw:fill-color'] : undefined);
  return colourOf(written);
}

function applyText(style: OdtStyle, attributes: Record<string, string>): void {
  const weight = attributes['fo:font-weight'];
  const colour: Colour | null = colourOf(attributes['fo:color']);
  if (weight !== undefined) style.bold = weight === 'bold' || Number(weight) >= 600;
  if (colour !== null && attributes['style:use-window-font-color'] !== 'true') style.colour = colour;
  style.size = pointsOf(attributes['fo:font-size']) ?? style.size;
  if (attributes['text:display'] !== undefined) style.hidden = attributes['text:display'] === 'none';
  if (attributes['style:text-scale'] !== undefined) style.scale = Number.parseFloat(attributes['style:text-scale']);
}

function startStyle(styles: Map<string, OdtStyle>, attributes: Record<string, string>): OdtStyle {
  const family = attributes['style:family'] ?? '';
  const name = attributes['style:name'] ?? '';
  const parent = styleId(family, attributes['style:parent-style-name']);
  const style = newOdtStyle((attributes['style:display-name'] ?? name).replaceAll('_20_', ' '), parent);
  const level = Number(attributes['style:default-outline-level'] ?? Number.NaN);
  if (level >= 1) style.outline = level - 1;
  styles.set(styleId(family, name), style);
  return style;
}

/** Adds the styles of one part (`styles.xml`, `content.xml`) to those known; defaults of paragraphs are under the empty id. */
export function addStyles(styles: Map<string, OdtStyle>, xml: string): void {
  let style: OdtStyle | undefined;
  for (const event of xmlEvents(xml)) {
    if (event.type === 'text') continue;
    const { name } = event;
    const attributes = event.type === 'open' ? event.attributes : {};
    if (name === 'office:body') return;
    if (event.type === 'close') {
      if (name === 'style:style' || name === 'style:default-style') style = undefined;
    } else if (name === 'style:style') style = startStyle(styles, attributes);
    else if (name === 'style:default-style') {
      style = newOdtStyle('', '');
      if (attributes['style:family'] === 'paragraph') styles.set('', style);
    } else if (!style) continue;
    else if (name === 'style:text-properties') applyText(style, attributes);
    if (style && name.endsWith('-properties')) {
      style.ground = groundOf(attributes) ?? style.ground;
      style.behind ||= attributes['style:run-through'] === 'background';
    }
  }
}
