/**
 * A PDF of one page, which the engine reads before the first that somebody sent: much of what a first file takes is spent on code that
 * runs for the first time. It has what most files have: packed streams, and fonts of their own whose codes say nothing by themselves.
 */
import { zlibSync } from 'fflate';
import { anyFont, GLYPH_WIDTH } from './any-font.ts';

const HEIGHT = 842;
const LINES = 36;
const LEADING = 20;
const SITE = 'https://molino.example/irma';

const LETTERS = ' ,-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const hex = (code: number) => code.toString(16).padStart(4, '0');
/** A text in the codes of the fonts: the place of each letter among all. */
const coded = (text: string) => `<${[...text].map((letter) => hex(LETTERS.indexOf(letter) + 1)).join('')}>`;

/** A page in two columns with a bar, rules, and two faces. */
function page(): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const y = HEIGHT - 60 - LEADING * index;
    const face = index % 4 === 0 ? '/B 12 Tf' : '/F 10 Tf';
    return [
      `BT ${face} 1 0 0 1 40 ${y} Tm [${coded('Molinera')} -250 ${coded(`${2000 + index} - ${2001 + index}`)}] TJ ET`,
      `BT ${face} 1 0 0 1 250 ${y} Tm ${coded('Molino La Tuerca Azul, Lugo')} Tj 0 -9 Td ${coded('Molienda de trigo y centeno')} Tj ET`,
      `q 0.5 w 40 ${y - 12} m 180 ${y - 12} l S Q`,
    ].join('\n');
  });
  return ['q 0.2 0.3 0.4 rg 0 0 20 842 re f Q', ...lines].join('\n');
}

/** Which letters the codes are. */
function toUnicode(): string {
  const pairs = [...LETTERS].map((letter, at) => `<${hex(at + 1)}> <${hex(letter.charCodeAt(0))}>`);
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    `${pairs.length} beginbfchar`,
    ...pairs,
    'endbfchar endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** One character for each byte. */
const plain = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const stream = (bytes: Uint8Array) => {
  const packed = zlibSync(bytes);
  return `<</Filter/FlateDecode/Length ${packed.length}/Length1 ${bytes.length}>>stream\n${plain(packed)}\nendstream`;
};
const packedText = (text: string) => stream(new TextEncoder().encode(text));

/** The objects of one face: what pages name, what its codes draw, how it looks, and its letters. */
function font(name: string, first: number): string[] {
  return [
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${first + 1} 0 R]/ToUnicode ${first + 4} 0 R>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/CIDToGIDMap/Identity/DW ${GLYPH_WIDTH}/FontDescriptor ${first + 2} 0 R>>`,
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile2 ${first + 3} 0 R>>`,
    stream(anyFont(LETTERS.length + 1)),
    packedText(toUnicode()),
  ];
}

const PLAIN = 6;
const BOLD = 11;

function objects(): string[] {
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${HEIGHT}]/Contents 4 0 R/Annots[5 0 R]/Resources<</Font<</F ${PLAIN} 0 R/B ${BOLD} 0 R>>>>>>`,
    packedText(page()),
    `<</Type/Annot/Subtype/Link/Rect[40 780 200 800]/Border[0 0 0]/A<</S/URI/URI(${SITE})>>>>`,
    ...font('AAAAAA+Molino', PLAIN),
    ...font('BAAAAA+Molino-Bold', BOLD),
  ];
}

/** The bytes of the file, whose table says where each object stands. */
export function anyPdf(): Uint8Array {
  const all = objects();
  const starts: number[] = [];
  let text = '%PDF-1.4\n';
  for (const [index, object] of all.entries()) {
    starts.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>`;
  return Uint8Array.from(`${text}${table}\nstartxref\n${text.length}\n%%EOF`, (character) => character.charCodeAt(0));
}
