/** Turns the characters a file holds into the ones a person sees: no icons, no ligatures, no controls. */

const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Spacing accents that LaTeX draws beside the letter, with the combining mark they stand for. */
const LOOSE_ACCENTS: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  '˜': '\u0303',
  ˆ: '\u0302',
};

/** Symbol-font bullets live in the private-use area; icons do too and mean nothing as text. */
const PRIVATE_BULLETS = /[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf06c\uf06e\uf0a8]/g;
const PRIVATE_USE = /[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu;
const UNSEEN = /(?![\t\n\r\u00ad])[\p{Cc}\p{Cf}\ufffd]/gu;
const PLAIN = /^[\t\n\r\x20-\x7e]*$/;

function joinAccents(text: string): string {
  if (!/[´`¨˜ˆ]/.test(text)) return text;
  return text.replace(/([´`¨˜ˆ]) ?([aeiounAEIOUNı])/g, (_, accent: string, letter: string) =>
    `${letter === 'ı' ? 'i' : letter}${LOOSE_ACCENTS[accent] ?? ''}`.normalize('NFC'),
  );
}

/**
 * The text without private-use icons, ligatures, control and zero-width characters, in composed form; every kind of
 * space becomes a blank. Tabs and line ends stay, and so do soft hyphens, which `assemble` needs to join words.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const visible = text
    .toWellFormed()
    .replace(PRIVATE_BULLETS, '•')
    .replace(PRIVATE_USE, ' ')
    .replace(UNSEEN, '')
    .replace(/[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g, ' ')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature);
  return joinAccents(visible).normalize('NFC');
}
