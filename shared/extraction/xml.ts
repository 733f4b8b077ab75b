/** A walker over XML that knows tags, text and the five named entities, and nothing that could reach outside. */

/** One step of the walk; `name` keeps its prefix (`w:p`). A self-closing tag gives an `open` and a `close`. */
export type XmlEvent =
  | { type: 'open'; name: string; attributes: Record<string, string> }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function codePoint(digits: string, base: number): string {
  const code = Number.parseInt(digits, base);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (hex) return codePoint(hex, 16);
    if (decimal) return codePoint(decimal, 10);
    return NAMED[name] ?? whole;
  });
}

function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single] of tag.matchAll(
    /(?<![\w:.-])([\w:.-]{1,100})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (name) attributes[name] = unescaped(double ?? single ?? '');
  }
  return attributes;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+/gi;

/** Walks a document in order. Comments, instructions and document types are passed over; entities they define stay unread. */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  for (const match of xml.matchAll(TOKEN)) {
    const [whole, cdata, closing, name, rest = ''] = match;
    if (cdata !== undefined) yield { type: 'text', text: cdata };
    else if (name === undefined) {
      if (!whole.startsWith('<')) yield { type: 'text', text: unescaped(whole) };
    } else if (closing) yield { type: 'close', name };
    else {
      yield { type: 'open', name, attributes: attributesOf(rest) };
      if (rest.endsWith('/')) yield { type: 'close', name };
    }
  }
}
