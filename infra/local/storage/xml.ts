/** The minimal XML that S3 responses need. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** One element: a string or number is escaped as text, a list of elements is put inside as it is. */
export function element(name: string, content: string | number | boolean | string[]): string {
  const inner = Array.isArray(content) ? content.join('') : escapeText(String(content));
  return `<${name}>${inner}</${name}>`;
}

/** A whole S3 answer with declaration and namespace around the given elements. */
export function xmlDocument(root: string, elements: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${elements.join('')}</${root}>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? character);
}
