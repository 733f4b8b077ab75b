/** Reads what the styles of a Word document say. */
import { colourOf, type Ground } from './concealed.ts';
import { newStyle, type Style } from './flow-styles.ts';
import { xmlEvents } from './xml.ts';

const OFF = ['0', 'false', 'off', 'none'];

/** The colour that `w:shd` fills with; null where it leaves the ground as it is. */
export function shadeOf(attributes: Record<string, string>): Ground | null {
  const fill = colourOf(attributes['w:fill']);
  const isPlain = ['clear', 'nil', undefined].includes(attributes['w:val']);
  return isPlain ? fill : 'unknown';
}

/** The styles of `word/styles.xml` by id; document defaults are under the empty id. */
export function stylesOf(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style = newStyle();
  let ofTable = 0;
  styles.set('', style);
  for (const event of xmlEvents(xml)) {
    if (event.type === 'close' && event.name === 'w:tblStylePr') ofTable -= 1;
    if (event.type !== 'open') continue;
    const value = event.attributes['w:val'] ?? '';
    if (event.name === 'w:style') {
      style = newStyle();
      styles.set(event.attributes['w:styleId'] ?? '?', style);
    } else if (event.name === 'w:tblStylePr') ofTable += 1;
    else if (ofTable > 0) continue;
    else if (event.name === 'w:name') style.name = value;
    else if (event.name === 'w:basedOn') style.parent = value;
    else if (event.name === 'w:outlineLvl') style.outline = Number(value);
    else if (event.name === 'w:b') style.bold = !OFF.includes(value);
    else if (event.name === 'w:sz') style.size = Number(value) / 2 || null;
    else if (event.name === 'w:vanish') style.hidden = !OFF.includes(value);
    else if (event.name === 'w:color') style.colour = colourOf(value);
    else if (event.name === 'w:shd') style.ground = shadeOf(event.attributes) ?? style.ground;
  }
  return styles;
}
