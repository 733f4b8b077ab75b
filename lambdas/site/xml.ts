/** Escapes user text for XML so that every parser accepts it. */

/** What XML 1.0 allows nowhere, not even escaped: control characters and the two non-characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** A text without what XML cannot hold; half a surrogate pair becomes U+FFFD. */
export function xmlSafe(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '');
}

/** A text between tags. */
export function xmlText(text: string): string {
  return xmlSafe(text).replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? character);
}

/** A text as CDATA; `]]>` inside is split over two sections. Parsers read line ends of any kind as a line feed. */
export function cdata(text: string): string {
  return `<![CDATA[${xmlSafe(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
