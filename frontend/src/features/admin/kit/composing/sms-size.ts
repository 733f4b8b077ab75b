/** How an SMS travels: which alphabet it needs, and in how many parts (3GPP TS 23.038 and 23.040). */

/** The 7-bit alphabet without its line feed and its extensions. */
const GSM7 =
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà\n\r';
/** Sent with an escape before them, so that each takes two places. */
const GSM7_EXTENSIONS = '^{}\\[~]|€\f';

/** Places of a message in one part, and of each part of a longer one: the rest says how the parts belong together. */
const PLACES = { gsm7: { alone: 160, joined: 153 }, ucs2: { alone: 70, joined: 67 } } as const;

export interface SmsSize {
  alphabet: keyof typeof PLACES;
  /** Places taken, by which parts are counted. */
  used: number;
  parts: number;
  /** Places of one part, given how many there are. */
  perPart: number;
  /** Characters that the short alphabet lacks, each once, in their order. */
  foreign: string[];
}

const widthIn = (alphabet: SmsSize['alphabet'], char: string): number => {
  if (alphabet === 'ucs2') return char.length;
  return GSM7_EXTENSIONS.includes(char) ? 2 : 1;
};

/** A character that takes two places never sits in two parts. */
function partsOf(widths: readonly number[], perPart: number): number {
  let parts = 1;
  let taken = 0;
  for (const width of widths) {
    if (taken + width > perPart) {
      parts += 1;
      taken = 0;
    }
    taken += width;
  }
  return parts;
}

/** An empty text takes no part. */
export function smsSize(text: string): SmsSize {
  const chars = [...text];
  const foreign = [...new Set(chars.filter((char) => !GSM7.includes(char) && !GSM7_EXTENSIONS.includes(char)))];
  const alphabet = foreign.length > 0 ? 'ucs2' : 'gsm7';
  const widths = chars.map((char) => widthIn(alphabet, char));
  const used = widths.reduce((sum, width) => sum + width, 0);
  const { alone, joined } = PLACES[alphabet];
  if (used <= alone) return { alphabet, used, parts: used > 0 ? 1 : 0, perPart: alone, foreign };
  return { alphabet, used, parts: partsOf(widths, joined), perPart: joined, foreign };
}
