/**
 * Whatever people type comes back from a real XML parser.
 *
 * @vitest-environment jsdom
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cdata, XML_DECLARATION, xmlSafe, xmlText } from '../../../lambdas/site/xml.ts';
import { parseXml } from './parse-xml.ts';

const HOSTILE = [
  '<',
  '>',
  '&',
  ']]>',
  ']]',
  '"',
  "'",
  '\u0000',
  '\u000b',
  '\ufffe',
  '\r\n',
  '\r',
  '\t',
  '&lt;',
  '<!--',
];
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...HOSTILE, 'Ñandú', '🧑‍🍳', ' '), { maxLength: 20 }).map((parts) => parts.join('')),
);

const read = (content: string) => parseXml(`${XML_DECLARATION}<a>${content}</a>`).textContent;

describe('a text in XML', () => {
  test('comes back from between tags as it was, line ends included', () => {
    fc.assert(fc.property(texts, (text) => read(xmlText(text)) === xmlSafe(text)));
  });

  test('comes back from CDATA as it was, with line feeds for line ends', () => {
    fc.assert(fc.property(texts, (text) => read(cdata(text)) === xmlSafe(text).replace(/\r\n?/g, '\n')));
  });

  test('comes back from an attribute', () => {
    const value = (text: string) => parseXml(`<a b="${xmlText(text)}"/>`).getAttribute('b');
    fc.assert(fc.property(fc.string(), (text) => value(text) === text));
  });

  test('loses what XML cannot hold and nothing else', () => {
    expect(xmlSafe('a\u0000b\u0008c\u001fd\ufffee\uffff\tf\ng')).toBe('abcde\tf\ng');
    expect(xmlSafe('half \ud83e of a cook 🧑‍🍳')).toBe('half \ufffd of a cook 🧑‍🍳');
  });
});
