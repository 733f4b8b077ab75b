/** Decodes the single-byte texts of RTF and old Word files by the code pages and font character sets that they name. */

/** Windows code pages that every `TextDecoder` knows; Macintosh files name 10000. */
const LABELS: Record<number, string> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** Code pages of the character sets that fonts declare (`\fcharset`); 2 is a symbol font. */
const CHARACTER_SETS: Record<number, number> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** The upper half of DOS's Western page, which no `TextDecoder` knows; 437 differs in nothing that resumes hold. */
const DOS_WESTERN =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

function decodeDos(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : DOS_WESTERN[byte - 128])).join('');
}

const decoders = new Map<string, TextDecoder>();

/** The text of bytes in a Windows code page; unknown ones are read as Western. */
export function decodeCodePage(bytes: Uint8Array, codePage: number): string {
  if (codePage === 437 || codePage === 850) return decodeDos(bytes);
  const label = LABELS[codePage] ?? 'windows-1252';
  const decoder = decoders.get(label) ?? new TextDecoder(label);
  decoders.set(label, decoder);
  return decoder.decode(bytes);
}

/** The code page of a font's character set; undefined where the document's own holds. */
export function codePageOfCharacterSet(characterSet: number): number | undefined {
  return CHARACTER_SETS[characterSet];
}
